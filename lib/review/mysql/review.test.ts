import { describe, expect, it } from 'vitest'
import { makeReview } from '../test-review'

const schema = 'CREATE TABLE t (id INT PRIMARY KEY, a VARCHAR(10), b INT); CREATE TABLE u (id INT PRIMARY KEY)'
const review = makeReview({ dialect: 'mysql', schema, settings: { CL08: 2000, DM06: 1000, IX06: 767 } })

describe('SQL of MySQL that node-sql-parser rejects', () => {
  it.each([
    'SELECT a FROM t USE INDEX (i) WHERE id = 1',
    'SELECT a FROM t x FORCE INDEX FOR ORDER BY (i, j) IGNORE KEY (k) WHERE id = 1',
    'SELECT STRAIGHT_JOIN HIGH_PRIORITY a FROM t WHERE id = 1',
    'SELECT DISTINCTROW a FROM t WHERE id = 1',
    'SELECT a FROM t PARTITION (p0, p1) WHERE id = 1',
    'SELECT a FROM t WHERE a <=> NULL AND b <=> id',
    "SELECT a FROM t WHERE MATCH(a) AGAINST('x' IN BOOLEAN MODE)",
    'SELECT a FROM t WHERE b MEMBER OF (a)',
    "SELECT a FROM t WHERE a SOUNDS LIKE 'x'",
    "SELECT CONCAT(a, _utf8' ') FROM t WHERE id = 1",
    'SELECT a FROM t WHERE id = 1 FOR SHARE OF t NOWAIT',
    'DELETE FROM x USING t x JOIN u ON x.id = u.id WHERE u.id = 1',
    'DELETE QUICK FROM t WHERE id = 1',
    'UPDATE LOW_PRIORITY IGNORE t SET a = 1 WHERE id = 1',
    'INSERT DELAYED INTO t (id) VALUES (1)',
    'INSERT INTO t (id, a) VALUE (1, DEFAULT)',
    'INSERT INTO t (id) VALUES (1) AS n ON DUPLICATE KEY UPDATE a = n.id',
    'DROP PROCEDURE IF EXISTS p',
    'DROP TRIGGER r',
    'DROP TABLE IF EXISTS v CASCADE',
    "SELECT a FROM t WHERE BINARY a = 'x'",
    'CREATE TABLE v (a NVARCHAR(9), b NATIONAL CHAR(3), c CHARACTER VARYING(3), d DOUBLE PRECISION, e VARCHAR(9) BINARY)',
    'CREATE TABLE v (a BOOL, b REAL NOT NULL, c INT INVISIBLE, d POINT SRID 4326, CHECK (c > 0) NOT ENFORCED)',
    "CREATE TABLE v (a VARCHAR(3) CHARSET utf8mb4, KEY i (a) USING BTREE COMMENT 'x') STATS_PERSISTENT=0",
    'CREATE TABLE v (visible CHAR(1), a INT)',
    'CREATE TABLE v (a INT, tablespace INT, enforced INT, charset CHAR(9), srid INT, KEY i (enforced))',
    'ALTER TABLE t ADD COLUMN enforced INT AFTER tablespace',
    'DELETE LOW_PRIORITY QUICK IGNORE FROM t WHERE id = 1',
    'UPDATE t SET a = DEFAULT, b = DEFAULT(b) WHERE id = 1',
    'INSERT INTO t (id, b) VALUES (1, DEFAULT(b))',
    `SELECT a FROM t WHERE a LIKE 'x%' "y" 'z' AND b = 1`,
    'SELECT a FROM t WHERE b = 1 LIMIT ${first}, ${size}',
    'SELECT a FROM t WHERE id IN :ids AND b NOT IN ? AND a LIKE ? ESCAPE ?',
    'source dump.sql;\nSELECT a FROM t WHERE id = 1',
    'ALTER TABLE t RENAME INDEX i TO j',
    'ALTER TABLE d.t DISABLE KEYS',
    'ALTER TABLE t CHARSET utf8mb4 COLLATE utf8mb4_bin',
    'ALTER DATABASE d CHARACTER SET utf8mb4',
    'SELECT .5, a FROM t WHERE b > .5e1',
    'SELECT a FROM t WHERE id = 1 EXCEPT ALL SELECT a FROM t WHERE id = 2',
    'SELECT SUM(b) OVER (ORDER BY a RANGE BETWEEN INTERVAL 1 DAY PRECEDING AND CURRENT ROW) FROM t WHERE id = 1',
    'SELECT AVG(DISTINCT b), STD(b), UTC_TIMESTAMP FROM t WHERE id = 1',
    'SELECT SUM(b) OVER (w ORDER BY a), SUM(b) OVER (w) FROM t WHERE id = 1 WINDOW w AS (PARTITION BY a)',
    'SELECT NTH_VALUE(b, 2) FROM FIRST RESPECT NULLS OVER (ORDER BY id) FROM t WHERE id = 1',
    'SELECT SUBSTRING(a FROM 2 FOR 3), CHAR(77, 121 USING utf8mb4) FROM t WHERE id = 1',
    "SELECT JSON_VALUE(a, '$.x' RETURNING DECIMAL(4,2) NULL ON EMPTY) FROM t WHERE id = 1",
    "SELECT a INTO OUTFILE '/tmp/x' FIELDS TERMINATED BY ',' FROM t WHERE id = 1",
    "SELECT a FROM t WHERE id = 1 INTO OUTFILE '/tmp/x' LINES TERMINATED BY '\\n'",
    'INSERT INTO t (id) VALUES (1) RETURNING id, a',
    'DELETE FROM t WHERE id = 1 RETURNING *',
    'CREATE OR REPLACE TABLE v (a INT)',
    'CREATE SEQUENCE s START WITH 1',
    'ALTER VIEW w AS SELECT AVG(DISTINCT b) AS s FROM t WHERE id = 1',
    'ALTER EVENT e DISABLE',
    'ALTER PROCEDURE p SQL SECURITY INVOKER',
    "CREATE DATABASE d CHARACTER SET utf8mb4 ENCRYPTION='Y'",
    'ALTER TABLE t DISCARD TABLESPACE',
    'ALTER TABLE t ADD CONSTRAINT c CHECK (b > 0) NOT ENFORCED, ALTER CHECK c ENFORCED',
    'ALTER TABLE t ADD COLUMN IF NOT EXISTS c INT, DROP COLUMN IF EXISTS b',
    'SELECT NEXT VALUE FOR s',
    "SELECT a FROM t FOR SYSTEM_TIME AS OF TIMESTAMP '2026-01-01 00:00:00' AS x WHERE x.id = 1",
    'CREATE TABLE v (a INT, b TIMESTAMP(6) GENERATED ALWAYS AS ROW START, c TIMESTAMP(6) GENERATED ALWAYS AS ROW END, PERIOD FOR SYSTEM_TIME (b, c)) WITH SYSTEM VERSIONING',
    'INSERT INTO t (id, a) VALUES ROW(1, 2), ROW(3, 4)',
    'SELECT x FROM (VALUES ROW(1, 2), ROW(3, 4)) AS v (x, y) WHERE x = 1',
    'SELECT x FROM (SELECT a FROM t WHERE id = 1) v (x) WHERE x = 1',
    'VALUES ROW(1, -2), ROW(3, 4) ORDER BY column_0',
    'INSERT INTO t TABLE uu',
    'SELECT a FROM t WHERE id IN (TABLE uu) AND b = 1',
    "SELECT a FROM t WHERE a >= {d '2026-01-01'} AND b < {ts '2026-01-01 00:00:00'}",
    'ALTER TABLE t ADD UNIQUE KEY i ((b + 1) DESC, a DESC), ALGORITHM=INPLACE',
    'ALTER TABLE t ADD KEY i ((CAST(a AS UNSIGNED ARRAY)))',
    'CREATE TABLE v (a INT, KEY i ((a + 1) DESC))',
    'CREATE TABLE v (id BIGINT SERIAL DEFAULT VALUE, a INT)',
    'CREATE OR REPLACE VIEW w AS SELECT AVG(DISTINCT b) s FROM t WHERE ROW(a, b) = ROW(1, 2)',
    'SELECT a FROM t WHERE id = 1\\G\nSELECT a FROM t WHERE id = 2\\g',
  ])('%s', async (sql) => {
    expect(await review(sql, 'DM01 DM22 DM29')).toEqual([])
  })

  it('TABLE reads a whole table', async () => {
    expect(await review('TABLE orders', 'DM02 DM03')).toEqual(['DM02 1:1', 'DM03 1:1'])
    expect(await review('TABLE t ORDER BY a LIMIT 3', 'DM01')).toEqual([])
    expect(await review('TABLE t x', 'DM01')).toEqual(['syntax 1:7'])
  })

  it('the query of ALTER VIEW is reviewed', async () => {
    expect(await review('ALTER VIEW w AS SELECT * FROM t', 'DM03')).toEqual(['DM03 1:24'])
  })

  it('SERIAL is a BIGINT UNSIGNED NOT NULL AUTO_INCREMENT UNIQUE', async () => {
    const codes = 'CL01 CL02 CL03 CL04 CL05 CL06 CL07 CL11 CL15 CN01 CN02 CN03 CN06 TB01 IX07'
    const long = 'BIGINT UNSIGNED NOT NULL AUTO_INCREMENT UNIQUE'
    const define = (type: string) => `CREATE TABLE v (a INT, id ${type})`
    expect(await review(define('SERIAL'), codes)).toEqual(await review(define(long), codes))
  })

  it('SERIAL can be the name of a column and of a key', async () => {
    const named = makeReview({ dialect: 'mysql', settings: { NM04: 'serial' } })
    expect(await named('CREATE TABLE v (serial INT, KEY serial (serial))', 'NM04')).toEqual([])
  })

  it('the actions of ALTER TABLE are read one by one if they cannot be read together', async () => {
    const actions = 'RENAME INDEX i TO j, DROP COLUMN a, ALTER INDEX k INVISIBLE, ALTER b SET DEFAULT 1'
    expect(await review(`ALTER TABLE d.t ${actions}`, 'IX14 OP02 OP04')).toEqual(['OP02 1:50', 'IX14 1:65'])
    expect(await review('ALTER TABLE t RENAME INDEX i TO j, GARBAGE a', 'OP04')).toEqual(['syntax 1:36'])
    expect(await review('ALTER TABLE t ORDER BY a, b', 'OP04')).toEqual([])
  })

  it.each([
    'ALTER TABLE t ADD PARTITION (PARTITION p VALUES LESS THAN (10))',
    'ALTER TABLE t ADD PARTITION PARTITIONS 4',
    'ALTER TABLE t DROP PARTITION p, q',
    'ALTER TABLE t REORGANIZE PARTITION p INTO (PARTITION q VALUES LESS THAN (5), PARTITION r VALUES LESS THAN (10))',
    'ALTER TABLE t EXCHANGE PARTITION p WITH TABLE u',
    'ALTER TABLE t REMOVE PARTITIONING',
    'ALTER TABLE t DROP CHECK c',
  ])('%s does not change an index', async (sql) => {
    expect(await review(sql, 'IX13 NM12 OP04')).toEqual([])
  })

  it.each([
    ['CREATE TABLE v (a VARCHAR(255), KEY i (a)) COLLATE=utf8_general_ci', []],
    ['CREATE TABLE v (a VARCHAR(767) CHARACTER SET latin1, KEY i (a))', []],
    ['CREATE TABLE v (a VARCHAR(700) COLLATE ascii_bin, b VARCHAR(16), KEY i (a, b))', []],
    ['CREATE TABLE v (a VARCHAR(192) COLLATE utf8mb4_bin, KEY i (a)) CHARSET=latin1', ['IX06 1:60']],
  ])('%s: the length of the index depends on the character set', async (sql, found) => {
    expect(await review(sql, 'IX06')).toEqual(found)
  })

  it('a parameter of MyBatis between strings is a part of the pattern', async () => {
    expect(await review(`SELECT a FROM t WHERE a LIKE "%"#{a}"%" AND b = 1`, 'DM01 DM21')).toEqual(['DM21 1:23'])
    expect(await review(`SELECT a FROM t WHERE a LIKE #{a}"%" AND b = 1`, 'DM01 DM21')).toEqual([])
  })

  it('a lock of rows for sharing is not one for changes', async () => {
    expect(await review('SELECT a FROM t WHERE id = 1 FOR SHARE', 'DM39')).toEqual([])
    expect(await review('SELECT a FROM t WHERE id = 1 FOR UPDATE OF t SKIP LOCKED', 'DM39')).toEqual(['DM39 1:1'])
  })

  it.each([
    "SELECT j.x FROM t, JSON_TABLE(t.a, '$[*]' COLUMNS (x INT PATH '$.x')) AS j WHERE t.id = 1",
    "SELECT j.x FROM t JOIN JSON_TABLE(t.a, '$[*]' COLUMNS (x INT PATH '$.x', NESTED PATH '$.y' COLUMNS (z INT PATH '$'))) j WHERE t.id = 1",
    "SELECT j.x FROM t, JSON_TABLE(JSON_EXTRACT(t.a, '$.b'), '$[*]' COLUMNS (x INT PATH '$')) j WHERE t.id = 1",
    "SELECT x FROM JSON_TABLE('[1]', '$[*]' COLUMNS (x INT PATH '$')) j WHERE x = 1",
  ])('%s: a table of JSON values is joined without a condition', async (sql) => {
    expect(await review(sql, 'DM01 DM22 DM29 DM34')).toEqual([])
  })

  it('partitions in a comment for new servers, as dumps have them, are partitions', async () => {
    const table = `CREATE TABLE v (id INT PRIMARY KEY) ENGINE=InnoDB
/*!50100 PARTITION BY RANGE (id)
(PARTITION p VALUES LESS THAN MAXVALUE ENGINE = InnoDB) */`
    expect(await review(`${table};\nSELECT id FROM v WHERE a = 1`, 'DM47 TB04 TB05')).toEqual([
      'TB04 1:14',
      'TB05 1:14',
      'DM47 4:16',
    ])
  })

  it('a table is partitioned, and a partition truncated, by ALTER TABLE', async () => {
    expect(await review('ALTER TABLE t PARTITION BY HASH(id) PARTITIONS 8', 'TB04')).toEqual(['TB04 1:13'])
    expect(await review('ALTER TABLE t TRUNCATE PARTITION p', 'OP06 TB04')).toEqual(['OP06 1:13'])
  })

  it('a row is not a function that hides a column from its index', async () => {
    expect(await review('SELECT a FROM t WHERE ROW(a, b) = (SELECT 1, 2)', 'DM23')).toEqual([])
  })

  it('a natural join is one, the next join is not', async () => {
    expect(await review('SELECT a FROM t NATURAL LEFT JOIN u JOIN u v ON v.id = t.id', 'DM35')).toEqual(['DM35 1:35'])
  })

  it('hints and the types BOOL and REAL are reported', async () => {
    expect(await review('SELECT a FROM t USE INDEX (i) WHERE id = 1', 'DM43')).toEqual(['DM43 1:17'])
    expect(await review('CREATE TABLE v (a BOOL, b REAL)', 'CL06')).toEqual(['CL06 1:25'])
  })

  it('EXTRACT hides a column from its index', async () => {
    expect(await review('SELECT a FROM t WHERE EXTRACT(YEAR FROM a) = 2026', 'DM23')).toEqual(['DM23 1:23'])
  })

  it('an INSERT with too few or too many values is read', async () => {
    const upsert = 'INSERT INTO t (id) VALUES (1), (2, 3) ON DUPLICATE KEY UPDATE a = 1'
    expect(await review('INSERT INTO `t` (id, `a`) VALUES (1)', 'DM05')).toEqual(['DM05 1:13'])
    expect(await review(upsert, 'DM05')).toEqual(['DM05 1:13'])
  })

  it('ADD with a list adds its columns and keys', async () => {
    expect(await review('ALTER TABLE `t` ADD (c VARCHAR(3000), UNIQUE uk (b)); SELECT c FROM t', 'CL08 CN08')).toEqual([
      'CL08 1:22',
      'CN08 1:50',
    ])
    expect(await review('ALTER TABLE t ADD COLUMN (a INT)', 'OP16')).toEqual(['OP16 1:27'])
  })
})
