import type { RuleFamily } from '../../lib/rules/schema'

const family = {
  page: 'insides/audit/dataOperate/joins',
  rules: [
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
        en: 'Every row meets every row: 150,000 customers and 1,500,000 orders make 225 billion pairs. It seldom looks like that, because another filter makes it small, as below, or a DISTINCT hides the duplicates. With a comma in FROM nothing distinguishes a forgotten condition from an intended product.',
        zh: '每一行都与每一行配对：15 万客户乘 150 万订单，就是 2250 亿对。它往往看不出来，因为别的条件把它缩小了，如下例，或者 DISTINCT 把重复行掩盖了。FROM 里只写一个逗号，漏写的条件与有意的笛卡尔积没有任何区别。',
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
        en: 'A calendar crossed with shops, or a table of one row with settings, is a product on purpose: write CROSS JOIN and exempt that statement.',
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
        en: 'a join says NATURAL.',
        zh: '连接中出现 NATURAL。',
      },
      reason: {
        en: 'The condition is not in the statement but in the column names of the day. Add `comment` or `updated_at` to both tables, and the join also demands that these agree, without any change in the code. If no name is shared, as below, it becomes a product: 10 nations and 12 customers give 120 rows.',
        zh: '连接条件不在语句里，而在当天的列名里。两张表各加一个 `comment` 或 `updated_at`，连接就会额外要求它们相等，代码却一字未改。如果没有同名列，如下例，它就成了笛卡尔积：10 个国家、12 个客户，得到 120 行。',
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
        en: 'There is no good exception; `USING (…)` is as short and names its columns. T-SQL does not know NATURAL JOIN, so the rule is not offered for SQL Server.',
        zh: '没有值得豁免的情形；`USING (…)` 同样简短，又写明了列名。T-SQL 没有自然连接，所以不适用于 SQL Server。',
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
        en: 'one query block joins more tables than the limit. A view counts as the tables it is made of if the workspace knows it.',
        zh: '一个查询块连接的表多于上限。工作空间中有视图定义时，视图按其包含的表计数。',
      },
      reason: {
        en: 'The number of join orders grows faster than exponentially, and estimation errors multiply from join to join. Engines give up completeness: PostgreSQL stops reordering explicit joins beyond `join_collapse_limit` (8) and from `geqo_threshold` (12) on it searches at random. MySQL refuses more than 61 tables.',
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
        en: 'Look first for tables nobody selects from. Here the three dropped ones removed guest orders as a side effect; if that was meant, say `o_custkey IS NOT NULL` (RW18). A star schema with eight small dimensions is a fair exception: raise the limit for reports.',
        zh: '先找没有被选择列用到的表。本例去掉的三张表原本顺带排除了游客订单；如果那是本意，应写成 `o_custkey IS NOT NULL`（RW18）。星型模型带八张小维表属于合理例外，报表策略可以调高上限。',
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
        en: 'a subquery or derived table stands more levels below the outermost block than the limit. Each common table expression counts from its own beginning.',
        zh: '子查询或派生表所在的层数超过上限，从最外层查询块算起。每个公用表表达式（CTE）单独计算。',
      },
      reason: {
        en: 'A name that an inner block does not know is looked up in the outer one. So `IN (SELECT s_suppkey FROM nation)` is accepted, although `nation` has no such column, and is true for every supplier; the deeper the nest, the longer it goes unseen. For the optimiser each level is a wall which it can only take down under conditions.',
        zh: '内层找不到的名称，会到外层去找。所以 `IN (SELECT s_suppkey FROM nation)` 能够执行，尽管 `nation` 没有这一列，而且对每个供应商都成立；嵌套越深，这种错误藏得越久。对优化器来说，每一层都是一堵墙，满足条件才能拆掉。',
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
        en: 'Generated SQL nests by habit, and RW15 unfolds what can be unfolded; judge it by its plan and raise the limit there. MySQL has common table expressions from 8.0 on.',
        zh: '自动生成的 SQL 习惯层层嵌套，能展开的由 RW15 展开；这类语句按执行计划判断，并调高上限。MySQL 从 8.0 开始支持 CTE。',
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
        en: 'It runs once for each row of the result, unless the engine rewrites it, and PostgreSQL does not. With an index and ten rows that is unbeatable, with a hundred thousand rows it is a nested loop nobody chose. Should it ever find two rows, the statement fails at that one.',
        zh: '除非数据库会改写，否则结果有多少行它就执行多少次，而 PostgreSQL 不会改写。有索引、只有十行时，没有更快的；有十万行时，就成了一个谁也没选的嵌套循环。哪天它查出两行，语句就会在那里报错。',
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
        en: 'Keep it where few rows are returned: the join groups the whole inner table first. RW39 has the condition and explains why COUNT needs the COALESCE; RW41 joins several of a kind into one.',
        zh: '返回的行很少时应当保留：改成连接后要先对整张内表分组。条件以及 COUNT 为何需要 COALESCE 见 RW39；几个同类子查询可用 RW41 合并。',
      },
    },
    {
      code: 'DM40',
      name: { en: 'UNION where UNION ALL would do', zh: 'UNION 去重' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'a set operation is UNION without ALL.',
        zh: '集合运算使用不带 ALL 的 UNION。',
      },
      reason: {
        en: 'To remove duplicates the engine has to sort or hash the whole result, every column of it, before the first row leaves. It also removes those that one branch had by itself, which is a change of meaning that few authors have in mind. The two branches below can never meet, because the first column tells them apart.',
        zh: '为了去重，数据库要对全部结果的所有列排序或做哈希，之后才能返回第一行。同一分支内部原有的重复也会被去掉，这种语义变化作者往往没有想到。下面两个分支不可能相交，因为第一列就把它们区分开了。',
      },
      bad: {
        sql: `SELECT 'customer' AS party, c_custkey AS id, c_phone AS phone
FROM customer
UNION
SELECT 'supplier', s_suppkey, s_phone
FROM supplier;`,
      },
      good: {
        sql: `SELECT 'customer' AS party, c_custkey AS id, c_phone AS phone
FROM customer
UNION ALL
SELECT 'supplier', s_suppkey, s_phone
FROM supplier;`,
      },
      note: {
        en: 'The audit sees only the word; RW29 proves that branches are disjoint and free of duplicates before it changes anything. Where duplicates do occur and must go, UNION is right: keep it, and set the rule aside for that statement.',
        zh: '审核只看这个词；RW29 则要证明各分支互不相交且自身没有重复，才会改写。确实有重复、又必须去掉时，UNION 是对的，保留它并豁免该语句。',
      },
    },
    {
      code: 'DM41',
      name: { en: 'DISTINCT without effect', zh: '多余 DISTINCT' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'DISTINCT stands in a subquery of IN, EXISTS or ANY. With a workspace, also where the select list holds a unique NOT NULL key of the only table, or stands beside a GROUP BY of all its columns.',
        zh: 'DISTINCT 出现在 IN、EXISTS、ANY 的子查询中。有工作空间时，还包括：只有一张表且选择列中有其唯一且 NOT NULL 的键，或选择列全部出现在 GROUP BY 中。',
      },
      reason: {
        en: 'Membership does not count how often a value occurs, and a key does not occur twice; the work of sorting is done for nothing. More telling is why it was written: often to silence duplicates of a join with a missing condition, which are then still computed.',
        zh: '判断是否属于集合，不看值出现几次；键值也不会出现两次，排序是白做的。更该问的是当初为什么写它：多半是连接漏了条件、出现重复，才用它来掩盖，而那些重复照样要算出来。',
      },
      bad: {
        sql: `SELECT p_name
FROM part
WHERE p_partkey IN (SELECT DISTINCT ps_partkey
                    FROM partsupp
                    WHERE ps_availqty > 20);`,
      },
      good: {
        sql: `SELECT p_name
FROM part
WHERE p_partkey IN (SELECT ps_partkey
                    FROM partsupp
                    WHERE ps_availqty > 20);`,
      },
      note: {
        en: 'RW24 takes it away. PostgreSQL ignores it inside IN by itself, so that there the finding is about reading, not speed. A key that is unique by custom only, without a constraint, is no key: leave the DISTINCT, or declare the constraint.',
        zh: '由 RW24 去掉。PostgreSQL 本来就会忽略 IN 里的 DISTINCT，在那里，这条结果关乎可读性而非速度。只是习惯上唯一、没有约束的列不算键：要么保留 DISTINCT，要么补上约束。',
      },
    },
    {
      code: 'DM42',
      name: { en: 'HAVING on a plain column', zh: 'HAVING 可下推' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'a condition in HAVING, taken by itself, contains no aggregate and only grouping columns, and there is a GROUP BY.',
        zh: 'HAVING 中的某个条件不含聚合函数、只涉及分组列，且语句有 GROUP BY。',
      },
      reason: {
        en: 'HAVING is applied to finished groups: rows of all ship modes are read, grouped and summed up, and all but one group is thrown away. In WHERE the same condition can use an index and keeps those rows from being read. PostgreSQL moves it by itself, and so does MariaDB from 10.4 on; elsewhere look at the plan before relying on it.',
        zh: 'HAVING 作用于已经分好的组：所有运输方式的行都要读取、分组、求和，最后只留下一组。放在 WHERE 中，同一个条件可以用索引，其他行根本不必读。PostgreSQL 和 MariaDB 10.4 及以上会自动下推；其他数据库请先看执行计划，不要想当然。',
      },
      bad: {
        sql: `SELECT l_shipmode, COUNT(*) AS items
FROM lineitem
GROUP BY l_shipmode
HAVING l_shipmode = 'AIR';`,
      },
      good: {
        sql: `SELECT l_shipmode, COUNT(*) AS items
FROM lineitem
WHERE l_shipmode = 'AIR'
GROUP BY l_shipmode;`,
      },
      note: {
        en: 'Without GROUP BY the move would be wrong: HAVING removes the one row, WHERE leaves it with a count of 0. RW28 keeps to that. Conditions on aggregates belong in HAVING and are not reported.',
        zh: '没有 GROUP BY 时不能这样改：HAVING 会去掉仅有的一行，WHERE 则留下计数为 0 的一行，RW28 遵守这个条件。聚合函数上的条件就该放在 HAVING 中，不会报告。',
      },
    },
  ],
} satisfies RuleFamily

export default family
