import { describe, expect, it } from 'vitest'
import { compileBody } from '@/lib/mdx/compile'
import { jobsOf } from '@/lib/sql-docs/check'
import { SchemaHolder } from '@/lib/sql-docs/schema-holder'
import { checkFence } from '@/lib/sql-docs/statement'
import { fence, fixture, pair, statements } from './content-check'
import { engine } from './engine'

describe('the check of fences', () => {
  it('the check of fences runs PostgreSQL statements after the setup of the page, and rolls them back', async () => {
    const results = await statements(
      fence('setup', 'CREATE TABLE u (c INT);') +
        fence('', 'INSERT INTO u VALUES (1);') +
        fence('', 'SELECT 1 / (SELECT COUNT(*) - 1 FROM u);'),
    )
    expect(results.map(({ status }) => status)).toEqual(['ran', 'ran', 'ran'])
  })

  it('the check of fences runs a setup fence after the setup fences above it', async () => {
    const body =
      fence('setup', 'CREATE TABLE u (c INT); CREATE INDEX i ON u (c);') + fence('setup', 'INSERT INTO u VALUES (1);')
    const { sql } = await compileBody({ body: body + fence('', 'SELECT c FROM u;'), file: 'docs/x.mdx', locale: 'en' })
    const jobs = jobsOf({ file: 'x', bodyLine: 1, sql }, fixture)
    const holder = new SchemaHolder(engine)
    const statuses = []
    for (const { job } of jobs) {
      if (job.type === 'statement') statuses.push((await checkFence(holder, job.schema, job.statement)).status)
    }
    expect(statuses).toEqual(['ran', 'ran', 'ran'])
  })

  it('the check of fences reports a setup that does not run at the fences that need it', async () => {
    const results = await statements(
      fence('', 'SELECT a FROM t') + fence('mysql', 'SELECT a FROM t') + fence('setup', 'CREATE TABL u'),
    )
    const message = expect.stringMatching(
      /the page’s `sql setup` does not run: syntax error at or near "TABL"/,
    ) as string
    expect(results).toMatchObject([
      { status: 'wrong', message },
      { status: 'wrong', message },
      { status: 'wrong', message },
    ])
  })

  it('the check of fences reports the position of an error and the fix', async () => {
    const [unknown, broken] = await statements(fence('', 'SELECT a\nFROM missing;') + fence('', 'WHERE a = 1'))
    expect(unknown).toMatchObject({ status: 'wrong', offset: 14 })
    expect(unknown).toMatchObject({ message: expect.stringContaining('`sql setup` fence') as string })
    expect(broken).toMatchObject({ message: expect.stringContaining('`sql fragment`') as string })
    const [part] = await statements(fence('', 'SELECT a AS label,\n  lab FROM t'))
    expect(part).toMatchObject({ status: 'wrong', offset: 21 })
  })

  it('the check of fences isolates the changes and commits of a fence from the next fence', async () => {
    const results = await statements(
      fence('', 'CREATE TABLE leak (a INT); ALTER TABLE t ADD COLUMN leaked INT; COMMIT') +
        fence('fails="leak"', 'SELECT * FROM leak') +
        fence('fails="leaked"', 'SELECT leaked FROM t') +
        fence('', 'CREATE INDEX CONCURRENTLY i ON t (a)'),
    )
    expect(results.map(({ status }) => status)).toEqual(['ran', 'ran', 'ran', 'parsed'])
  })

  it('the check of fences suggests the nearest name, and names the engine whose syntax a fence contains', async () => {
    const results = await statements(
      fence('', 'SELECT * FROM tt') +
        fence('', 'SELECT TOP 3 a FROM t') +
        fence('', 'CREATE TABLE x (a INT) ENGINE=MyISAM') +
        fence('mysql', 'SELECT a\nFROM t LIMT 1') +
        fence('mysql', 'CREATE TABLE x (a INT) ENGINE=MyISAM') +
        fence('mysql', 'CREATE TABLE x (a INT) PARTITION BY HASH (a) PARTITIONS 4'),
    )
    expect(results).toMatchObject([
      { message: expect.stringContaining('did you mean “t”') as string },
      { message: expect.stringContaining('TOP is SQL Server’s') as string },
      { message: expect.stringContaining('MySQL’s') as string },
      { message: expect.stringContaining('`sql mysql fragment`') as string, offset: 21 },
      { status: 'ran' },
      { status: 'ran' },
    ])
  })

  it('the check of fences requires a fence with fails="…" to fail with this error', async () => {
    const results = await statements(
      fence('fails="division by zero"', 'SELECT 1 / 0') +
        fence('fails="division"', 'SELECT 1') +
        fence('fails="overflow"', 'SELECT 1 / 0'),
    )
    expect(results).toMatchObject([
      { status: 'ran' },
      { message: expect.stringContaining('it does not fail') as string },
      { message: expect.stringContaining('it fails with “division by zero”') as string },
    ])
  })
})

