import { expect, it } from 'vitest'
import { packPlans, unpackPlans } from './address'
import { hashJoin, mysqlTree } from './test-plans'

it('plans are packed into an address that needs no escaping, and unpacked from it', async () => {
  const hash = await packPlans([hashJoin, '查询计划 → 🌳'])
  expect(hash).toMatch(/^#plan=[\w-]+$/)
  expect(await unpackPlans(hash)).toEqual([hashJoin, '查询计划 → 🌳'])
  expect((await packPlans([mysqlTree])).length).toBeLessThan(mysqlTree.length)
})

it.each(['', '#section', '#plan=', '#plan=%%%', '#plan=AAAA', '#plan=q1YqSS0uUbJSMjQ0'])(
  'the address %j holds no plans',
  async (hash) => {
    expect(await unpackPlans(hash)).toBeUndefined()
  },
)

it('an address that unpacks to far more than a plan may have is refused', async () => {
  expect(await unpackPlans(await packPlans(['x'.repeat(9_000_000)]))).toBeUndefined()
})

it('an address with something else than one or two texts is refused', async () => {
  expect(await unpackPlans(await packPlans(['a', 'b', 'c']))).toBeUndefined()
  expect(await unpackPlans(await packPlans([1 as unknown as string]))).toBeUndefined()
})
