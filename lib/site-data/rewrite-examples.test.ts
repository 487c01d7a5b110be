import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleTables, neededTables } from './rewrite-examples'

const tables = exampleTables(readFileSync('content/sql/tpch.sql', 'utf8'))

it('example tables have one column on a line', () => {
  expect(Object.keys(tables)).toHaveLength(8)
  expect(tables.nation).toBe(`CREATE TABLE nation (
  n_nationkey INTEGER PRIMARY KEY,
  n_name CHAR(25) NOT NULL,
  n_regionkey INTEGER NOT NULL REFERENCES region,
  n_comment VARCHAR(152)
);`)
  expect(tables.partsupp).toContain('\n  ps_supplycost DECIMAL(15,2),\n')
  expect(tables.partsupp).toContain('\n  PRIMARY KEY (ps_partkey, ps_suppkey)\n')
})

it('a rewrite needs the tables that it mentions, and those that their foreign keys reference', () => {
  expect(neededTables(tables, 'SELECT o_orderkey FROM ORDERS')).toEqual(['region', 'nation', 'customer', 'orders'])
  expect(neededTables(tables, 'SELECT 1 AS parts')).toEqual([])
})
