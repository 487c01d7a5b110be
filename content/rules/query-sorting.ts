import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/sorting',
  rules: [
    {
      code: 'DM16',
      name: { en: 'Ordering or grouping by position', zh: '按序号排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'ORDER BY or GROUP BY contains an integer that refers to a column of the select list by its position.',
        zh: 'ORDER BY 或 GROUP BY 中用整数代表选择列的位置。',
      },
      reason: {
        en: 'A new column at the front of the select list changes the sort order, and the statement remains valid. SQL Server, and Oracle unless a parameter of 23ai is set, treat the number as a position only in ORDER BY. In GROUP BY these two treat it as a constant, so a migrated statement fails.',
        zh: '有人在选择列最前面加一列，排序就变了，而语句依然合法。在 SQL Server 中，以及未设置 23ai 相应参数的 Oracle 中，只有 ORDER BY 把数字当作位置；GROUP BY 里的数字就是一个常量，迁移过去的语句会报错。',
      },
      bad: {
        sql: `SELECT l_shipmode, l_returnflag, COUNT(*)
FROM lineitem
GROUP BY 1, 2
ORDER BY 3 DESC;`,
      },
      good: {
        sql: `SELECT l_shipmode, l_returnflag, COUNT(*) AS items
FROM lineitem
GROUP BY l_shipmode, l_returnflag
ORDER BY items DESC;`,
      },
      note: {
        en: 'A position is the standard way to sort a UNION whose branches name their columns differently. You can also use the column aliases of the first branch.',
        zh: 'UNION 各分支列名不同时，按位置排序是标准写法；在第一个分支里起好别名也可以。',
      },
    },
    {
      code: 'DM17',
      name: { en: 'Ordering or grouping by an expression', zh: '表达式排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'a key of ORDER BY or GROUP BY is a function, a calculation, a CASE or a constant. Aggregates are not reported.',
        zh: 'ORDER BY 或 GROUP BY 的键是函数、运算、CASE 或常量。聚合函数不报。',
      },
      reason: {
        en: 'An index is sorted by the column, not by the expression, so the rows must be sorted. Even with LIMIT 10 the engine reads and compares all of them. A constant is useless or a mistake: MySQL accepts it silently; PostgreSQL refuses a literal that is not a position, as in `ORDER BY NULL`.',
        zh: '索引按列排序，而不是按表达式排序，只能另外排序；即使写了 LIMIT 10，也要读取并比较全部行。常量要么没用，要么是写错了：MySQL 直接接受，没有提示；PostgreSQL 拒绝不是位置的字面量，例如 `ORDER BY NULL`。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
ORDER BY COALESCE(o_totalprice, 0) DESC
LIMIT 10;`,
      },
      good: {
        sql: `CREATE INDEX idx_orders_totalprice
  ON orders (o_totalprice DESC NULLS LAST);
SELECT o_orderkey, o_totalprice
FROM orders
ORDER BY o_totalprice DESC NULLS LAST
LIMIT 10;`,
      },
      variants: {
        mysql: `CREATE INDEX idx_orders_totalprice
  ON orders (o_totalprice DESC);
SELECT o_orderkey, o_totalprice
FROM orders
ORDER BY o_totalprice DESC
LIMIT 10;`,
        sqlserver: `CREATE INDEX idx_orders_totalprice
  ON orders (o_totalprice DESC);
SELECT TOP (10) o_orderkey, o_totalprice
FROM orders
ORDER BY o_totalprice DESC;`,
        oracle: `CREATE INDEX idx_orders_totalprice
  ON orders (o_totalprice);
SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_totalprice IS NOT NULL
ORDER BY o_totalprice DESC
FETCH FIRST 10 ROWS ONLY;`,
      },
      note: {
        en: 'In the example the two orders agree as long as no price is negative. A report that groups by month is fine. If an expression is used often, index it: PostgreSQL, Oracle and MySQL from 8.0.13 support this (IX11). For constants see RW26, for `ORDER BY NULL` on old MySQL versions RW44.',
        zh: '本例中，只要没有负的价格，两种排序就一致。报表按月分组没有问题。表达式经常用到时，可以为它建索引：PostgreSQL、Oracle、MySQL 8.0.13 及以上都支持（IX11）。常量的处理见 RW26，旧版 MySQL 的 `ORDER BY NULL` 见 RW44。',
      },
    },
    {
      code: 'DM18',
      name: { en: 'Mixed sort directions', zh: '排序方向混用' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'ORDER BY has at least one ascending and one descending key.',
        zh: 'ORDER BY 中既有升序键又有降序键。',
      },
      reason: {
        en: 'An ordinary index can be read forwards or backwards, so it serves only keys of the same direction. Mixed directions need an index that is declared with the same or exactly opposite directions. MySQL before 8.0 parses `DESC` in an index but ignores it, so it has to sort.',
        zh: '普通索引可以正着读或倒着读，只能满足方向一致的排序键。方向混用，就需要按相同或完全相反的方向声明的索引。MySQL 8.0 之前会解析索引里的 `DESC`，但并不采用，所以只能排序。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_orderdate
FROM orders
ORDER BY o_orderdate DESC, o_orderkey
LIMIT 20;`,
      },
      good: {
        sql: `SELECT o_orderkey, o_orderdate
FROM orders
ORDER BY o_orderdate DESC, o_orderkey DESC
LIMIT 20;`,
      },
      variants: {
        sqlserver: `SELECT TOP (20) o_orderkey, o_orderdate
FROM orders
ORDER BY o_orderdate DESC, o_orderkey DESC;`,
        oracle: `SELECT o_orderkey, o_orderdate
FROM orders
ORDER BY o_orderdate DESC, o_orderkey DESC
FETCH FIRST 20 ROWS ONLY;`,
      },
      note: {
        en: 'If the second key only breaks ties, as here, you can change its direction. Where its direction matters, keep it and create an index `(o_orderdate DESC, o_orderkey)`. If the first key has an index, PostgreSQL from 13 can sort only within equal dates.',
        zh: '第二个键若只用来区分并列，如本例，方向可以随意改。若方向有业务含义，就保留方向，并创建索引 `(o_orderdate DESC, o_orderkey)`。PostgreSQL 从 13 开始，第一个键有索引时，可以只在日期相同的行内部排序。',
      },
    },
    {
      code: 'DM19',
      name: { en: 'Sort keys from several tables', zh: '跨表排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'the columns of ORDER BY, or of GROUP BY, belong to more than one table of a join.',
        zh: 'ORDER BY 或 GROUP BY 中的列来自连接的多张表。',
      },
      reason: {
        en: 'An ordinary index contains columns of one table, so the engine usually must finish the join before it can sort the rows. Then LIMIT does not help: the first twenty rows are known only after the last row has been compared.',
        zh: '普通索引只含一张表的列，通常必须先做完连接才能排序。这时 LIMIT 也帮不上忙：比较完最后一行，才知道要的是哪二十行。',
      },
      bad: {
        sql: `SELECT c.c_name, o.o_orderdate, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
ORDER BY c.c_custkey, o.o_orderdate
LIMIT 20;`,
      },
      good: {
        sql: `SELECT c.c_name, o.o_orderdate, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
ORDER BY o.o_custkey, o.o_orderdate
LIMIT 20;`,
      },
      variants: {
        sqlserver: `SELECT TOP (20) c.c_name, o.o_orderdate, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
ORDER BY o.o_custkey, o.o_orderdate;`,
        oracle: `SELECT c.c_name, o.o_orderdate, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
ORDER BY o.o_custkey, o.o_orderdate
FETCH FIRST 20 ROWS ONLY;`,
      },
      note: {
        en: "Here the join makes both keys equal, which is the condition of RW27. If the statement really must sort by the customer's name and the order's date, keep it; the cost matters only if many rows are joined and few are returned.",
        zh: '本例中连接保证了两个键相等，正是 RW27 的条件。如果确实要按客户名称和订单日期排序，就保留；只有连接的行很多、展示的行很少时才值得处理。',
      },
    },
    {
      code: 'DM20',
      name: { en: 'Sorting or grouping on long columns', zh: '长列排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      needs: 'workspace',
      threshold: {
        name: { en: 'length at most', zh: '长度上限' },
        default: 255,
        unit: { en: 'characters', zh: '个字符' },
      },
      trigger: {
        en: 'a key of ORDER BY, GROUP BY, DISTINCT or UNION is a character column declared longer than the limit, or a TEXT or BLOB.',
        zh: 'ORDER BY、GROUP BY、DISTINCT 或 UNION 的键是声明长度超过上限的字符列，或者是 TEXT、BLOB。',
      },
      reason: {
        en: 'Fewer such keys fit in the sort memory, so the engine writes more of them to disk. Comparing them under a linguistic collation is slow. In MySQL the order can even be wrong: for PAD SPACE collations only the first `max_sort_length` bytes are compared, 1,024 by default. Oracle refuses LOBs here.',
        zh: '这样的键占内存多，排序区放不下就写磁盘，按语言规则比较也慢。在 MySQL 中甚至可能出错：对 PAD SPACE 排序规则，只比较前 `max_sort_length` 字节，默认 1,024，之后的差异不影响顺序。Oracle 则直接拒绝 LOB 列。',
      },
      bad: {
        sql: `CREATE TABLE review (review_id INTEGER PRIMARY KEY,
  partkey INTEGER NOT NULL, body VARCHAR(4000));
SELECT DISTINCT r.review_id, r.body
FROM review r
JOIN partsupp ps ON ps.ps_partkey = r.partkey;`,
      },
      good: {
        sql: `CREATE TABLE review (review_id INTEGER PRIMARY KEY,
  partkey INTEGER NOT NULL, body VARCHAR(4000));
SELECT r.review_id, r.body
FROM review r
WHERE EXISTS (SELECT 1 FROM partsupp ps
              WHERE ps.ps_partkey = r.partkey);`,
      },
      note: {
        en: 'The rule uses the declared length, since many engines reserve or estimate memory by it. If a column of 4,000 characters holds values of thirty characters at most, shorten its type (CL08) instead of adding an exception.',
        zh: '这里量的是声明长度，因为不少数据库按声明长度预留或估算空间。声明 4,000 个字符、实际最多三十个的列，与其豁免，不如改短类型（CL08）。',
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
        en: 'To remove duplicates the engine must sort or hash all columns of the whole result. It also removes duplicates within one branch, which few authors intend. Often two branches can never return the same row, for example because a constant in their first columns differs.',
        zh: '为了去重，数据库要对全部结果的所有列排序或做哈希，这要多花时间和内存。同一分支内部原有的重复也会被去掉，作者往往没有想到。而两个分支往往不可能相交，例如第一列的常量就把它们区分开了。',
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
        en: 'The audit looks only at the keyword. RW29 proves that the branches are disjoint and have no duplicates before it changes the statement. If duplicates can occur and must be removed, UNION is right: keep it and exempt the statement.',
        zh: '审核只看这个关键字；RW29 则要证明各分支互不相交且自身没有重复，才会改写。确实有重复、又必须去掉时，UNION 是对的，保留它并豁免该语句。',
      },
    },
    {
      code: 'DM41',
      name: { en: 'DISTINCT without effect', zh: '多余 DISTINCT' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'DISTINCT is in a subquery of IN, EXISTS or ANY that has no LIMIT. With a workspace it is also reported if the select list contains a unique NOT NULL key of the only table, or all columns of GROUP BY.',
        zh: 'DISTINCT 出现在 IN、EXISTS、ANY 的子查询中，且该子查询没有 LIMIT。有工作空间时，还包括：只有一张表，且选择列中有该表唯一且 NOT NULL 的键，或选择列包含 GROUP BY 的全部列。',
      },
      reason: {
        en: 'For IN it does not matter how often a value occurs, and rows that contain a key have no duplicates, so the work to remove them is useless. Check why the DISTINCT was written: often it hides duplicates from a join with a missing condition, and the engine still computes these duplicates.',
        zh: 'IN 不看值出现几次；含有键的行也不会重复，去重是白做的。请查一查当初为什么写 DISTINCT：往往是连接漏了条件、出现重复，用它来掩盖，而那些重复照样要算出来。',
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
        en: 'RW24 removes the DISTINCT. PostgreSQL itself removes it inside EXISTS, but PostgreSQL 18 does not remove it inside IN, where it prevents lookups in the index of the inner table. A column that is unique only by convention, without a constraint, does not count as a key: keep the DISTINCT or declare the constraint.',
        zh: '由 RW24 去掉。PostgreSQL 会自行去掉 EXISTS 里的 DISTINCT；IN 里的，PostgreSQL 18 不会去掉，于是无法用索引逐个探查内表。只是习惯上唯一、没有约束的列不算键：要么保留 DISTINCT，要么补上约束。',
      },
    },
    {
      code: 'DM42',
      name: { en: 'HAVING on a plain column', zh: 'HAVING 可下推' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'a conjunct of HAVING contains no aggregate and only grouping columns, and the statement has a GROUP BY without ROLLUP, CUBE or GROUPING SETS.',
        zh: 'HAVING 中的某个条件不含聚合函数、只涉及分组列，且语句有 GROUP BY（不含 ROLLUP、CUBE、GROUPING SETS）。',
      },
      reason: {
        en: 'HAVING is applied to finished groups: the engine reads, groups and counts the rows of all ship modes, and then discards all groups but one. In WHERE the same condition can use an index, so the other rows are not read. PostgreSQL and MariaDB from 10.4 move the condition to WHERE themselves; for other databases check the plan.',
        zh: 'HAVING 作用于已经分好的组：所有运输方式的行都要读取、分组、计数，最后只留下一组。放在 WHERE 中，同一个条件可以用索引，其他行根本不必读。PostgreSQL 和 MariaDB 10.4 及以上会自动下推；其他数据库请先看执行计划。',
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
        en: 'Without GROUP BY this change would be wrong: HAVING removes the one row, while WHERE leaves a row with a count of 0. RW28 respects this. Conditions on aggregates belong in HAVING and are not reported.',
        zh: '没有 GROUP BY 时不能这样改：HAVING 会去掉仅有的一行，WHERE 则留下计数为 0 的一行，RW28 遵守这个条件。聚合函数上的条件就该放在 HAVING 中，不会报告。',
      },
    },
  ],
} satisfies RuleFamily

export default family
