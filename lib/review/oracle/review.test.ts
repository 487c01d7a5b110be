import { describe, expect, it } from 'vitest'
import { review } from './test-review'

const manipulation =
  'DM01 DM02 DM03 DM04 DM05 DM13 DM14 DM15 DM17 DM21 DM23 DM24 DM25 DM29 DM30 DM34 DM38 DM39 DM40 DM43 DM46 DM48 TB08'

describe('checks of queries and changes in Oracle', () => {
  it.each<[sql: string, found: string[]]>([
    ['DELETE t', ['DM01 1:8']],
    ['DELETE FROM t WHERE ROWNUM <= 100', []],
    ['UPDATE t x SET x.v = 1', ['DM01 1:8']],
    ["UPDATE t x SET x.v = '1', (x.d) = (SELECT SYSDATE FROM dual) WHERE x.id = :id RETURNING v INTO :v", []],
    ['UPDATE (SELECT v FROM t) SET v = 1', []],
    ['SELECT t.*, ROWID FROM hr.t t WHERE id = 1', ['DM03 1:8']],
    ['SELECT SYSDATE, USER FROM dual', []],
    ['SELECT name FROM v$database, v$instance', []],
    ['SELECT v FROM t', ['DM02 1:8']],
    // a limit of Oracle comes before ORDER BY, unless it is around it
    ['SELECT v FROM t WHERE ROWNUM <= 10', ['DM13 1:23']],
    ['SELECT v FROM t WHERE 10 >= ROWNUM ORDER BY v', ['DM13 1:29']],
    ['SELECT v FROM (SELECT v FROM t ORDER BY v) WHERE ROWNUM < 11', []],
    ['SELECT v FROM (SELECT v, ROWNUM n FROM (SELECT v FROM t ORDER BY v) WHERE ROWNUM <= 20) WHERE n > 10', []],
    ['SELECT 1 FROM t WHERE ROWNUM = 1', []],
    ['SELECT MAX(v) FROM t WHERE ROWNUM = 1', []],
    ['SELECT v FROM t FETCH FIRST 5 ROWS ONLY', ['DM13 1:29']],
    ['SELECT v FROM t ORDER BY v OFFSET 20000 ROWS FETCH NEXT 10 PERCENT ROWS WITH TIES', ['DM14 1:35']],
    ['SELECT v FROM t WHERE id = 1 ORDER BY DBMS_RANDOM.VALUE', ['DM15 1:39', 'DM17 1:39']],
    ["SELECT v FROM t WHERE TRUNC(d) = DATE '2026-01-01'", ['DM23 1:23']],
    ["SELECT v FROM t WHERE d >= TRUNC(SYSDATE) - INTERVAL '7' DAY(3)", []],
    ["SELECT v FROM t WHERE NVL(v, 'x') = q'[it's]'", ['DM23 1:23']],
    ['SELECT id FROM t WHERE v = 5', ['DM24 1:24']],
    ["SELECT id FROM t WHERE id = '5' AND v = N'x'", []],
    ['SELECT t.id FROM t JOIN u ON u.k = t.id', ['DM02 1:8']],
    ['SELECT t.id FROM t JOIN u ON u.k = t.v', ['DM02 1:8', 'DM25 1:30']],
    // the empty text is NULL
    ["SELECT id FROM t WHERE v = ''", ['DM29 1:24']],
    ["SELECT id FROM t WHERE v <> '' OR v IN ('', 'x')", ['DM29 1:24', 'DM29 1:35']],
    ["SELECT id FROM t WHERE CASE v WHEN '' THEN 1 END = 1", ['DM29 1:24']],
    ["UPDATE t SET v = '' WHERE v IS NULL", []],
    ['SELECT id FROM t WHERE id NOT IN (SELECT k FROM hr.u)', ['DM30 1:24']],
    ['SELECT t.id FROM t, u WHERE u.k(+) = t.id AND u.w (+) = 1', []],
    ['SELECT t.id FROM t, u WHERE t.id = 1', ['DM34 1:21']],
    ['SELECT t.id FROM t, TABLE(t.list) l WHERE t.id = 1', []],
    ['SELECT t.id FROM t OUTER APPLY (SELECT u.w FROM u WHERE u.k = t.id) x WHERE t.id > 1', []],
    ['SELECT id FROM t MINUS SELECT id FROM u', ['DM02 1:8']],
    ['SELECT id FROM t WHERE id = 1 UNION SELECT id FROM u WHERE k = 1', ['DM40 1:44']],
    ['SELECT LEVEL FROM t START WITH id = 1 CONNECT BY PRIOR id = k ORDER SIBLINGS BY v', []],
    ['SELECT LEVEL FROM dual CONNECT BY LEVEL <= 5', []],
    ['SELECT LEVEL n FROM t WHERE id = 1 CONNECT BY PRIOR id = k ORDER BY LEVEL, ROWNUM', []],
    ['SELECT CONNECT_BY_ROOT v FROM t WHERE id > 1 CONNECT BY NOCYCLE PRIOR id = k', []],
    ['SELECT v FROM t WHERE id = 1 FOR UPDATE OF v SKIP LOCKED', ['DM39 1:8']],
    ['SELECT /*+ FULL(t) */ v FROM t WHERE id = 1', ['DM43 1:8']],
    ["SELECT UTL_HTTP.REQUEST('x') FROM dual", ['DM46 1:8']],
    ["INSERT INTO t VALUES (t_seq.NEXTVAL, 'a', SYSDATE)", ['DM04 1:13']],
    ["INSERT INTO t VALUES ('a', SYSDATE)", ['DM04 1:13', 'DM05 1:23']],
    ['INSERT ALL INTO t (id) VALUES (1) INTO u VALUES (1, 2) SELECT * FROM dual', ['DM04 1:40', 'DM05 1:50']],
    ['INSERT INTO t (v) SELECT w FROM u WHERE k = 1 LOG ERRORS INTO e REJECT LIMIT UNLIMITED', []],
    [
      "MERGE INTO t USING (SELECT * FROM u WHERE w = '') s ON (t.id = s.k) WHEN MATCHED THEN UPDATE SET t.v = 1",
      ['DM03 1:28', 'DM29 1:43'],
    ],
    ['CREATE TABLE x NOLOGGING AS SELECT id FROM t WHERE id > 1', ['TB08 1:14']],
    // INTO names variables
    ['SELECT COUNT(v) INTO n FROM t WHERE id = 1', []],
    ["SELECT id, v BULK COLLECT INTO ids, :vs FROM t WHERE v = ''", ['DM29 1:54']],
    // operators of an index that has no other way to be asked
    ["SELECT id FROM t WHERE CONTAINS(v, 'x', 1) > 0 AND SDO_FILTER(v, :g) = 'TRUE'", []],
    ['SELECT v FROM t WHERE id = 1 AND k ^= 2 AND v <> :v', ['DM48 1:36']],
    ['SELECT v FROM t FETCH FIRST 5 ROWS WITH TIES', ['DM13 1:29']],
    ['INSERT WHEN id > 1 THEN INTO u VALUES (1, 2) SELECT id FROM t', ['DM04 1:30', 'DM05 1:40']],
    ["SELECT v AS &1, d FROM t WHERE id = &id AND v = '' &condition", ['DM29 1:45']],
    ['SELECT v, &columns &columns2 t.d FROM t WHERE id = 1', []],
    ['SELECT v FROM t WHERE &condition AND id IN (&ids) ORDER BY &order &direction', []],
    ['SELECT v FROM t WHERE id = &id AND v = :1', []],
    ['SELECT v, &columns d FROM &owner..t WHERE id = 1 &condition', []],
    ['SELECT v FROM t LIMIT 5', ['syntax 1:17']],
    ['SELECT v FROM WHERE id = 1', ['syntax 1:15']],
  ])('%s has the findings %j', async (sql, found) => {
    expect(await review(sql, manipulation)).toEqual(found)
  })

  it.each([
    "SELECT LISTAGG(v, ',' ON OVERFLOW TRUNCATE) WITHIN GROUP (ORDER BY v) OVER (PARTITION BY d) x FROM t",
    'SELECT MAX(v) KEEP (DENSE_RANK LAST ORDER BY d) month, LAST_VALUE(v IGNORE NULLS) OVER (ORDER BY d) year FROM t',
    'SELECT RATIO_TO_REPORT(id) OVER (), LAG(v) IGNORE NULLS OVER (ORDER BY d), COUNT(UNIQUE v) FROM t',
    "SELECT * FROM t PIVOT (SUM(id) FOR v IN ('a' AS a, 'b' AS b))",
    'SELECT * FROM t PARTITION (p1) x, u SAMPLE (10), z AS OF TIMESTAMP SYSTIMESTAMP - 1 WHERE x.id = u.id',
    'SELECT XMLAGG(XMLELEMENT("e", v)).EXTRACT(\'//text()\').getClobVal(), a.b.c(1) FROM t@link.world',
    "SELECT x.n FROM t, XMLTABLE('/a' PASSING t.v COLUMNS n NUMBER PATH 'n') x, JSON_TABLE(t.v, '$' COLUMNS (n PATH '$.n')) j",
    'SELECT CAST(v AS VARCHAR2(10 CHAR)), CAST(MULTISET(SELECT k FROM u) AS list), TO_NUMBER(v DEFAULT 0 ON CONVERSION ERROR) FROM t',
    'SELECT EXTRACT(DAY FROM d), (d - d) DAY(9) TO SECOND(6), 1.5f, 2D, v AS limit FROM t WHERE a ^= b AND c# = 1',
    "SELECT LISTAGG(DISTINCT v, ',') WITHIN GROUP (ORDER BY v), NTH_VALUE(v, 2) FROM LAST OVER (ORDER BY d) FROM t",
    "SELECT EXTRACT(XMLTYPE('<a/>'), '/a').getStringVal(), TREAT(VALUE(o) AS emp).boss.name FROM o",
    'SELECT id FROM t SAMPLE BLOCK (10) SEED (1), t VERSIONS BETWEEN TIMESTAMP SYSTIMESTAMP - 1 AND MAXVALUE',
    'SELECT id FROM t WHERE id = ANY (1, 2) OR id IS NOT NAN OR VALUE(o) IS OF (ONLY emp) OR VALIDATE_CONVERSION(v AS NUMBER) = 1',
    "WITH c (a) AS (SELECT 1 FROM dual) SEARCH DEPTH FIRST BY a SET o CYCLE a SET i TO 'Y' DEFAULT 'N' SELECT a FROM c",
    'WITH FUNCTION f (n NUMBER) RETURN NUMBER IS BEGIN RETURN n; END; SELECT f(1) FROM t\n/\nSELECT 1 FROM dual',
    'SELECT UNIQUE v FROM t GROUP BY ROLLUP (v), GROUPING SETS (v, d) ORDER BY v NULLS FIRST',
    "SELECT TRANSLATE(v USING NCHAR_CS), PREDICTION(m COST MODEL USING *) FROM t WHERE REGEXP_LIKE(v, 'x', 'i')",
    'WITH c (a, b) AS (SELECT 1, 2 FROM dual UNION ALL SELECT a + 1, b FROM c WHERE a < 5) SELECT a FROM c',
    'MERGE INTO t USING u ON (t.id = u.id) WHEN MATCHED THEN UPDATE SET v = 1 DELETE WHERE v = 2',
    'CREATE OR REPLACE FORCE EDITIONABLE VIEW v (a) AS SELECT id FROM t WITH READ ONLY',
    'CREATE MATERIALIZED VIEW m BUILD IMMEDIATE REFRESH FAST ON COMMIT AS SELECT id FROM t',
    'CREATE TABLE s.x OF s.y NESTED TABLE list STORE AS list_t',
    'CREATE INDEX i ON t (v, UPPER(v) DESC, 0) LOCAL (PARTITION p) TABLESPACE x COMPRESS 1',
    'ALTER TABLE t MOVE PARTITION p TABLESPACE x',
    'CREATE SEQUENCE s START WITH 1 INCREMENT BY 1 NOCACHE',
    'CREATE PUBLIC SYNONYM x FOR hr.t',
    'EXPLAIN PLAN FOR SELECT v FROM t',
    'INSERT INTO t (v) VALUES (1 -\n, 2)',
  ])('%s is read', async (sql) => {
    expect(await review(sql, 'NM03')).toEqual([])
  })
})