describe('the check of pairs', () => {
  const notIn = fence('', 'SELECT b FROM t WHERE b NOT IN (SELECT a FROM t)')
  const notExists = fence('', 'SELECT b FROM t WHERE NOT EXISTS (SELECT 1 FROM t u WHERE u.a = t.b)')

  it('the check of pairs rejects a wrong equivalence and names its counterexample', async () => {
    const result = await pair(`<Rewrite rule="RW05" kind="equivalent">\n\n${notIn}${notExists}</Rewrite>`)
    expect(result).toMatchObject({ message: expect.stringMatching(/the two differ:\nINSERT INTO t /) as string })
  })

  it('the check of pairs stores the counterexample of a correctness rewrite', async () => {
    const result = await pair(`<Rewrite rule="RW05" kind="correctness">\n\n${notIn}${notExists}</Rewrite>`)
    expect(result).toMatchObject({ record: { differs: { rows: 1 } } })
  })

  it('the check of pairs rejects a correctness rewrite without a counterexample', async () => {
    const result = await pair(`<Rewrite rule="RW05" kind="correctness">\n\n${notIn}${notIn}</Rewrite>`)
    expect(result).toMatchObject({
      message: expect.stringContaining('the two agree on 400 databases') as string,
    })
  })

  it('the check of pairs rejects a rewrite that reads the clock', async () => {
    const today = fence('', "SELECT b FROM t WHERE CURRENT_DATE > DATE '2020-01-01'")
    const result = await pair(`<Rewrite rule="RW05" kind="equivalent">\n\n${today}${today}</Rewrite>`)
    expect(result).toMatchObject({ message: expect.stringMatching(/^reads the clock/) as string })
  })

  it('the check of pairs records plans with and without an index', async () => {
    const one = fence('', 'SELECT b FROM t WHERE a = 7')
    const result = await pair(`<Plan index="CREATE INDEX ON t (a)">\n\n${one}</Plan>`)
    expect(result).toMatchObject({
      record: {
        before: { kind: 'Seq Scan', relation: 't' },
        after: { kind: 'Index Scan', relation: 't', index: 't_a_idx' },
      },
    })
  })

  it('the check of pairs isolates the setups of the plans of several pages', async () => {
    const holder = new SchemaHolder(engine)
    const one = `<Plan index="CREATE INDEX ON t (b)">\n\n${fence('', 'SELECT b FROM t WHERE a = 7')}</Plan>`
    const before = async (setup: string) => {
      const result = await pair(setup + one, holder)
      return 'record' in result && 'before' in result.record ? result.record.before : result
    }
    const plain = await before('')
    expect(plain).toMatchObject({ kind: 'Seq Scan', rows: 1 })
    expect(await before(fence('setup', 'CREATE INDEX ON t (a);'))).toMatchObject({ kind: 'Index Scan' })
    expect(await before(fence('setup', 'UPDATE t SET a = 7;'))).toMatchObject({ kind: 'Seq Scan', rows: 5000 })
    expect(await before('')).toEqual(plain)
  })
})
