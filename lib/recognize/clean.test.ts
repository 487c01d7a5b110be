import { expect, it } from 'vitest'
import { recognize } from './recognize'

it.each([
  ['the fences of Markdown', '```sql\nSELECT a FROM t WHERE b = 1\n```\n', 'SELECT a FROM t WHERE b = 1'],
  [
    'the prompts of psql and the output',
    'shop=# \\timing\nshop=# SELECT a\nshop-#   FROM t WHERE b = 1;\n a \n---\n 1\n(1 row)\n\nshop=# ',
    'SELECT a\n  FROM t WHERE b = 1;',
  ],
  [
    'the prompts of mysql',
    'mysql> SELECT a\n    -> FROM t WHERE b = 1;\n+---+\n| a |',
    'SELECT a\nFROM t WHERE b = 1;',
  ],
  ['the end of a statement of mysql', 'mysql> SELECT a FROM t WHERE b = 1\\G', 'SELECT a FROM t WHERE b = 1;'],
  ['the prompts of SQL*Plus', 'SQL> SELECT a\n  2  FROM t WHERE b = 1;\n\n', 'SELECT a\nFROM t WHERE b = 1;'],
  [
    'the rows of SHOW CREATE TABLE',
    `mysql> SHOW CREATE TABLE t\\G
*************************** 1. row ***************************
       Table: t
Create Table: CREATE TABLE \`t\` (
  \`a\` int NOT NULL
) ENGINE=InnoDB
1 row in set (0.00 sec)
`,
    'CREATE TABLE `t` (\n  `a` int NOT NULL\n) ENGINE=InnoDB',
  ],
  [
    'the frame of SHOW CREATE TABLE',
    `+-------+--------------+
| Table | Create Table |
+-------+--------------+
| t     | CREATE TABLE \`t\` (
  \`a\` int NOT NULL
) ENGINE=InnoDB |
+-------+--------------+
1 row in set (0.00 sec)`,
    'CREATE TABLE `t` (\n  `a` int NOT NULL\n) ENGINE=InnoDB',
  ],
  ['a question above', '这条 SQL 为什么慢？\n\nSELECT a FROM t WHERE b = 1', 'SELECT a FROM t WHERE b = 1'],
  ['an English question above', 'Why is this slow?\nSELECT a FROM t WHERE b = 1', 'SELECT a FROM t WHERE b = 1'],
  ['a question below', 'SELECT a FROM t WHERE b = 1;\n为什么不走索引', 'SELECT a FROM t WHERE b = 1;'],
  ['a question above a placeholder', '为什么慢\nSELECT a FROM t\nWHERE b = ?', 'SELECT a FROM t\nWHERE b = ?'],
  ['questions around fences', 'Here is my query:\n```sql\nSELECT 1;\n```\nWhy is it slow?', 'SELECT 1;'],
  ['a byte order mark', '\ufeffSELECT a FROM t WHERE b = 1;', 'SELECT a FROM t WHERE b = 1;'],
])('%s are removed', (_, text, sql) => {
  expect(recognize(text)).toMatchObject({ kind: 'review', sql })
})

it('tables that SHOW CREATE TABLE printed and a query below go to the index advisor', () => {
  const table = (name: string) =>
    `*************************** 1. row ***************************
       Table: ${name}
Create Table: CREATE TABLE \`${name}\` (\n  \`a\` int\n) ENGINE=InnoDB\n1 row in set (0.00 sec)\n`
  expect(recognize(`${table('t')}\n${table('u')}\nSELECT a FROM t WHERE a = 1;`)).toMatchObject({
    kind: 'indexes',
    schema: 'CREATE TABLE `t` (\n  `a` int\n) ENGINE=InnoDB;\nCREATE TABLE `u` (\n  `a` int\n) ENGINE=InnoDB;',
    queries: 'SELECT a FROM t WHERE a = 1;',
  })
})

it.each([
  [
    'rows below a prompt',
    `mysql> show create table t\\G
*************************** 1. row ***************************
       Table: t
Create Table: CREATE TABLE \`t\` (
  \`a\` int
) ENGINE=InnoDB
1 row in set (0.00 sec)

mysql> explain select a from t where a = 1;
+----+-------------+-------+------+---------------+------+
| id | select_type | table | type | possible_keys | key  |
+----+-------------+-------+------+---------------+------+
|  1 | SIMPLE      | t     | ALL  | NULL          | NULL |
+----+-------------+-------+------+---------------+------+
1 row in set, 1 warning (0.00 sec)

mysql> `,
    'CREATE TABLE `t` (\n  `a` int\n) ENGINE=InnoDB;',
    'explain select a from t where a = 1;',
  ],
  [
    'a frame below a prompt',
    `MariaDB [shop]> SHOW CREATE TABLE t;
+-------+--------------+
| Table | Create Table |
+-------+--------------+
| t     | CREATE TABLE \`t\` (
  \`a\` int
) ENGINE=InnoDB |
+-------+--------------+
1 row in set (0.000 sec)

MariaDB [shop]> select a
    -> from t;
Empty set (0.000 sec)`,
    'CREATE TABLE `t` (\n  `a` int\n) ENGINE=InnoDB;',
    'select a\nfrom t;',
  ],
])('a table of SHOW CREATE TABLE with %s goes to the index advisor with the query', (_, text, schema, queries) => {
  expect(recognize(text)).toEqual({ kind: 'indexes', schema, statistics: '', queries, dialect: 'mysql' })
})
