import { describe, expect, it } from 'vitest'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

const compare = (schema: string, before: string, after: string, databases = 200) =>
  compareTexts(engine, { schema, before, after }, { databases, seed: 1 })

describe('comparison of two statements', () => {
  it('comparison finds a counterexample at the constants of both statements', async () => {
    const { counterexample } = await compare(
      'CREATE TABLE t (a INT, s VARCHAR(20), d DATE);',
      "SELECT a FROM t WHERE a >= 4711 AND s LIKE 'ab%_z' AND d < '2021-03-01'",
      "SELECT a FROM t WHERE a > 4711 AND s LIKE 'ab%_z' AND d < '2021-03-01'",
      2000,
    )
    expect(counterexample?.inserts).toHaveLength(1)
    expect(counterexample?.inserts[0]).toContain('4711')
  })

  it('comparison generates rows that satisfy keys, foreign keys and CHECKs', async () => {
    const schema =
      'CREATE TABLE p (k INT PRIMARY KEY); CREATE TABLE c (k INT NOT NULL REFERENCES p, n INT CHECK (n > 0));'
    expect(
      (await compare(schema, 'SELECT c.n FROM c JOIN p USING (k)', 'SELECT n FROM c')).counterexample,
    ).toBeUndefined()
    expect((await compare(schema, 'SELECT DISTINCT k FROM p', 'SELECT k FROM p')).counterexample).toBeUndefined()
    expect(
      (await compare(schema, 'SELECT n FROM c WHERE n > -1', 'SELECT n FROM c WHERE n IS NOT NULL')).counterexample,
    ).toBeUndefined()
  })

  it('comparison generates values that satisfy the CHECK of a domain', async () => {
    const schema = 'CREATE DOMAIN positive AS INT CHECK (VALUE > 0); CREATE TABLE t (k INT PRIMARY KEY, n positive);'
    expect(
      (await compare(schema, 'SELECT k FROM t WHERE n > 0', 'SELECT k FROM t WHERE n IS NOT NULL')).counterexample,
    ).toBeUndefined()
  })

  it('comparison tries the rows of the schema first', async () => {
    const { result } = await compare(
      'CREATE TABLE t (a INT); INSERT INTO t VALUES (77123), (5);',
      'SELECT a FROM t',
      'SELECT a FROM t WHERE a < 70000',
    )
    expect(result.compared).toBe(1)
  })

  it('comparison of statements that change tables compares the tables afterwards', async () => {
    const schema = 'CREATE TABLE t (a INT);'
    expect((await compare(schema, 'DELETE FROM t', 'TRUNCATE t')).counterexample).toBeUndefined()
    const { counterexample } = await compare(
      schema,
      'DELETE FROM t WHERE a = 1',
      'DELETE FROM t WHERE a IS NOT DISTINCT FROM 1 OR a IS NULL',
    )
    expect(counterexample?.after).toMatchObject({ results: [{ table: 't', rows: [] }] })
  })

  it('comparison counts an error that only the second statement raises, and skips databases on which the first fails', async () => {
    const schema = 'CREATE TABLE t (a INT);'
    const { counterexample } = await compare(schema, 'SELECT a FROM t', 'SELECT a FROM t WHERE 1 / a IS NULL OR a <> 0')
    expect(counterexample?.after).toEqual({ error: 'division by zero' })
    const { counterexample: none, result } = await compare(schema, 'SELECT 1 / a FROM t', 'SELECT 1 / a FROM t')
    expect(none).toBeUndefined()
    expect(result.raised).toBeGreaterThan(0)
  })

  it('a limit that only the second statement exceeds is not an error of the first', async () => {
    const { result } = await compare(
      'CREATE TABLE t (a INT);',
      'SELECT a FROM t',
      'SELECT a FROM t WHERE a + 2147483600 > 0',
    )
    expect(result.raised).toBe(0)
  })

  it('comparison is deterministic', async () => {
    const once = () => compare('CREATE TABLE t (a INT, b TEXT);', 'SELECT a FROM t UNION SELECT 1', 'SELECT a FROM t')
    const [first, second] = [await once(), await once()]
    expect(first.counterexample).toEqual(second.counterexample)
  })

  it('comparison reports the failing statement and the position of the error', async () => {
    await expect(compare('CREATE TABEL t (a INT)', 'SELECT 1', 'SELECT 1')).rejects.toMatchObject({
      text: 'schema',
      offset: 7,
    })
    await expect(compare('CREATE TABLE t (a INT)', 'SELECT 1', '-- ä\nSELECT b FROM t')).rejects.toMatchObject({
      text: 'after',
      message: 'column "b" does not exist',
      offset: 12,
    })
  })

  it('comparison returns no verdict if the first statement fails on every database', async () => {
    const schema = 'CREATE TABLE t (a INT);'
    await expect(compare(schema, 'SELECT a FROM t', 'DELETE FROM t')).rejects.toThrow('nothing to compare')
    await expect(compare(schema, 'SELECT (SELECT 1 UNION ALL SELECT 2)', 'SELECT 1')).rejects.toThrow(
      'it raises an error on all of',
    )
    await expect(compare(schema, 'SELECT @a FROM t', 'SELECT a FROM t')).rejects.toThrow('@a is a variable')
  })

  it('comparison returns no verdict if errors leave only empty results', async () => {
    const select = (value: string) => `SELECT ${value} FROM t WHERE a IS NOT NULL`
    await expect(compare('CREATE TABLE t (a INT);', select('1 / (a - a)'), select('a'))).rejects.toThrow(
      'and on all others the results are empty or no row changes, so that nothing was compared: division by zero',
    )
  })

  it('comparison returns no verdict if errors leave only changes of no row', async () => {
    const schema = 'CREATE TABLE t (a INT NOT NULL); CREATE TABLE u (b INT);'
    const insert = (where: string) => `INSERT INTO t (a) SELECT NULL FROM u ${where}`
    await expect(compare(schema, insert(''), insert('WHERE b > 1'))).rejects.toThrow('no row changes')
    const removed = 'DELETE FROM t WHERE 1 / a = 1'
    expect((await compare(schema, removed, 'DELETE FROM t WHERE 1 / a = 1 AND a < 5')).counterexample).toBeUndefined()
  })

  it('comparison reads a schema that pg_dump has written', async () => {
    const schema = [
      '\\restrict 9w7Vn4BqVb',
      "SELECT pg_catalog.set_config('search_path', '', false);",
      'CREATE TABLE public.t (a integer NOT NULL);',
      '\\unrestrict 9w7Vn4BqVb',
    ].join('\n')
    expect((await compare(schema, 'SELECT a FROM t', 'SELECT a FROM public.t', 3)).result.compared).toBeGreaterThan(0)
    await expect(
      compare(`${schema}\nCOPY public.t (a) FROM stdin;\n1\n\\.\n`, 'SELECT 1', 'SELECT 1'),
    ).rejects.toMatchObject({ text: 'schema', offset: schema.length + 1 })
  })

  it('comparison does not count rows that do not fit a column as errors of the first statement', async () => {
    const select = "SELECT c FROM t WHERE c = 'abcdef'"
    const { result } = await compare('CREATE TABLE t (a INT, c CHAR(2));', select, select, 300)
    expect(result.compared).toBeLessThan(300)
    expect(result.raised).toBe(0)
  })

  it('comparison ends when it is aborted, and returns the difference that was found by then', async () => {
    const texts = { schema: 'CREATE TABLE t (a INT, b INT);', before: 'SELECT a FROM t', after: 'SELECT b FROM t' }
    const abortAt = async (after: string, isReducing: boolean) => {
      const controller = new AbortController()
      const onProgress = (progress: { isReducing: boolean; compared: number }) => {
        if (progress.isReducing === isReducing && progress.compared > 1) controller.abort()
      }
      const options = { databases: 1000, seed: 1, onProgress, signal: controller.signal }
      return compareTexts(engine, { ...texts, after }, options)
    }
    expect((await abortAt(texts.before, false)).result.compared).toBe(2)
    const found = await abortAt(texts.after, true)
    expect(found.counterexample).toBeDefined()
    expect(found.tables?.[0]?.table).toBe('t')
  })

  it('comparison reads string literals and hyphens as MySQL does', async () => {
    const same = async (before: string, after: string) => {
      const texts = { schema: 'CREATE TABLE t (a VARCHAR(9), n INT);', before, after }
      const { counterexample } = await compareTexts(engine, texts, { databases: 500, seed: 1 }, 'mysql')
      return counterexample === undefined
    }
    const where = (condition: string) => `SELECT n FROM t WHERE ${condition}`
    expect(await same(where(String.raw`a LIKE '50\%'`), where("a LIKE '50%'"))).toBe(false)
    expect(await same(where(String.raw`a LIKE '50\%'`), where("a = '50%'"))).toBe(true)
    expect(await same(where(String.raw`a = "x\'y"`), where(String.raw`a = 'x\'y'`))).toBe(true)
    expect(await same('SELECT n--3 AS m, a FROM t', 'SELECT n + 3 AS m, a FROM t')).toBe(true)
  })

  it('comparison converts between booleans, numbers and texts as MySQL does', async () => {
    const schema = 'CREATE TABLE `t` (a INT, ok BOOL, s VARCHAR(5));'
    const same = async (before: string, after: string) =>
      (await compare(schema, before, after)).counterexample === undefined
    expect(await same('SELECT `a` FROM t WHERE ok = 1', 'SELECT a FROM t WHERE ok')).toBe(true)
    // a BOOL can store 2, which a statement must name
    expect(await same('SELECT `a` FROM t WHERE ok <> 2 AND ok', 'SELECT a FROM t WHERE ok')).toBe(false)
    expect(await same('SELECT `a` FROM t WHERE ok = 1', 'SELECT a FROM t WHERE ok OR ok IS NULL')).toBe(false)
    expect(await same('SELECT `a` FROM t WHERE a', 'SELECT a FROM t WHERE a <> 0')).toBe(true)
    expect(await same("SELECT `a` FROM t WHERE a = 'CS'", 'SELECT a FROM t WHERE a = 0')).toBe(true)
    expect(await same('SELECT `a` FROM t WHERE a = s', "SELECT a FROM t WHERE a = s AND s <> ''")).toBe(false)
  })
})

