import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/sorting',
  rules: [
    {
      code: 'RW23',
      name: { en: 'ORDER BY in a subquery', zh: '消除子查询排序' },
      kind: 'equivalent',
      statements: ['SELECT', 'INSERT'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      condition: {
        en: 'The subquery has no LIMIT, and nothing outside depends on its order, such as an order-sensitive aggregate, a ROWNUM filter or a LIMIT without ORDER BY.',
        zh: '子查询没有 LIMIT，且外层不依赖它的顺序：没有与顺序有关的聚合、ROWNUM 过滤或不带 ORDER BY 的 LIMIT。',
      },
      before: {
        sql: `SELECT t.o_custkey, COUNT(*) AS orders
FROM (SELECT o_custkey
      FROM orders
      ORDER BY o_orderdate) t
GROUP BY t.o_custkey;`,
      },
      after: {
        sql: `SELECT t.o_custkey, COUNT(*) AS orders
FROM (SELECT o_custkey
      FROM orders) t
GROUP BY t.o_custkey;`,
      },
      plan: true,
      why: {
        en: 'It saves a sort of all rows, whose order is lost in the next step.',
        zh: '省去一次全量排序，反正顺序到下一步就丢了。',
      },
      native: {
        en: 'MySQL inside IN and EXISTS; PostgreSQL keeps the sort of a derived table. SQL Server rejects such a subquery, so the rule does not apply there.',
        zh: 'MySQL 在 IN、EXISTS 中会做；PostgreSQL 会保留派生表的排序。SQL Server 直接拒绝这种写法，所以本规则不适用。',
      },
    },
    {
      code: 'RW24',
      name: { en: 'DISTINCT that removes nothing', zh: '消除 DISTINCT' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The output contains NOT NULL columns that are unique among the result rows, or the DISTINCT is in a subquery of IN, EXISTS or ANY without LIMIT, where duplicates do not matter.',
        zh: '输出中有在结果行中唯一且 NOT NULL 的列；或者 DISTINCT 处在 IN、EXISTS、ANY 的不带 LIMIT 的子查询中，重复值本来就不起作用。',
      },
      before: {
        sql: `SELECT DISTINCT c_custkey, c_name, c_nationkey
FROM customer;`,
      },
      after: {
        sql: `SELECT c_custkey, c_name, c_nationkey
FROM customer;`,
      },
      plan: true,
      why: {
        en: 'The engine neither sorts nor hashes the whole result, and can return the first row at once.',
        zh: '不必对整个结果排序或建哈希表，第一行可以立即返回。',
      },
      native: {
        en: 'PostgreSQL drops it inside EXISTS, but not inside IN and not because of a key.',
        zh: 'PostgreSQL 在 EXISTS 中会去掉 DISTINCT；在 IN 中不会，也不会因为有键而去掉。',
      },
    },
    {
      code: 'RW25',
      name: { en: 'Dependent columns of GROUP BY', zh: '精简分组列' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'GROUP BY contains the primary key of the table that the other columns come from. If the engine requires every selected column in GROUP BY, put the removed columns that are selected into MIN.',
        zh: 'GROUP BY 中已有其他列所属表的主键。若数据库要求选择列全部出现在 GROUP BY 中，可用 MIN 包住选择列中被去掉的列。',
      },
      before: {
        sql: `SELECT c.c_custkey, c.c_name, COUNT(o.o_orderkey) AS orders
FROM customer c
LEFT JOIN orders o ON o.o_custkey = c.c_custkey
GROUP BY c.c_custkey, c.c_name, c.c_nationkey;`,
      },
      after: {
        sql: `SELECT c.c_custkey, c.c_name, COUNT(o.o_orderkey) AS orders
FROM customer c
LEFT JOIN orders o ON o.o_custkey = c.c_custkey
GROUP BY c.c_custkey;`,
      },
      why: {
        en: "The keys to hash or sort are shorter, and the primary key's index already has this order.",
        zh: '哈希或排序的键更短，而且主键索引本身就有这个顺序。',
      },
      native: { en: 'PostgreSQL.', zh: 'PostgreSQL。' },
    },
    {
      code: 'RW26',
      name: { en: 'Constants in GROUP BY and ORDER BY', zh: '消除常量分组' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'WHERE fixes a column to one value, and at least one other grouping column remains. If *all* grouping columns are constant, the last one must stay: without GROUP BY, empty input gives one row instead of none.',
        zh: '某列被 WHERE 固定为一个值，且至少还剩一个分组列。如果分组列*全是*常量，最后一个必须保留：没有 GROUP BY 时，空输入会返回一行，而不是没有行。',
      },
      before: {
        sql: `SELECT o_orderstatus, o_custkey, COUNT(*) AS orders
FROM orders
WHERE o_orderstatus = 'F'
GROUP BY o_orderstatus, o_custkey
ORDER BY o_orderstatus, o_custkey;`,
      },
      after: {
        sql: `SELECT MIN(o_orderstatus) AS o_orderstatus, o_custkey,
       COUNT(*) AS orders
FROM orders
WHERE o_orderstatus = 'F'
GROUP BY o_custkey
ORDER BY o_custkey;`,
      },
      why: {
        en: 'An index on `o_custkey` alone now provides the order for grouping and sorting.',
        zh: '只有 `o_custkey` 的索引，其顺序就能满足分组和排序。',
      },
      native: { en: 'Partly, by every engine.', zh: '各数据库都做一部分。' },
    },
    {
      code: 'RW27',
      name: { en: 'Sort columns from one table', zh: '排序列替换' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'An inner join makes the replaced column and the new one equal, and both have the same type and collation.',
        zh: '用来替换的列在内连接中与原列相等，且两者的类型与排序规则相同。',
      },
      before: {
        sql: `SELECT o.o_orderdate, l.l_linenumber, l.l_quantity
FROM orders o
JOIN lineitem l ON l.l_orderkey = o.o_orderkey
ORDER BY o.o_orderkey, l.l_linenumber;`,
      },
      after: {
        sql: `SELECT o.o_orderdate, l.l_linenumber, l.l_quantity
FROM orders o
JOIN lineitem l ON l.l_orderkey = o.o_orderkey
ORDER BY l.l_orderkey, l.l_linenumber;`,
      },
      why: {
        en: 'The new list is the primary key of `lineitem`: its index provides the order, so no sort is needed.',
        zh: '替换后的排序列正好是 `lineitem` 的主键，索引本身就有序，不必再排。',
      },
      native: {
        en: 'PostgreSQL through equivalence classes; MySQL partly.',
        zh: 'PostgreSQL 通过等价类做到；MySQL 部分做到。',
      },
    },
    {
      code: 'RW28',
      name: { en: 'HAVING to WHERE', zh: 'HAVING 下推' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The conjunct has only grouping columns, no aggregate and no volatile function, and gives one result for all values that the grouping treats as equal (a cast to text may give several). The statement has a GROUP BY without ROLLUP, CUBE or GROUPING SETS. Without GROUP BY, a false HAVING returns no row, while a false WHERE still returns the one row of the aggregate.',
        zh: '该合取项只含分组列，不含聚合和易变函数，而且分组时视为相等的值，条件的结果也相同（转换成文本再比较则未必）。语句要有 GROUP BY，且不含 ROLLUP、CUBE、GROUPING SETS。没有 GROUP BY 时，HAVING 为假则没有行，而 WHERE 为假时聚合仍返回一行。',
      },
      before: {
        sql: `SELECT o_custkey, SUM(o_totalprice) AS total
FROM orders
GROUP BY o_custkey
HAVING o_custkey BETWEEN 40 AND 50
   AND COUNT(*) > 2;`,
      },
      after: {
        sql: `SELECT o_custkey, SUM(o_totalprice) AS total
FROM orders
WHERE o_custkey BETWEEN 40 AND 50
GROUP BY o_custkey
HAVING COUNT(*) > 2;`,
      },
      why: {
        en: 'Rows are filtered before they are grouped, and the index on `o_custkey` finds the remaining ones.',
        zh: '行在分组之前就被过滤，剩下的由 `o_custkey` 上的索引找到。',
      },
      native: { en: 'PostgreSQL; MariaDB from 10.4.', zh: 'PostgreSQL；MariaDB 从 10.4 起。' },
    },
    {
      code: 'RW29',
      name: { en: 'UNION to UNION ALL', zh: 'UNION 改 UNION ALL' },
      kind: 'equivalent',
      statements: ['SELECT', 'INSERT'],
      databases: 'all',
      condition: {
        en: 'Two branches can never return the same row, *and* no branch has duplicates itself.',
        zh: '各分支不可能有相同的行，*并且*每个分支自身没有重复行。',
      },
      before: {
        sql: `SELECT c_custkey, c_name FROM customer
WHERE c_nationkey = 3
UNION
SELECT c_custkey, c_name FROM customer
WHERE c_nationkey = 5;`,
      },
      after: {
        sql: `SELECT c_custkey, c_name FROM customer
WHERE c_nationkey = 3
UNION ALL
SELECT c_custkey, c_name FROM customer
WHERE c_nationkey = 5;`,
      },
      plan: true,
      why: {
        en: 'The engine does not sort or hash the rows to find duplicates that cannot exist.',
        zh: '不必为了寻找不可能存在的重复行去排序或建哈希表。',
      },
      native: { en: 'Hardly any engine.', zh: '几乎没有数据库会做。' },
    },
  ],
} satisfies RuleFamily

export default family
