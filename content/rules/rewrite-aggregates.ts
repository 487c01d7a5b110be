import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/aggregates',
  rules: [
    {
      code: 'RW38',
      name: { en: 'Aggregate over nothing', zh: '聚合空值处理' },
      kind: 'correctness',
      statements: ['SELECT', 'INSERT', 'UPDATE'],
      databases: 'all',
      condition: {
        en: 'SUM, AVG, MIN or MAX may have no input rows, or only NULL, and the result is used as a number. COUNT needs no repair: it returns 0.',
        zh: 'SUM、AVG、MIN、MAX 可能没有输入行，或输入全为 NULL，而结果要当数字用。COUNT 不需要修复，它返回 0。',
      },
      before: {
        sql: `SELECT SUM(o_totalprice) AS total
FROM orders
WHERE o_custkey = 42;`,
      },
      after: {
        sql: `SELECT COALESCE(SUM(o_totalprice), 0) AS total
FROM orders
WHERE o_custkey = 42;`,
      },
      why: {
        en: 'In SQL the sum over no rows is NULL. If you add it to a balance, the whole balance becomes NULL.',
        zh: '在 SQL 中，没有行可加时和为 NULL。把它加到余额上，整个余额就成了 NULL。',
      },
      caveat: {
        en: 'Zero is not always right. For an average or a price, “unknown” may be the better answer.',
        zh: '取 0 并不总是对的。对于平均值或价格，“未知”也许才是更好的答案。',
      },
      native: { en: 'None.', zh: '没有。' },
    },
    {
      code: 'RW39',
      name: { en: 'Scalar subquery to a left join', zh: '标量子查询解关联' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The correlation is an equality, and the subquery gives at most one row for each outer row, here because it is an aggregate. COUNT needs COALESCE: where nothing matches, the join gives NULL, not 0.',
        zh: '关联条件是等值，且对每个外层行，子查询至多返回一行（这里由聚合保证）。COUNT 要加 COALESCE：没有匹配时，连接给出的是 NULL 而不是 0。',
      },
      before: {
        sql: `SELECT c.c_custkey,
       (SELECT COUNT(*) FROM lineitem l
        JOIN orders o ON o.o_orderkey = l.l_orderkey
        WHERE o.o_custkey = c.c_custkey) AS items
FROM customer c;`,
      },
      after: {
        sql: `SELECT c.c_custkey, COALESCE(t.items, 0) AS items
FROM customer c
LEFT JOIN (SELECT o.o_custkey, COUNT(*) AS items
           FROM lineitem l
           JOIN orders o ON o.o_orderkey = l.l_orderkey
           GROUP BY o.o_custkey) t
  ON t.o_custkey = c.c_custkey;`,
      },
      why: {
        en: 'The engine groups the rows once instead of running the subquery for each customer.',
        zh: '一次分组完成全部统计，不再为每个客户执行一遍子查询。',
      },
      caveat: {
        en: 'If the outer query keeps only a few rows, the subquery with an index is cheaper than grouping everything.',
        zh: '如果外层只留下几行，带索引的子查询比全量分组更省。',
      },
      native: {
        en: 'SQL Server; Oracle from 12c; MySQL with the optimiser switch `subquery_to_derived`, off by default, [for correlated subqueries from 8.0.24](https://dev.mysql.com/doc/refman/8.0/en/correlated-subqueries.html). PostgreSQL 18 does not.',
        zh: 'SQL Server；Oracle 从 12c 起；MySQL 可打开优化器开关 `subquery_to_derived`（默认关闭），[关联子查询从 8.0.24 起支持](https://dev.mysql.com/doc/refman/8.0/en/correlated-subqueries.html)。PostgreSQL 18 不会。',
      },
    },
    {
      code: 'RW40',
      name: { en: 'Correlated aggregate in WHERE', zh: '关联聚合子查询' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The correlation is an equality, and the aggregate is compared as a plain filter. Then an inner join is safe, because a comparison with NULL drops the row anyway. COUNT, or COALESCE around the aggregate, is an exception: without matching rows it returns a value.',
        zh: '关联条件是等值，且聚合结果只用于过滤条件的比较。此时内连接是安全的：与 NULL 比较的行本来就会被丢弃。COUNT 以及外面套了 COALESCE 的聚合例外，没有匹配行时它们也返回值。',
      },
      before: {
        sql: `SELECT l.l_orderkey, l.l_linenumber
FROM lineitem l
WHERE l.l_quantity < (SELECT 0.2 * AVG(i.l_quantity)
                      FROM lineitem i
                      WHERE i.l_partkey = l.l_partkey);`,
      },
      after: {
        sql: `SELECT l.l_orderkey, l.l_linenumber
FROM lineitem l
JOIN (SELECT l_partkey, 0.2 * AVG(l_quantity) AS threshold
      FROM lineitem
      GROUP BY l_partkey) t ON t.l_partkey = l.l_partkey
WHERE l.l_quantity < t.threshold;`,
      },
      plan: true,
      why: {
        en: 'The average of each part is computed once, not once for each of its lines. TPC-H Q2, Q17 and Q20 have this form.',
        zh: '每个零件的平均值只算一次，不必为它的每条明细都算一遍。TPC-H 的 Q2、Q17、Q20 都是这种形态。',
      },
      native: { en: 'Oracle, SQL Server. PostgreSQL 18 does not.', zh: 'Oracle、SQL Server。PostgreSQL 18 不会。' },
    },
    {
      code: 'RW41',
      name: { en: 'Sibling aggregates in one pass', zh: '聚合子查询合并' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The subqueries read the same source with the same correlation. Count with COUNT and FILTER or CASE, not with SUM: over no rows SUM is NULL.',
        zh: '各子查询读同一数据源，关联条件相同。计数要用带 FILTER 或 CASE 的 COUNT，不要用 SUM：没有行时 SUM 是 NULL。',
      },
      before: {
        sql: `SELECT (SELECT COUNT(*) FROM orders
        WHERE o_orderstatus = 'O') AS open,
       (SELECT COUNT(*) FROM orders
        WHERE o_orderstatus = 'F') AS finished;`,
      },
      after: {
        sql: `SELECT COUNT(*) FILTER (WHERE o_orderstatus = 'O') AS open,
       COUNT(*) FILTER (WHERE o_orderstatus = 'F') AS finished
FROM orders;`,
      },
      why: {
        en: 'The table is read once for all the subqueries.',
        zh: '只读一次表，就得到所有子查询的结果。',
      },
      caveat: {
        en: 'Without `FILTER`, for example in MySQL, write `COUNT(CASE WHEN … THEN 1 END)`. If every subquery has a selective index, separate lookups can be cheaper.',
        zh: '数据库不支持 `FILTER` 时（如 MySQL），写 `COUNT(CASE WHEN … THEN 1 END)`。如果每个子查询都有选择性好的索引，分开查反而可能更省。',
      },
      native: { en: 'Hardly any engine.', zh: '几乎没有数据库会做。' },
    },
    {
      code: 'RW42',
      name: { en: 'Deep OFFSET to a late lookup', zh: '深分页' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The sort order is total because its last column is unique, and an index on the sort columns and the key contains all that the inner query needs.',
        zh: '排序是全序（最后一列唯一），且有“排序列 + 主键”的索引，内层查询只读这个索引即可。',
      },
      before: {
        sql: `SELECT o_orderkey, o_clerk, o_totalprice, o_comment
FROM orders
ORDER BY o_orderdate, o_orderkey
LIMIT 20 OFFSET 10000;`,
      },
      after: {
        sql: `SELECT o.o_orderkey, o.o_clerk, o.o_totalprice, o.o_comment
FROM (SELECT o_orderkey
      FROM orders
      ORDER BY o_orderdate, o_orderkey
      LIMIT 20 OFFSET 10000) page
JOIN orders o ON o.o_orderkey = page.o_orderkey
ORDER BY o.o_orderdate, o.o_orderkey;`,
      },
      why: {
        en: 'The engine skips the 10,000 rows inside a narrow index, and then reads only twenty rows from the table.',
        zh: '那 10,000 行在窄索引里就跳过了，只有二十行需要回表。',
      },
      caveat: {
        en: 'Keyset pagination, `WHERE (o_orderdate, o_orderkey) > (…)`, skips no rows at all. But users can no longer jump to page 500, and rows inserted meanwhile no longer shift the later pages. Keyset pagination therefore changes the application and is not a rewrite.',
        zh: '键集分页 `WHERE (o_orderdate, o_orderkey) > (…)` 根本不用跳过。但这样不能直接跳到第 500 页，翻页期间插入的行也不再使后面的页错位，所以键集分页属于应用改造，而不是重写。',
      },
      native: { en: 'None.', zh: '没有。' },
    },
  ],
} satisfies RuleFamily

export default family
