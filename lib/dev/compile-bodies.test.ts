import { expect, it } from 'vitest'
import { shouldUseThreads } from './compile-bodies'

it.each([
  [1, 99_999, false],
  [1, 100_000, true],
  [2, 50_000, true],
  [9, 10, false],
  [10, 10, true],
])('%i bodies with %i characters each are compiled in worker threads: %s', (count, length, expected) => {
  expect(shouldUseThreads(Array.from({ length: count }, () => ({ body: 'x'.repeat(length) })))).toBe(expected)
})
