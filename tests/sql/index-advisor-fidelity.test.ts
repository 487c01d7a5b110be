import { beforeAll, describe, expect, it } from 'vitest'
import { readStatistics } from '@/lib/index-advisor/input/statistics'
import { statisticsQuery } from '@/lib/index-advisor/input/statistics-query'
import { Planner } from '@/lib/index-advisor/planner/planner'
import { engine, removeDialect } from './engine'

beforeAll(removeDialect)

/** Tables as they are after real rows were written, which the planner reads from the files. */
const schema = [
  `CREATE TABLE customer (id int PRIMARY KEY, name text NOT NULL, segment char(10), balance numeric(12,2))`,
  `CREATE TABLE orders (id bigint PRIMARY KEY, customer_id int REFERENCES customer, status char(1), total numeric(12,2), placed date, note text)`,
  `CREATE INDEX orders_placed ON orders (placed)`,
  `CREATE INDEX orders_status ON orders (status, customer_id)`,
]

const rows = `
INSERT INTO customer SELECT n, 'Customer#' || n, (ARRAY['BUILDING', 'MACHINERY', 'FURNITURE'])[1 + n % 3], n * 7.5 FROM generate_series(1, 2000) n;
INSERT INTO orders SELECT n, 1 + n * 7919 % 2000, (ARRAY['O', 'F', 'P'])[1 + n % 3], n % 1000 * 1.25, date '2024-01-01' + n * 31 % 700, repeat('x', n % 40)
  FROM generate_series(1, 40000) n;`

const queries = [
  `SELECT * FROM orders WHERE id = 77`,
  `SELECT * FROM orders WHERE status = 'F' AND customer_id = 9`,
  `SELECT count(*) FROM orders WHERE placed BETWEEN '2024-03-01' AND '2024-03-07'`,
  `SELECT status, sum(total) FROM orders GROUP BY status`,
  `SELECT * FROM orders ORDER BY placed DESC LIMIT 10`,
  `SELECT c.name, o.total FROM orders o JOIN customer c ON c.id = o.customer_id WHERE o.placed = '2024-05-05'`,
  `SELECT c.name FROM customer c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.total > 1200)`,
  `SELECT c.id, count(*) FROM customer c LEFT JOIN orders o ON o.customer_id = c.id AND o.status = 'O' GROUP BY c.id`,
  `SELECT * FROM orders WHERE note = 'xxx' OR total < 2`,
  `DELETE FROM orders WHERE customer_id = 3 AND status = 'P'`,
].map((text) => ({ text, hasParameters: false }))

async function open(statistics: string) {
  const { planner } = await Planner.open(engine, {
    statements: schema,
    statistics: readStatistics(statistics),
    settings: [],
    collation: 'C',
    candidates: [],
    rangeOnly: new Set(),
    tables: [{ name: 'orders' }, { name: 'customer' }],
  })
  return planner
}

/** The nodes of a plan without its numbers. */
function shape(json: string): string[] {
  return [...json.matchAll(/"(?:Node Type|Index Name|Relation Name)": "([^"]+)"/g)].map(([, name]) => name ?? '')
}

describe('the planner without rows', () => {
  it('chooses the plans of filled tables, at costs within 1 %, from the statistics alone', async () => {
    const filled = await open('')
    await engine.run(rows)
    await engine.run('VACUUM ANALYZE')
    const real = []
    for (const query of queries) real.push(await filled.explain(query, new Set()))
    const [result] = await engine.run(statisticsQuery({ withValues: true }))
    const planner = await open(result?.rows.map(([line]) => line).join('\n') ?? '')
    for (const [at, query] of queries.entries()) {
      const plan = await planner.explain(query, new Set())
      expect(shape(plan.json), query.text).toEqual(shape(real[at]?.json ?? ''))
      expect(
        Math.abs(plan.cost / (real[at]?.cost ?? 0) - 1),
        `${query.text}: ${plan.cost}, ${real[at]?.cost}`,
      ).toBeLessThan(0.01)
    }
  })
})
