import { expect, it } from 'vitest'
import { splitStatements } from '../tokens'

const split = (text: string) => splitStatements(text, 'sqlserver').map(({ start, end }) => text.slice(start, end))

it.each<[what: string, text: string, statements: string[]]>([
  ['at GO', 'SELECT 1\nGO\nSELECT 2\n  go 5 -- again\nSELECT go FROM t', ['SELECT 1', 'SELECT 2', 'SELECT go FROM t']],
  [
    'before the word that begins a statement',
    'SET NOCOUNT ON SELECT a FROM t DELETE FROM t UPDATE t SET a = 1 PRINT 1',
    ['SET NOCOUNT ON', 'SELECT a FROM t', 'DELETE FROM t', 'UPDATE t SET a = 1', 'PRINT 1'],
  ],
  [
    'not at BEGIN, END and ELSE, which are no statements',
    "IF @a = CASE WHEN 1 = 1 THEN 2 ELSE 3 END BEGIN DELETE t; DELETE u END ELSE PRINT 'x'",
    ['IF @a = CASE WHEN 1 = 1 THEN 2 ELSE 3 END', 'DELETE t', 'DELETE u', "PRINT 'x'"],
  ],
  [
    'not inside of a routine, which ends with its batch',
    'CREATE OR ALTER PROCEDURE p AS SELECT 1; SELECT 2\nGO\nSELECT 3',
    ['CREATE OR ALTER PROCEDURE p AS SELECT 1; SELECT 2', 'SELECT 3'],
  ],
  [
    'not inside of an INSERT, a set operation, a view and common table expressions',
    'INSERT INTO t (a) SELECT 1 UNION ALL SELECT 2\nGO\nCREATE VIEW v AS WITH c AS (SELECT 1 AS a) SELECT a FROM c\nGO\nWITH c AS (SELECT 1 AS a) INSERT t SELECT a FROM c',
    [
      'INSERT INTO t (a) SELECT 1 UNION ALL SELECT 2',
      'CREATE VIEW v AS WITH c AS (SELECT 1 AS a) SELECT a FROM c',
      'WITH c AS (SELECT 1 AS a) INSERT t SELECT a FROM c',
    ],
  ],
  [
    'not at the words of other statements',
    'DROP TABLE IF EXISTS t ALTER TABLE t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES u ON DELETE SET NULL GRANT SELECT, UPDATE ON t TO r MERGE t USING u ON t.a = u.a WHEN MATCHED THEN UPDATE SET b = 1 WHEN NOT MATCHED THEN INSERT (a) VALUES (1); SELECT a FROM t ORDER BY a OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY',
    [
      'DROP TABLE IF EXISTS t',
      'ALTER TABLE t ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES u ON DELETE SET NULL',
      'GRANT SELECT, UPDATE ON t TO r',
      'MERGE t USING u ON t.a = u.a WHEN MATCHED THEN UPDATE SET b = 1 WHEN NOT MATCHED THEN INSERT (a) VALUES (1)',
      'SELECT a FROM t ORDER BY a OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY',
    ],
  ],
])('T-SQL is split %s', (_, text, statements) => {
  expect(split(text)).toEqual(statements)
})
