import { expect, it } from 'vitest'
import { openNodeEngine } from '@/lib/sql/engine/node-engine'
import { compareTexts } from '@/lib/sql/session'

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
  const crashed = 'PostgreSQL crashed and does not answer any more'
  await expect(compare('SELECT a FROM t', 'SELECT a FROM t WHERE f(a) = 1')).rejects.toThrow(crashed)
  await expect(compare('SELECT a FROM t', 'SELECT a + 1 FROM t')).rejects.toThrow(crashed)
  await engine.close()
})
