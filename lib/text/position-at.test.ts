import { expect, it } from 'vitest'
import { positionAt } from './position-at'

it.each([
  [0, { line: 1, column: 1 }],
  [1, { line: 1, column: 2 }],
  [2, { line: 2, column: 1 }],
  [3, { line: 2, column: 2 }],
])('a text’s character %i stands at %j', (offset, place) => {
  expect(positionAt('a\nbc', offset)).toEqual(place)
})
