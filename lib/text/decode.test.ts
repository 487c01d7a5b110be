import { expect, it } from 'vitest'
import { decodeSafely } from './decode'

it('decodeSafely returns a broken percent escape unchanged', () => {
  expect(decodeSafely('%E4%B8%AD')).toBe('中')
  expect(decodeSafely('%E4%A')).toBe('%E4%A')
})
