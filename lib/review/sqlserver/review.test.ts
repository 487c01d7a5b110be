import { describe, expect, it } from 'vitest'
import { makeRule } from '../../audit-rules/test-rules'
import { reviewRules, reviewSql } from '../index'

const settings: Readonly<Record<string, string | number>> = {
  CL08: 1024,
  CL12: 'created_at',
  CN03: 'BIGINT',
  CN04: 'required',
  CL16: 'BIT, XML',
  DM14: 10_000,
  NM13: 'tmp_',
  IX06: 900,
  NM06: 'pk_',
  NM01: '^[a-z][a-z0-9_]*$',
  NM02: '^[a-z][a-z0-9_]*$',
}
const tables = `CREATE TABLE dbo.t (id int IDENTITY(1, 1) NOT NULL PRIMARY KEY, v varchar(20) NULL, n nvarchar(20) NULL, d datetime2(7) NOT NULL)
GO
CREATE TABLE dbo.u (id int NOT NULL PRIMARY KEY, k bigint NULL, w dbo.Word NULL)`

/** Returns `code line:column` of each finding, and of each statement that cannot be read. */
async function review(sql: string, codes: string): Promise<string[]> {
  const rules = codes.split(' ').map((code) =>
    makeRule(code, {
      databases: 'all',
      ...(settings[code] !== undefined && {
        threshold: { name: { en: 'limit', zh: '上限' }, default: settings[code] },
      }),
    }),
  )
  const known = reviewRules([{ page: 'rules', rules }], 'en')
  const found = await reviewSql(sql, { dialect: 'sqlserver', rules: known, schema: tables })
  return found.map(({ rule, position: { line, column } }) => `${rule} ${line}:${column}`)
}

describe('checks of T-SQL', () => {
  it.each<[sql: string, found: string[]]>([
    ['DELETE t', ['DM01 1:8']],
    ['DELETE TOP (5) FROM t', ['DM01 1:21']],
    ['UPDATE x SET v = 1 FROM dbo.t AS x', ['DM01 1:29']],
    ['DELETE t WHERE id = 1', []],
    ['WITH c AS (SELECT TOP (5) v FROM t ORDER BY id) UPDATE c SET v = 1', []],
    ['UPDATE c SET v = 1 FROM (SELECT v FROM t WHERE id = 1) AS c', []],
    ['WITH c AS (SELECT v FROM t) UPDATE c SET v = 1', ['DM01 1:36']],
    ['UPDATE #x SET v = 1; DELETE @x', []],
    ['SELECT [t].* FROM [dbo].[t]', ['DM03 1:8']],
    ['SELECT TOP (@n) id FROM t WHERE v = 1', ['DM13 1:8', 'DM24 1:33']],
    ['SELECT id FROM t ORDER BY id OFFSET 20000 ROWS FETCH NEXT 5 ROWS ONLY', ['DM14 1:37']],
    ["SELECT id FROM t WHERE v = N'x'", ['DM24 1:24']],
    ["SELECT id FROM t WHERE n = N'x' AND v = 'x' AND n = 'x'", []],
    ["SELECT id FROM t WHERE v LIKE N'%x' ESCAPE '!'", ['DM21 1:31']],
    ["SELECT id FROM t WHERE ISNULL(v, '') = 'x' AND CONVERT(varchar(10), d, 120) = 'x'", ['DM23 1:24', 'DM23 1:48']],
    ["SELECT id FROM t WHERE CAST(d AS date) = '2026-01-01' AND d > DATEADD(day, -1, GETDATE())", []],
    ['SELECT id FROM t WHERE NOT (v = NULL)', ['DM29 1:29']],
    ['SELECT id FROM t WHERE id NOT IN (SELECT k FROM dbo.u)', ['DM30 1:24']],
    ['SELECT id FROM t UNION SELECT id FROM u', ['DM40 1:24']],
    ['SELECT id FROM t EXCEPT SELECT id FROM u INTERSECT (SELECT id FROM u)', []],
    ['SELECT t.id FROM t CROSS APPLY (SELECT TOP 1 u.id FROM u WHERE u.k = t.id ORDER BY u.id) x', []],
    ['SELECT id = MAX(id) FROM t WITH (UPDLOCK) OPTION (RECOMPILE)', ['DM43 1:28', 'DM43 1:43']],
    ["INSERT INTO t VALUES (N'a', N'b', GETDATE())", ['DM04 1:13']],
    ["INSERT INTO t VALUES (1, N'a', N'b', GETDATE())", ['DM04 1:13', 'DM05 1:23']],
    ['SELECT id INTO #x FROM t', []],
    ['SELECT id INTO dbo.x FROM t', ['TB08 1:20']],
    ['WITH c AS (SELECT * FROM t) INSERT INTO u (id) SELECT id FROM c', ['DM03 1:19']],
    ['UPDATE t SET id = 1 OUTPUT deleted.id WHERE id = 2', ['DM08 1:19']],
    ['CREATE OR ALTER VIEW dbo.w WITH SCHEMABINDING AS SELECT * FROM dbo.t', ['DM03 1:57']],
    ['MERGE t USING u ON t.id = u.id WHEN MATCHED THEN DELETE;', []],
  ])('%s', async (sql, found) => {
    expect(
      await review(sql, 'DM01 DM03 DM04 DM05 DM08 DM13 DM14 DM21 DM23 DM24 DM29 DM30 DM34 DM40 DM43 TB08'),
    ).toEqual(found)
  })
})

