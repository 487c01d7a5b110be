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
        en: 'NULL stands as an operand of `=`, `<>`, `<`, `>`, in an IN list, or behind WHEN in `CASE x WHEN NULL`. Assignments in SET are not comparisons.',
        zh: 'NULL 作为 `=`、`<>`、`<`、`>` 的操作数，或出现在 IN 列表中，或写成 `CASE x WHEN NULL`。SET 中的赋值不是比较。',
      },
      reason: {
        en: 'Such a comparison is neither true nor false, so the filter lets nothing through, not even the rows that hold NULL. `NOT IN (50, NULL)` is worse: the good value drags the whole condition down with it. No engine objects, and an empty result looks like an answer.',
        zh: '这样的比较既不为真也不为假，过滤条件一行也放不过去，连值为 NULL 的行也不例外。`NOT IN (50, NULL)` 更糟：本来正确的那个值也跟着失效。没有数据库会报错，而空结果看上去就像一个答案。',
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
        en: "RW37 repairs it and says that the result changes. In Oracle the empty text is NULL, so `c_name = ''` belongs here too. Only SQL Server under `ANSI_NULLS OFF` ever meant it literally. To compare two columns of which either may be NULL, use `IS NOT DISTINCT FROM`, or `<=>` in MySQL.",
        zh: "RW37 会修正它，并说明结果会变。Oracle 的空字符串就是 NULL，`c_name = ''` 也属此列。只有 SQL Server 在 `ANSI_NULLS OFF` 下才会照字面理解。比较两个都可能为 NULL 的列，用 `IS NOT DISTINCT FROM`，MySQL 用 `<=>`。",
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
        en: 'the column that a subquery of NOT IN returns may be NULL by the schema, and the subquery does not exclude it.',
        zh: 'NOT IN 的子查询返回的列按 schema 可空，而子查询没有排除 NULL。',
      },
      reason: {
        en: 'One order without a customer, and nobody is known not to be in the list: a report turns empty, a clean-up job like the one below deletes nothing, night after night, and reports success. It works in every test whose data hold no NULL. The plan suffers besides: PostgreSQL 18 makes no anti-join of it.',
        zh: '只要有一个没有客户的订单，就无法断定任何人不在名单里：报表变空，而下面这样的清理任务每晚一行也删不掉，还报告成功。测试数据里没有 NULL 时，它永远是对的。执行计划也受影响：PostgreSQL 18 不会把它变成反连接。',
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
      note: {
        en: 'On the example rows the first deletes none, the second six. [The four cases](../../../../blog/2023/not-in-null-trap.mdx) include a nullable outer column, where the two differ once more; RW05 is the repair. No exception is needed: declare the column NOT NULL if it is, and the finding is gone.',
        zh: '在示例数据上，第一条一行也不删，第二条删除六行。[四种情形](../../../../blog/2023/not-in-null-trap.mdx)中还包括外层列可空的情形，那时两种写法又有不同；修正见 RW05。不需要豁免：列若确实不会为 NULL，就声明为 NOT NULL，结果自然消失。',
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
        en: 'the subquery behind `> ALL`, `< ALL` or another comparison with ALL returns a column that may be NULL.',
        zh: '`> ALL`、`< ALL` 等与 ALL 的比较中，子查询返回的列可空。',
      },
      reason: {
        en: 'To be greater than all values one has to be greater than the unknown one as well, which can never be said. A single supplier without a balance keeps every customer out of the result. And when the subquery is empty, the same condition is true for everybody.',
        zh: '要大于全部的值，就必须大于那个未知的值，而这永远无法断定。只要有一个供应商没有余额，所有客户都会被挡在结果之外。反过来，子查询为空时，同一个条件又对所有人成立。',
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
        en: 'MAX is another repair, and treats the empty set differently: RW06 has the condition, [the article](../../../../blog/2023/all-any-subqueries.mdx) the cases. With the rows of the example the first statement returns none, the second five.',
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
        en: 'SUM or AVG without GROUP BY, or in a scalar subquery, is used in a calculation, a comparison or an assignment without COALESCE (IFNULL, NVL). With a workspace, a grouped one over a nullable column counts too.',
        zh: '没有 GROUP BY 的 SUM、AVG，或标量子查询中的 SUM、AVG，未经 COALESCE（IFNULL、NVL）就参与运算、比较或赋值。有工作空间时，可空列上的分组聚合也算。',
      },
      reason: {
        en: 'Over no rows COUNT is 0, but SUM and AVG are NULL, and NULL swallows the calculation around it. The UPDATE below is meant to subtract what is open; every customer without an open order loses the balance altogether.',
        zh: '没有行可聚合时，COUNT 得 0，SUM 和 AVG 却得 NULL，而 NULL 会吞掉整个运算。下面的 UPDATE 本想减去未结金额，结果凡是没有未结订单的客户，余额整个丢了。',
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
      note: {
        en: 'Zero is a choice: the average of no measurements is unknown, not 0, and there NULL is right. Then leave it, and let the reader of the result know. RW38 adds the COALESCE on request.',
        zh: '填零是一种取舍：没有测量值时，平均值是未知而不是 0，这时 NULL 才对，应当保留，并让看结果的人知道。RW38 可按要求补上 COALESCE。',
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
        en: 'COUNT(DISTINCT …) has several arguments, and one of them may be NULL.',
        zh: 'COUNT(DISTINCT …) 有多个参数，其中至少一个可空。',
      },
      reason: {
        en: 'MySQL leaves out each row in which any of the columns is NULL, so guest orders are not among the combinations that are counted. SELECT DISTINCT over the same columns does show them. Two reports that ought to agree differ by that number.',
        zh: '只要有一列为 NULL，MySQL 就不计这一行，于是游客订单不在所数的组合之内。对同样几列做 SELECT DISTINCT，却能看到它们。两份本该一致的报表，差的就是这个数。',
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
        en: 'If rows with an unknown part are not to count, the first form is right, and an `IS NOT NULL` beside it says so. The syntax is MySQL’s; PostgreSQL writes a row, `COUNT(DISTINCT (a, b))`, and counts it with NULL inside: 8 on the example rows, where 6 are without NULL. In OceanBase the rule is for MySQL mode.',
        zh: '如果本来就不想数含未知值的行，第一种写法是对的，再加一个 `IS NOT NULL` 就说清楚了。这是 MySQL 的语法；PostgreSQL 写成行值 `COUNT(DISTINCT (a, b))`，含 NULL 的也计数：示例数据得 8，其中不含 NULL 的是 6。在 OceanBase 中，本规则针对 MySQL 模式。',
      },
    },
  ],
} satisfies RuleFamily

export default family
