import { describe, expect, it } from 'vitest'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

describe('comparison of statements of Oracle', () => {
  const schema = 'CREATE TABLE t (id NUMBER PRIMARY KEY, s VARCHAR2(5), c CHAR(5), d DATE);'
  const oracle = (before: string, after: string) =>
    compareTexts(engine, { schema, before, after }, { databases: 200, seed: 1 })

  it('texts with signs of Oracle are not read as MySQL', async () => {
    const { dialect } = await oracle('SELECT id FROM t ORDER BY s', 'SELECT id FROM t ORDER BY s NULLS LAST')
    expect(dialect).toBe('oracle')
    await expect(oracle('SELECT id FROM t WHERE MONTH(d) = 1', 'SELECT id FROM t')).rejects.toThrow(
      'month is not translated from Oracle',
    )
  })

  it('NVL beside functions that Oracle does not have is MariaDB’s', async () => {
    const select = (value: string) => `SELECT ${value} FROM t`
    const texts = { schema: 'CREATE TABLE t (a INT, b INT);', before: select('NVL2(a, b, NVL(b, 0))'), after: '' }
    const after = select('IF(a IS NULL, IFNULL(b, 0), b)')
    const { dialect, counterexample } = await compareTexts(engine, { ...texts, after }, { databases: 200, seed: 1 })
    expect([dialect, counterexample]).toEqual(['mysql', undefined])
  })

  it('new rows get numbers of an identity column, in any order that their query leaves open', async () => {
    const identity = 'CREATE TABLE t (id NUMBER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, s VARCHAR2(5));'
    const insert = (query: string) => `INSERT INTO t (s) SELECT ${query}`
    const compared = (after: string) =>
      compareTexts(
        engine,
        { schema: identity, before: insert('s FROM t'), after },
        { databases: 200, seed: 1 },
        'oracle',
      )
    const ordered = await compared(insert('s FROM t ORDER BY id'))
    expect([ordered.counterexample, ordered.result.compared > 150]).toEqual([undefined, true])
    expect((await compared(insert(`s || 'x' FROM t`))).counterexample).toBeDefined()
  })

  it('a text beside a date has no verdict, because it depends on the session', async () => {
    await expect(oracle(`SELECT id FROM t WHERE d > '2024-01-31'`, 'SELECT id FROM t')).rejects.toThrow(
      'NLS_DATE_FORMAT',
    )
  })

  it('a date in a column of texts has no verdict, because it depends on the session', async () => {
    await expect(oracle('UPDATE t SET s = d', `UPDATE t SET s = TO_CHAR(d, 'YYYY')`)).rejects.toThrow('NLS_DATE_FORMAT')
  })

  it('no text of a random database is empty', async () => {
    const { counterexample } = await oracle(
      'SELECT id FROM t WHERE LENGTH(s) >= 1',
      'SELECT id FROM t WHERE s IS NOT NULL',
    )
    expect(counterexample).toBeUndefined()
  })

  it('the next comparison as PostgreSQL finds its own conversions', async () => {
    await oracle('SELECT id FROM t', 'SELECT id FROM t')
    const select = (value: string) => `SELECT ${value} FROM t`
    const { dialect, counterexample } = await compareTexts(
      engine,
      { schema: 'CREATE TABLE t (c CHAR(5));', before: select(`c || 'x'`), after: select(`rtrim(c::text) || 'x'`) },
      { databases: 200, seed: 1 },
    )
    expect([dialect, counterexample]).toEqual(['postgresql', undefined])
  })

  it('CHAR beside VARCHAR stays CHAR in the next comparison as PostgreSQL', async () => {
    await oracle('SELECT id FROM t', 'SELECT id FROM t')
    const { dialect, counterexample } = await compareTexts(
      engine,
      {
        schema: 'CREATE TABLE t (c CHAR(5), v VARCHAR(5));',
        before: `SELECT 1 FROM t WHERE coalesce(c, v) = 'a '::CHAR(5)`,
        after: `SELECT 1 FROM t WHERE c = 'a' OR c IS NULL AND rtrim(v) = 'a'`,
      },
      { databases: 200, seed: 1 },
    )
    expect([dialect, counterexample]).toEqual(['postgresql', undefined])
  })
})
