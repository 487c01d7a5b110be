import { describe, expect, it } from 'vitest'
import { review } from './test-review'

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
    ['SELECT id FROM t WHERE id IN ? AND v NOT IN ? ORDER BY id', []],
    ['SELECT id FROM t WHERE id IN @ids AND v NOT IN :names', []],
    ['SELECT id FROM t UNION SELECT id FROM u', ['DM40 1:24']],
    ['SELECT id FROM t EXCEPT SELECT id FROM u INTERSECT (SELECT id FROM u)', []],
    ['SELECT t.id FROM t CROSS APPLY (SELECT TOP 1 u.id FROM u WHERE u.k = t.id ORDER BY u.id) x', []],
    ['SELECT id = MAX(id) FROM t WITH (UPDLOCK, INDEX(i)) OPTION (RECOMPILE)', ['DM43 1:28', 'DM43 1:53']],
    ['SELECT id = MAX(id) FROM t WITH (UPDLOCK, HOLDLOCK) OPTION (MAXRECURSION 0)', []],
    ["INSERT INTO t VALUES (N'a', N'b', GETDATE())", ['DM04 1:13']],
    ["INSERT INTO t VALUES (1, N'a', N'b', GETDATE())", ['DM04 1:13', 'DM05 1:23']],
    ['SELECT id INTO #x FROM t', []],
    ['SELECT id INTO dbo.x FROM t', ['TB08 1:20']],
    ['WITH c AS (SELECT * FROM t) INSERT INTO u (id) SELECT id FROM c', ['DM03 1:19']],
    ['UPDATE t SET id = 1 OUTPUT deleted.id WHERE id = 2', ['DM08 1:19']],
    ['CREATE OR ALTER VIEW dbo.w WITH SCHEMABINDING AS SELECT * FROM dbo.t', ['DM03 1:57']],
    ['MERGE t USING u ON t.id = u.id WHEN MATCHED THEN DELETE;', []],
    [
      'WITH c AS (SELECT * FROM u) MERGE INTO dbo.t AS x USING (SELECT TOP 5 id FROM c WHERE k = NULL) AS s ON x.id = s.id WHEN MATCHED THEN UPDATE SET v = 1;',
      ['DM03 1:19', 'DM13 1:65', 'DM29 1:87'],
    ],
    ['WITH c AS (SELECT v FROM t) DELETE c', ['DM01 1:36']],
    ['WITH c AS (SELECT v FROM t) DELETE TOP (5) FROM c WHERE v = NULL', ['DM29 1:57']],
    ['WITH c AS (SELECT TOP (5) v FROM t ORDER BY id) DELETE FROM c', []],
    ['WITH c AS (SELECT v FROM t) DELETE x FROM c AS x JOIN u ON u.id = x.id WHERE u.k = NULL', ['DM29 1:78']],
    ['DECLARE c CURSOR LOCAL FOR SELECT * FROM t FOR READ ONLY; OPEN c', ['DM03 1:35']],
    ['SET @c = CURSOR FOR SELECT id FROM t WHERE v = NULL FOR UPDATE OF v', ['DM29 1:44']],
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
    ["SELECT id FROM t WHERE v LIKE '%' + @s + N'%' OR v LIKE @s + '%'", ['DM21 1:31']],
    ["SELECT id FROM t WHERE v LIKE 'a' + REPLACE(@s, '%', '') AND n LIKE (@s + '%') AND v = N'x'", ['DM24 1:84']],
    ["SELECT * FROM t WHERE id * .5 < 3 AND CAST(id AS nvarchar) = '1'", ['DM03 1:8']],
    ["SELECT CASE id WHEN 1 THEN v END COLLATE Latin1_General_BIN FROM t WHERE v = N'x'", ['DM24 1:74']],
    ['SELECT w.* FROM ##w w JOIN t ON t.id = w.id', ['DM03 1:8']],
    [
      'WITH [c] AS(SELECT id FROM t), "d e" (id) AS (SELECT * FROM c) SELECT id FROM [c] WHERE v = N\'x\'',
      ['DM03 1:54'],
    ],
    ["SELECT json.v FROM OPENJSON(@j) WITH (v int) AS json JOIN t ON t.v = N'x'", ['DM24 1:64']],
    ["SELECT id FROM t WHERE v IS DISTINCT FROM N'x' AND id IS NOT DISTINCT FROM NULL", ['DM24 1:24']],
    ["SELECT SUM(id) OVER w AS s FROM t WHERE v = N'x' WINDOW w AS (PARTITION BY v) ORDER BY s", ['DM24 1:41']],
    ["SELECT v, SUM(id) AS s FROM t WHERE v = N'x' GROUP BY v WITH ROLLUP", ['DM24 1:37']],
    ["SELECT t.id FROM t LEFT JOIN (u JOIN u AS w ON w.id = u.k) ON u.id = t.id WHERE t.v = N'x'", ['DM24 1:81']],
    ["SELECT t.id FROM (t JOIN u ON u.id = t.id) WHERE t.v = N'x'", ['DM24 1:50']],
    ['SELECT t.id FROM t JOIN (u JOIN u AS w ON w.id = u.k) ON u.id = u.k', ['DM34 1:26']],
    ['INSERT INTO db.dbo.t (v) SELECT v FROM db.dbo.t', []],
    ["SELECT SUM(id) OVER (w ROWS 2 PRECEDING) FROM t WHERE v = N'x' WINDOW w AS (PARTITION BY v)", ['DM24 1:55']],
    ["SELECT SUM(id) OVER (ORDER BY v RANGE UNBOUNDED PRECEDING) FROM t WHERE v = N'x'", ['DM24 1:73']],
    ["SELECT ALL PARSE('1' AS int USING 'de-DE') FROM t WHERE v = N'x'", ['DM24 1:57']],
    [
      "SELECT id FROM t WHERE FREETEXT(*, 'x') AND v = N'x' ORDER BY id OFFSET 1 ROWS FETCH FIRST 5 ROWS ONLY",
      ['DM24 1:45'],
    ],
    ["SELECT JSON_OBJECT('a': id, 'b': v ABSENT ON NULL) AS j FROM t WHERE v = N'x'", ['DM24 1:70']],
    [
      "SELECT CURRENT_USER, NEXT VALUE FOR dbo.s OVER (ORDER BY id), $PARTITION.f(d) FROM t WHERE v = N'x'",
      ['DM24 1:92'],
    ],
    [
      "SELECT TRIM('x' FROM v), TRIM(LEADING 'y' FROM n), JSON_ARRAYAGG(v ORDER BY id) FROM t WHERE v = N'x'",
      ['DM24 1:94'],
    ],
    ["SELECT t.id FROM t FOR SYSTEM_TIME ALL WHERE v = N'x'", ['DM24 1:46']],
    ["SELECT id << 2, id >> 1 FROM t WHERE id & (1 << 3) = 8 AND v = N'x'", ['DM24 1:60']],
    [
      "INSERT INTO w (id, a) SELECT id, a FROM (MERGE t USING u ON t.id = u.id WHEN MATCHED THEN UPDATE SET v = 'b' OUTPUT $action, deleted.id) AS c (a, id) WHERE a = 'UPDATE'; SELECT * FROM t",
      ['DM03 1:178'],
    ],
    ['INSERT w (id) SELECT d.id FROM (DELETE FROM t OUTPUT deleted.id WHERE id < 3) d; SELECT * FROM t', ['DM03 1:89']],
    ["UPDATE t SET v.modify('delete /a'), n.WRITE(N'x', 0, NULL) WHERE v = N'x'", ['DM24 1:66']],
    [
      "SELECT (SELECT id, (SELECT k, w FROM u WHERE k = 1 FOR XML PATH('u'), TYPE) FROM t WHERE v = N'x' FOR JSON PATH)",
      ['DM24 1:90'],
    ],
    // the only source of FROM that is the table, whatever its alias
    ['UPDATE t SET v = 1 FROM dbo.t AS x JOIN u ON u.id = x.id', []],
    ['UPDATE t SET v = 1 FROM t AS x JOIN t AS y ON y.id = x.id', ['DM34 1:25']],
  ])('%s', async (sql, found) => {
    expect(await review(sql, 'DM01 DM03 DM04 DM17 DM21 DM22 DM24 DM29 DM34')).toEqual(found)
  })
})

it('a collation in the select list needs no index', async () => {
  const sql = 'SELECT v COLLATE Latin1_General_BIN FROM t WHERE n COLLATE Latin1_General_BIN = @n'
  expect(await review(sql, 'CS09')).toEqual(['CS09 1:50'])
})

it('statements that read no table are no variants of one another', async () => {
  const assigned = "SELECT @s += N'a'\nSELECT @s += N'b'\n"
  expect(await review(`${assigned}SELECT id FROM t WHERE v = 'a' SELECT id FROM t WHERE v = 'b'`, 'DM45')).toEqual([
    'DM45 3:32',
  ])
})

it('the name of a common table expression may differ in case from its definition', async () => {
  const sql = 'WITH U AS (SELECT 1 AS k) SELECT id FROM t WHERE id NOT IN (SELECT k FROM u)'
  expect(await review(sql, 'DM30')).toEqual([])
})

it('a SELECT that fills a table or variable returns no rows', async () => {
  const sql = 'SELECT v INTO #x FROM t; SELECT @v = v FROM t; SELECT @v += v FROM t; SELECT v FROM t'
  expect(await review(sql, 'DM02 TB08')).toEqual(['DM02 1:71'])
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