describe('statements that the parser of queries does not know', () => {
  it.each<[sql: string, found: string[]]>([
    ["SELECT n.x.value('(/a)[1]', 'int') FROM t CROSS APPLY t.v.nodes('/a') AS n(x) WHERE v = N'x'", ['DM24 1:85']],
    ["SELECT x.value('@a', 'int') FROM @d.nodes('/a') n(x) WHERE x.exist('/b') = 1", []],
    ["SELECT STUFF((SELECT ',' + v FROM t FOR XML PATH(''), TYPE).value('.', 'nvarchar(max)'), 1, 1, '')", []],
    ["WITH XMLNAMESPACES (DEFAULT 'x') SELECT * FROM t", ['DM03 1:41']],
    ["WITH XMLNAMESPACES ('x' AS a), c AS (SELECT id FROM t) SELECT * FROM c", ['DM03 1:63']],
    ['SELECT CAST(v AS xml), CAST(v AS sysname), geography::Point(1, 2, 4326), db.dbo.f(v), * FROM t', ['DM03 1:87']],
    ["SELECT * FROM t WHERE v = 'x' COLLATE Latin1_General_BIN AND v <> SYSTEM_USER", ['DM03 1:8']],
    ['SELECT v, MAX(id) AS id FROM t GROUP BY GROUPING SETS ((v), (v, n), ())', []],
    ['SELECT v, MAX(id) AS id FROM t GROUP BY ROLLUP (v)', []],
    ['SELECT LAST_VALUE(v) IGNORE NULLS OVER (ORDER BY id) FROM t', []],
    ['DELETE FROM t WHERE CURRENT OF c; UPDATE t SET v = 1 WHERE CURRENT OF c', []],
    ['DELETE FROM x FROM t x LEFT JOIN u ON u.id = x.id WHERE u.id IS NULL; DELETE FROM x FROM t x', ['DM01 1:90']],
    ['DELETE x FROM (SELECT TOP (5) v FROM t ORDER BY id) AS x', []],
    ["SELECT BulkColumn FROM OPENROWSET(BULK N'c:\\a.json', SINGLE_CLOB) AS j", []],
    ['INSERT INTO db.dbo.t (v) SELECT v FROM db.dbo.t', []],
  ])('%s', async (sql, found) => {
    expect(await review(sql, 'DM01 DM03 DM04 DM17 DM24')).toEqual(found)
  })
})

it('a SELECT that fills a table or variable returns no rows', async () => {
  const sql = 'SELECT v INTO #x FROM t; SELECT @v = v FROM t; SELECT @v += v FROM t; SELECT v FROM t'
  expect(await review(sql, 'DM02 TB08')).toEqual(['DM02 1:71'])
})

