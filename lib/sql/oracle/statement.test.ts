import { describe, expect, it } from 'vitest'
import { translateStatement } from './statement'

const translated = async (sql: string) => (await translateStatement(sql)).replace(/\s+/g, ' ').trim()

describe('translation of statements of Oracle', () => {
  it.each([
    [`SELECT a FROM t WHERE s = '' AND q'[it's]' = s`, `SELECT a FROM t WHERE s = NULL AND 'it''s'::bpchar = s`],
    ['SELECT "EMP"."Name", "emp" FROM "EMP"', 'SELECT emp."Name", "EMP" FROM emp'],
    ['SELECT /*+ FULL(t) */ UNIQUE a FROM scott.t', 'SELECT DISTINCT a FROM t'],
    [
      'SELECT a.x FROM a, b WHERE a.k = b.k(+) AND b.n(+) > 1 AND a.n = 2',
      'SELECT a.x FROM a LEFT JOIN b ON a.k = b.k AND b.n > 1 WHERE a.n = 2',
    ],
    ['SELECT a FROM t WHERE ROWNUM < 4', 'SELECT a FROM t LIMIT 3'],
    ['SELECT a FROM t WHERE ROWNUM BETWEEN 2 AND 3', 'SELECT a FROM t LIMIT 0'],
    [`SELECT TO_DATE('31-JAN-2024', 'DD-MON-YYYY') FROM dual`, `SELECT '2024-01-31 00:00:00'::timestamp FROM dual`],
    [
      'SELECT a FROM t WHERE a = ANY (1, 2) AND b <> ALL ((3), 4)',
      'SELECT a FROM t WHERE a IN (1, 2) AND b NOT IN (3, 4)',
    ],
    ['SELECT a FROM t WHERE a > ANY (SELECT b FROM u)', 'SELECT a FROM t WHERE a > ANY (SELECT b FROM u)'],
    ['SELECT a FROM t MINUS SELECT a FROM u', 'SELECT a FROM t EXCEPT SELECT a FROM u'],
  ])('%s', async (oracle, postgresql) => {
    expect(await translated(oracle)).toBe(postgresql)
  })

  it.each([
    ['SELECT a FROM t LIMIT 3', 'LIMIT is not Oracle’s'],
    ['SELECT a::text FROM t', ':: is not Oracle’s'],
    ['SELECT a FROM t WHERE b ILIKE c', 'ILIKE is not Oracle’s'],
    ['SELECT a FROM t WHERE a IS DISTINCT FROM b', 'IS DISTINCT FROM is not Oracle’s'],
    ['SELECT COUNT(*) FROM t GROUP BY 1', 'GROUP BY 1 is not Oracle’s'],
    ['SELECT a FROM t WHERE a = :id', ':id is a bind variable'],
    ['SELECT dbms_random.value FROM dual WHERE f(1) = 2', 'f is not translated'],
    ['SELECT s.NEXTVAL FROM dual', 'nextval() gives something else'],
    ['SELECT MAX(a) KEEP (DENSE_RANK FIRST ORDER BY b) OVER (PARTITION BY c) FROM t', 'KEEP … OVER is not translated'],
    ['SELECT LISTAGG(a) KEEP (DENSE_RANK FIRST ORDER BY b) FROM t', 'KEEP is not translated'],
    ['SELECT * FROM t PIVOT (SUM(a) FOR b IN (1))', 'PIVOT is not translated'],
    ['SELECT a FROM t OUTER APPLY (SELECT b FROM u WHERE u.a = t.a) x', 'OUTER APPLY is not translated'],
    ['INSERT ALL INTO t (a) VALUES (1) INTO u (a) VALUES (2) SELECT 1 FROM dual', 'INSERT ALL is not translated'],
    ['SELECT a FROM t ORDER BY a FETCH FIRST 5 PERCENT ROWS ONLY', 'PERCENT ROWS is not translated'],
    ['SELECT LAST_VALUE(a IGNORE NULLS) OVER (ORDER BY b) FROM t', 'IGNORE NULLS is not translated'],
    ['SELECT a FROM t WHERE a > ALL (1, 2)', '> ALL (…) is not translated'],
    [
      "SELECT LISTAGG(DISTINCT a, ',') WITHIN GROUP (ORDER BY a) FROM t",
      'LISTAGG (DISTINCT …) WITHIN GROUP is not translated',
    ],
    ["SELECT LISTAGG(a, ',' ON OVERFLOW TRUNCATE) WITHIN GROUP (ORDER BY a) FROM t", 'ON OVERFLOW is not translated'],
    ['SELECT XMLELEMENT("e", a) FROM t', 'XMLELEMENT is not translated'],
    ["SELECT JSON_VALUE(a, '$.b') FROM t", 'JSON_VALUE is not translated'],
    ['DELETE FROM t WHERE ROWID NOT IN (SELECT MIN(ROWID) FROM t GROUP BY a)', 'ROWID is not translated'],
    ['SELECT a FROM t CONNECT BY PRIOR a = b', 'CONNECT BY is translated only'],
    ['SELECT a FROM t UNION SELECT a FROM u INTERSECT SELECT a FROM v', 'in their order'],
    ['SELECT x.a FROM t x, u y WHERE x.a = y.a(+) OR y.b(+) = 1', 'for (+)'],
    ['SELECT x.a FROM t x JOIN u y ON x.a = y.a, v z WHERE x.a = z.a(+)', 'for (+)'],
    ['SELECT x.a FROM t x, u y WHERE x.a(+) = y.a(+)', 'for (+)'],
    ['SELECT a FROM t, u WHERE t.a = u.b OR ROWNUM = 1', 'ROWNUM is translated in'],
    ['DELETE FROM t WHERE ROWNUM <= 5', 'ROWNUM in a change'],
    [`SELECT TO_DATE(s, 'HH24:MI') FROM t`, 'it needs year and month'],
    [`SELECT TO_DATE('2023-02-29', 'YYYY-MM-DD') FROM dual`, 'is not a date'],
    [`SELECT TO_DATE(s) FROM t`, 'NLS_DATE_FORMAT'],
    [`SELECT CAST('2024-01-31' AS DATE) FROM dual`, 'NLS_DATE_FORMAT'],
    [`SELECT TRUNC(d, 'DAY') FROM t`, 'the unit DAY'],
    [`SELECT TO_CHAR(n, 'L999') FROM t`, 'the format L999'],
    [`SELECT REGEXP_SUBSTR(s, 'a|ab') FROM t`, 'this call of regexp_substr'],
    [`SELECT a FROM t WHERE REGEXP_LIKE(s, 'a+?')`, 'this call of regexp_like'],
    [
      'MERGE INTO t USING u ON (t.a = u.a) WHEN MATCHED THEN UPDATE SET t.b = 1 DELETE WHERE t.b = 2',
      'DELETE in a branch',
    ],
  ])('%s is rejected', async (oracle, reason) => {
    await expect(translateStatement(oracle)).rejects.toThrow(reason)
  })

  it('CROSS APPLY is a lateral join', async () => {
    expect(await translated('SELECT x.b FROM t CROSS APPLY (SELECT u.b FROM u WHERE u.a = t.a) x')).toBe(
      'SELECT x.b FROM t CROSS JOIN LATERAL ( SELECT u.b FROM u WHERE u.a = t.a ) AS x',
    )
  })

  it('KEEP becomes an aggregate of the values in its order, which LAST reverses', async () => {
    const keep = (rank: string) => translated(`SELECT MAX(a) KEEP (DENSE_RANK ${rank}) AS m FROM t`)
    const ordered = (by: string) =>
      `SELECT dialect.keep_max(array_agg(a ORDER BY ${by}), array_agg(pg_catalog.jsonb_build_array(b) ORDER BY ${by})) AS m FROM t`
    expect(await keep('FIRST ORDER BY b')).toBe(ordered('b'))
    expect(await keep('LAST ORDER BY b')).toBe(ordered('b DESC'))
    expect(await keep('LAST ORDER BY b DESC NULLS LAST')).toBe(ordered('b ASC NULLS FIRST'))
    expect(await translated('SELECT COUNT( * ) KEEP (DENSE_RANK FIRST ORDER BY b) AS n FROM t')).toContain(
      'keep_count(array_agg(1 ORDER BY b), array_agg(',
    )
  })

  it('a WHERE in a branch of MERGE is a condition of the branch', async () => {
    const merge = (update: string) => `MERGE INTO t USING u ON (t.a = u.a) WHEN MATCHED ${update}`
    const conditional = await translated(merge('THEN UPDATE SET t.b = u.b WHERE u.b > 1'))
    expect(conditional).toContain('WHEN MATCHED AND u.b > 1 THEN UPDATE SET b = u.b')
  })

  it('CAST to VARCHAR2 knows the length, which a number may not exceed', async () => {
    expect(await translateStatement('SELECT CAST(a AS VARCHAR2(3)) FROM t')).toContain(
      'CAST(dialect.as_text(a, 3) AS varchar(3))',
    )
  })
})
