import { expect, it } from 'vitest'
import { walkData } from './walk-data'

it('walkData yields a value and the values inside it, with keys of objects and indexes of lists', () => {
  expect([...walkData({ a: [1, null] })]).toEqual([
    { path: [], value: { a: [1, null] } },
    { path: ['a'], value: [1, null] },
    { path: ['a', 0], value: 1 },
    { path: ['a', 1], value: null },
  ])
})
