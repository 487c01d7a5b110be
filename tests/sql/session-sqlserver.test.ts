import { describe, expect, it } from 'vitest'
import { resetEngine } from '@/lib/sql/reset-engine'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

describe('comparison of statements of SQL Server', () => {
  const schema =
    'CREATE TABLE [t] ([id] INT PRIMARY KEY, [s] NVARCHAR(5), [c] CHAR(3), [d] DATE, [n] DECIMAL(9, 2), [m] MONEY);'
  const sqlServer = (before: string, after: string) =>
    compareTexts(engine, { schema, before, after }, { databases: 200, seed: 1 })

  it('texts with signs of SQL Server are not read as MySQL', async () => {
    const { dialect, counterexample } = await sqlServer(
      "SELECT id FROM t WHERE s = 'a'",
      "SELECT id FROM t WHERE s = 'A'",
    )
    expect([dialect, counterexample]).toEqual(['sqlserver', undefined])
    await expect(sqlServer("SELECT FORMAT(d, 'd') FROM t", 'SELECT d FROM t')).rejects.toThrow(
      'FORMAT is not translated from SQL Server',
    )
  })

  it('a date that depends on the language of the session has no verdict', async () => {
    await expect(sqlServer("SELECT id FROM t WHERE d > '31/01/2024'", 'SELECT id FROM t')).rejects.toThrow(
      'the date 31/01/2024',
    )
  })

  it('values of several types have no verdict, because they are converted to one of them', async () => {
    await expect(sqlServer("SELECT COALESCE(d, '20240131') FROM t", 'SELECT d FROM t')).rejects.toThrow(
      'write the conversion with CAST',
    )
  })

  it('a MERGE whose new rows get numbers of IDENTITY has no verdict', async () => {
    const merge = (source: string) =>
      `MERGE t USING (${source}) AS s ON t.s = s.s WHEN NOT MATCHED THEN INSERT (s) VALUES (s.s);`
    const texts = {
      schema: 'CREATE TABLE t (id INT IDENTITY PRIMARY KEY, s NVARCHAR(5));',
      before: merge("SELECT 'a' AS s"),
    }
    await expect(
      compareTexts(engine, { ...texts, after: merge("SELECT 'b' AS s") }, { databases: 200, seed: 1 }),
    ).rejects.toThrow('MERGE … INSERT with IDENTITY is not translated from SQL Server')
  })

  it('statements whose every row has such a quotient have no verdict', async () => {
    const select = (divisor: number) => `SELECT id, FLOOR(n) / ${divisor} FROM t WHERE n = 1`
    await expect(sqlServer(select(3), select(7))).rejects.toThrow('on all others the results are empty')
  })

  it('a quotient of a type that is not known, with many digits, is not compared', async () => {
    await expect(sqlServer('SELECT id, FLOOR(1.0) / 3 FROM t', 'SELECT id FROM t')).rejects.toThrow(
      'a quotient with more than four digits, of an expression whose scale is not known, is not modelled',
    )
  })

  it.each([
    ['SELECT id, d + 1 FROM t', 'DATE and DATETIME2 have no + and -, write DATEADD'],
    ['SELECT id, POWER(id, 0.5) FROM t', 'to a number that is not INT is not modelled'],
    ["SELECT id FROM t WHERE s LIKE 'ab!' ESCAPE '!'", 'the pattern ab! of LIKE is not modelled'],
    ["SELECT id FROM t WHERE s LIKE '[a!-c]' ESCAPE '!'", 'the pattern [a!-c] of LIKE is not modelled'],
    ['SELECT id, CAST(GETDATE() AS VARCHAR(11)) FROM t', 'the text of a DATETIME without a style is not modelled'],
    ['SELECT id, CONCAT(SQRT(id), s) FROM t', 'the text of a FLOAT is not modelled'],
    ['SELECT id, ~CAST(id AS SMALLINT) FROM t', '~ of a SMALLINT, or of an expression of BIT or TINYINT'],
    ['SELECT id, CHAR(233) FROM t', 'the character 233 is not modelled'],
  ])('%s has no verdict', async (before, reason) => {
    await expect(sqlServer(before, 'SELECT id FROM t WHERE id = LEN(s)')).rejects.toThrow(reason)
  })

  it('UPDATE that changes a row to several values raises an error, which is a difference', async () => {
    const { counterexample } = await sqlServer(
      'UPDATE t SET n = (SELECT MAX(u.n) FROM t u WHERE u.s = t.s)',
      'UPDATE t SET n = u.n FROM t JOIN t u ON u.s = t.s',
    )
    expect(counterexample).toBeDefined()
  })

  it('the engine has its own conversions and texts again after a comparison when it is reset', async () => {
    await sqlServer('SELECT id FROM t', 'SELECT id FROM t')
    await resetEngine(engine, 'postgresql')
    const [result] = await engine.run("SELECT 1.9::integer, 'a'::char(3) = 'A'")
    expect(result?.rows).toEqual([['2', 'f']])
    const [order] = await engine.run(
      `SELECT a, a < '00000000-0000-0000-0000-000000000002' FROM (VALUES ('10000000-0000-0000-0000-000000000001'::uuid),
        ('00000000-0000-0000-0000-000000000002')) AS t (a) ORDER BY a`,
    )
    expect(order?.rows).toEqual([
      ['00000000-0000-0000-0000-000000000002', 'f'],
      ['10000000-0000-0000-0000-000000000001', 'f'],
    ])
  })

  it('the next comparison as PostgreSQL finds its own conversions and texts', async () => {
    await sqlServer('SELECT id FROM t', 'SELECT id FROM t')
    const texts = {
      schema: 'CREATE TABLE t (c CHAR(5), n NUMERIC(5, 2), at TIMESTAMP(3));',
      before: `SELECT 1 FROM t WHERE c = 'a' AND n::int = 2`,
    }
    const options = { databases: 400, seed: 1 }
    const other = await compareTexts(engine, { ...texts, after: texts.before.replace("'a'", "'A'") }, options)
    expect([other.dialect, other.counterexample === undefined]).toEqual(['postgresql', false])
    const same = await compareTexts(
      engine,
      { ...texts, after: `SELECT 1 FROM t WHERE rtrim(c::text) = 'a' AND round(n) = 2` },
      options,
    )
    expect([same.dialect, same.counterexample]).toEqual(['postgresql', undefined])
  })
})

it('an INT with a CHECK can be compared beside a decimal that is rounded', async () => {
  const schema = 'CREATE TABLE t (a INT CHECK (a >= 0), n NUMERIC(5, 2));'
  const texts = { schema, before: 'SELECT a, round(n) FROM t', after: 'SELECT a, round(n, 0) FROM t' }
  const { counterexample } = await compareTexts(engine, texts, { databases: 200, seed: 1 })
  expect(counterexample).toBeUndefined()
})
