import { describe, expect, it, vi } from 'vitest'
import type { ReviewDialect } from './dialect'
import { splitStatements, statementsIn } from './tokens'

const split = (text: string, dialect: ReviewDialect) =>
  splitStatements(text, dialect).map(({ start, end }) => text.slice(start, end))

describe('the statements of a text', () => {
  it('block comments are nested in PostgreSQL, and not in MySQL', () => {
    const text = 'SELECT 1 /* a /* b */ ; DELETE FROM t; */ + 2; SELECT 3'
    expect(split(text, 'postgresql')).toEqual(['SELECT 1 /* a /* b */ ; DELETE FROM t; */ + 2', 'SELECT 3'])
    expect(split(text, 'mysql')).toEqual(['SELECT 1', 'DELETE FROM t', '*/ + 2', 'SELECT 3'])
  })

  it('a block comment without an end reaches to the end of the text', () => {
    expect(split('SELECT 1 /* a /* b */ ; DELETE FROM t', 'postgresql')).toEqual(['SELECT 1'])
    expect(split('SELECT 1 /* a ; DELETE FROM t', 'mysql')).toEqual(['SELECT 1'])
  })

  it('two hyphens begin a comment in MySQL only before white space and at the end', () => {
    const text = 'SELECT a--b; SELECT 1 -- ;\n, 2; SELECT 3 --\n, 4 --'
    expect(split(text, 'mysql')).toEqual(['SELECT a--b', 'SELECT 1 -- ;\n, 2', 'SELECT 3 --\n, 4'])
    expect(split(text, 'postgresql')).toEqual(['SELECT a--b; SELECT 1 -- ;\n, 2', 'SELECT 3 --\n, 4'])
  })

  it('two hyphens at the start of a line begin a comment of the client of MySQL outside of statements', () => {
    expect(split('----;\nSELECT 1;\n  --tables;\nSELECT 2\n--b;', 'mysql')).toEqual(['SELECT 1', 'SELECT 2\n--b'])
  })

  it('DELIMITER is a command of the client of MySQL only at the start of a line, outside of statements', () => {
    expect(split('SELECT delimiter, id FROM formats WHERE id = 1;\nDELETE FROM formats;', 'mysql')).toEqual([
      'SELECT delimiter, id FROM formats WHERE id = 1',
      'DELETE FROM formats',
    ])
    expect(split('SELECT id,\ndelimiter FROM formats; delimiter', 'mysql')).toEqual([
      'SELECT id,\ndelimiter FROM formats',
      'delimiter',
    ])
    expect(split('-- a\n\n  delimiter $$\nCREATE PROCEDURE p() SELECT 1 $$\nDELIMITER ;\nSELECT 2;', 'mysql')).toEqual([
      'CREATE PROCEDURE p() SELECT 1',
      'SELECT 2',
    ])
  })

  it('the separator that DELIMITER names ends statements', () => {
    const text = 'DELIMITER |\nCREATE PROCEDURE p() SELECT 1 |\nDELIMITER ;\nSELECT 2 | 3;'
    expect(split(text, 'mysql')).toEqual(['CREATE PROCEDURE p() SELECT 1', 'SELECT 2 | 3'])
    const routine = 'CREATE PROCEDURE p()\nBEGIN\n  SELECT 1;\nEND'
    expect(split(`DELIMITER $$\n${routine}$$\nDELIMITER ;\nDELETE FROM t;`, 'mysql')).toEqual([
      routine,
      'DELETE FROM t',
    ])
  })

  it('the branches and loops in the body of a routine do not end it', () => {
    const routine =
      'CREATE PROCEDURE p() BEGIN IF a THEN SELECT 1; END IF; WHILE a DO SELECT IF(a, 1, 2); END WHILE; l: LOOP LEAVE l; END LOOP; REPEAT SET a = 1; UNTIL a END REPEAT; CASE a WHEN 1 THEN SELECT 2; END CASE; DELETE FROM t; END'
    expect(split(`${routine}; SELECT 3`, 'mysql')).toEqual([routine, 'SELECT 3'])
  })

  it.each(['postgresql', 'mysql'] as const)('the first one of %s is read without the rest of the text', (dialect) => {
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    expect(statementsIn(`SELECT 1; ${'SELECT 2; '.repeat(1000)}`, dialect).next().value).toMatchObject({
      start: 0,
      end: 8,
    })
    expect(exec.mock.calls.length).toBeLessThan(30)
    exec.mockRestore()
  })
})
