import { expect, it } from 'vitest'
import { decodeSafely } from './decode'

it('a broken percent escape stays as typed', () => {
  expect(decodeSafely('%E4%B8%AD')).toBe('中')
  expect(decodeSafely('%E4%A')).toBe('%E4%A')
})
