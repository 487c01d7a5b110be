import { describe, expect, it } from 'vitest'
import { fence, pair, statements } from './content-check'

describe('the check of fences of other engines', () => {
  it('the check of fences runs statements of MySQL, Oracle and SQL Server on the tables of the page', async () => {
    const results = await statements(
      fence('setup', 'CREATE TABLE u (c INT); INSERT INTO u SELECT generate_series(1, 5); CREATE INDEX i ON u (c);') +
        fence('mysql', 'SELECT `a`, IFNULL(c, 0) FROM t JOIN u ON c = a LIMIT 1, 2') +
        fence('mysql', 'CREATE TABLE x (a INT AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB; SELECT a FROM x') +
        fence('oracle', 'SELECT NVL(a, 0) FROM t WHERE ROWNUM <= 3') +
        fence('tsql', 'SELECT TOP 3 [a] FROM t ORDER BY a'),
    )
    expect(results.map(({ status }) => status)).toEqual(['ran', 'ran', 'ran', 'ran', 'ran'])
  })

  it('the check of fences reports names that do not exist in statements of other engines', async () => {
    const results = await statements(
      fence('mysql', 'SELECT a,\n  bb FROM t LIMIT 1, 2') +
        fence('oracle', 'SELECT a FROM v$session') +
        fence('oracle', 'SELECT a FORM t') +
        fence('tsql', 'SELECT TOP 3 c FROM t'),
    )
    expect(results).toMatchObject([
      { message: expect.stringContaining('column "bb" does not exist (did you mean “b”?)') as string, offset: 12 },
      { message: expect.stringContaining('mark the fence `sql oracle parsed`') as string },
      { message: expect.stringContaining('syntax error at or near "t"') as string },
      { message: expect.stringContaining('column "c" does not exist') as string, offset: 13 },
    ])
  })

  it('the check of fences runs changes of other engines on empty tables, without foreign keys', async () => {
    const results = await statements(
      fence('setup', 'CREATE TABLE p (id INT PRIMARY KEY); CREATE TABLE q (p INT REFERENCES p (id));') +
        fence('tsql', 'INSERT INTO q (p) VALUES (1);') +
        fence('tsql', 'SELECT id FROM p;'),
    )
    expect(results.map(({ status }) => status)).toEqual(['ran', 'ran', 'ran'])
  })

  it('the check of fences only parses what is marked `parsed` and what the translations do not support', async () => {
    const results = await statements(
      fence('mysql parsed', 'SELECT db FROM mysql.slow_log') +
        fence('mysql', 'SELECT FROM WHERE') +
        fence('mysql', 'ALTER TABLE t ENGINE = InnoDB; SELECT wrong FROM t') +
        fence('oracle parsed', 'SELECT sid FROM v$session') +
        fence('oracle', 'whatever') +
        fence('tdsql', 'SELECT wrong FROM t') +
        fence('fragment', 'WHERE a = ?') +
        fence('mysql', 'FLUSH EVERYTHING AND MORE'),
    )
    expect(results.map(({ status }) => status)).toEqual([
      'parsed',
      'wrong',
      'parsed',
      'not checked',
      'not checked',
      'not checked',
      'not checked',
      'not checked',
    ])
  })

  it('the check of pairs compares statements of another engine in its dialect', async () => {
    const mysql = (sql: string) => fence('mysql', sql)
    const both = (kind: string, ...sides: string[]) => pair(`<Rewrite kind="${kind}">\n\n${sides.join('')}</Rewrite>`)
    const some = mysql('SELECT a FROM t WHERE a > 3')
    expect(await both('equivalent', some, mysql('SELECT `a` FROM t WHERE IF(a > 3, 1, 0)'))).toMatchObject({
      record: { databases: 400 },
    })
    expect(await both('equivalent', some, mysql('SELECT `a` FROM t WHERE IF(a > 4, 1, 0)'))).toMatchObject({
      message: expect.stringMatching(/the two differ:\nINSERT INTO t /) as string,
    })
    expect(await both('equivalent', some, mysql('SELECT SLEEP(a) FROM t'))).toMatchObject({
      message: expect.stringContaining('Both are translated from MySQL and run on PostgreSQL') as string,
    })
  })
})
