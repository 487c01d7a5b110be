import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/predicates',
  rules: [
    {
      code: 'RW11',
      name: { en: 'Transitive closure', zh: '谓词传递闭包' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'An inner join makes two columns equal, and both have the same type and collation. The rule never adds a predicate on the optional side of an outer join to WHERE.',
        zh: '两列在内连接中相等，且类型与排序规则相同。不会在 WHERE 中为外连接的可空侧添加谓词。',
      },
      before: {
        sql: `SELECT o.o_orderdate, l.l_quantity
FROM orders o
JOIN lineitem l ON l.l_orderkey = o.o_orderkey
WHERE o.o_orderkey BETWEEN 100 AND 120;`,
      },
      after: {
        sql: `SELECT o.o_orderdate, l.l_quantity
FROM orders o
JOIN lineitem l ON l.l_orderkey = o.o_orderkey
WHERE o.o_orderkey BETWEEN 100 AND 120
  AND l.l_orderkey BETWEEN 100 AND 120;`,
      },
      plan: true,
      why: {
        en: 'Each table is filtered before the join, and an index on either column can be used.',
        zh: '每张表在连接之前就先过滤，任何一列上的索引都能用上。',
      },
      caveat: {
        en: 'An optimiser that treats the two conditions as independent multiplies their selectivities, and its row estimate becomes too low.',
        zh: '优化器如果认为两个条件相互独立，就会把选择率相乘，估计的行数偏少。',
      },
      native: {
        en: 'PostgreSQL for equality, not for ranges. Oracle, SQL Server and MySQL derive predicates too; check the plan to see which.',
        zh: 'PostgreSQL 只传递相等条件，不传递范围。Oracle、SQL Server、MySQL 也会推导谓词，推导出哪些请看执行计划。',
      },
    },
    {
      code: 'RW12',
      name: { en: 'Contradiction to FALSE', zh: '矛盾条件' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'No value can satisfy all conjuncts on a column.',
        zh: '没有任何值能同时满足某一列上的所有合取条件。',
      },
      before: {
        sql: `SELECT COUNT(*), SUM(o_totalprice)
FROM orders
WHERE o_orderstatus = 'O' AND o_orderstatus = 'F';`,
      },
      after: {
        sql: `SELECT COUNT(*), SUM(o_totalprice)
FROM orders
WHERE FALSE;`,
      },
      why: {
        en: 'The table is not read at all. The finding is often more useful than the saving: the author probably meant OR.',
        zh: '整张表都不必读。更有价值的往往是指出这个矛盾：作者本来想写的多半是 OR。',
      },
      caveat: {
        en: 'An aggregate without GROUP BY still returns one row, so the statement as a whole must not be replaced by an empty result. SQL Server, and Oracle before 23ai, have no literal FALSE; write `1 = 0` there.',
        zh: '没有 GROUP BY 的聚合仍会返回一行，所以不能把整条语句当成“无结果”。SQL Server 和 23ai 之前的 Oracle 没有字面量 FALSE，要写 `1 = 0`。',
      },
      native: {
        en: 'PostgreSQL in simple cases; MySQL, whose EXPLAIN then shows “Impossible WHERE”.',
        zh: 'PostgreSQL 能识别简单的矛盾；MySQL 也能，EXPLAIN 显示“Impossible WHERE”。',
      },
    },
    {
      code: 'RW13',
      name: { en: 'Redundant conditions', zh: '冗余条件' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'One conjunct implies the other. `a = a` is not always TRUE: for NULL it is UNKNOWN, so it becomes `a IS NOT NULL` unless another conjunct rejects NULL already.',
        zh: '一个合取条件蕴含另一个。`a = a` 并不恒为 TRUE：`a` 为 NULL 时比较得 UNKNOWN，所以要改成 `a IS NOT NULL`，除非另有条件已经拒绝 NULL。',
      },
      before: {
        sql: `SELECT o_orderkey
FROM orders
WHERE o_totalprice > 100 AND o_totalprice > 500
  AND o_custkey = o_custkey;`,
      },
      after: {
        sql: `SELECT o_orderkey
FROM orders
WHERE o_totalprice > 500
  AND o_custkey IS NOT NULL;`,
      },
      why: {
        en: 'There is less to evaluate, and above all the estimate is better: an optimiser may treat two ranges on one column as independent conditions.',
        zh: '计算更少，更重要的是估算更准：优化器可能把同一列上的两个范围当成相互独立的条件。',
      },
      native: { en: 'Partly, by every engine.', zh: '各数据库都做一部分。' },
    },
    {
      code: 'RW14',
      name: { en: 'Predicate pushdown', zh: '谓词下推' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'A predicate moves below GROUP BY only if it tests columns of every grouping set, and below window functions only if it tests columns of every PARTITION BY. A predicate never moves below LIMIT, and it contains no volatile function.',
        zh: '谓词只涉及每个分组集都包含的列，才能推到 GROUP BY 之下；只涉及每个 PARTITION BY 都包含的列，才能推到窗口函数之下。不能推到 LIMIT 之下，也不能含有易变函数。',
      },
      before: {
        sql: `SELECT t.o_orderkey, t.place
FROM (SELECT o_orderkey, o_custkey,
             RANK() OVER (PARTITION BY o_custkey
                          ORDER BY o_orderdate) AS place
      FROM orders) t
WHERE t.o_custkey = 42;`,
      },
      after: {
        sql: `SELECT t.o_orderkey, t.place
FROM (SELECT o_orderkey, o_custkey,
             RANK() OVER (PARTITION BY o_custkey
                          ORDER BY o_orderdate) AS place
      FROM orders
      WHERE o_custkey = 42) t;`,
      },
      why: {
        en: 'Only the rows of one customer are sorted and ranked, and the engine finds them through the index on `o_custkey`.',
        zh: '只有一个客户的行参与排序和排名，而且可以通过 `o_custkey` 上的索引取得。',
      },
      native: {
        en: 'PostgreSQL, also below UNION and GROUP BY, and from 12 into a CTE that is used once; MySQL from 8.0.22 into derived tables, from 8.0.29 into UNION.',
        zh: 'PostgreSQL 会做，也能穿过 UNION 和分组列，12 版起还能进入只用一次的 CTE；MySQL 从 8.0.22 起推入派生表，8.0.29 起推入 UNION。',
      },
    },
    {
      code: 'RW15',
      name: { en: 'Query folding', zh: '查询折叠' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The inner block has no aggregate, GROUP BY, DISTINCT, LIMIT, window function, set operation or volatile function. If it is on the optional side of an outer join, it has no computed columns.',
        zh: '内层没有聚合、GROUP BY、DISTINCT、LIMIT、窗口函数、集合运算和易变函数；若处于外连接的可空侧，则不能含有计算列。',
      },
      before: {
        sql: `SELECT t.c_name, o.o_orderkey
FROM (SELECT c_custkey, c_name
      FROM customer
      WHERE c_nationkey = 3) t
JOIN (SELECT o_orderkey, o_custkey
      FROM orders
      WHERE o_orderstatus = 'F') o ON o.o_custkey = t.c_custkey;`,
      },
      after: {
        sql: `SELECT c.c_name, o.o_orderkey
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
WHERE c.c_nationkey = 3
  AND o.o_orderstatus = 'F';`,
      },
      why: {
        en: 'An engine that materialises derived tables cannot use the indexes of the tables inside for the join. In one block, all tables take part in one search for the join order.',
        zh: '会把派生表物化的数据库，连接时用不上其中各表的索引。摊平之后，所有表一起参与连接顺序的选择。',
      },
      native: { en: 'PostgreSQL, Oracle; MySQL from 5.7.', zh: 'PostgreSQL、Oracle；MySQL 从 5.7 起。' },
    },
    {
      code: 'RW16',
      name: { en: 'Projection pushdown', zh: '投影下推' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The outer block does not use the column, and the inner block does not remove duplicates: under DISTINCT or UNION one column fewer can mean fewer rows.',
        zh: '外层没有用到该列，且内层不去重：在 DISTINCT 或 UNION 之下，少一列就可能少一些行。',
      },
      before: {
        sql: `SELECT t.o_custkey, t.place
FROM (SELECT o_custkey, o_clerk, o_comment, o_orderpriority,
             ROW_NUMBER() OVER (ORDER BY o_orderkey) AS place
      FROM orders) t
WHERE t.place <= 10;`,
      },
      after: {
        sql: `SELECT t.o_custkey, t.place
FROM (SELECT o_custkey,
             ROW_NUMBER() OVER (ORDER BY o_orderkey) AS place
      FROM orders) t
WHERE t.place <= 10;`,
      },
      why: {
        en: 'Rows that are sorted, hashed or written to a temporary table become narrower, and an index may become covering.',
        zh: '参与排序、哈希或写入临时表的行变窄了，索引也可能因此变成覆盖索引。',
      },
      native: {
        en: 'PostgreSQL replaces unused output columns by NULL.',
        zh: 'PostgreSQL 会把没有用到的输出列换成 NULL。',
      },
    },
  ],
} satisfies RuleFamily

export default family
