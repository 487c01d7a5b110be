import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/nulls',
  rules: [
    {
      code: 'DM29',
      name: { en: 'Comparison with NULL', zh: 'NULL 比较错误' },
      level: 'prohibited',
      statements: ['SELECT', 'UPDATE', 'DELETE', 'INSERT'],
      databases: 'all',
      trigger: {
        en: 'NULL is an operand of `=`, `<>`, `<`, `>`, is in an IN list, or follows WHEN in `CASE x WHEN NULL`. Assignments in SET are not comparisons.',
        zh: 'NULL 作为 `=`、`<>`、`<`、`>` 的操作数，或出现在 IN 列表中，或写成 `CASE x WHEN NULL`。SET 中的赋值不是比较。',
      },
      reason: {
        en: 'Such a comparison is neither TRUE nor FALSE, so the filter returns no row, not even those with NULL. In an IN list the NULL finds nothing, and in a NOT IN list one NULL is enough to return no rows: `NOT IN (50, NULL)` is never TRUE. No engine reports an error, and an empty result looks like a valid answer.',
        zh: '这样的比较既不为真也不为假，查询一行也不返回，连值为 NULL 的行也不例外。IN 列表里的 NULL 什么也查不到；NOT IN 的列表里只要有一个 NULL，就一行也不返回：`NOT IN (50, NULL)` 永远不为真。没有数据库会报错，而空结果看上去就像正常的答案。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_orderdate
FROM orders
WHERE o_custkey <> NULL;`,
      },
      good: {
        sql: `SELECT o_orderkey, o_orderdate
FROM orders
WHERE o_custkey IS NOT NULL;`,
      },
      note: {
        en: "RW37 repairs the comparison and says that the result changes. In Oracle the empty text is NULL, so `c_name = ''` belongs here too. Two settings make `= NULL` mean IS NULL, and neither is the default: `ANSI_NULLS OFF` in SQL Server and `transform_null_equals` in PostgreSQL. To compare two nullable columns, use `IS NOT DISTINCT FROM` (PostgreSQL, SQL Server from 2022) or `<=>` (MySQL); elsewhere write `a = b OR (a IS NULL AND b IS NULL)`.",
        zh: "RW37 会修正它，并说明结果会变。Oracle 的空字符串就是 NULL，`c_name = ''` 也属此列。SQL Server 的 `ANSI_NULLS OFF` 和 PostgreSQL 的 `transform_null_equals` 会把 `= NULL` 当作 IS NULL，但都不是默认设置。比较两个可空列，用 `IS NOT DISTINCT FROM`（PostgreSQL、SQL Server 2022 起）或 `<=>`（MySQL），其他数据库写 `a = b OR (a IS NULL AND b IS NULL)`。",
      },
    },
    {
      code: 'DM30',
      name: { en: 'NOT IN over a nullable subquery', zh: 'NOT IN 可空子查询' },
      level: 'prohibited',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      needs: 'workspace',
      trigger: {
        en: 'the column that a subquery of NOT IN returns is nullable in the schema, and the subquery does not exclude NULL.',
        zh: 'NOT IN 的子查询返回的列按 schema 可空，而子查询没有排除 NULL。',
      },
      reason: {
        en: 'If one order has no customer, the condition is never TRUE: a report becomes empty, and a clean-up job deletes nothing every night and reports success. Tests whose data contain no NULL do not reveal the error. The plan is worse too: PostgreSQL 18 does not turn NOT IN into an anti-join.',
        zh: '只要有一个没有客户的订单，这个条件就永远不为 TRUE：报表变空，而清理任务每晚一行也删不掉，还报告成功。测试数据里没有 NULL 时，看不出问题。执行计划也受影响：PostgreSQL 18 不会把 NOT IN 变成反连接。',
      },
      bad: {
        sql: `DELETE FROM customer
WHERE c_custkey NOT IN (SELECT o_custkey FROM orders);`,
      },
      good: {
        sql: `DELETE FROM customer c
WHERE NOT EXISTS (SELECT 1 FROM orders o
                  WHERE o.o_custkey = c.c_custkey);`,
      },
      variants: {
        sqlserver: `DELETE FROM customer
WHERE NOT EXISTS (SELECT 1 FROM orders o
                  WHERE o.o_custkey = customer.c_custkey);`,
      },
      note: {
        en: 'On the example rows the first statement deletes no row, and the second deletes six. [The four cases](../../../../blog/2023/not-in-null-trap.mdx) include a nullable outer column, for which the two statements also differ; RW05 is the repair. The rule needs no exceptions: if the column is never NULL, declare it NOT NULL, and the finding disappears.',
        zh: '在示例数据上，第一条一行也不删，第二条删除六行。[四种情形](../../../../blog/2023/not-in-null-trap.mdx)中还包括外层列可空的情形，那时 NOT IN 与 NOT EXISTS 结果不同；修正见 RW05。不需要豁免：列若确实不会为 NULL，就声明为 NOT NULL，这个问题就不再报告。',
      },
    },
    {
      code: 'DM31',
      name: { en: 'ALL over a nullable subquery', zh: 'ALL 可空子查询' },
      level: 'prohibited',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      needs: 'workspace',
      trigger: {
        en: 'the subquery of `> ALL`, `< ALL` or another comparison with ALL returns a nullable column.',
        zh: '`> ALL`、`< ALL` 等与 ALL 的比较中，子查询返回的列可空。',
      },
      reason: {
        en: 'A value that is greater than all values of the subquery must also be greater than the NULL among them, and this comparison is never TRUE. A single supplier without a balance removes every customer from the result. If the subquery is empty, the same condition is TRUE for every row.',
        zh: '要大于全部的值，就必须也大于其中的 NULL，而这个比较永远不为 TRUE。只要有一个供应商没有余额，结果里就一个客户也没有。反过来，子查询为空时，同一个条件对每一行都成立。',
      },
      bad: {
        sql: `SELECT c_custkey, c_acctbal
FROM customer
WHERE c_acctbal > ALL (SELECT s_acctbal FROM supplier);`,
      },
      good: {
        sql: `SELECT c_custkey, c_acctbal
FROM customer
WHERE c_acctbal > ALL (SELECT s_acctbal FROM supplier
                       WHERE s_acctbal IS NOT NULL);`,
      },
      note: {
        en: 'MAX is another repair, but it treats the empty set differently: see RW06 for the condition and [the article](../../../../blog/2023/all-any-subqueries.mdx) for the cases. On the example rows the first statement returns no row, and the second returns five.',
        zh: '换成 MAX 是另一种修正，但对空集的处理不同：条件见 RW06，各种情形见[相关文章](../../../../blog/2023/all-any-subqueries.mdx)。在示例数据上，第一条没有结果，第二条返回五行。',
      },
    },
    {
      code: 'DM32',
      name: { en: 'SUM or AVG that may be NULL', zh: '聚合返回空值' },
      level: 'warning',
      statements: ['SELECT', 'INSERT', 'UPDATE'],
      databases: 'all',
      trigger: {
        en: 'SUM or AVG without GROUP BY, or in a scalar subquery, is used in a calculation, a comparison or an assignment without COALESCE (IFNULL, NVL). With a workspace, a grouped aggregate over a nullable column is reported too.',
        zh: '没有 GROUP BY 的 SUM、AVG，或标量子查询中的 SUM、AVG，未经 COALESCE（IFNULL、NVL）就参与运算、比较或赋值。有工作空间时，可空列上的分组聚合也报。',
      },
      reason: {
        en: 'Over no rows COUNT is 0, but SUM and AVG are NULL, and arithmetic with NULL gives NULL. An UPDATE that subtracts the sum of open amounts sets the balance of every customer without an open order to NULL.',
        zh: '没有行可聚合时，COUNT 得 0，SUM 和 AVG 却得 NULL，而与 NULL 运算的结果都是 NULL。UPDATE 要减去未结金额之和，结果凡是没有未结订单的客户，余额都变成了 NULL。',
      },
      bad: {
        sql: `UPDATE customer c
SET c_acctbal = c_acctbal - (SELECT SUM(o.o_totalprice)
                             FROM orders o
                             WHERE o.o_custkey = c.c_custkey
                               AND o.o_orderstatus = 'O');`,
      },
      good: {
        sql: `UPDATE customer c
SET c_acctbal = c_acctbal - COALESCE((SELECT SUM(o.o_totalprice)
                                      FROM orders o
                                      WHERE o.o_custkey = c.c_custkey
                                        AND o.o_orderstatus = 'O'), 0);`,
      },
      variants: {
        sqlserver: `UPDATE customer
SET c_acctbal = c_acctbal - COALESCE((SELECT SUM(o.o_totalprice)
                                      FROM orders o
                                      WHERE o.o_custkey = customer.c_custkey
                                        AND o.o_orderstatus = 'O'), 0);`,
      },
      note: {
        en: 'Zero is not always right: the average of no measurements is unknown, not 0. In this case keep the NULL and document it for those who use the result. RW38 adds the COALESCE on request.',
        zh: '填 0 并不总是对的：没有测量值时，平均值是未知而不是 0，这时应当保留 NULL，并告知使用结果的人。RW38 可按要求补上 COALESCE。',
      },
    },
    {
      code: 'DM33',
      name: { en: 'COUNT(DISTINCT a, b) with nullable columns', zh: '多列去重计数' },
      level: 'notice',
      statements: ['SELECT'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      needs: 'workspace',
      trigger: {
        en: 'COUNT(DISTINCT …) has several arguments, and one of them is nullable.',
        zh: 'COUNT(DISTINCT …) 有多个参数，其中至少一个可空。',
      },
      reason: {
        en: 'MySQL does not count a row in which any of the columns is NULL, so guest orders are missing from the count. SELECT DISTINCT over the same columns does return them. Two reports that should agree then differ.',
        zh: '只要有一列为 NULL，MySQL 就不计这一行，于是游客订单没有算进去。对同样几列做 SELECT DISTINCT，却会返回游客订单。两份本该一致的报表，结果就不同了。',
      },
      bad: {
        sql: `SELECT COUNT(DISTINCT o_custkey, o_orderstatus) AS combinations
FROM orders;`,
        marks: 'mysql',
      },
      good: {
        sql: `SELECT COUNT(*) AS combinations
FROM (SELECT DISTINCT o_custkey, o_orderstatus
      FROM orders) AS pairs;`,
        marks: 'mysql',
      },
      note: {
        en: 'If rows with a NULL should not count, the first form is right; add an `IS NOT NULL` to make this clear. Several arguments are MySQL syntax. PostgreSQL writes a row value, `COUNT(DISTINCT (a, b))`, and also counts rows that contain NULL: 8 on the example rows, 6 of them without NULL. In OceanBase the rule is for MySQL mode.',
        zh: '如果本来就不想数含未知值的行，第一种写法是对的，再加一个 `IS NOT NULL` 就说清楚了。这是 MySQL 的语法；PostgreSQL 写成行值 `COUNT(DISTINCT (a, b))`，含 NULL 的也计数：示例数据得 8，其中不含 NULL 的是 6。在 OceanBase 中，本规则针对 MySQL 模式。',
      },
    },
  ],
} satisfies RuleFamily

export default family
