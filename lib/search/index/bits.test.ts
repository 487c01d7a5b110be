import { expect, it } from 'vitest'
import { readBits, writeBits } from './bits'

it('a stream of bits returns the numbers that were written, whatever their ranges', () => {
  const written = [1, 2, 3, 5, 64, 1_000_000].flatMap((range) =>
    [...new Set([0, 1, range >> 1, range - 1])].filter((value) => value < range).map((value) => ({ value, range })),
  )
  const bits = writeBits()
  for (const { value, range } of written) {
    bits.number(value, range)
    bits.gamma(value + 1)
  }
  const read = readBits(bits.text())
  expect(written.map(({ range }) => ({ value: read.number(range), range, next: read.gamma() }))).toEqual(
    written.map(({ value, range }) => ({ value, range, next: value + 1 })),
  )
})

it('a number below 1 takes no bits, and one below 3 at most two', () => {
  const bits = writeBits()
  for (let count = 0; count < 100; count++) bits.number(0, 1)
  expect(bits.text()).toBe('')
  for (const value of [0, 1, 2, 0, 1]) bits.number(value, 3)
  expect(atob(bits.text())).toHaveLength(1)
})

it('a stream of bits ends with an error', () => {
  const bits = writeBits()
  bits.gamma(7)
  const read = readBits(bits.text())
  expect(read.gamma()).toBe(7)
  expect(() => read.number(1_000)).toThrow('damaged')
  expect(() => readBits('AAAA').gamma()).toThrow('damaged')
})
