import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { forEachLimited } from './for-each-limited'

it('forEachLimited works on every item, on no more than the limit at the same time', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await setImmediate()
    running--
    done.push(item)
  })
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2])
})

it('forEachLimited rejects when the work on an item rejects', async () => {
  const fail = () => Promise.reject(new Error('disk full'))
  await expect(forEachLimited(['a'], 3, fail)).rejects.toThrow('disk full')
})
