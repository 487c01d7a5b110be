import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SqlStatement } from '../mdx/plugins/sql'
import { examplesOf, tableStatements } from './sql-examples'

const script = readFileSync('content/sql/tpch.sql', 'utf8')
const flags = { dialect: 'postgresql', setup: false, fragment: false, parsed: false } as const
const statement = (sql: string, rest: Partial<SqlStatement> = {}): SqlStatement => {
  return { sql, flags, line: 1, column: 1, example: 'a', ...rest }
}
const examplesFor = (...statements: SqlStatement[]) => examplesOf([{ statements, pairs: [] }], script)
const tablesFor = (sql: string, rest?: Partial<SqlStatement>) => examplesFor(statement(sql, rest)).a?.tables

describe('the SQL examples of pages', () => {
  it('an example has the tables that it mentions, their parents, and those of its indexes', () => {
    expect(tablesFor('SELECT 1')).toEqual([])
    expect(tablesFor('SELECT n_name FROM nation')).toEqual(['region', 'nation'])
    expect(tablesFor('DROP INDEX idx_orders_cust')).toEqual(['region', 'nation', 'customer', 'orders'])
  })

  it('an example that creates a table does not get it, and one that asks the catalogues gets all', () => {
    expect(tablesFor('CREATE TABLE region (a INT)')).toEqual([])
    expect(tablesFor('SELECT relname FROM pg_class')).toHaveLength(8)
  })

  it('an example that violates a foreign key gets the tables that refer to its rows', () => {
    expect(tablesFor('DELETE FROM region', { flags: { ...flags, fails: 'violates foreign key' } })).toHaveLength(8)
  })

  it('an example has the setup of its page and says whether it needs more rows', () => {
    const setup = statement('CREATE TABLE t ();', { flags: { ...flags, setup: true }, example: 'b' })
    expect(examplesFor(setup, statement('TABLE t', { isInPlan: true }))).toEqual({
      a: { sql: 'TABLE t', tables: [], setup: 'CREATE TABLE t ();\n;', hasVolume: true },
      b: { sql: 'CREATE TABLE t ();', tables: [] },
    })
  })

  it('a script is split into the statements of its tables', () => {
    const lines = 'CREATE TABLE t (a INT, b INT);\nCREATE INDEX i ON t (a);\n-- rows\nINSERT INTO t VALUES (1, 2);\n'
    expect(tableStatements(lines)).toEqual([
      ['t', 'CREATE TABLE t (\n  a INT,\n  b INT\n);'],
      ['t', 'CREATE INDEX i ON t (a);'],
      ['t', 'INSERT INTO t VALUES (1, 2);'],
    ])
  })
})
