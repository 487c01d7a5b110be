import { expect, it } from 'vitest'
import { positionAt } from './position-at'

it.each([
  [0, { line: 1, column: 1 }],
  [1, { line: 1, column: 2 }],
  [2, { line: 2, column: 1 }],
  [3, { line: 2, column: 2 }],
])('the position of character %i in a text is %j', (offset, place) => {
  expect(positionAt('a\nbc', offset)).toEqual(place)
})
