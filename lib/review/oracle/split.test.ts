import { expect, it } from 'vitest'
import { splitStatements, tokenize } from '../tokens'

const split = (text: string) => splitStatements(text, 'oracle').map(({ start, end }) => text.slice(start, end))

it('a semicolon and the line / end a statement of Oracle', () => {
  expect(split('SELECT 1 FROM dual;\nSELECT 4\n / 2 FROM dual\n/\nDELETE FROM t')).toEqual([
    'SELECT 1 FROM dual',
    'SELECT 4\n / 2 FROM dual',
    'DELETE FROM t',
  ])
})

it.each([
  ['an anonymous block', "BEGIN\n  DELETE FROM t;\n  EXECUTE IMMEDIATE 'DROP TABLE t';\nEND;"],
  ['a block with declarations', 'DECLARE\n  n NUMBER;\nBEGIN\n  n := 1;\nEND;'],
  ['a labelled block', '<<outer>>\nBEGIN NULL; END;'],
  ['a procedure', 'CREATE OR REPLACE PROCEDURE p IS\n  PROCEDURE q IS BEGIN NULL; END;\nBEGIN\n  q;\nEND p;'],
  ['a package', 'CREATE OR REPLACE EDITIONABLE PACKAGE x AS\n  n NUMBER;\n  FUNCTION f RETURN NUMBER;\nEND;'],
  ['a trigger', 'CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW\nBEGIN\n  :new.id := 1;\nEND;'],
  ['a type', 'CREATE TYPE body_t AS OBJECT (a NUMBER);'],
])('%s ends with the line /', (_, unit) => {
  expect(split(`${unit}\n/\nSELECT 1 FROM dual;`)).toEqual([unit, 'SELECT 1 FROM dual'])
})

it('DDL after a semicolon ends PL/SQL without the line /', () => {
  expect(split('CREATE TRIGGER r BEFORE INSERT ON t BEGIN NULL; END;\n\nCREATE TABLE u (a NUMBER);')).toEqual([
    'CREATE TRIGGER r BEFORE INSERT ON t BEGIN NULL; END',
    'CREATE TABLE u (a NUMBER)',
  ])
})

it('a comment between two statements of PL/SQL does not end it', () => {
  const unit = 'BEGIN\n  a;\n  /* b */\n  c;\nEND;'
  expect(split(`${unit}\n/\n/* d */\nCREATE TABLE t (a NUMBER);`)).toEqual([unit, 'CREATE TABLE t (a NUMBER)'])
})

it('commands of SQL*Plus are not statements', () => {
  const script = `SET ECHO ON
REM don't stop
PROMPT it's; a table
WHENEVER SQLERROR EXIT FAILURE -
  ROLLBACK
DEFINE owner = hr
@@other.sql
  SPOOL off;
SELECT 1
FROM dual
START WITH a = 1 CONNECT BY b = 2;
SHOW ERRORS
EXEC p('x');
EXIT`
  expect(split(script)).toEqual(['SELECT 1\nFROM dual\nSTART WITH a = 1 CONNECT BY b = 2'])
})

it('words of SQL*Plus in PL/SQL do not hide the rest of their line', () => {
  const unit = "BEGIN\n  NULL;\n  EXECUTE IMMEDIATE 'a;\n/* b';\n  EXIT;\nEND;"
  expect(split(`${unit}\n/\nDELETE FROM t;`)).toEqual([unit, 'DELETE FROM t'])
})

it.each([
  ["q'[it's; fine]'", "q'[it's; fine]'"],
  ["nQ'!it's; !fine!'", "nQ'!it's; !fine!'"],
  ["N'it''s; fine'", "N'it''s; fine'"],
  [':bind', ':bind'],
  ['&owner..emp', '&owner.'],
  ['emp_&&n', 'emp_&&n'],
  ['(+)', '(+)'],
  ['a#$1', 'a#$1'],
  ['1.5f', '1.5f'],
  ['"A;b"', '"A;b"'],
  ['/* a /* b */', '/* a /* b */'],
])('the first token of %s is %s', (text, token) => {
  expect(tokenize(text, 'oracle')[0]?.text).toBe(token)
})
