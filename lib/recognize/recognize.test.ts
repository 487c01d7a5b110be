import { describe, expect, it } from 'vitest'
import { exampleMysql } from '../plan/examples'
import { recognize } from './recognize'

const plan = `Sort  (cost=9.57..9.58 rows=4 width=12) (actual time=0.120..0.121 rows=4 loops=1)
  Sort Key: o_custkey
  ->  Seq Scan on orders  (cost=0.00..9.50 rows=4 width=12) (actual time=0.01..0.10 rows=4 loops=1)
        Filter: (o_status = 'F'::text)`
const framed = `shop=# EXPLAIN SELECT * FROM orders;
                       QUERY PLAN                        
---------------------------------------------------------
 Seq Scan on orders  (cost=0.00..22.70 rows=1270 width=36)
(1 row)
`
const withPlus = `+--------------------------------------------------------------+
| EXPLAIN                                                      |
+--------------------------------------------------------------+
| -> Table scan on orders  (cost=1.25 rows=10)
 |
+--------------------------------------------------------------+
1 row in set (0.00 sec)`
const json = `[{"Plan": {"Node Type": "Seq Scan", "Relation Name": "orders", "Total Cost": 22.7, "Plan Rows": 1270}}]`
const yaml = `- Plan: \n    Node Type: "Seq Scan"\n    Relation Name: "orders"\n    Total Cost: 22.70\n    Plan Rows: 1270`
const mysqlJson = `{"query_block": {"select_id": 1, "cost_info": {"query_cost": "1.25"}, "table": {"table_name": "orders", "access_type": "ALL", "rows_examined_per_scan": 10}}}`

