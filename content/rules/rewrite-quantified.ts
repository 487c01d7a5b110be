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
        en: 'The subquery can be empty or hold NULL. The two are equal only for a set that has neither; MAX must be taken over the very column that ALL compares with.',
        zh: '子查询可能为空，或含有 NULL。只有既不为空也不含 NULL 时两者才等价；MAX 必须取自 ALL 所比较的那一列。',
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
        en: 'An unknown cost makes `> ALL` never TRUE, while MAX ignores it. And the maximum is computed once, which an index can answer.',
        zh: '只要有一个成本未知，`> ALL` 就永远不会是 TRUE，而 MAX 会忽略 NULL。最大值也只需计算一次，还能由索引直接给出。',
      },
      caveat: {
        en: 'Over an empty set the change goes the other way: ALL keeps every part, MAX is NULL and keeps none. Decide which one is meant.',
        zh: '对空集则相反：ALL 保留所有零件，MAX 为 NULL，一个也不留。请先确定要的是哪一种。',
      },
      native: {
        en: 'MySQL uses MIN or MAX for uncorrelated subqueries where neither NULL nor an empty set can matter.',
        zh: 'MySQL 对不相关子查询会用 MIN 或 MAX，前提是 NULL 和空集都不影响结果。',
      },
    },
    {
      code: 'RW07',
      name: { en: '`> ANY` to a comparison with MIN', zh: 'ANY 子查询' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'A plain filter. An empty set and a NULL both end in “not kept” in either form, so neither matters here; under NOT they would.',
        zh: '只用作过滤。空集和 NULL 在两种写法中结果都是“不保留”，所以没有影响；放在 NOT 之下就有影响。',
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
        en: 'Instead of comparing each row with a list until something fits, the engine compares it with one value.',
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
        en: 'None: these are exact synonyms, NULL included.',
        zh: '无条件：两者完全同义，NULL 也一样。',
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
        en: 'Nothing by itself. It brings rarely written forms under the rules for IN, such as RW01, and shows a trap where it is one: `<> ALL` has all the habits of RW05.',
        zh: '本身没有收益。它把少见的写法归到 IN 的规则（如 RW01）之下，也让陷阱现形：`<> ALL` 与 RW05 的行为完全相同。',
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
        en: 'The subquery has no GROUP BY, so that it gives exactly one number. `= 0` becomes NOT EXISTS; `COUNT(col)` needs `col IS NOT NULL` inside.',
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
        en: 'Counting reads every order of a customer to learn whether there is one. EXISTS stops at the first, and can be a join.',
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
        en: 'The subquery returns the aggregate alone. `IS NOT NULL` is part of the rewrite: MIN and MAX skip NULL, and a descending sort in PostgreSQL, or an ascending one in MySQL, would put it first.',
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
        en: 'With an index on filter and column, here `orders (o_custkey, o_totalprice)`, the answer is the first entry. Without that index it saves nothing.',
        zh: '有了“过滤列 + 取值列”的索引（这里是 `orders (o_custkey, o_totalprice)`），第一个索引项就是答案。没有这个索引就没有收益。',
      },
      native: {
        en: 'PostgreSQL in simple cases; MySQL answers MIN and MAX of a whole table from an index.',
        zh: 'PostgreSQL 在简单情形下会做；MySQL 对整张表的 MIN、MAX 直接由索引给出。',
      },
    },
  ],
} satisfies RuleFamily

export default family
