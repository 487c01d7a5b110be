import { expect, it } from 'vitest'
import { isTranslatable, scriptStatements } from './script'

it('a script is split at the semicolons of its dialect, without comments before statements', () => {
  expect(scriptStatements("-- a; b\nSELECT ';' # c; d\n; ; /* e */ SELECT 5--3;\n", 'mysql')).toEqual([
    "SELECT ';' # c; d\n",
    'SELECT 5--3',
  ])
  expect(scriptStatements("SELECT q'[it's; so]' FROM dual; SELECT a#b FROM t", 'oracle')).toEqual([
    "SELECT q'[it's; so]' FROM dual",
    'SELECT a#b FROM t',
  ])
  expect(scriptStatements('SELECT [a;b] FROM t\nGO\nSELECT 1', 'sqlserver')).toEqual([
    'SELECT [a;b] FROM t\n',
    'SELECT 1',
  ])
})

it.each([
  ['CREATE TABLE t (a INT); INSERT INTO t VALUES (1); WITH u AS (SELECT 1) SELECT * FROM u', true],
  ['REPLACE INTO t VALUES (1)', true],
  ['-- all rows\nselect 1', true],
  ['SELECT 1; SET GLOBAL long_query_time = 1', false],
  ['UPDATE STATISTICS t', false],
  ['CREATE INDEX i ON t (a)', false],
])('the script %s can be translated: %s', (script, expected) => {
  expect(isTranslatable(script, 'mysql')).toBe(expected)
})
