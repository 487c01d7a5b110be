import { describe, expect, it } from 'vitest'
import { makeReview } from '../test-review'
import { review } from './test-review'

it('a column set is a generated column', async () => {
  const set = 'c xml COLUMN_SET FOR ALL_SPARSE_COLUMNS'
  const sql = `CREATE TABLE a (id int PRIMARY KEY, s int SPARSE NULL, ${set}); ALTER TABLE b ADD ${set}`
  expect(await review(sql, 'CL15 OP16')).toEqual(['CL15 1:37'])
})

it('a primary key that a later statement adds again is not dropped', async () => {
  const sql = 'ALTER TABLE dbo.t DROP CONSTRAINT PK_t;'
  const schema = 'CREATE TABLE t (id int CONSTRAINT PK_t PRIMARY KEY, v int);'
  expect(await review(`${schema}\n${sql} ALTER TABLE T ADD PRIMARY KEY (id, v)`, 'OP05')).toEqual([])
  expect(await review(`${schema}\n${sql} ALTER TABLE t ADD UNIQUE (id)`, 'OP05')).toEqual(['OP05 2:35'])
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

it('the words of a name in mixed case are those of one with underscores', async () => {
  const review = makeReview({ dialect: 'sqlserver', settings: { CL19: '_(date|ip)$' } })
  const sql = 'CREATE TABLE a (OrderDate varchar(10), ClientIP varchar(45), Update_Date char(8), Candidate varchar(9))'
  expect(await review(sql, 'CL19')).toEqual(['CL19 1:17', 'CL19 1:40', 'CL19 1:62'])
})

it('a primary key with the next number of a sequence counts', async () => {
  expect(await review('CREATE TABLE a (id int DEFAULT (NEXT VALUE FOR s) PRIMARY KEY)', 'CN04')).toEqual([])
  const later = 'CREATE TABLE a (id int PRIMARY KEY); ALTER TABLE a ADD CONSTRAINT d DEFAULT (NEXT VALUE FOR s) FOR id'
  expect(await review(later, 'CN04')).toEqual([])
})

describe('the length of an index entry in SQL Server', () => {
  it('is 900 bytes for a primary key and 1,700 for others', async () => {
    const sql = 'CREATE TABLE a (b nvarchar(451) PRIMARY KEY, c nvarchar(850) UNIQUE, d varchar(1701) UNIQUE)'
    expect(await review(sql, 'IX06')).toEqual(['IX06 1:17', 'IX06 1:70'])
  })

  it.each([
    ['CREATE TABLE a (b nvarchar(451), CONSTRAINT u UNIQUE CLUSTERED (b))', ['IX06 1:65']],
    ['CREATE TABLE a (b nvarchar(451) PRIMARY KEY NONCLUSTERED)', []],
    ['CREATE TABLE a (b nvarchar(451) PRIMARY KEY, c int UNIQUE CLUSTERED)', []],
    ['CREATE TABLE a (b nvarchar(451)); CREATE UNIQUE CLUSTERED INDEX i ON a (b)', ['IX06 1:35']],
  ])('%s', async (sql, found) => {
    expect(await review(sql, 'IX06')).toEqual(found)
  })
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
    ['CREATE TABLE x (a int IDENTITY NOT NULL, b int DEFAULT NEXT VALUE FOR s)', 'CL03', []],
    [
      'ALTER TABLE dbo.u WITH CHECK ADD CONSTRAINT f FOREIGN KEY (k) REFERENCES dbo.t (id)',
      'CN05 CN06',
      ['CN05 1:60', 'CN06 1:60'],
    ],
    ['ALTER TABLE u ALTER COLUMN k smallint NOT NULL; ALTER TABLE u ALTER COLUMN w dbo.Other', 'OP09', ['OP09 1:28']],
    ['ALTER TABLE u DROP CONSTRAINT IF EXISTS c, COLUMN k, id', 'OP02', ['OP02 1:51', 'OP02 1:54']],
    ['CREATE INDEX i ON dbo.u (k); CREATE UNIQUE INDEX j ON dbo.u (k)', 'IX09', ['IX09 1:30']],
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
