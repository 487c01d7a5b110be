import type { ComparisonVerdict } from '@/lib/sql/browser/protocol'
import { emptyInput, type CompareInput } from './compare-props'

const customers = `CREATE TABLE customer (c_custkey INTEGER PRIMARY KEY, c_name VARCHAR(25));
CREATE TABLE orders (o_orderkey INTEGER PRIMARY KEY, o_custkey INTEGER REFERENCES customer);`
const notIn = `SELECT c_custkey, c_name
FROM customer
WHERE c_custkey NOT IN (
  SELECT o_custkey FROM orders
);`
const notExists = `SELECT c_custkey, c_name
FROM customer
WHERE NOT EXISTS (
  SELECT 1 FROM orders
  WHERE o_custkey = c_custkey
);`

/** The inputs of the example buttons. */
export const examples = {
  refuted: { ...emptyInput, schema: customers, before: notIn, after: notExists },
  equal: {
    ...emptyInput,
    schema: customers.replace('o_custkey INTEGER', 'o_custkey INTEGER NOT NULL'),
    before: notIn,
    after: notExists,
  },
  mysql: {
    ...emptyInput,
    schema: 'CREATE TABLE `payment` (`id` INT PRIMARY KEY AUTO_INCREMENT, `paid` DATETIME);',
    before: 'SELECT `id`\nFROM `payment`\nWHERE YEAR(`paid`) = 2024 AND MONTH(`paid`) = 1;',
    after: "SELECT `id`\nFROM `payment`\nWHERE `paid` BETWEEN '2024-01-01' AND '2024-01-31';",
  },
  oracle: {
    ...emptyInput,
    schema: 'CREATE TABLE emp (empno NUMBER(4) PRIMARY KEY, sal NUMBER(7,2));',
    before: 'SELECT *\nFROM (\n  SELECT empno, sal FROM emp ORDER BY sal DESC, empno\n)\nWHERE ROWNUM <= 2;',
    after: 'SELECT empno, sal\nFROM emp\nWHERE ROWNUM <= 2\nORDER BY sal DESC, empno;',
  },
  sqlserver: {
    ...emptyInput,
    schema:
      'CREATE TABLE [Person] ([Id] INT IDENTITY(1,1) PRIMARY KEY, [First] NVARCHAR(20) NOT NULL, [Last] NVARCHAR(20));',
    before: "SELECT [Id], [First] + N' ' + [Last] AS [Name]\nFROM [Person];",
    after: "SELECT [Id], CONCAT([First], N' ', [Last]) AS [Name]\nFROM [Person];",
  },
} as const satisfies Record<string, CompareInput>

/** The verdict on the first example, which a page shows without scripts; a test runs the comparison. */
export const refutedExample: ComparisonVerdict = {
  dialect: 'postgresql',
  engine: 'PostgreSQL 18.7 (PGlite 0.5.17)',
  seed: 1,
  databases: 2,
  raised: 0,
  seconds: 0.1,
  counterexample: {
    inserts: [
      "INSERT INTO customer (c_custkey, c_name) VALUES\n  (1, 'a');",
      'INSERT INTO orders (o_orderkey, o_custkey) VALUES\n  (1, NULL);',
    ],
    rows: 2,
    before: { results: [{ columns: ['c_custkey', 'c_name'], rows: [] }] },
    after: { results: [{ columns: ['c_custkey', 'c_name'], rows: [['1', 'a']] }] },
    nondeterministic: false,
  },
  tables: [
    { table: 'customer', columns: ['c_custkey', 'c_name'], rows: [['1', 'a']] },
    { table: 'orders', columns: ['o_orderkey', 'o_custkey'], rows: [['1', null]] },
  ],
}