it('rules about what lasts do not apply to temporary tables', async () => {
  const sql = `CREATE TABLE #x (id uniqueidentifier PRIMARY KEY, created_at datetime2 NULL, k int NOT NULL)
INSERT INTO #x SELECT id, d, id FROM t
SELECT id FROM #x
SELECT x.id FROM @x x JOIN #x y ON y.id = x.id
DROP TABLE #x`
  const codes = 'CL12 CL13 CL14 CL15 CN03 CN04 DM02 DM04 OP13'
  expect(await review(sql, codes)).toEqual([])
  expect(await review(sql.replaceAll('#x', 'z').replace('@x', '#x'), codes)).toEqual(
    'CN03 1:17, CN04 1:17, CL12 1:50, CL14 1:50, CL15 1:50, CL13 1:77, CL15 1:77, DM04 2:13, DM02 3:1, DM02 4:1, OP13 5:1'.split(
      ', ',
    ),
  )
})

describe('DDL of SQL Server', () => {
  it.each<[sql: string, codes: string, found: string[]]>([
    ['CREATE TABLE #x (a int)', 'CN01 NM13 IX13', []],
    ['CREATE TABLE #x (a int PRIMARY KEY)', 'NM06', []],
    [
      'CREATE TABLE x (a int, b varchar(max), c varchar(2000), d bit, e xml)',
      'CL08 CL09 CL16',
      ['CL09 1:24', 'CL08 1:40', 'CL16 1:64'],
    ],
    ['CREATE TABLE x (a AS b * 2, b int NOT NULL CONSTRAINT df DEFAULT (0), c rowversion NOT NULL)', 'CL13 CL14', []],
    [
      'CREATE TABLE x (a int NOT NULL, CONSTRAINT pk PRIMARY KEY CLUSTERED (a ASC) WITH (PAD_INDEX = OFF) ON [PRIMARY]) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]',
      'CN01',
      [],
    ],
    ['CREATE TABLE x (a int IDENTITY NOT NULL, b int IDENTITY(1, 1) NOT NULL)', 'CL03', ['CL03 1:42']],
    [
      'ALTER TABLE dbo.u WITH CHECK ADD CONSTRAINT f FOREIGN KEY (k) REFERENCES dbo.t (id)',
      'CN05 CN06',
      ['CN05 1:60', 'CN06 1:60'],
    ],
    ['ALTER TABLE u ALTER COLUMN k smallint NOT NULL; ALTER TABLE u ALTER COLUMN w dbo.Other', 'OP09', ['OP09 1:28']],
    ['ALTER TABLE u DROP CONSTRAINT IF EXISTS c, COLUMN k, id', 'OP02', ['OP02 1:51', 'OP02 1:54']],
    ['CREATE UNIQUE NONCLUSTERED INDEX i ON dbo.u (k) WHERE k IS NOT NULL', 'IX09 IX13', ['IX13 1:1']],
    ['CREATE INDEX i ON dbo.u (k) INCLUDE (w) WITH (ONLINE = ON)', 'IX13', []],
    ['CREATE INDEX i ON #x (a)', 'IX13', []],
    [
      "IF OBJECT_ID('x') IS NOT NULL\n  DROP TABLE x\nGO\nDROP TABLE x\nGO\nDROP INDEX IF EXISTS i ON x",
      'OP13',
      ['OP13 4:1'],
    ],
    [
      'IF 1 = 1 CREATE TABLE dbo.t (a int);\nCREATE TABLE dbo.u (a int);\nCREATE TABLE h.u (a int)',
      'OP16',
      ['OP16 2:18'],
    ],
    ['TRUNCATE TABLE #x', 'OP06', []],
    [
      "IF COL_LENGTH('t', 'v') IS NULL BEGIN PRINT 1 ALTER TABLE t ADD v int END\nALTER TABLE t ADD v int\nIF 1 = 1 PRINT 1 ELSE BEGIN PRINT 1; CREATE TABLE t (a int) END\nIF 1 = 1 BEGIN BEGIN TRY ALTER TABLE t DROP COLUMN x END TRY BEGIN CATCH END CATCH END\nDROP TABLE t",
      'OP13 OP16',
      ['OP16 2:19', 'OP13 5:1'],
    ],
    [
      'CREATE TABLE h.t (id int); ALTER TABLE dbo.t ADD q int; ALTER TABLE h.t ADD q int, id int',
      'OP16',
      ['OP16 1:84'],
    ],
    ['CREATE TABLE dbo.x (a int NOT NULL); ALTER TABLE DBO.X ADD PRIMARY KEY (a)', 'CN01', []],
    ["EXEC sp_rename 'dbo.t.v', 'w', 'COLUMN'; EXEC sp_rename N'dbo.t', 'x'", 'OP07', ['OP07 1:16', 'OP07 1:57']],
    ['CREATE TABLE [OrderLine] ([Line No] int, lineKey int)', 'NM01 NM02 NM10', ['NM02 1:27']],
    [
      'CREATE TABLE Orders (Id int, CONSTRAINT PK_Orders PRIMARY KEY (Id)); CREATE TABLE u2 (id int PRIMARY KEY)',
      'NM06',
      ['NM06 1:87'],
    ],
    ['CREATE UNIQUE INDEX IX_OrderDetails_ProductId_ChangedAt ON dbo.t (v)', 'NM04 NM05 NM08', []],
    ['CREATE TABLE x ([Order] int, [File] int, rank int)', 'NM09', ['NM09 1:17', 'NM09 1:30']],
  ])('%s', async (sql, codes, found) => {
    expect(await review(sql, codes)).toEqual(found)
  })

  it('columns of types that the review does not know are not compared', async () => {
    expect(await review('SELECT t.id FROM t JOIN u ON u.w = t.id', 'DM25')).toEqual([])
    expect(await review('SELECT t.id FROM t JOIN u ON u.id = t.v', 'DM25')).toEqual(['DM25 1:30'])
  })
})

