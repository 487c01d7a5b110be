import { describe, expect, it } from 'vitest'
import { compareTexts } from '@/lib/sql/session'
import { engine } from './engine'

const compare = (schema: string, before: string, after: string) =>
  compareTexts(engine, { schema, before, after }, { databases: 300, seed: 1 })
const differs = async (schema: string, before: string, after: string) =>
  (await compare(schema, before, after)).counterexample !== undefined

const tables = 'CREATE TABLE t (a INT, b INT); CREATE TABLE u (a INT, b INT);'
/** A query without rows: if column `b` contains only NULL, the other queries also return none. */
const none = 'SELECT 1 FROM t WHERE a <> a'

describe('comparison inserts only the tables and columns that the queries can read', () => {
  it.each([
    ['*', 'SELECT 1 FROM t WHERE (SELECT x FROM (SELECT t.* ) AS x) IS NOT NULL'],
    ['NATURAL JOIN', 'SELECT 1 FROM t NATURAL JOIN u'],
    ['USING', 'SELECT 1 FROM t JOIN u USING (a, b)'],
    ['a row as a value', 'SELECT 1 FROM t WHERE t IS NOT NULL'],
    ['a row by its alias', 'SELECT 1 FROM t AS x WHERE x IS NOT NULL'],
    ['another name', 'SELECT 1 FROM t AS x (p, q) WHERE q > 1'],
  ])('finds rows that are read by %s', async (_, query) => {
    expect(await differs(tables, query, none)).toBe(true)
  })

  it.each([
    ['a view', `${tables} CREATE VIEW v AS SELECT a FROM t WHERE b > 0;`, 'SELECT 1 FROM v'],
    [
      'a function',
      `${tables} CREATE FUNCTION f() RETURNS BIGINT LANGUAGE sql STABLE AS 'SELECT COUNT(b) FROM t';`,
      'SELECT 1 FROM t WHERE f() > 0',
    ],
    [
      'a generated column',
      'CREATE TABLE t (a INT, b INT, c INT GENERATED ALWAYS AS (b + 1) STORED);',
      'SELECT 1 FROM t WHERE c > 0',
    ],
  ])('finds rows that are read by %s', async (_, schema, query) => {
    expect(await differs(schema, query, none)).toBe(true)
  })

  it('rows satisfy a foreign key by way of a table that the queries do not mention', async () => {
    const schema =
      'CREATE TABLE part (p INT PRIMARY KEY); CREATE TABLE supply (p INT REFERENCES part, s INT, PRIMARY KEY (p, s)); ' +
      'CREATE TABLE item (p INT NOT NULL, s INT NOT NULL, n INT, FOREIGN KEY (p, s) REFERENCES supply);'
    expect(await differs(schema, 'SELECT n FROM item JOIN part USING (p)', 'SELECT n FROM item')).toBe(false)
  })

  it.each([
    ['no table', 'CREATE TABLE t (a INT);', 'SELECT 1'],
    ['a table without columns', 'CREATE TABLE t ();', 'SELECT COUNT(*) FROM t'],
  ])('queries that read %s are compared', async (_, schema, query) => {
    expect((await compare(schema, query, query)).result.compared).toBe(300)
  })

  it('the counterexample contains the parent rows that its foreign keys need', async () => {
    const schema = 'CREATE TABLE p (k INT PRIMARY KEY); CREATE TABLE c (k INT NOT NULL REFERENCES p, n INT);'
    const { counterexample } = await compare(schema, 'SELECT n FROM c', 'SELECT n FROM c WHERE n IS NOT NULL')
    expect(counterexample?.inserts.map((insert) => insert.slice(0, 13))).toEqual(['INSERT INTO p', 'INSERT INTO c'])
  })

  it('every random database of tables with keys can be compared', async () => {
    const schema = 'CREATE TABLE p (k INT PRIMARY KEY); CREATE TABLE c (k INT NOT NULL REFERENCES p, n INT UNIQUE);'
    const query = 'SELECT c.n FROM c JOIN p ON p.k = c.k'
    expect((await compare(schema, query, query)).result.compared).toBe(300)
  })
})
