import { describe, expect, it } from 'vitest'
import { translateSchema } from './schema'

const translated = async (sql: string) => (await translateSchema(sql)).replace(/\s+/g, ' ').replace(/ (?=[,);])/g, '')

describe('translation of schemas of SQL Server', () => {
  it('a script of SQL Server Management Studio is read, without file groups and options', async () => {
    const script = `USE [Shop]
GO
/****** Object:  Table [dbo].[T] ******/
SET ANSI_NULLS ON
GO
CREATE TABLE [dbo].[T](
	[Id] [int] IDENTITY(1,1) NOT NULL,
	[Name] [nvarchar](50) NULL,
	[Notes] [nvarchar](max) NULL,
 CONSTRAINT [PK_T] PRIMARY KEY CLUSTERED ([Id] ASC) WITH (PAD_INDEX = OFF, FILLFACTOR = 80) ON [PRIMARY],
 CONSTRAINT [UQ_T] UNIQUE NONCLUSTERED ([Name] DESC)
) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]
GO
ALTER TABLE [dbo].[T] ADD  CONSTRAINT [DF_T]  DEFAULT (N'x') FOR [Name]
GO
ALTER TABLE [dbo].[U]  WITH CHECK ADD  CONSTRAINT [FK_U] FOREIGN KEY([T])
REFERENCES [dbo].[T] ([Id])
ON DELETE CASCADE
GO
ALTER TABLE [dbo].[U] CHECK CONSTRAINT [FK_U]
GO
ALTER TABLE [dbo].[U]  WITH NOCHECK ADD CONSTRAINT [CK_U] CHECK (([a]>(0)))
GO
CREATE NONCLUSTERED INDEX [IX] ON [dbo].[T] ([Name] ASC) INCLUDE ([Notes])
GO
CREATE UNIQUE INDEX [UX] ON [dbo].[T] ([Notes]) WHERE ([Notes] IS NOT NULL) WITH (ONLINE = ON)
GO
EXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'a; b'
GO`
    expect(await translated(script)).toBe(
      [
        `CREATE TABLE "t" ("id" int4 NOT NULL NOT NULL DEFAULT dialect.next_number('"t"', '"id"'), "name" bpchar(50), "notes" bpchar, PRIMARY KEY ("id"), UNIQUE NULLS NOT DISTINCT ("name"))`,
        `ALTER TABLE "t" ALTER "name" SET DEFAULT 'x'::bpchar`,
        'ALTER TABLE "u" ADD FOREIGN KEY ("t") REFERENCES "t" ("id") ON DELETE CASCADE',
        'CREATE UNIQUE INDEX ON "t" ("notes") NULLS NOT DISTINCT WHERE (notes IS NOT NULL)',
      ].join('; '),
    )
  })

  it.each([
    ['a TINYINT', 'a dialect."tinyint"'],
    ['a BIT NOT NULL DEFAULT 0', 'a dialect."bit" NOT NULL DEFAULT 0'],
    ['a DECIMAL', 'a numeric(18, 0)'],
    ['a MONEY', 'a dialect.money'],
    ['a VARCHAR', 'a bpchar(1)'],
    ['a CHAR(3)', 'a bpchar(1000003)'],
    ['a DATETIME', 'a timestamp(3)'],
    ['a DATETIME2', 'a timestamptz(6)'],
    ['a FLOAT', 'a float8'],
    ['a UNIQUEIDENTIFIER DEFAULT NEWID()', 'a uuid'],
    ['a INT CONSTRAINT x FOREIGN KEY REFERENCES dbo.u (b)', 'a int4 REFERENCES u (b)'],
    ["a VARCHAR(5) CHECK (a LIKE 'x%')", "a bpchar(5) CHECK (dialect.as_text(a) LIKE 'x%'::text)"],
  ])('%s', async (sqlServer, postgresql) => {
    expect((await translated(`CREATE TABLE t (${sqlServer})`)).replaceAll('  ', ' ')).toBe(
      `CREATE TABLE t (${postgresql})`,
    )
  })

  it('statements need no semicolon between them', async () => {
    expect(await translated('CREATE TABLE t (a INT)\nCREATE TABLE u (a INT)\nINSERT t VALUES (1)')).toBe(
      'CREATE TABLE t (a int4); CREATE TABLE u (a int4); INSERT INTO t VALUES (1)',
    )
  })

  it('an INSERT without columns fills all but the IDENTITY column', async () => {
    const table = 'CREATE TABLE [dbo].[T] ([Id] INT IDENTITY(1,1) PRIMARY KEY, [Full Name] NVARCHAR(9), b INT)'
    expect(await translated(`${table}\nGO\nINSERT INTO dbo.T VALUES (N'x', 1)\nINSERT t (b) VALUES (2)`)).toContain(
      `INSERT INTO t ( "full name", b) VALUES ('x'::bpchar, 1); INSERT INTO t ( b) VALUES (2)`,
    )
  })

  it.each([
    ['CREATE TABLE t (a INT, b AS (a * 2))', 'b is a computed column'],
    ['CREATE TABLE #t (a INT)', '#t is a temporary table'],
    ['CREATE TABLE t (a XML)', 'the type XML'],
    ['CREATE TABLE t (a SMALLDATETIME)', 'the type SMALLDATETIME'],
    ['CREATE TABLE t (a VARCHAR(5) COLLATE Latin1_General_CS_AS)', 'COLLATE Latin1_General_CS_AS'],
    ['CREATE PROCEDURE p AS SELECT 1', 'the schema has a PROCEDURE'],
  ])('%s is rejected', async (sqlServer, reason) => {
    await expect(translateSchema(sqlServer)).rejects.toThrow(reason)
  })
})
