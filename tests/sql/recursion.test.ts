import { expect, it } from 'vitest'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

const schema = 'CREATE TABLE t (a INT);'

const compare = (before: string, after: string, databases: number) =>
  compareTexts(engine, { schema, before, after }, { databases, seed: 1 })

it('comparison stops an endless recursion', async () => {
  const endless = 'WITH RECURSIVE r AS (SELECT a FROM t UNION ALL SELECT a FROM r) SELECT * FROM r'
  await expect(compare(endless, endless, 3)).rejects.toThrow(
    'the recursion has not ended after 8 MB of intermediate rows',
  )
})

it('a recursion of 20,000 rows, which fill more than the memory for them, is not taken for one that does not end', async () => {
  const series = (rows: string) => `${rows} SELECT i FROM n WHERE i IN (SELECT a FROM t)`
  const { counterexample, result } = await compare(
    series('WITH n AS (SELECT i FROM generate_series(1, 20000) AS g (i))'),
    series('WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)'),
    20,
  )
  expect(counterexample).toBeUndefined()
  expect(result.compared).toBe(20)
})

it('a second statement whose recursion does not end differs from one that ends', async () => {
  const recursion = (union: string) =>
    `WITH RECURSIVE r AS (SELECT a FROM t UNION ${union} SELECT a FROM r) SELECT count(*) FROM r`
  const { counterexample, result } = await compare(recursion(''), recursion('ALL'), 200)
  expect(counterexample?.rows).toBe(1)
  expect(counterexample?.after).toEqual({ error: 'the recursion has not ended after 8 MB of intermediate rows' })
  expect(result.raised).toBe(0)
})
