import { describe, expect, it } from 'vitest'
import type { AdvisorDialect } from './dialect'
import { AdvisorSession } from './session'

const options = { factor: 1, maxIndexes: 5, maxRanked: 6 }

/** Returns the names of tables that a result without costs reports as unknown. */
async function unknownTables(queries: string, schema: string, dialect: AdvisorDialect = 'postgresql') {
  const input = { dialect, schema, statistics: '', settings: '', queries }
  const { notes } = await new AdvisorSession(() => expect.unreachable()).run(input, options)
  return notes.find(({ id }) => id === 'unknownTables')?.values.names
}

describe('advice without statistics', () => {
  const schema = 'CREATE TABLE t (a int); CREATE VIEW v AS SELECT a FROM gone;'

  it('names the tables of the queries that the schema does not have, each once', async () => {
    expect(await unknownTables('SELECT a FROM u JOIN t USING (a); UPDATE w SET a = 1; SELECT 1 FROM u', schema)).toBe(
      'u, w',
    )
    expect(await unknownTables('SELECT a FROM u WHERE b = 1', schema, 'mysql')).toBe('u')
  })

  it('names the unknown table of a view', async () => {
    expect(await unknownTables('SELECT a FROM v', schema)).toBe('gone')
  })

  it('names no table of the schema, common table expression, function or system catalog', async () => {
    const query =
      'WITH c AS (SELECT a FROM T) SELECT 1 FROM c, generate_series(1, 2), pg_class, information_schema.tables'
    expect(await unknownTables(query, schema)).toBeUndefined()
    expect(await unknownTables('SELECT 1 FROM dual', 'CREATE TABLE t (a int)', 'mysql')).toBeUndefined()
  })

  it('names no tables if the schema has none, which is said instead', async () => {
    expect(await unknownTables('SELECT a FROM u', '')).toBeUndefined()
  })
})
