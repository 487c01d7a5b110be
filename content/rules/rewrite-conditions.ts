import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/conditions',
  rules: [
    {
      code: 'RW30',
      name: { en: 'OR to UNION ALL', zh: 'OR 改 UNION' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The second branch excludes the first condition null-safely, with `IS NOT TRUE`. A plain UNION would also remove duplicates that belong to the result.',
        zh: '第二个分支要以能处理空值的方式排除第一个条件，即 `IS NOT TRUE`。单用 UNION 会把结果中本来就有的重复行也去掉。',
      },
      before: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o
JOIN customer c ON c.c_custkey = o.o_custkey
WHERE o.o_custkey = 42 OR c.c_phone = '11-555-0000042';`,
      },
      after: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o
JOIN customer c ON c.c_custkey = o.o_custkey
WHERE o.o_custkey = 42
UNION ALL
SELECT o.o_orderkey, o.o_totalprice
FROM orders o
JOIN customer c ON c.c_custkey = o.o_custkey
WHERE c.c_phone = '11-555-0000042'
  AND (o.o_custkey = 42) IS NOT TRUE;`,
      },
      why: {
        en: 'Each branch can use an index of its own table; the OR over two tables can only be tested after the join.',
        zh: '每个分支都能用自己那张表上的索引；跨两张表的 OR 只能在连接之后判断。',
      },
      native: {
        en: 'Oracle (OR expansion, as UNION ALL from 12.2); MySQL by index merge and PostgreSQL by BitmapOr, both within one table.',
        zh: 'Oracle（OR 展开，12.2 起用 UNION ALL）；MySQL 用索引合并、PostgreSQL 用 BitmapOr，但都限于一张表。',
      },
    },
    {
      code: 'RW31',
      name: { en: 'OR on one column to IN', zh: 'OR 改 IN' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'Every branch compares the same column with a constant by equality.',
        zh: '每个分支都是同一列与常量的相等比较。',
      },
      before: {
        sql: `SELECT o_orderkey FROM orders
WHERE o_custkey = 11 OR o_custkey = 42 OR o_custkey = 97;`,
      },
      after: {
        sql: `SELECT o_orderkey FROM orders
WHERE o_custkey IN (11, 42, 97);`,
      },
      why: {
        en: 'One condition that every engine recognises as a set of lookups, and less to parse when the list is long.',
        zh: '各数据库都能识别为一组查找的单个条件；列表长时解析也更省。',
      },
      native: { en: 'MySQL; PostgreSQL from 18.', zh: 'MySQL；PostgreSQL 从 18 起。' },
    },
    {
      code: 'RW32',
      name: { en: 'OR in DELETE to two statements', zh: 'OR 拆分更新' },
      kind: 'equivalent',
      statements: ['UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'Both run in one transaction. An UPDATE must not set a column that either condition tests, or a row may be changed twice.',
        zh: '两条语句在同一个事务中。UPDATE 不能修改任何一个条件所判断的列，否则同一行可能被改两次。',
      },
      before: {
        sql: `DELETE FROM lineitem
WHERE l_orderkey = 7 OR l_shipdate < DATE '1992-02-01';`,
      },
      after: {
        sql: `DELETE FROM lineitem WHERE l_orderkey = 7;
DELETE FROM lineitem WHERE l_shipdate < DATE '1992-02-01';`,
      },
      why: {
        en: 'Each statement uses its own index, and locks only the rows it finds there.',
        zh: '每条语句用各自的索引，也只锁住在那里找到的行。',
      },
      caveat: {
        en: 'The affected-row counts add up to the same total, but arrive as two numbers.',
        zh: '影响行数之和不变，但会分成两个数返回。',
      },
      native: { en: 'None as a split.', zh: '没有数据库会这样拆分。' },
    },
    {
      code: 'RW33',
      name: { en: 'Long IN list to a join', zh: '大 IN 列表' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The list is de-duplicated first: in a join, a value that stands twice gives each row twice.',
        zh: '列表要先去重：在连接中，出现两次的值会使每行出现两次。',
      },
      before: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey IN (11, 42, 97);`,
      },
      after: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM (VALUES (11), (42), (97)) AS wanted (custkey)
JOIN orders o ON o.o_custkey = wanted.custkey;`,
      },
      why: {
        en: 'Three values stand for three thousand here. A short text is parsed and planned once, and a temporary table can have statistics. MySQL estimates by statistics instead of index dives from `eq_range_index_dive_limit` (200) ranges on.',
        zh: '这里用三个值代表三千个。文本短，解析和优化都快；换成临时表还能有统计信息。MySQL 的等值范围达到 `eq_range_index_dive_limit`（200）后，改用统计信息估算，不再深入索引。',
      },
      caveat: {
        en: 'For a handful of values the list is as good, or better.',
        zh: '只有几个值时，IN 列表一样好，甚至更好。',
      },
      native: {
        en: 'The other way round in PostgreSQL 18, which makes an array of `IN (VALUES …)`.',
        zh: 'PostgreSQL 18 反过来做：把 `IN (VALUES …)` 变成数组。',
      },
    },
    {
      code: 'RW34',
      name: { en: 'IN with one value to =', zh: '单值 IN' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: { en: 'The list holds one constant.', zh: '列表里只有一个常量。' },
      before: {
        sql: `SELECT o_orderkey FROM orders WHERE o_custkey IN (42);`,
      },
      after: {
        sql: `SELECT o_orderkey FROM orders WHERE o_custkey = 42;`,
      },
      why: {
        en: 'Nothing in the plan. Rules that look for equality, such as RW11, and the column order of an index see one.',
        zh: '执行计划没有区别。但寻找等值条件的规则（如 RW11）和索引列序的设计都能识别它了。',
      },
      native: { en: 'Every engine.', zh: '所有数据库。' },
    },
    {
      code: 'RW35',
      name: { en: 'Arithmetic off the column', zh: '列运算转换' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The operation is monotone and invertible, and cannot overflow for the values at hand. A test for a day or a year becomes a half-open range; with time zones, only in the zone of the session.',
        zh: '运算单调可逆，且对相关取值不会溢出。按天、按年的判断改成左闭右开的范围；涉及时区时，只在会话时区内成立。',
      },
      before: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey + 1 = 43;`,
      },
      after: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey = 42;`,
      },
      plan: true,
      why: {
        en: 'An index on the column holds the column’s values, not those of the expression. With the column bare it can be used.',
        zh: '列上的索引存的是列值，不是表达式的值。列上不带运算，索引才能用上。',
      },
      caveat: {
        en: 'Where the expression is what people ask for, a functional index on it is the other way out.',
        zh: '如果大家查的就是这个表达式，另一条出路是为它建函数索引。',
      },
      native: { en: 'None.', zh: '没有。' },
    },
    {
      code: 'RW36',
      name: { en: 'Cast the constant, not the column', zh: '隐式转换' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The constant has exactly one value in the column’s type. Otherwise the cast truncates or fails, and another comparison is made.',
        zh: '该常量在列的类型中恰好有对应的值。否则转换会截断或报错，比较的就不是同一件事了。',
      },
      before: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey = 42.0;`,
      },
      after: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey = 42;`,
      },
      plan: true,
      why: {
        en: 'Two types meet, and the column is the one that is converted: row by row, past its index.',
        zh: '两种类型相遇，被转换的是列：逐行转换，索引用不上。',
      },
      caveat: {
        en: 'In MySQL the usual case is a text column compared with a number, which compares both as doubles; in SQL Server, `varchar` against `nvarchar` under a SQL collation.',
        zh: 'MySQL 中常见的是文本列与数字比较，两边都按双精度浮点数比较；SQL Server 中是 SQL 排序规则下的 `varchar` 与 `nvarchar` 比较。',
      },
      native: {
        en: "PostgreSQL adapts quoted literals, as in `o_custkey = '42'`.",
        zh: "PostgreSQL 会让带引号的字面量适应列的类型，如 `o_custkey = '42'`。",
      },
    },
    {
      code: 'RW37',
      name: { en: '`= NULL` to IS NULL', zh: 'NULL 比较修正' },
      kind: 'correctness',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'A comparison by `=` or `<>` with the literal NULL, or a `CASE x WHEN NULL`, which never matches either.',
        zh: '用 `=` 或 `<>` 与字面量 NULL 比较；或者 `CASE x WHEN NULL`，它同样永远匹配不上。',
      },
      before: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_mktsegment = NULL;`,
      },
      after: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_mktsegment IS NULL;`,
      },
      why: {
        en: 'The comparison is UNKNOWN for every row, so the statement returns nothing, whatever the data.',
        zh: '这个比较对每一行都是 UNKNOWN，所以无论数据如何，语句都不返回任何行。',
      },
      native: {
        en: 'SQL Server, only under the deprecated `ANSI_NULLS OFF`.',
        zh: 'SQL Server 仅在已弃用的 `ANSI_NULLS OFF` 下如此。',
      },
    },
  ],
} satisfies RuleFamily

export default family
