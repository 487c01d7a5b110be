import { beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '@/lib/sql-run/run-script'
import { engine, removeDialect } from './engine'

beforeAll(removeDialect)

const schema = 'CREATE TABLE t (id SERIAL PRIMARY KEY, a INT); INSERT INTO t (a) VALUES (1), (2), (3);'
const run = (sql: string, tables = schema) => runScript(engine, { schema: tables, sql })
const nodeTypes = (text = '') => [...text.matchAll(/"Node Type": ?"([^"]+)"/g)].map(([, type]) => type)

describe('running a text of SQL', () => {
  it('statements run one after another, each with its rows and count', async () => {
    const { statements, error, skipped } = await run(
      'UPDATE t SET a = a + 1 WHERE a > 1;\n-- what is there now?\nSELECT a FROM t ORDER BY a;\nCREATE INDEX ON t (a)',
    )
    expect([error, skipped]).toEqual([undefined, 0])
    expect(statements.map(({ command, count, rows }) => ({ command, count, rows }))).toEqual([
      { command: 'UPDATE', count: 2, rows: [] },
      { command: 'SELECT', count: 3, rows: [['1'], ['3'], ['4']] },
      { command: 'CREATE', count: undefined, rows: [] },
    ])
    expect(statements[1]?.text).toBe('SELECT a FROM t ORDER BY a')
  })

  it('a query has a plan with counted rows, a statement that changes rows one with estimates', async () => {
    const { statements } = await run('SELECT count(*) FROM t; INSERT INTO t (a) VALUES (9) RETURNING id; DELETE FROM t')
    expect(statements.map(({ plan }) => [plan?.kind, nodeTypes(plan?.text)])).toEqual([
      ['measured', ['Aggregate', 'Seq Scan']],
      ['estimated', ['ModifyTable', 'Result']],
      ['estimated', ['ModifyTable', 'Seq Scan']],
    ])
    expect(statements[0]?.plan?.text).toContain('"Actual Rows": 3')
    // the plan of the INSERT did not insert a row
    expect(statements[1]?.rows).toEqual([['4']])
    expect(statements[2]?.count).toBe(4)
  })

  it('the planner knows the number of rows of all tables, partitions and materialised views of the schema', async () => {
    const tables = `CREATE TABLE "T 1" AS SELECT 1; CREATE SCHEMA s; CREATE TABLE s.p (a INT) PARTITION BY LIST (a);
      CREATE TABLE s.p_1 PARTITION OF s.p FOR VALUES IN (1, 2); INSERT INTO s.p VALUES (1), (2);
      CREATE MATERIALIZED VIEW m AS SELECT 1 UNION SELECT 2 UNION SELECT 3;`
    const { error, statements } = await run(
      'SELECT relname, reltuples FROM pg_class WHERE oid >= 16384 ORDER BY relname',
      tables,
    )
    expect(error).toBeUndefined()
    expect(statements[0]?.rows).toEqual([
      ['T 1', '1'],
      ['m', '3'],
      ['p', '2'],
      ['p_1', '2'],
    ])
  })

  it('what the second run of a query changes is undone, in a transaction too', async () => {
    const tables = `${schema} CREATE FUNCTION add() RETURNS INT LANGUAGE SQL AS 'INSERT INTO t (a) VALUES (7) RETURNING a';`
    const { statements } = await run(
      'SELECT add(); SELECT count(*) FROM t; BEGIN; SELECT add(); SELECT count(*) FROM t; ROLLBACK; SELECT count(*) FROM t',
      tables,
    )
    const counts = statements.filter(({ text }) => text.includes('count')).map(({ rows }) => rows[0]?.[0])
    expect(counts).toEqual(['4', '5', '4'])
  })

  it('SELECT INTO, a locking clause, VALUES and EXECUTE run', async () => {
    const { error, statements } = await run(
      'SELECT a INTO u FROM t; SELECT a FROM t FOR UPDATE; VALUES (1), (2); TABLE u; (SELECT 1); PREPARE p AS SELECT a FROM t WHERE a = $1; EXECUTE p(2); SELECT count(*) FROM u',
    )
    expect(error).toBeUndefined()
    expect(statements.map(({ plan }) => plan?.kind)).toEqual([
      'estimated',
      'measured',
      'measured',
      'measured',
      'measured',
      undefined,
      'measured',
      'measured',
    ])
    expect(statements.at(-1)?.rows).toEqual([['3']])
  })

  it('a statement with parameters has its generic plan and no rows', async () => {
    const { statements } = await run('SELECT a FROM t WHERE a = $1')
    expect(statements[0]).toMatchObject({ command: '', columns: [], rows: [], plan: { kind: 'generic' } })
    expect(nodeTypes(statements[0]?.plan?.text)).toEqual(['Seq Scan'])
  })

  it('the lines of an EXPLAIN are its plan', async () => {
    const { statements } = await run('EXPLAIN SELECT a FROM t; EXPLAIN (FORMAT YAML) DELETE FROM t')
    expect(statements[0]?.plan).toEqual({ kind: 'asked', text: expect.stringMatching(/^Seq Scan on t /) as string })
    expect(statements[1]?.plan?.text).toContain('Operation: "Delete"')
  })

  it.each([
    ['SELECT 1;\nSELECT "😀", b FROM t; SELECT 2', 'column "😀" does not exist', 17, 1, 1],
    ["SELECT 1; SELECT '😀', b FROM t; SELECT 2; SELECT 3", 'column "b" does not exist', 23, 1, 2],
    ['SELEC 1', 'syntax error at or near "SELEC"', 0, 0, 0],
    ['SELECT 1 / 0', 'division by zero', 0, 0, 0],
    ['SELECT a FROM', 'syntax error at end of input', 13, 0, 0],
  ])('%s fails at its place, and what follows does not run', async (sql, message, offset, ran, skipped) => {
    const result = await run(sql)
    expect(result.error).toEqual({ text: 'sql', message, offset })
    expect([result.statements.length, result.skipped]).toEqual([ran, skipped])
  })

  it('an error in the schema is reported there', async () => {
    const { error, statements } = await run('SELECT 1', 'CREATE TABLE t (a INT);\nCREATE TABLE u (b NONSENSE);')
    expect(error).toEqual({ text: 'schema', message: 'type "nonsense" does not exist', offset: 42 })
    expect(statements).toEqual([])
  })

  it('a run starts with the schema alone, whatever the last one did', async () => {
    const change =
      'CREATE SCHEMA app; CREATE TABLE app.x (); PREPARE p AS SELECT 1; SET search_path = app; DROP TABLE public.t; BEGIN'
    const isChanged = async () => (await run(`${change}; SELECT current_schema()`)).statements.at(-1)?.rows
    expect((await run(`${change}; SELECT 1 / 0`)).isSpent).toBe(false)
    expect(await isChanged()).toEqual([['app']])
    expect((await run('TABLE t')).statements[0]?.count).toBe(3)
  })

  it('statements that cannot run in a transaction run', async () => {
    const { error } = await run('VACUUM; CREATE INDEX CONCURRENTLY ON t (a); REINDEX TABLE CONCURRENTLY t')
    expect(error).toBeUndefined()
  })

  it('a run that creates a role asks for a new engine', async () => {
    expect((await run('CREATE ROLE reader')).isSpent).toBe(true)
    await engine.run('DROP ROLE reader')
  })

  it.each([
    ['creates a cast', 'CREATE CAST (INT AS TEXT[]) WITH INOUT'],
    ['creates a large object', 'SELECT lo_create(7)'],
  ])('a run that %s asks for a new engine', async (_what, sql) => {
    const { isSpent, error } = await run(sql)
    expect([isSpent, error]).toEqual([true, undefined])
    await engine.run('DROP CAST IF EXISTS (INT AS TEXT[]); SELECT lo_unlink(oid) FROM pg_largeobject_metadata')
  })

  it.each(['SET ROLE pg_monitor', 'SET SESSION AUTHORIZATION pg_monitor'])(
    'a run that ends after %s has its results, and the next run has all rights',
    async (set) => {
      const { statements, error, isSpent } = await run(`${set}; SELECT current_user`)
      expect([statements.at(-1)?.rows, error, isSpent]).toEqual([[['pg_monitor']], undefined, false])
      expect((await run('SELECT current_user; TABLE t')).statements.map(({ count }) => count)).toEqual([1, 3])
    },
  )

  it('a constraint that the schema defers to its end fails in the schema', async () => {
    const tables = `${schema} CREATE TABLE u (a INT REFERENCES t DEFERRABLE INITIALLY DEFERRED);
      BEGIN; INSERT INTO u VALUES (9);`
    const { error } = await run('SELECT 1', tables)
    expect(error).toMatchObject({ text: 'schema', offset: tables.length })
    expect(error?.message).toContain('violates foreign key constraint "u_a_fkey"')
    expect((await run('TABLE t')).error).toBeUndefined()
  })

  it('rows for COPY are refused, because the engine would wait for them', async () => {
    const copy = 'COPY t FROM stdin;\n1\t2\n\\.\n'
    expect((await run(copy)).error).toMatchObject({
      text: 'sql',
      message: expect.stringMatching(/^only psql/) as unknown,
    })
    expect((await run('SELECT 1', `${schema} ${copy}`)).error?.text).toBe('schema')
  })

  it('a recursion without an end fails', { timeout: 60_000 }, async () => {
    const { error } = await run('WITH RECURSIVE r AS (SELECT 1 UNION ALL SELECT 1 FROM r) SELECT count(*) FROM r')
    expect(error?.message).toMatch(/^temporary file size exceeds/)
  })

  it('rows beyond 200 are counted, and long values are cut', async () => {
    const { statements } = await run("SELECT n, repeat('x', 5000) FROM generate_series(1, 1000) n")
    expect([statements[0]?.count, statements[0]?.rows.length]).toEqual([1000, 200])
    expect(statements[0]?.rows[0]?.[1]).toHaveLength(2001)
  })

  it('a script of pg_dump fills the database', async () => {
    const dump = `\\restrict abc\nSET statement_timeout = 0;\nSELECT pg_catalog.set_config('search_path', '', false);\nCREATE TABLE public.d (a integer);\n\\unrestrict abc\n`
    const { error, statements } = await run('SELECT * FROM d', dump)
    expect(error).toBeUndefined()
    expect(statements[0]?.columns).toEqual(['a'])
  })
})
