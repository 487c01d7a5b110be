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
        en: 'The second branch excludes the rows of the first one with a test that also handles NULL, here `IS NOT TRUE`. A plain UNION would also remove duplicates that belong to the result.',
        zh: '第二个分支排除第一个分支的行时，判断要能处理 NULL，这里用 `IS NOT TRUE`。单用 UNION 会把结果中本来就有的重复行也去掉。',
      },
      depends: {
        en: 'a null-safe exclusion in the dialect. PostgreSQL, openGauss and MySQL have `IS NOT TRUE`. In Oracle write `LNNVL(o.o_custkey = 42)`, in SQL Server `(o.o_custkey <> 42 OR o.o_custkey IS NULL)`. With `NOT (o.o_custkey = 42)`, rows whose column is NULL would be lost.',
        zh: '方言中能处理 NULL 的排除写法。PostgreSQL、openGauss 和 MySQL 有 `IS NOT TRUE`；Oracle 写 `LNNVL(o.o_custkey = 42)`，SQL Server 写 `(o.o_custkey <> 42 OR o.o_custkey IS NULL)`。写成 `NOT (o.o_custkey = 42)` 会丢掉值为 NULL 的行。',
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
        en: 'Each branch can use an index of its own table. An OR over two tables can only be evaluated after the join.',
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
        en: 'Every engine can evaluate IN as a set of index lookups, and a list is shorter to parse than a chain of ORs.',
        zh: '各数据库都能把 IN 当作一组索引查找来执行；与一长串 OR 相比，列表解析起来也更省。',
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
        en: 'Both statements run in one transaction. For an UPDATE, the second statement also excludes the rows of the first, and no assigned column is in either condition; otherwise a row may be changed twice.',
        zh: '两条语句在同一个事务中。拆分 UPDATE 时，第二条语句还要排除第一条更新的行，而且赋值的列不能出现在任何一个条件中，否则同一行可能被改两次。',
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
        en: 'Each statement uses its own index and locks only the rows that it finds there.',
        zh: '每条语句用各自的索引，也只锁住从索引找到的行。',
      },
      caveat: {
        en: 'The total of affected rows stays the same, but the engine returns two numbers.',
        zh: '影响行数之和不变，但会分成两个数返回。',
      },
      native: { en: 'None.', zh: '没有数据库会这样拆分。' },
    },
    {
      code: 'RW33',
      name: { en: 'Long IN list to a join', zh: '大 IN 列表' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'Duplicates are removed from the list first: in a join a value that is listed twice returns each of its rows twice.',
        zh: '列表要先去重：在连接中，列出两次的值会使对应的行各返回两次。',
      },
      depends: {
        en: "the dialect and the types. PostgreSQL and SQL Server accept `VALUES` as a table; MySQL from 8.0.19 writes `VALUES ROW(11), ROW(42)`; in Oracle before 23ai use a temporary table or a collection. The values must have the column's type: a list of quoted dates becomes a text column in `VALUES`, while in IN each literal adapts to the column.",
        zh: '方言和类型。PostgreSQL 和 SQL Server 可以把 `VALUES` 当作表；MySQL 从 8.0.19 起写成 `VALUES ROW(11), ROW(42)`；Oracle 在 23ai 之前用临时表或集合类型。值的类型要与列相同：带引号的日期写在 `VALUES` 里就成了文本列，写在 IN 里则会适应列的类型。',
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
        en: 'The three values here stand for three thousand. With the values in a temporary table, the statement is faster to parse and plan, and the table can have statistics. From `eq_range_index_dive_limit` (200) ranges on, MySQL estimates an IN list by statistics and no longer by index dives.',
        zh: '这里用三个值代表三千个。把值放进临时表，语句变短，解析和优化都快，临时表还能有统计信息。IN 列表的值达到 `eq_range_index_dive_limit`（200）个之后，MySQL 改用统计信息估算，不再逐个探查索引。',
      },
      caveat: {
        en: 'For a few values the list is as good, or better.',
        zh: '只有几个值时，IN 列表代价相同或更低。',
      },
      native: {
        en: 'None. PostgreSQL 18 does the reverse and turns `IN (VALUES …)` into an array.',
        zh: '没有。PostgreSQL 18 做的正相反：把 `IN (VALUES …)` 变成数组。',
      },
    },
    {
      code: 'RW34',
      name: { en: 'IN with one value to =', zh: '单值 IN' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: { en: 'The list has one constant.', zh: '列表里只有一个常量。' },
      before: {
        sql: `SELECT o_orderkey FROM orders WHERE o_custkey IN (42);`,
      },
      after: {
        sql: `SELECT o_orderkey FROM orders WHERE o_custkey = 42;`,
      },
      why: {
        en: 'The plan stays the same. But rules that look for an equality, such as RW11, and the index engine now recognise the condition.',
        zh: '执行计划没有区别。但寻找等值条件的规则（如 RW11）和索引引擎能识别这个条件了。',
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
        en: "The operation is monotone and invertible, and cannot overflow for the values in question. A test for a day, a year or a month of a year becomes a half-open range; with time zones this holds only in the session's time zone.",
        zh: '运算单调可逆，且对相关取值不会溢出。按天、按某年某月、按年的判断改成左闭右开的范围；涉及时区时，只在会话时区内成立。',
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
        en: "An index on the column stores the column's values, not the results of the expression. Once the column stands alone, the index can be used.",
        zh: '列上的索引存的是列值，不是表达式的值。列上没有运算，索引才能用上。',
      },
      caveat: {
        en: 'If queries need the expression itself, create a functional index on it instead.',
        zh: '如果查询要的就是这个表达式，可以对表达式建函数索引。',
      },
      native: {
        en: 'Hardly any engine. SQL Server uses an index for `CAST(… AS DATE)` of a `datetime` column.',
        zh: '几乎没有。SQL Server 对 `datetime` 列的 `CAST(… AS DATE)` 能用索引。',
      },
    },
    {
      code: 'RW36',
      name: { en: 'Cast the constant, not the column', zh: '隐式转换' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: "For `=`, the column's type can represent the constant exactly; if it cannot, no row qualifies. For a range, the constant may lie between two values of the type: on an integer column `> 3.5` becomes `> 3` and `< 3.5` becomes `< 4`. The constant is rounded down for `>` and `<=`, and up for `<` and `>=`.",
        zh: '对 `=`，列的类型要能精确表示该常量，否则没有行符合条件。对范围条件，常量可以落在该类型的两个值之间：在整数列上，`> 3.5` 改为 `> 3`，`< 3.5` 改为 `< 4`，即 `>`、`<=` 向下取整，`<`、`>=` 向上取整。',
      },
      depends: {
        en: "the column's type. For numeric types the comparison stays the same. A text column can hold several spellings of one number: in MySQL `c_phone = 42` also finds `'042'` and `'42.0'`, and `c_phone = '42'` does not.",
        zh: "列的类型。数值类型之间，比较的含义不变。文本列中，同一个数可以有几种写法：在 MySQL 中，`c_phone = 42` 还会找到 `'042'` 和 `'42.0'`，`c_phone = '42'` 则不会。",
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
        en: 'In such a comparison the engine converts the column in each row and cannot use its index.',
        zh: '这种比较中，数据库转换的是列：逐行转换，索引用不上。',
      },
      caveat: {
        en: 'In MySQL the usual case is a text column compared with a number: both are compared as doubles. In SQL Server it is a `varchar` column compared with `nvarchar` under a SQL collation.',
        zh: 'MySQL 中常见的是文本列与数字比较，两边都按双精度浮点数比较；SQL Server 中是 SQL 排序规则下的 `varchar` 列与 `nvarchar` 比较。',
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
        en: 'The statement compares by `=` or `<>` with the literal NULL, or has a `CASE x WHEN NULL`, which never matches either.',
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
        en: 'The comparison is UNKNOWN for every row, so the statement returns no rows for any data.',
        zh: '这个比较对每一行都是 UNKNOWN，所以无论数据如何，语句都不返回任何行。',
      },
      native: {
        en: 'SQL Server under the deprecated `ANSI_NULLS OFF` and PostgreSQL under `transform_null_equals`; neither setting is the default.',
        zh: 'SQL Server 在已弃用的 `ANSI_NULLS OFF` 下、PostgreSQL 在 `transform_null_equals` 下会把 `= NULL` 当作 IS NULL，但都不是默认设置。',
      },
    },
  ],
} satisfies RuleFamily

export default family
