import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packHash, unpackHash } from './packed-hash'

const plan = 'Seq Scan on orders  (cost=0.00..3280438.00 rows=82 width=107)\n'.repeat(20)

it('a value is encoded in a URL hash that needs no escaping, and decoded from it', async () => {
  const hash = await packHash('#plan=', [plan, '查询计划 → 🌳'])
  expect(hash).toMatch(/^#plan=[\w-]+$/)
  expect(await unpackHash('#plan=', hash)).toEqual([plan, '查询计划 → 🌳'])
  expect(hash.length).toBeLessThan(plan.length)
})

it.each(['', '#section', '#plan=', '#plan=%%%', '#plan=AAAA', '#plan=q1YqSS0uUbJSMjQ0', '#sql=i0YCAA'])(
  'the hash %j contains no value',
  async (hash) => {
    expect(await unpackHash('#plan=', hash)).toBeUndefined()
  },
)

it('a hash whose decoded value exceeds the maximum size is rejected', async () => {
  const number = deflateRawSync(Buffer.alloc(33_000_000, '1')).toString('base64url')
  expect(await unpackHash('#plan=', `#plan=${number}`)).toBeUndefined()
})
