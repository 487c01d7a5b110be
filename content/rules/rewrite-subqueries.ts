import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/subqueries',
  rules: [
    {
      code: 'RW01',
      name: { en: 'IN to a semi-join', zh: 'IN 子查询重写' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The predicate is a plain filter: a conjunct of WHERE or ON. Under NOT, or in the select list, IN can be UNKNOWN where EXISTS is FALSE, and the two differ.',
        zh: '谓词只用作过滤，即 WHERE 或 ON 中的一个合取项。放在 NOT 之下或选择列表里时，IN 可能是 UNKNOWN 而 EXISTS 是 FALSE，两者不同。',
      },
      before: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_custkey IN (SELECT o_custkey
                    FROM orders
                    WHERE o_totalprice > 5000);`,
      },
      after: {
        sql: `SELECT c.c_custkey, c.c_name
FROM customer c
WHERE EXISTS (SELECT 1
              FROM orders o
              WHERE o.o_custkey = c.c_custkey
                AND o.o_totalprice > 5000);`,
      },
      why: {
        en: 'An engine that materialises the list of IN first runs the whole subquery. A semi-join stops at the first match for each row and can use an index on the join column.',
        zh: '有的数据库会先把 IN 的列表整个算出来；写成半连接后，每一行找到第一个匹配就能停下，还能用上连接列的索引。',
      },
      native: {
        en: 'PostgreSQL, openGauss, Oracle and SQL Server; MySQL from 5.6, in single-table UPDATE and DELETE from 8.0.21 and only without ORDER BY and LIMIT.',
        zh: 'PostgreSQL、openGauss、Oracle、SQL Server；MySQL 从 5.6 起，单表 UPDATE 和 DELETE 从 8.0.21 起，且不能带 ORDER BY 和 LIMIT。',
      },
    },
    {
      code: 'RW02',
      name: { en: 'IN to an inner join', zh: 'IN 转连接' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: "The subquery's output is unique, by a key or a GROUP BY. Otherwise the join returns duplicate rows, and the subquery needs a DISTINCT first.",
        zh: '子查询的输出唯一，由键或 GROUP BY 保证。否则连接会产生重复行，必须先去重。',
      },
      before: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_custkey IN (SELECT c_custkey
                    FROM customer
                    WHERE c_mktsegment = 'BUILDING');`,
      },
      after: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o
JOIN customer c ON c.c_custkey = o.o_custkey
WHERE c.c_mktsegment = 'BUILDING';`,
      },
      why: {
        en: 'A join may start from either side. If few customers qualify, the engine finds their orders through an index on `o_custkey` and does not read the whole table.',
        zh: '连接可以从任意一侧开始。符合条件的客户很少时，可以通过 `o_custkey` 上的索引找到订单，不必读取整张表。',
      },
      native: {
        en: 'PostgreSQL removes duplicates and then joins where that is cheaper; MySQL pulls a table out of the subquery if its key makes it unique.',
        zh: 'PostgreSQL 在更划算时先去重再连接；MySQL 在键能保证唯一时把表从子查询中提出来。',
      },
    },
    {
      code: 'RW03',
      name: { en: 'EXISTS to a join', zh: 'EXISTS 解关联' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'Each outer row has at most one match, because the correlation covers a unique key of the inner table.',
        zh: '每个外层行至多有一个匹配，即关联条件覆盖了内层表的唯一键。',
      },
      before: {
        sql: `SELECT l.l_orderkey, l.l_linenumber
FROM lineitem l
WHERE EXISTS (SELECT 1
              FROM orders o
              WHERE o.o_orderkey = l.l_orderkey
                AND o.o_orderstatus = 'F');`,
      },
      after: {
        sql: `SELECT l.l_orderkey, l.l_linenumber
FROM lineitem l
JOIN orders o ON o.o_orderkey = l.l_orderkey
WHERE o.o_orderstatus = 'F';`,
      },
      why: {
        en: 'The subquery no longer depends on the outer row, so the optimiser can choose any join method and join order.',
        zh: '子查询不再依附于外层行，优化器可以选用任何连接方法和连接顺序。',
      },
      native: {
        en: 'PostgreSQL and Oracle; MySQL turns EXISTS into a semi-join from 8.0.16.',
        zh: 'PostgreSQL、Oracle；MySQL 从 8.0.16 起把 EXISTS 转成半连接。',
      },
    },
    {
      code: 'RW04',
      name: { en: 'NOT EXISTS to an anti-join', zh: '反连接' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: "The column tested with IS NULL can never be NULL in a matched row: use the inner table's primary key.",
        zh: '用 IS NULL 判断的列，在匹配上的行里绝不为 NULL：请用内层表的主键。',
      },
      before: {
        sql: `SELECT c.c_custkey, c.c_name
FROM customer c
WHERE NOT EXISTS (SELECT 1
                  FROM orders o
                  WHERE o.o_custkey = c.c_custkey);`,
      },
      after: {
        sql: `SELECT c.c_custkey, c.c_name
FROM customer c
LEFT JOIN orders o ON o.o_custkey = c.c_custkey
WHERE o.o_orderkey IS NULL;`,
      },
      why: {
        en: 'Engines that evaluate the subquery row by row search the orders once for each customer. The join reads each table once.',
        zh: '逐行执行子查询的数据库，要为每个客户查一次订单；改成连接后，两张表各读一遍即可。',
      },
      caveat: {
        en: 'Both forms keep outer rows whose own key is NULL. NOT IN drops them (RW05).',
        zh: '外层键为 NULL 的行，两种写法都会保留；NOT IN 则会丢弃（RW05）。',
      },
      native: {
        en: 'PostgreSQL, Oracle, SQL Server; MySQL from 8.0.17.',
        zh: 'PostgreSQL、Oracle、SQL Server；MySQL 从 8.0.17 起。',
      },
    },
    {
      code: 'RW05',
      name: { en: 'NOT IN trap', zh: 'NOT IN 空值陷阱' },
      kind: 'correctness',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: "The subquery's column is nullable in the workspace. If both sides are NOT NULL, NOT IN and NOT EXISTS are equal and there is nothing to repair.",
        zh: '在工作空间中，子查询输出的列可空。两侧都是 NOT NULL 时，NOT IN 与 NOT EXISTS 等价，无须修复。',
      },
      before: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_custkey NOT IN (SELECT o_custkey FROM orders);`,
      },
      after: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_custkey NOT IN (SELECT o_custkey FROM orders
                        WHERE o_custkey IS NOT NULL);`,
      },
      why: {
        en: 'If a single order has no customer, the first statement returns no rows: `NOT (… OR c_custkey = NULL)` can never be TRUE.',
        zh: '只要有一张没有客户的订单，第一条语句就一行也不返回：`NOT (… OR c_custkey = NULL)` 永远不会是 TRUE。',
      },
      caveat: {
        en: 'NOT EXISTS is a different repair: NOT IN drops an outer row whose value is NULL, and NOT EXISTS keeps it. If the subquery is empty, NOT IN too keeps every row.',
        zh: '改成 NOT EXISTS 是另一种修复：外层为 NULL 的行，NOT IN 丢弃而 NOT EXISTS 保留；子查询为空时，NOT IN 也保留所有行。',
      },
      native: {
        en: 'None. Each engine keeps the result of NOT IN: Oracle from 11g runs it as a null-aware anti-join; MySQL from 8.0.17 converts eligible statements; PostgreSQL 18 uses a subplan, even for NOT NULL columns.',
        zh: '没有，各数据库都保持 NOT IN 的结果：Oracle 从 11g 起用能处理空值的反连接；MySQL 从 8.0.17 起转换符合条件的语句；PostgreSQL 18 即使列为 NOT NULL 也仍用子计划。',
      },
    },
  ],
} satisfies RuleFamily

export default family
