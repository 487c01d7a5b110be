import { expect, it } from 'vitest'
import { hasOracleSign } from './signs'

it.each([
  'SELECT a FROM t WHERE a = b (+)',
  'SELECT a FROM t WHERE ROWNUM <= 3',
  'SELECT SYSDATE FROM t',
  'SELECT 1 FROM DUAL',
  'SELECT a FROM t MINUS SELECT a FROM u',
  'SELECT DECODE(a, 1, 2) FROM t',
  'SELECT NVL(a, 0) FROM t',
  'CREATE TABLE t (a NUMBER(3), b INT)',
  'CREATE TABLE t (a VARCHAR2(3))',
])('%s has a sign of Oracle', (text) => {
  expect(hasOracleSign(text)).toBe(true)
})

it.each([
  'SELECT COALESCE(a, number) FROM t -- ROWNUM',
  "SELECT 'SYSDATE', SYSDATE() FROM `dual`",
  'SELECT number, level FROM t WHERE a = (+1)',
])('%s has no sign of Oracle', (text) => {
  expect(hasOracleSign(text)).toBe(false)
})
