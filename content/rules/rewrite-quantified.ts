import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/quantified',
  rules: [
    {
      code: 'RW06',
      name: { en: '`> ALL` to a comparison with MAX', zh: 'ALL 子查询' },
      kind: 'correctness',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The subquery can be empty or contain NULL. MAX must be taken over the same column that ALL compares with.',
        zh: '子查询可能为空，或含有 NULL。MAX 必须取自 ALL 所比较的那一列。',
      },
      depends: {
        en: 'the data of the subquery: MAX alone gives the same result only if the subquery returns at least one row and its column is NOT NULL. A form that is equal for all data also counts the rows and the NULLs, or uses NOT EXISTS with `IS NOT TRUE`; [the article](../../../blog/2023/all-any-subqueries.mdx) shows both.',
        zh: '子查询的数据：只有至少返回一行、且该列为 NOT NULL 时，单用 MAX 才得到相同的结果。对任何数据都等价的写法，还要统计行数和 NULL 的个数，或者用 NOT EXISTS 配合 `IS NOT TRUE`，两种都见[相关文章](../../../blog/2023/all-any-subqueries.mdx)。',
      },
      before: {
        sql: `SELECT p_partkey
FROM part
WHERE p_retailprice > ALL (SELECT ps_supplycost FROM partsupp);`,
      },
      after: {
        sql: `SELECT p_partkey
FROM part
WHERE p_retailprice > (SELECT MAX(ps_supplycost) FROM partsupp);`,
      },
      why: {
        en: 'If one cost is NULL, `> ALL` is never TRUE, while MAX ignores the NULL. The maximum is also computed only once, and an index can supply it.',
        zh: '只要有一个成本未知，`> ALL` 就永远不会是 TRUE，而 MAX 会忽略 NULL。最大值也只需计算一次，还能由索引直接给出。',
      },
      caveat: {
        en: 'For an empty subquery the results differ in the other direction: ALL keeps every part; MAX is NULL and keeps none. Decide which result you want.',
        zh: '子查询为空时则相反：ALL 保留所有零件，MAX 为 NULL，一个也不留。请先确定要的是哪一种。',
      },
      native: {
        en: 'MySQL uses MIN or MAX for uncorrelated subqueries where neither NULL nor an empty set can matter.',
        zh: 'MySQL 对非关联子查询会用 MIN 或 MAX，前提是 NULL 和空集都不影响结果。',
      },
    },
    {
      code: 'RW07',
      name: { en: '`> ANY` to a comparison with MIN', zh: 'ANY 子查询' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The comparison is a plain filter. Where a list is empty or contains NULL, one form can be FALSE and the other UNKNOWN; a filter drops the row in both cases. Under NOT the forms would differ.',
        zh: '只用作过滤。列表为空或含有 NULL 时，可能一种写法为 FALSE 而另一种为 UNKNOWN，过滤时两者都会去掉该行；放在 NOT 之下，结果就不同了。',
      },
      before: {
        sql: `SELECT p_partkey
FROM part
WHERE p_retailprice > ANY (SELECT ps_supplycost FROM partsupp);`,
      },
      after: {
        sql: `SELECT p_partkey
FROM part
WHERE p_retailprice > (SELECT MIN(ps_supplycost) FROM partsupp);`,
      },
      plan: true,
      why: {
        en: 'The engine compares each row with one value instead of searching a list for a match.',
        zh: '原来每行要与列表逐个比较，直到有一个满足；现在只与一个值比较。',
      },
      native: { en: 'MySQL.', zh: 'MySQL。' },
    },
    {
      code: 'RW08',
      name: { en: '`= ANY` and `<> ALL` as IN and NOT IN', zh: '同义改写' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'None: they are exact synonyms, for NULL too.',
        zh: '无条件：两种写法完全同义，NULL 也一样。',
      },
      before: {
        sql: `SELECT o_orderkey
FROM orders
WHERE o_custkey <> ALL (SELECT c_custkey FROM customer);`,
      },
      after: {
        sql: `SELECT o_orderkey
FROM orders
WHERE o_custkey NOT IN (SELECT c_custkey FROM customer);`,
      },
      why: {
        en: 'Nothing by itself. But the rules for IN, such as RW01, then also apply to these rare forms, and readers see that `<> ALL` behaves as described in RW05.',
        zh: '本身没有收益。但改写之后，针对 IN 的规则（如 RW01）也适用于这些少见的写法，也能看出 `<> ALL` 的行为正如 RW05 所述。',
      },
      native: { en: 'Every engine.', zh: '所有数据库。' },
    },
    {
      code: 'RW09',
      name: { en: '`COUNT(*) > 0` to EXISTS', zh: 'COUNT 改 EXISTS' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The subquery has no GROUP BY, so it returns exactly one number. `= 0` becomes NOT EXISTS; `COUNT(col)` needs `col IS NOT NULL` inside.',
        zh: '子查询没有 GROUP BY，因而恰好给出一个数。`= 0` 对应 NOT EXISTS；`COUNT(col)` 要在里面加上 `col IS NOT NULL`。',
      },
      before: {
        sql: `SELECT c.c_custkey, c.c_name
FROM customer c
WHERE (SELECT COUNT(*)
       FROM orders o
       WHERE o.o_custkey = c.c_custkey) > 0;`,
      },
      after: {
        sql: `SELECT c.c_custkey, c.c_name
FROM customer c
WHERE EXISTS (SELECT 1
              FROM orders o
              WHERE o.o_custkey = c.c_custkey);`,
      },
      plan: true,
      why: {
        en: 'COUNT reads every order of a customer only to check whether one exists. EXISTS stops at the first one, and can be turned into a join.',
        zh: '为了知道有没有订单，COUNT 会读完客户的全部订单。EXISTS 见到第一个就停，还能转成连接。',
      },
      native: {
        en: 'SQL Server in some cases; PostgreSQL 18 does not.',
        zh: 'SQL Server 部分情形会做；PostgreSQL 18 不会。',
      },
    },
    {
      code: 'RW10',
      name: { en: 'MAX or MIN to ORDER BY … LIMIT 1', zh: 'MAX/MIN 重写' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The subquery returns only the aggregate. `IS NOT NULL` is part of the rewrite: MIN and MAX skip NULL, and a descending sort in PostgreSQL, or an ascending one in MySQL, would put it first.',
        zh: '子查询只返回这个聚合值。`IS NOT NULL` 不能省：MIN、MAX 会跳过 NULL，而 PostgreSQL 的降序、MySQL 的升序都会把 NULL 排在最前面。',
      },
      before: {
        sql: `SELECT c.c_custkey,
       (SELECT MAX(o.o_totalprice) FROM orders o
        WHERE o.o_custkey = c.c_custkey) AS largest
FROM customer c;`,
      },
      after: {
        sql: `SELECT c.c_custkey,
       (SELECT o.o_totalprice FROM orders o
        WHERE o.o_custkey = c.c_custkey AND o.o_totalprice IS NOT NULL
        ORDER BY o.o_totalprice DESC LIMIT 1) AS largest
FROM customer c;`,
      },
      why: {
        en: 'With an index on the filter column and the value, here `orders (o_custkey, o_totalprice)`, the first entry that the engine reads is the answer. Without that index the rewrite saves nothing.',
        zh: '有“过滤列 + 取值列”上的索引（这里是 `orders (o_custkey, o_totalprice)`），读到的第一个索引项就是答案。没有这个索引就没有收益。',
      },
      caveat: {
        en: 'Instead of `LIMIT 1`, SQL Server has `TOP (1)`, and Oracle from 12c `FETCH FIRST 1 ROW ONLY`.',
        zh: '`LIMIT 1` 在 SQL Server 中写 `TOP (1)`，在 Oracle（12c 起）中写 `FETCH FIRST 1 ROW ONLY`。',
      },
      native: {
        en: 'PostgreSQL in simple cases; MySQL answers MIN and MAX of a whole table from an index.',
        zh: 'PostgreSQL 在简单情形下会做；MySQL 对整张表的 MIN、MAX 直接由索引给出。',
      },
    },
  ],
} satisfies RuleFamily

export default family
