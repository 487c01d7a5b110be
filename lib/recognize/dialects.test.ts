import { expect, it } from 'vitest'
import { recognize } from './recognize'

it.each([
  'SELECT d.a FROM d, e WHERE d.k = e.k(+); SELECT d.a FROM d LEFT JOIN e ON d.k = e.k;',
  'SELECT * FROM (SELECT a FROM t ORDER BY a) WHERE ROWNUM <= 3; SELECT a FROM t ORDER BY a FETCH FIRST 3 ROWS ONLY;',
  'SELECT a FROM t MINUS SELECT a FROM u; SELECT DECODE(a, NULL, 0, a) FROM t;',
])('%j goes to the comparison as Oracle', (sql) => {
  expect(recognize(sql)).toMatchObject({ kind: 'compare', dialect: 'oracle' })
})

it.each([
  'CREATE TABLE t (a NUMBER(10), b VARCHAR2(20 CHAR));\nSELECT a FROM t WHERE b = 1;',
  "PROMPT a table; it's new\nCREATE TABLE t (a NUMBER(10))\n/\nBEGIN\n  DELETE FROM t;\nEND;\n/",
  'INSERT INTO t (a) VALUES (t_seq.NEXTVAL);',
  'CREATE OR REPLACE PROCEDURE p IS\nBEGIN\n  DELETE FROM t;\nEND;\n/',
  "INSERT INTO t VALUES (1, TO_DATE('2026-01-01', 'YYYY-MM-DD'))\n/\nCOMMIT\n/",
  'set define off\nprompt Creating table\ncreate table T (id NUMBER not null)\ntablespace USERS pctfree 10;',
  'DROP TABLE t CASCADE CONSTRAINTS PURGE;',
  "SELECT sid FROM v$session WHERE status = 'ACTIVE';",
  'SELECT MAX(a) KEEP (DENSE_RANK FIRST ORDER BY b) FROM t;',
])('%j goes to the review as Oracle', (sql) => {
  expect(recognize(sql)).toMatchObject({ kind: 'review', dialect: 'oracle' })
})

it.each([
  'SELECT a FROM t WHERE b > SYSDATE();',
  "SELECT encode(decode(a, 'base64'), 'hex') FROM t WHERE b = decode(substr(c, 3), 'hex');",
  'INSERT INTO t (a) SELECT 1 FROM dual WHERE NOT EXISTS (SELECT 1 FROM t) LIMIT 1;',
])('the functions of other engines in %j are not taken for those of Oracle', (sql) => {
  expect(recognize(sql)).toMatchObject({ kind: 'review', dialect: 'postgresql' })
})

it.each([
  'SELECT TOP (3) a FROM t ORDER BY a; SELECT a FROM t ORDER BY a OFFSET 0 ROWS FETCH NEXT 3 ROWS ONLY;',
  'SELECT [a] FROM [dbo].[t]; SELECT a FROM dbo.t WHERE 1 = 1;',
  "SELECT a FROM t WHERE ISNULL(s, '') = ''; SELECT a FROM t WHERE s IS NULL OR s = '';",
  'SELECT t.a FROM t CROSS APPLY (SELECT b FROM u WHERE u.a = t.a) x; SELECT t.a FROM t JOIN u ON u.a = t.a;',
])('%j goes to the comparison as SQL Server', (sql) => {
  expect(recognize(sql)).toMatchObject({ kind: 'compare', dialect: 'sqlserver' })
})
