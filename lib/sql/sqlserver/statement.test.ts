import { describe, expect, it } from 'vitest'
import { translateStatement } from './statement'

const translated = async (sql: string) => (await translateStatement(sql)).replace(/\s+/g, ' ').trim()

const column = {
  name: 'a',
  type: 'int2',
  declared: 'smallint',
  domain: 'dialect."bit"',
  notNull: false,
  hasDefault: false,
}
const table = { name: 't', columns: [column], uniques: [], foreignKeys: [], checks: [] }
/** A table with a BIT. */
const tables = [{ ...table, identity: false }]

describe('translation of statements of SQL Server', () => {
  it.each([
    ["SELECT [Order Id], \"X\", N'it''s' FROM [dbo].[T]", `SELECT "order id", x, 'it''s'::bpchar FROM t`],
    ['SELECT TOP (3) a FROM db.dbo.t ORDER BY a DESC', 'SELECT a FROM t ORDER BY a DESC NULLS LAST LIMIT 3'],
    [
      'SELECT TOP 2 WITH TIES a FROM t ORDER BY a',
      'SELECT a FROM t ORDER BY a NULLS FIRST FETCH FIRST (2) ROWS WITH TIES',
    ],
    ["SELECT x = a, b AS 'y' FROM t", 'SELECT a AS x, b AS y FROM t'],
    [
      'SELECT t.a FROM t WITH (NOLOCK) INNER HASH JOIN u (NOLOCK) ON t.a = u.a OPTION (HASH JOIN)',
      'SELECT t.a FROM t JOIN u ON t.a = u.a',
    ],
    [
      'SELECT t.a FROM t OUTER APPLY (SELECT b FROM u WHERE u.a = t.a) AS x WHERE x.b > 1',
      'SELECT t.a FROM t LEFT JOIN LATERAL ( SELECT b FROM u WHERE u.a = t.a ) AS x ON 1 = 1 WHERE x.b > 1',
    ],
    ['SELECT a FROM t WHERE a !< 1 AND b != 2', 'SELECT a FROM t WHERE a >= 1 AND b <> 2'],
    ['SELECT IIF(a > 1, 2, 3) FROM t', 'SELECT CASE WHEN a > 1 THEN 2 ELSE 3 END FROM t'],
    [
      'SELECT 3000000000 / a, 1e3 FROM t',
      'SELECT 3000000000::numeric OPERATOR(dialect./) a, CAST(1e3 AS double precision) FROM t',
    ],
    [
      'SELECT CAST(s AS NVARCHAR(5)), CONVERT(CHAR(8), d, 112) FROM t',
      "SELECT CAST(dialect.as_text(s, 5) AS bpchar(5)), CAST(dialect.styled(d, 'YYYYMMDD', 'YYYYMMDD') AS bpchar(1000008)) FROM t",
    ],
    ['DECLARE @n INT = 2; SELECT a FROM t WHERE a > @n', 'SELECT a FROM t WHERE a > 2::int'],
    ['SET NOCOUNT ON\nSELECT a FROM t\nGO\n', 'SELECT a FROM t'],
    ['SET NOCOUNT OFF; SET ANSI_NULLS ON; SELECT a FROM t', 'SELECT a FROM t'],
    [
      'DELETE x FROM t x JOIN u ON u.a = x.a',
      'DELETE FROM t WHERE ctid IN (SELECT x.ctid FROM t AS x JOIN u ON u.a = x.a)',
    ],
    [
      'UPDATE x SET x.b = u.b, c = NULL FROM t x JOIN u ON u.a = x.a',
      'MERGE INTO t AS "~target" USING ( SELECT DISTINCT x.ctid AS "~row", u.b AS "~0" FROM t AS x JOIN u ON u.a = x.a ) AS "~source" ON "~target".ctid = "~source"."~row" WHEN MATCHED THEN UPDATE SET b = "~source"."~0", c = NULL',
    ],
    ['DELETE TOP (2) FROM t WHERE b = 1', 'DELETE FROM t WHERE ctid IN (SELECT t.ctid FROM t WHERE b = 1 LIMIT 2)'],
    [
      'WITH x AS (SELECT TOP (2) * FROM t ORDER BY b) UPDATE x SET c = 1',
      'WITH x AS (SELECT *, t.ctid AS "~row" FROM t ORDER BY b NULLS FIRST LIMIT 2) MERGE INTO t AS "~target" USING ( SELECT DISTINCT x."~row" AS "~row" FROM x ) AS "~source" ON "~target".ctid = "~source"."~row" WHEN MATCHED THEN UPDATE SET c = 1',
    ],
    ['INSERT t (a) VALUES (1)', 'INSERT INTO t ( a ) VALUES (1)'],
    [
      'UPDATE t SET t.a += CASE WHEN b > 1 THEN 2 ELSE 3 END, [b] *= c - 1 WHERE c = 1',
      'UPDATE t SET a = t.a OPERATOR(dialect.+) (CASE WHEN b > 1 THEN 2 ELSE 3 END), b = b OPERATOR(dialect.*) (c OPERATOR(dialect.-) 1) WHERE c = 1',
    ],
  ])('%s', async (sqlServer, postgresql) => {
    expect(await translated(sqlServer)).toBe(postgresql)
  })

  it.each([
    ['SELECT a FROM t LIMIT 3', 'LIMIT is not SQL Server’s'],
    ['SELECT a::text FROM t', ':: is not SQL Server’s'],
    ["SELECT JSON_VALUE(a, '$.b') FROM t", 'JSON_VALUE is not translated from SQL Server'],
    ['SELECT a || b FROM t', '|| is not SQL Server’s'],
    ['SELECT a FROM t ORDER BY a NULLS LAST', 'NULLS is not SQL Server’s'],
    ['SELECT a FROM t WHERE b = TRUE', 'TRUE is not SQL Server’s'],
    ['SELECT a > 1 FROM t', 'a condition in a select list is not SQL Server’s'],
    ['SELECT COUNT(*) FROM t GROUP BY 1', 'GROUP BY 1 is not SQL Server’s'],
    ['SELECT a FROM t WHERE a = @id', '@id is a variable'],
    ['DECLARE @id INT; SET @id = 3; SELECT a FROM t WHERE a = @id', '@id is a variable'],
    ['SELECT a FROM #t', '#t is a temporary table'],
    ['SELECT TOP 10 PERCENT a FROM t', 'TOP … PERCENT is not translated'],
    ['INSERT TOP (5) INTO t SELECT a FROM u', 'INSERT TOP is not translated'],
    ['DELETE TOP (5) PERCENT FROM t', 'DELETE TOP is not translated'],
    ['DELETE TOP (5) x FROM t x JOIN u ON u.a = x.a', 'DELETE TOP … FROM is not translated'],
    ['WITH x AS (SELECT a AS b FROM t) UPDATE x SET b = 1', 'WITH x is not translated'],
    ['WITH x AS (SELECT DISTINCT a FROM t) DELETE FROM x', 'WITH x is not translated'],
    ['DELETE FROM t OUTPUT deleted.a WHERE a = 1', 'OUTPUT DELETED is not translated'],
    ['SET ANSI_NULLS OFF SELECT a FROM t WHERE a = NULL', 'SET ANSI_NULLS OFF is not translated'],
    ['SET CONCAT_NULL_YIELDS_NULL OFF; SELECT a + b FROM t', 'SET CONCAT_NULL_YIELDS_NULL OFF is not translated'],
    ['SET NUMERIC_ROUNDABORT ON; SELECT a FROM t', 'SET NUMERIC_ROUNDABORT ON is not translated'],
    ['SELECT a FROM t FOR XML PATH', 'FOR XML is not translated'],
    ['SELECT * FROM t PIVOT (SUM(a) FOR b IN ([x])) p', 'PIVOT is not translated'],
    ["SELECT FORMAT(a, 'N2') FROM t", 'FORMAT is not translated'],
    ['SELECT DATENAME(month, d) FROM t', 'DATENAME is not translated'],
    ['SELECT DATEPART(week, d) FROM t', 'DATEPART WEEK is not translated'],
    ['SELECT CONVERT(VARCHAR(20), d, 109) FROM t', 'CONVERT with style 109 is not translated'],
    ['SELECT CAST(a AS REAL) FROM t', 'the type REAL is not translated'],
    ['SELECT dbo.f(a) FROM t', 'DBO.F is not translated'],
    ['SELECT NEWID() FROM t', 'newid() gives something else'],
    ['SELECT a FROM t COLLATE Latin1_General_BIN', 'COLLATE is not translated'],
  ])('%s is rejected', async (sqlServer, reason) => {
    await expect(translateStatement(sqlServer)).rejects.toThrow(reason)
  })

  it('GROUP BY … WITH ROLLUP is GROUP BY ROLLUP', async () => {
    const grouped = 'SELECT a, b FROM t GROUP BY'
    expect(await translateStatement(`${grouped} a, (b) WITH ROLLUP ORDER BY a`)).toBe(
      await translateStatement(`${grouped} ROLLUP (a, (b)) ORDER BY a`),
    )
    expect(await translateStatement(`SELECT a FROM (${grouped} a, b WITH CUBE) AS x`)).toContain('CUBE')
  })

  it('an aggregate that BIT does not have is rejected', async () => {
    await expect(translateStatement('SELECT SUM(CAST(a AS BIT)) FROM t')).rejects.toThrow(
      'SQL Server has no SUM of BIT: write SUM(CAST(… AS INT))',
    )
  })

  it('a number of a subquery may have the name of a BIT, in an aggregate', async () => {
    await expect(translateStatement('SELECT SUM(a) FROM t', tables)).rejects.toThrow('SQL Server has no SUM of BIT')
    for (const source of ['(SELECT COUNT(*) AS a FROM t) x', '(SELECT COUNT(*) FROM t) x (a)'])
      expect(await translateStatement(`SELECT SUM(x.a) FROM ${source}`, tables)).toContain('sum(x.a)')
  })

  it('ISNULL of a BIT with one argument is rejected', async () => {
    await expect(translateStatement('SELECT ISNULL(a) FROM t', tables)).rejects.toThrow(
      'ISNULL with an argument is not SQL Server’s',
    )
  })

  it('~ binds more tightly than other operators', async () => {
    for (const [expression, postgresql] of [
      ['~a + 1', '(OPERATOR(dialect.~) a) OPERATOR(dialect.+) 1'],
      ['~(a + 1)', 'OPERATOR(dialect.~) (a OPERATOR(dialect.+) 1)'],
      ['a & ~t.b', 'a & (OPERATOR(dialect.~) t.b)'],
      ['~ISNULL(a, 0) ^ 2', "(OPERATOR(dialect.~) dialect.isnull(a, 0, 'a')) # 2"],
    ])
      expect(await translated(`SELECT ${expression} FROM t`)).toBe(`SELECT ${postgresql} FROM t`)
  })

  it('an operator of bits is translated, unless PostgreSQL gives it another precedence', async () => {
    expect(await translated('SELECT a FROM t WHERE a & 4 = 4 OR a | b > 7')).toBe(
      'SELECT a FROM t WHERE (a & 4) = 4 OR (a | b) > 7',
    )
    for (const expression of ['a & b + 1', 'a ^ b - 1'])
      await expect(translateStatement(`SELECT ${expression} FROM t`)).rejects.toThrow(
        'is not translated from SQL Server',
      )
  })

  it('ISNULL gets the name of its column, unless a subquery gives the name to another one', async () => {
    expect(await translated("SELECT ISNULL(t.a, 'x') FROM t")).toContain("isnull(t.a, 'x'::bpchar, 'a')")
    expect(await translated("SELECT ISNULL(x.a, 'x') FROM (SELECT b AS a FROM t) x")).toContain(
      "isnull(x.a, 'x'::bpchar, '')",
    )
  })
})
