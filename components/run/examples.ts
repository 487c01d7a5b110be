import type { RunInput } from './run-props'

const schema = `CREATE TABLE customer (
  c_custkey INTEGER PRIMARY KEY,
  c_name VARCHAR(25) NOT NULL
);
CREATE TABLE orders (
  o_orderkey INTEGER PRIMARY KEY,
  o_custkey INTEGER REFERENCES customer,
  o_totalprice DECIMAL(15,2) NOT NULL
);
INSERT INTO customer
SELECT n, 'Customer#' || n FROM generate_series(1, 500) AS n;
INSERT INTO orders
SELECT n, NULLIF(n % 501, 0), n * 7919 % 10000
FROM generate_series(1, 20000) AS n;`

const ofOneCustomer = `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey = 42
ORDER BY o_totalprice DESC
LIMIT 3;`

const input = (example: string, sql: string): RunInput => ({ schema, sql, example, isEdited: false })

/** The inputs of the example buttons, by their names. */
export const examples = {
  query: input(
    'query',
    `SELECT c_name, COUNT(*) AS orders, SUM(o_totalprice) AS total
FROM customer
JOIN orders ON o_custkey = c_custkey
WHERE o_totalprice > 9000
GROUP BY c_custkey
ORDER BY total DESC
LIMIT 3;`,
  ),
  index: input(
    'index',
    `${ofOneCustomer}\n\nCREATE INDEX idx_orders_cust ON orders (o_custkey, o_totalprice);\n\n${ofOneCustomer}`,
  ),
  transaction: input(
    'transaction',
    `BEGIN;
DELETE FROM orders WHERE o_custkey IS NULL;
SELECT COUNT(*) FROM orders;
ROLLBACK;
SELECT COUNT(*) FROM orders;`,
  ),
} as const satisfies Record<string, RunInput>