it('PostgreSQL has its own cast of documents after a comparison of MySQL statements', async () => {
  const texts = { schema: 'CREATE TABLE t (a INT);', before: 'SELECT a FROM t', after: 'SELECT a FROM t' }
  await compareTexts(engine, texts, { databases: 50, seed: 1 }, 'mysql')
  const truth = "SELECT a, 'false'::jsonb::boolean AS truth FROM t"
  const { counterexample } = await compare(texts.schema, truth, 'SELECT a, false AS truth FROM t')
  expect(counterexample).toBeUndefined()
})

it('a DATETIME of MySQL has whole seconds, and NOW() can be shifted by an interval', async () => {
  const schema = 'CREATE TABLE `t` (id INT PRIMARY KEY, at DATETIME) ENGINE=InnoDB;'
  const select = (condition: string) => `SELECT id FROM t WHERE ${condition}`
  const day = await compare(
    schema,
    select(`at >= '2024-01-01' AND at < '2024-01-02'`),
    select(`at BETWEEN '2024-01-01 00:00:00' AND '2024-01-01 23:59:59'`),
  )
  expect(day.counterexample).toBeUndefined()
  const week = await compare(
    schema,
    select('at > DATE_SUB(NOW(), INTERVAL 7 DAY)'),
    select('at > DATE_SUB(NOW(), INTERVAL 8 DAY)'),
  )
  expect(week.counterexample).toBeDefined()
})

it('a DATETIME of SQL Server has fractions of seconds', async () => {
  const { counterexample } = await compare(
    'CREATE TABLE [t] (id INT IDENTITY(1,1) PRIMARY KEY, at DATETIME);',
    `SELECT id FROM t WHERE at >= '2024-01-01' AND at < '2024-01-02'`,
    `SELECT id FROM t WHERE at BETWEEN '2024-01-01 00:00:00' AND '2024-01-01 23:59:59'`,
  )
  expect(counterexample).toBeDefined()
})
