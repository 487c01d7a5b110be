import { expect, it } from 'vitest'
import type { SqlPair, SqlStatement } from '../mdx/plugins/sql'
import type { FenceDialect } from '../mdx/sql-fence'
import { batchesOf, type Job } from './work'

const statement = (schema: string, sql = '', dialect: FenceDialect = 'postgresql'): Job => ({
  type: 'statement',
  schema,
  statement: { sql, flags: { dialect } } as SqlStatement,
})
const pair = (component: SqlPair['component'], setup = ''): Job => ({
  type: 'pair',
  pair: { component } as SqlPair,
  setup,
  fixture: { schema: '', volume: '' },
})

it('all plans are one batch, each rewrite is a batch, and statements are batched by schema', () => {
  const [a1, b, a2] = [statement('a', '1'), statement('b'), statement('a', '2')]
  const [rewrite1, plan1, rewrite2, plan2] = [pair('Rewrite'), pair('Plan'), pair('Rewrite'), pair('Plan')]
  expect(batchesOf([a1, rewrite1, b, plan1, a2, rewrite2, plan2])).toEqual([
    [plan1, plan2],
    [rewrite1],
    [rewrite2],
    [a1, a2],
    [b],
  ])
})

it('plans with the same tables follow each other, those whose setup changes no rows first', () => {
  const filled = 'CREATE TABLE u (a INT); INSERT INTO u VALUES (1);'
  const [index, own, none, same] = [
    pair('Plan', 'CREATE INDEX i ON t (a);'),
    pair('Plan', filled),
    pair('Plan'),
    pair('Plan', filled),
  ]
  expect(batchesOf([index, own, none, pair('Plan', 'UPDATE t SET a = 1;'), same])[0]).toEqual([
    index,
    none,
    own,
    same,
    pair('Plan', 'UPDATE t SET a = 1;'),
  ])
})

it('statements are batched by dialect, and those that cannot be translated with PostgreSQL’s', () => {
  const [a1, mysql1, a2, tdsql] = [
    statement('a', '1'),
    statement('a', '1', 'mysql'),
    statement('a', '2'),
    statement('a', '1', 'tdsql'),
  ]
  expect(batchesOf([a1, mysql1, a2, tdsql])).toEqual([[a1, a2, tdsql], [mysql1]])
})

it('many statements of one schema are divided into several batches', () => {
  const jobs = Array.from({ length: 101 }, (_, index) => statement('a', String(index)))
  expect(batchesOf(jobs).map(({ length }) => length)).toEqual([50, 50, 1])
  expect(batchesOf(jobs).flat()).toEqual(jobs)
})
