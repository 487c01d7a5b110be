import { expect, it, vi } from 'vitest'
import { memoize } from './memoize'

it('memoize calls the function once for a key, and again only after a failure', async () => {
  const work = vi.fn(async (key: string) => (work.mock.calls.length === 1 ? Promise.reject(new Error('no')) : key))
  const read = memoize(work)
  await expect(read('a')).rejects.toThrow('no')
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a', 'a'])
  expect(work).toHaveBeenCalledTimes(2)
})

it('memoize treats inputs with one key as equal', async () => {
  const work = vi.fn(async ({ length }: readonly number[]) => length)
  const read = memoize(work, (numbers) => numbers.join())
  expect(await Promise.all([read([1, 2]), read([1, 2])])).toEqual([2, 2])
  expect(work).toHaveBeenCalledTimes(1)
})