describe('an execution plan', () => {
  it.each([
    ['PostgreSQL', 'text', plan],
    ['PostgreSQL', 'text in the frame of psql', framed],
    ['PostgreSQL', 'JSON', json],
    ['PostgreSQL', 'YAML', yaml],
    ['PostgreSQL', 'text without costs', 'Sort\n  Sort Key: a\n  ->  Seq Scan on t'],
    ['PostgreSQL', 'a node without costs below its heading', 'QUERY PLAN\n----------\nSeq Scan on t\n(1 row)'],
    ['PostgreSQL', 'text between fences', '```\n' + plan + '\n```'],
    ['PostgreSQL', 'rows as JSON', '[{"QUERY PLAN": "Seq Scan on orders  (cost=0.00..22.70 rows=1270 width=36)"}]'],
    ['PostgreSQL', 'JSON in a row as JSON', `[{"QUERY PLAN": ${json}}]`],
    ['MySQL', 'JSON in a row as JSON', JSON.stringify({ EXPLAIN: mysqlJson })],
    [
      'MySQL',
      'table',
      '| id | select_type | table | possible_keys | Extra |\n|  1 | SIMPLE | t | NULL | Using where; Using filesort |',
    ],
    ['openGauss', 'table', ' id |   operation   | E-rows | E-costs\n----+---\n  1 | ->  Aggregate |      1 | 31.46'],
    [
      'OceanBase',
      'table',
      '+-----+\n| Query Plan |\n+-----+\n| |ID|OPERATOR       |NAME|EST.ROWS|EST.TIME(us)| |\n| |0 |TABLE FULL SCAN|t1  |501     |38          | |\n+-----+',
    ],
    ['OceanBase', 'table without costs', '|ID|OPERATOR    |NAME|\n|0 |SORT        |    |\n|1 | TABLE SCAN |T1  |'],
    [
      'Oracle',
      'table without costs',
      'SQL> select * from table(dbms_xplan.display_cursor);\n\nselect count(*) from sales\n\n| Id  | Operation          | Name  |\n|   0 | SELECT STATEMENT   |       |\n|   1 |  SORT AGGREGATE    |       |\n|*  2 |   TABLE ACCESS FULL| SALES |',
    ],
    [
      'SQL Server',
      'text',
      'StmtText\n--------\nSELECT * FROM tickets\n\nStmtText\n--------\n  |--Table Scan(OBJECT:([transport].[dbo].[Tickets]))',
    ],
    ['MariaDB', 'JSON', '{"query_block": {"select_id": 1, "r_loops": 1, "table": {"table_name": "t"}}}'],
    [
      'MariaDB',
      'the output of ANALYZE with \\G',
      'ANALYZE: {"query_block": {"select_id": 1, "r_loops": 1, "table": {"table_name": "t"}}}',
    ],
    [
      'MySQL',
      'table of ANALYZE in MariaDB',
      'id\tselect_type\ttable\ttype\tpossible_keys\tkey\tkey_len\tref\trows\tr_rows\tfiltered\tr_filtered\tExtra\n1\tSIMPLE\tt0\tALL\tNULL\tNULL\tNULL\tNULL\t10\t10.00\t100.00\t0.00\tUsing where',
    ],
    [
      'OceanBase',
      'table with measurements',
      '|ID|OPERATOR       |NAME|EST.ROWS|EST.TIME(us)|REAL.ROWS|REAL.TIME(us)|IO TIME(us)|CPU TIME(us)|\n|0 |TABLE FULL SCAN|t1  |501     |38          |501      |50           |0          |40          |',
    ],
    ['PostgreSQL', 'text that was cut', plan.slice(0, -60)],
    ['MySQL', 'TREE in the frame of mysql', withPlus],
    ['MySQL', 'TREE without costs', exampleMysql.replaceAll(/ {2}\(cost=.*$/gm, '')],
    ['MySQL', 'a node of TREE without costs', 'EXPLAIN: -> Covering index scan on t using a'],
    ['MySQL', 'JSON', mysqlJson],
  ])('a plan of %s as %s is recognised', (engine, _, text) => {
    expect(recognize(text)).toEqual({ kind: 'plan', engine, text })
  })
})

describe('SQL', () => {
  const review = (text: string) => {
    const found = recognize(text)
    return found?.kind === 'review' ? { sql: found.sql, statements: found.statements, dialect: found.dialect } : found
  }

  it.each([
    'CREATE TABLE [dbo].[t]([a] [int] NOT NULL)\nGO\nALTER TABLE [dbo].[t] ADD [b] int NULL\nGO',
    "IF OBJECT_ID('t') IS NOT NULL DROP TABLE t;\nSELECT TOP 5 a FROM t WITH (NOLOCK)",
    'SELECT a FROM dbo.t; SELECT b FROM dbo.t; SELECT c FROM dbo.t',
    'CREATE TABLE dbo.t (a int); SELECT a FROM dbo.t WHERE a = 1;',
  ])('T-SQL is reviewed as such: %s', (text) => {
    expect(recognize(text)).toMatchObject({ kind: 'review', sql: text, dialect: 'sqlserver' })
  })

  it.each([
    'SELECT o_orderkey FROM orders WHERE o_custkey = 7',
    "select *\nfrom orders o\njoin customer c on c.c_custkey = o.o_custkey\nwhere o.o_status = 'a;b' -- the end; of it\n;",
    "UPDATE orders SET o_status = 'F' WHERE o_orderkey = 1",
    'DELETE FROM orders WHERE o_orderkey = 1',
    'INSERT INTO orders (o_orderkey) SELECT 1',
    'CREATE TABLE orders (o_orderkey INT PRIMARY KEY)',
    'CREATE INDEX CONCURRENTLY orders_custkey ON orders (o_custkey);',
    'ALTER TABLE orders ADD COLUMN note text;',
    'WITH recent AS (SELECT * FROM orders LIMIT 10) SELECT COUNT(*) FROM recent',
    '(SELECT a FROM t) UNION ALL (SELECT a FROM u)',
    "EXPLAIN ANALYZE SELECT * FROM orders WHERE o_orderdate < DATE '1995-01-01' + INTERVAL '3' MONTH",
    'SELECT 姓名 FROM 客户 WHERE 编号 = 1 -- 为什么慢？',
    'BEGIN; UPDATE t SET a = 1; COMMIT;',
    'SELECT a FROM t WHERE b IN (SELECT c FROM u WHERE d = $1)',
    'SELECT a FROM t WHERE b = 1 -- Hibernate: select the users',
    'DROP TABLE orders;',
    'MERGE INTO t USING s ON t.a = s.a WHEN MATCHED THEN UPDATE SET b = s.b',
    'SELECT 1;',
  ])('%j goes to the review', (sql) => {
    expect(review(sql)).toMatchObject({ sql, dialect: 'postgresql' })
  })

  it.each([
    'SELECT `id` FROM `orders` WHERE `id` = 1',
    'SELECT id FROM orders ORDER BY id LIMIT 20, 10',
    'CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;',
  ])('%j goes to the review as MySQL', (sql) => {
    expect(review(sql)).toMatchObject({ sql, dialect: 'mysql' })
  })

  it('two queries go to the comparison', () => {
    expect(recognize("-- old\nSELECT a FROM t;\n\n-- new\nSELECT b FROM t WHERE c = ';'")).toEqual({
      kind: 'compare',
      before: 'SELECT a FROM t',
      after: "SELECT b FROM t WHERE c = ';'",
      dialect: 'postgresql',
    })
  })

  it('tables and queries go to the index advisor', () => {
    const found = recognize(
      'CREATE TABLE t (a INT);\nCREATE INDEX ON t (a);\nSELECT * FROM t WHERE a = 1;\nSELECT a FROM t ORDER BY a;',
    )
    expect(found).toEqual({
      kind: 'indexes',
      schema: 'CREATE TABLE t (a INT);\nCREATE INDEX ON t (a);',
      statistics: '',
      queries: 'SELECT * FROM t WHERE a = 1;\nSELECT a FROM t ORDER BY a;',
      dialect: 'postgresql',
    })
  })

  it('a dump goes to the index advisor, with its statistics and the queries after it', () => {
    const statistics = `SELECT * FROM pg_catalog.pg_restore_relation_stats(
\t'version', '180000'::integer,
\t'relname', 't',
\t'reltuples', '10'::real
);`
    const dump = `--
-- PostgreSQL database dump
--

SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.t (a integer);
${statistics}

--
-- PostgreSQL database dump complete
--

SELECT a FROM t WHERE a = 1;
`
    expect(recognize(dump)).toMatchObject({
      kind: 'indexes',
      schema: expect.stringContaining('CREATE TABLE public.t') as string,
      statistics,
      queries: 'SELECT a FROM t WHERE a = 1;',
    })
  })

  it.each([
    ['SELECT a FROM t WHERE b NOT IN (SELECT c FROM u); DELETE FROM t', { kind: 'review', statements: 2 }],
    ['SELECT a FROM t; SELECT b FROM u', { kind: 'compare', before: 'SELECT a FROM t', after: 'SELECT b FROM u' }],
    ['SELECT a FROM t; SELECT b FROM u; SELECT 2', { kind: 'review', statements: 3 }],
  ])('the last statement of %j needs no semicolon, because the first one is certain', (sql, expected) => {
    expect(recognize(sql)).toMatchObject(expected)
  })

  it('three queries go to the review', () => {
    expect(review('SELECT a FROM t; SELECT b FROM t; SELECT c FROM t;')).toMatchObject({ statements: 3 })
  })
})
