import { expect, it } from 'vitest'
import { hasSqlServerSign } from './signs'

it.each([
  'SELECT [Name] FROM t',
  'SELECT TOP (3) a FROM t',
  'SELECT DISTINCT TOP 3 a FROM t',
  'SELECT GETDATE()',
  'SELECT ISNULL(a, 0) FROM t',
  'SELECT t.a FROM t CROSS APPLY (SELECT 1 AS b) x',
  'SELECT a FROM t WITH (NOLOCK)',
  'SELECT a FROM t WHERE b = @id',
  'SELECT IIF(a > 1, 2, 3) FROM t',
  "SELECT CHARINDEX('a', s) FROM t",
  'SELECT DATEDIFF(day, a, b) FROM t',
  'SELECT a FROM t OPTION (RECOMPILE)',
  'CREATE TABLE t (a INT IDENTITY(1,1), b DATETIME2)',
  'CREATE TABLE t (a NVARCHAR(10))',
  'CREATE TABLE[dbo].[t]([a]INT)',
  'SELECT a FROM dbo.t',
  "SELECT a + ', ' + b FROM t",
  'SELECT CONVERT(VARCHAR(10), d, 120) FROM t',
])('%s has a sign of SQL Server', (text) => {
  expect(hasSqlServerSign(text)).toBe(true)
})

it.each([
  'SELECT ISNULL(a), CONVERT(a, CHAR(5)) FROM t',
  'SELECT DATEDIFF(a, b) FROM t',
  'SELECT top, apply FROM t -- TOP (3)',
  'SELECT a[1], ARRAY[a] FROM t',
  'CREATE TABLE `t` (a NVARCHAR(10))',
  'CREATE TABLE t (a NVARCHAR(10)) ENGINE=InnoDB',
  'SELECT @n := @n + 1 FROM t',
  "SELECT doc->'$.n' + 1 FROM t",
  "SELECT 'GETDATE()', a @> b FROM t",
  "SELECT a + '1', '2024-01-01' + INTERVAL 1 DAY, ' a' || +b FROM t",
  'SELECT a[n], s[i:j], (ARRAY [x, y])[n] FROM t',
  'SELECT CONVERT(a, CHAR), CONVERT(a USING utf8) FROM t',
  "SELECT a FROM t WHERE s = 'it\\'s' AND r REGEXP '[a-z]' AND c = 'x'",
  'CREATE TABLE t (id INT GENERATED ALWAYS AS IDENTITY (START WITH 10), c NCHAR(2))',
])('%s has no sign of SQL Server', (text) => {
  expect(hasSqlServerSign(text)).toBe(false)
})
