import { expect, it, vi } from 'vitest'
import { memoize } from './memoize'

it('does the work for a key once, and again only after it has failed', async () => {
  const work = vi.fn(async (key: string) => (work.mock.calls.length === 1 ? Promise.reject(new Error('no')) : key))
  const read = memoize(work)
  await expect(read('a')).rejects.toThrow('no')
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a', 'a'])
  expect(work).toHaveBeenCalledTimes(2)
})

it('takes inputs for one that have one key', async () => {
  const work = vi.fn(async ({ length }: readonly number[]) => length)
  const read = memoize(work, (numbers) => numbers.join())
  expect(await Promise.all([read([1, 2]), read([1, 2])])).toEqual([2, 2])
  expect(work).toHaveBeenCalledTimes(1)
})
