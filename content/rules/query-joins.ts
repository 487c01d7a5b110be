import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/joins',
  rules: [
    {
      code: 'DM25',
      name: { en: 'Join columns of different types', zh: '关联列类型不一致' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      needs: 'workspace',
      trigger: {
        en: 'the two columns of a join condition differ in type, character set or collation, and the engine must convert one of them.',
        zh: '连接条件两侧的列类型、字符集或排序规则不同，必须转换其中一侧。',
      },
      reason: {
        en: 'This join cannot use an index on the converted side, and the engine chooses that side. If an integer is joined with a numeric, PostgreSQL converts the integer, so it cannot use the index of that column. In MySQL the usual case is a `utf8mb3` column that is joined with a `utf8mb4` column: MySQL converts the `utf8mb3` side.',
        zh: '被转换的一侧在这个连接中用不上索引，而转换哪一侧由数据库决定。整数列与 numeric 列连接时，PostgreSQL 要转换整数列，这一列的索引就用不上了。MySQL 中的典型情况是 `utf8mb3` 列连接 `utf8mb4` 列，被转换的是 `utf8mb3` 一侧。',
      },
      bad: {
        sql: `CREATE TABLE crm_contact (contact_id INTEGER PRIMARY KEY,
  custkey NUMERIC(12) NOT NULL);
SELECT k.contact_id, c.c_name
FROM crm_contact k
JOIN customer c ON c.c_custkey = k.custkey;`,
      },
      good: {
        sql: `CREATE TABLE crm_contact (contact_id INTEGER PRIMARY KEY,
  custkey INTEGER NOT NULL);
SELECT k.contact_id, c.c_name
FROM crm_contact k
JOIN customer c ON c.c_custkey = k.custkey;`,
      },
      note: {
        en: 'The repair is a migration, which may have to wait; until then cast the column of the smaller table in the statement. CN06 checks the same for foreign keys, CS05 for character sets. INTEGER against BIGINT is harmless in PostgreSQL, whose B-trees compare both types.',
        zh: '根治要做迁移，可能得等一等；在此之前，可以在语句中转换小表的列。外键中的同类问题由 CN06 检查，字符集由 CS05 检查。PostgreSQL 的 B-tree 能直接比较 INTEGER 与 BIGINT，没有问题。',
      },
    },
    {
      code: 'DM34',
      name: { en: 'Missing join condition', zh: '缺少关联条件' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'two tables of one FROM are not connected by any condition, directly or through a third, or are joined by CROSS JOIN.',
        zh: '同一个 FROM 中的两张表没有任何条件相连，直接或经第三张表都没有；或者用了 CROSS JOIN。',
      },
      reason: {
        en: 'Every row is combined with every row: 150,000 customers and 1,500,000 orders make 225 billion pairs. The error often goes unnoticed, because another filter reduces the result, or a DISTINCT hides the duplicates. With a comma in FROM, a forgotten condition and an intended product look the same.',
        zh: '每一行都与每一行配对：15 万客户乘 150 万订单，就是 2250 亿对。这个错误往往看不出来，因为别的条件缩小了结果，或者 DISTINCT 掩盖了重复行。FROM 里只写一个逗号，漏写的条件与有意的笛卡尔积没有任何区别。',
      },
      bad: {
        sql: `SELECT c.c_name, o.o_orderkey
FROM customer c, orders o
WHERE c.c_custkey = 3;`,
      },
      good: {
        sql: `SELECT c.c_name, o.o_orderkey
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
WHERE c.c_custkey = 3;`,
      },
      note: {
        en: 'Some products are intended, for example a calendar with shops, or a settings table with one row: write CROSS JOIN and exempt the statement.',
        zh: '日历与门店相乘、只有一行的参数表，都是有意的笛卡尔积：写明 CROSS JOIN，并豁免该语句。',
      },
    },
    {
      code: 'DM35',
      name: { en: 'NATURAL JOIN', zh: '禁用自然连接' },
      level: 'warning',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a join uses NATURAL.',
        zh: '连接中出现 NATURAL。',
      },
      reason: {
        en: 'The join condition is not in the statement; it depends on the column names. If both tables get a column `updated_at`, the join also compares these columns, without any change in the code. If the tables share no column name, the result is a product: 10 nations and 12 customers give 120 rows.',
        zh: '连接条件不在语句里，而取决于列名。两张表各加一列 `updated_at`，连接就会额外要求这两列相等，代码却一字未改。如果没有同名列，就成了笛卡尔积：10 个国家、12 个客户，得到 120 行。',
      },
      bad: {
        sql: `SELECT n_name, c_name
FROM nation
NATURAL JOIN customer;`,
      },
      good: {
        sql: `SELECT n.n_name, c.c_name
FROM nation n
JOIN customer c ON c.c_nationkey = n.n_nationkey;`,
      },
      note: {
        en: 'The rule needs no exceptions: `USING (…)` is nearly as short and names its columns. T-SQL has no NATURAL JOIN, so the rule does not apply to SQL Server.',
        zh: '没有需要豁免的情形：`USING (…)` 几乎同样简短，又写明了列名。T-SQL 没有自然连接，所以本规则不适用于 SQL Server。',
      },
    },
    {
      code: 'DM36',
      name: { en: 'Too many joined tables', zh: '关联表过多' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 5, unit: { en: 'tables', zh: '张表' } },
      trigger: {
        en: 'one query block joins more tables than the limit. A view that the workspace knows counts as its tables.',
        zh: '一个查询块连接的表多于上限。工作空间中有视图定义时，视图按其包含的表计数。',
      },
      reason: {
        en: 'The number of join orders grows faster than exponentially, and estimation errors multiply with each join. So engines do not try all orders: PostgreSQL does not reorder explicit joins beyond `join_collapse_limit` (8), and from `geqo_threshold` (12) on it uses a randomised search. MySQL refuses more than 61 tables.',
        zh: '连接顺序的数目增长得比指数还快，估算误差也随连接逐级相乘。数据库只好放弃穷举：PostgreSQL 超过 `join_collapse_limit`（8）就不再调整显式连接的顺序，从 `geqo_threshold`（12）起改用随机搜索。MySQL 不接受超过 61 张表。',
      },
      bad: {
        sql: `SELECT o.o_orderkey, l.l_linenumber, p.p_name
FROM orders o
JOIN customer c ON c.c_custkey = o.o_custkey
JOIN nation n ON n.n_nationkey = c.c_nationkey
JOIN region r ON r.r_regionkey = n.n_regionkey
JOIN lineitem l ON l.l_orderkey = o.o_orderkey
JOIN part p ON p.p_partkey = l.l_partkey
WHERE o.o_orderkey = 7;`,
      },
      good: {
        sql: `SELECT o.o_orderkey, l.l_linenumber, p.p_name
FROM orders o
JOIN lineitem l ON l.l_orderkey = o.o_orderkey
JOIN part p ON p.p_partkey = l.l_partkey
WHERE o.o_orderkey = 7;`,
      },
      note: {
        en: 'First look for tables whose columns are not used. In the example the three removed tables excluded guest orders as a side effect; if that was intended, write `o_custkey IS NOT NULL` (RW18). A star schema with eight small dimension tables is a reasonable exception: raise the limit for reports.',
        zh: '先找列没有被用到的表。本例去掉的三张表原本顺带排除了游客订单；如果那是本意，应写成 `o_custkey IS NOT NULL`（RW18）。星型模型带八张小维表属于合理例外，报表策略可以调高上限。',
      },
    },
    {
      code: 'DM37',
      name: { en: 'Nesting too deep', zh: '嵌套过深' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE', 'INSERT'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 2, unit: { en: 'levels', zh: '层' } },
      trigger: {
        en: 'a subquery or derived table is nested deeper below the outermost query block than the limit allows. The levels inside each common table expression are counted separately.',
        zh: '从最外层查询块算起，子查询或派生表所在的层数超过上限。每个公用表表达式（CTE）内部的层数单独计算。',
      },
      reason: {
        en: 'A column name that the inner block does not know refers to the outer block. So `s_suppkey IN (SELECT s_suppkey FROM nation)` is accepted, although `nation` has no such column, and is TRUE for every supplier unless `nation` is empty. In deep nesting such a mistake is hard to see. The optimiser can merge a level into the outer block only under certain conditions.',
        zh: '内层找不到的列名，会到外层去找。所以 `s_suppkey IN (SELECT s_suppkey FROM nation)` 能够执行，尽管 `nation` 没有这一列，而且只要 `nation` 不空，对每个供应商都成立。嵌套越深，这种错误越难发现。此外，优化器只有在一定条件下才能把内层合并到外层。',
      },
      bad: {
        sql: `SELECT s_name FROM supplier
WHERE s_suppkey IN (
  SELECT ps_suppkey FROM partsupp
  WHERE ps_partkey IN (
    SELECT p_partkey FROM part
    WHERE p_size = (SELECT MAX(p_size) FROM part)));`,
      },
      good: {
        sql: `WITH biggest AS (
  SELECT p_partkey FROM part
  WHERE p_size = (SELECT MAX(p_size) FROM part)
)
SELECT s.s_name FROM supplier s
WHERE EXISTS (SELECT 1 FROM partsupp ps
              JOIN biggest b ON b.p_partkey = ps.ps_partkey
              WHERE ps.ps_suppkey = s.s_suppkey);`,
      },
      note: {
        en: 'Generated SQL is often deeply nested, and RW15 merges the levels that can be merged; judge such statements by their plan and raise the limit for them. MySQL has common table expressions from 8.0.',
        zh: '自动生成的 SQL 往往层层嵌套，能合并的由 RW15 合并；这类语句按执行计划判断，并调高上限。MySQL 从 8.0 开始支持 CTE。',
      },
    },
    {
      code: 'DM38',
      name: { en: 'Scalar subquery in the select list', zh: '标量子查询' },
      level: 'notice',
      statements: ['SELECT', 'INSERT'],
      databases: 'all',
      trigger: {
        en: 'the select list contains a subquery that refers to a table of the outer block.',
        zh: '选择列中有引用外层表的子查询。',
      },
      reason: {
        en: 'The subquery runs once for each row of the result unless the engine rewrites it; PostgreSQL does not. With an index and ten rows this is fast; with a hundred thousand rows it is a slow nested loop. If the subquery ever returns two rows, the statement fails.',
        zh: '除非数据库会改写，否则结果有多少行，子查询就执行多少次，而 PostgreSQL 不会改写。有索引、只有十行时，这样很快；有十万行时，就成了一个很慢的嵌套循环。一旦查出两行，语句就会报错。',
      },
      bad: {
        sql: `SELECT s.s_name,
       (SELECT COUNT(*) FROM partsupp ps
        WHERE ps.ps_suppkey = s.s_suppkey) AS parts
FROM supplier s;`,
      },
      good: {
        sql: `SELECT s.s_name, COALESCE(k.parts, 0) AS parts
FROM supplier s
LEFT JOIN (SELECT ps_suppkey, COUNT(*) AS parts
           FROM partsupp
           GROUP BY ps_suppkey) k ON k.ps_suppkey = s.s_suppkey;`,
      },
      note: {
        en: 'Keep the subquery if few rows are returned: the join first groups the whole inner table. RW39 has the condition and explains why COUNT needs COALESCE; RW41 combines several similar subqueries.',
        zh: '返回的行很少时应当保留：改成连接后要先对整张内表分组。条件以及 COUNT 为何需要 COALESCE 见 RW39；几个同类子查询可用 RW41 合并。',
      },
    },
  ],
} satisfies RuleFamily

export default family