describe('tables of the same name in several schemas', () => {
  const both =
    'CREATE TABLE sales.o (id int PRIMARY KEY, a int); CREATE TABLE archive.o (id int PRIMARY KEY, b varchar(9));'
  it.each<[sql: string, codes: string, found: string[]]>([
    ["SELECT id FROM archive.o WHERE b = N'x'", 'DM24', ['DM24 2:32']],
    ["SELECT id FROM sales.o WHERE a = 1 AND b = N'x'", 'DM24', []],
    ["SELECT id FROM o WHERE b = N'x'", 'DM24', []],
    ['ALTER TABLE sales.o ADD b int', 'OP16', []],
    ['ALTER TABLE archive.o ADD b int', 'OP16', ['OP16 2:27']],
    ['DROP TABLE archive.o; ALTER TABLE sales.o ADD a int', 'OP16', ['OP16 2:47']],
    ['CREATE TABLE dbo.o (c int); ALTER TABLE o ADD c int', 'OP16', ['OP16 2:47']],
  ])('%s', async (sql, codes, found) => {
    expect(await review(`${both}\n${sql}`, codes)).toEqual(found)
  })
})

describe('statements that SQL Server does not have', () => {
  it.each([
    ['SELECT id FROM t LIMIT 5', 'syntax 1:18'],
    ['CREATE TABLE x (a int AUTO_INCREMENT)', 'syntax 1:23'],
    ['CREATE TABLE x (a timestamptz)', 'syntax 1:19'],
    ['CREATE TABLE x (a int) ENGINE = InnoDB', 'syntax 1:24'],
    ['ALTER TABLE t RENAME TO x', 'syntax 1:15'],
    ['CREATE INDEX CONCURRENTLY i ON t (v)', 'syntax 1:27'],
    ['SELEC id FROM t', 'syntax 1:1'],
    ['SELECT id FROM FROM t', 'syntax 1:21'],
    ['CREATE TABL x (a int)', 'syntax 1:8'],
  ])('%s', async (sql, found) => {
    expect(await review(`${sql}\nGO\nDELETE t`, 'DM01')).toEqual([found, 'DM01 3:8'])
  })
})
