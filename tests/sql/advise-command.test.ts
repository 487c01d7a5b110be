import { describe, expect, it } from 'vitest'
import { filesIn, runScript } from './run-script'

const file = filesIn('advise')
const advise = runScript('scripts/sql/advise.ts')

const schema = file('schema.sql', 'CREATE TABLE t (id integer PRIMARY KEY, a integer, b integer);\n')
const queries = file('queries.sql', 'SELECT * FROM t WHERE a = 1 AND b > 2;\n')
const statistics = file(
  'statistics.sql',
  `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 't', 'relpages', '9000'::integer, 'reltuples', '1000000'::real);
SELECT pg_restore_attribute_stats('schemaname', 'public', 'relname', 't', 'attname', 'a', 'inherited', 'f'::boolean, 'null_frac', '0'::real, 'avg_width', '4'::integer, 'n_distinct', '50000'::real);\n`,
)

describe('npm run advise', () => {
  it('prints indexes with their costs', async () => {
    const { code, out } = await advise(schema, statistics, queries)
    expect(out).toContain('CREATE INDEX CONCURRENTLY t_a')
    expect(out).toMatch(/^Cost of all statements: [\d,]+ → [\d.]+ with 1 indexes/)
    expect(code).toBe(0)
  })

  it('prints candidates without costs if there are no statistics, and says so', async () => {
    const { out } = await advise(schema, queries)
    expect(out).toContain('CREATE INDEX CONCURRENTLY t_a_b_idx ON t (a, b);')
    expect(out).toContain('rules alone')
  })

  it('prints JSON, the query for the statistics, and its usage', async () => {
    const { out } = await advise(schema, queries, '--json')
    expect(JSON.parse(out)).toHaveProperty('isCosted', false)
    expect((await advise('--statistics-query')).out).toContain('FROM pg_stats')
    expect((await advise(schema)).code).toBe(2)
  })
})
