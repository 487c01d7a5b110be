import { expect, it } from 'vitest'
import { openNodeEngine } from '@/lib/sql/engine/node-engine'
import { runScript } from '@/lib/sql-run/run-script'
import { compareTexts } from '@/lib/sql/session'
import type { SqlStatement } from '@/lib/mdx/plugins/sql'
import { work, type Job } from '@/lib/sql-docs/work'

it.each([
  ['SQL', `LANGUAGE sql AS 'SELECT CASE WHEN n > 0 THEN f(n + 1) END'`],
  ['PL/pgSQL', `LANGUAGE plpgsql AS 'BEGIN RETURN f(n + 1); END'`],
])('a function in %s that calls itself without end does not make statements equal', async (_language, body) => {
  const engine = await openNodeEngine()
  const schema = `CREATE TABLE t (a INT);
    CREATE FUNCTION f(n INT) RETURNS INT LANGUAGE sql AS 'SELECT n';
    CREATE OR REPLACE FUNCTION f(n INT) RETURNS INT ${body};`
  const compare = (before: string, after: string) =>
    compareTexts(engine, { schema, before, after }, { databases: 100, seed: 1 })
  const crashed = 'PostgreSQL has used up its stack'
  await expect(compare('SELECT a FROM t', 'SELECT a FROM t WHERE f(a) = 1')).rejects.toThrow(crashed)
  await expect(compare('SELECT a FROM t', 'SELECT a + 1 FROM t')).rejects.toThrow(crashed)
  await engine.close()
})

it.each([
  ['a function that calls itself', `SELECT f(1)`],
  ['an expression', `SELECT 1${' + 1'.repeat(30_000)}`],
  ['a chain of UNION', Array.from({ length: 20_000 }, () => 'SELECT 1').join(' UNION ALL ')],
])('%s that uses up the stack fails at its place, and the results before it stay', async (_what, sql) => {
  const engine = await openNodeEngine()
  const schema = `CREATE FUNCTION f(n INT) RETURNS INT LANGUAGE sql AS 'SELECT n';
    CREATE OR REPLACE FUNCTION f(n INT) RETURNS INT LANGUAGE sql AS 'SELECT CASE WHEN n > 0 THEN f(n + 1) END';`
  const { statements, error, skipped, isSpent } = await runScript(engine, { schema, sql: `SELECT 1; ${sql}; SELECT 2` })
  expect(statements.map(({ rows }) => rows)).toEqual([[['1']]])
  expect(error).toMatchObject({ text: 'sql', offset: 10, failure: 'stack' })
  expect([skipped, isSpent]).toEqual([1, true])
  await engine.close()
})

it('a crash for another reason than a recursion is reported as a crash', async () => {
  const engine = await openNodeEngine()
  // the engine does not have the conversion of this encoding
  const { error } = await runScript(engine, { schema: '', sql: "SET client_encoding = 'GBK'; SELECT '表'" })
  expect(error).toMatchObject({ message: 'PostgreSQL crashed', failure: 'crash' })
  await engine.close()
})

it('the check of fences reports a crash at the fence that caused it, and checks the next fence', async () => {
  const schema = `CREATE FUNCTION f(n INT) RETURNS INT LANGUAGE plpgsql AS 'BEGIN RETURN f(n + 1); END';`
  const job = (sql: string): Job => ({
    type: 'statement',
    schema,
    statement: { sql, flags: { dialect: 'postgresql' } } as SqlStatement,
  })
  expect(await work([job('SELECT f(1)'), job('SELECT 1')])).toEqual([
    { status: 'wrong', message: expect.stringContaining('a function or a trigger calls itself') as string },
    { status: 'ran' },
  ])
})
