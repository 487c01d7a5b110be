import { expect, it } from 'vitest'
import { packPlans, unpackPlans } from './address'
import { hashJoin, mysqlTree } from './test-plans'

it('plans are encoded in a URL hash that needs no escaping, and decoded from it', async () => {
  const hash = await packPlans([hashJoin, '查询计划 → 🌳'])
  expect(hash).toMatch(/^#plan=[\w-]+$/)
  expect(await unpackPlans(hash)).toEqual([hashJoin, '查询计划 → 🌳'])
  expect((await packPlans([mysqlTree])).length).toBeLessThan(mysqlTree.length)
})

it.each(['', '#section', '#plan=', '#plan=%%%', '#plan=AAAA', '#plan=q1YqSS0uUbJSMjQ0'])(
  'the hash %j contains no plans',
  async (hash) => {
    expect(await unpackPlans(hash)).toBeUndefined()
  },
)

it('a hash whose decoded text exceeds the maximum size of plans is rejected', async () => {
  expect(await unpackPlans(await packPlans(['x'.repeat(9_000_000)]))).toBeUndefined()
})

it('a hash with anything other than one or two texts is rejected', async () => {
  expect(await unpackPlans(await packPlans(['a', 'b', 'c']))).toBeUndefined()
  expect(await unpackPlans(await packPlans([1 as unknown as string]))).toBeUndefined()
})
