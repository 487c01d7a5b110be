import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/joins',
  rules: [
    {
      code: 'RW17',
      name: { en: 'Outer join to inner join', zh: '外连接转内连接' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: "WHERE, or the ON of a later inner join, has a null-rejecting condition on the optional side. IS NULL, COALESCE and conditions in the outer join's own ON do not count; `x OR y` counts only if both reject NULL.",
        zh: 'WHERE 或后续内连接的 ON 中，对可空侧有拒绝空值的条件。IS NULL、COALESCE、外连接自己的 ON 都不算；`x OR y` 要求两边都拒绝 NULL。',
      },
      before: {
        sql: `SELECT c.c_name, o.o_orderkey
FROM customer c
LEFT JOIN orders o ON o.o_custkey = c.c_custkey
WHERE o.o_totalprice > 400000;`,
      },
      after: {
        sql: `SELECT c.c_name, o.o_orderkey
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
WHERE o.o_totalprice > 400000;`,
      },
      why: {
        en: 'The join order is no longer restricted: the engine can begin with the few large orders. The statement also shows plainly what it returns.',
        zh: '连接顺序不再受限，可以先取出为数不多的大额订单。语句要查什么，也一目了然。',
      },
      native: { en: 'PostgreSQL, MySQL, Oracle, SQL Server.', zh: 'PostgreSQL、MySQL、Oracle、SQL Server。' },
    },
    {
      code: 'RW18',
      name: { en: 'Inner join elimination', zh: '内连接消除' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: "An enforced foreign key references the parent, and only the parent's key is used. If the foreign key is nullable, `IS NOT NULL` replaces the join.",
        zh: '有生效的外键指向父表，且只用到父表的键。外键可空时，要用 `IS NOT NULL` 代替连接。',
      },
      before: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o
JOIN customer c ON c.c_custkey = o.o_custkey;`,
      },
      after: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o
WHERE o.o_custkey IS NOT NULL;`,
      },
      plan: true,
      why: {
        en: 'The engine reads one table fewer. Such joins come from views and object-relational mappers, which join every table that might be needed.',
        zh: '少读一张表。这样的连接多来自视图和对象关系映射框架：它们先把可能用到的表都连上。',
      },
      caveat: {
        en: "A foreign key that is declared but not enforced is not enough: with Oracle's RELY DISABLE, SQL Server's WITH NOCHECK or MySQL's `foreign_key_checks = 0` the child can contain orphans.",
        zh: '只声明而未生效的外键不算数：Oracle 的 RELY DISABLE、SQL Server 的 WITH NOCHECK、MySQL 的 `foreign_key_checks = 0` 都可能让孤儿行进来。',
      },
      native: {
        en: 'Oracle; SQL Server with a trusted foreign key. PostgreSQL 18 and MySQL do not.',
        zh: 'Oracle；SQL Server 在外键可信时。PostgreSQL 18 和 MySQL 不会。',
      },
    },
    {
      code: 'RW19',
      name: { en: 'Left join elimination', zh: '左连接消除' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'The right side is unique on the join column, and none of its columns is used outside the join condition.',
        zh: '右表在连接列上唯一，且除连接条件外没有用到右表的列。',
      },
      before: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o
LEFT JOIN customer c ON c.c_custkey = o.o_custkey;`,
      },
      after: {
        sql: `SELECT o.o_orderkey, o.o_totalprice
FROM orders o;`,
      },
      why: {
        en: 'Each order has exactly one row with or without the join, so the engine does not have to read the second table.',
        zh: '无论连不连，每张订单都恰好一行，所以不必访问第二张表。',
      },
      native: { en: 'PostgreSQL, Oracle, SQL Server, MariaDB.', zh: 'PostgreSQL、Oracle、SQL Server、MariaDB。' },
    },
    {
      code: 'RW20',
      name: { en: 'Self-join elimination', zh: '自连接消除' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'Both sides are the same table and are joined on a unique NOT NULL key.',
        zh: '两侧是同一张表，且通过唯一且 NOT NULL 的键连接。',
      },
      before: {
        sql: `SELECT a.o_orderkey, b.o_totalprice
FROM orders a
JOIN orders b ON b.o_orderkey = a.o_orderkey
WHERE a.o_orderstatus = 'F';`,
      },
      after: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
WHERE o_orderstatus = 'F';`,
      },
      why: {
        en: 'The table is read once. Such joins usually come from two views of one table that are joined by its key.',
        zh: '表只读一遍。常见来源是建在同一张表上的两个视图按键连接。',
      },
      native: { en: 'PostgreSQL from 18, where it can be switched off.', zh: 'PostgreSQL 从 18 起，可以关闭。' },
    },
    {
      code: 'RW21',
      name: { en: 'LIMIT into the branches of UNION ALL', zh: 'LIMIT 下推' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'Every branch gets the same ORDER BY and a LIMIT of limit plus offset; the outer ORDER BY and LIMIT stay. Only for UNION ALL: UNION removes duplicates, and a limited branch may then have too few rows left.',
        zh: '每个分支都加上相同的 ORDER BY，LIMIT 取“limit + offset”；外层的保留。只适用于 UNION ALL：UNION 会去重，截断后的分支可能剩不下足够的行。',
      },
      before: {
        sql: `SELECT o_orderdate AS day, o_orderkey AS number
FROM orders WHERE o_orderstatus = 'O'
UNION ALL
SELECT o_orderdate, o_orderkey
FROM orders WHERE o_orderstatus = 'F'
ORDER BY day DESC, number LIMIT 10;`,
      },
      after: {
        sql: `(SELECT o_orderdate AS day, o_orderkey AS number
 FROM orders WHERE o_orderstatus = 'O'
 ORDER BY day DESC, number LIMIT 10)
UNION ALL
(SELECT o_orderdate, o_orderkey
 FROM orders WHERE o_orderstatus = 'F'
 ORDER BY o_orderdate DESC, o_orderkey LIMIT 10)
ORDER BY day DESC, number LIMIT 10;`,
      },
      plan: true,
      why: {
        en: 'Each branch returns only ten rows, and with an index in that order no branch has to sort.',
        zh: '每个分支只保留十行；若有同序的索引，连排序都省了。',
      },
      native: {
        en: 'PostgreSQL by a Merge Append, but not if the branches have conditions of their own, as here. At least one branch must have an index in that order.',
        zh: 'PostgreSQL 可用 Merge Append，但分支不能自带条件（本例带了），并且至少有一个分支具备同序的索引。',
      },
    },
    {
      code: 'RW22',
      name: { en: 'LIMIT through a left join', zh: 'LIMIT 下推左连接' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'All filters are on the preserved side, and ORDER BY begins with its columns. The outer LIMIT stays, because a row may have several matches.',
        zh: '过滤条件全在保留侧，ORDER BY 以保留侧的列开头。外层 LIMIT 要保留，因为一行可能有多个匹配。',
      },
      depends: {
        en: 'a total order: the leading columns of ORDER BY end in a unique key of the preserved side. Columns of the other side may follow that key; they must follow it if a row can have several matches. With ties in the order, both forms are correct but may return different rows.',
        zh: '排序是全序：ORDER BY 开头的列以保留侧的唯一键结束。其后可以再写另一侧的列；一行可能有多个匹配时，必须写。排序有并列时，两种写法都正确，但返回的行可能不同。',
      },
      before: {
        sql: `SELECT o.o_orderkey, c.c_name
FROM orders o
LEFT JOIN customer c ON c.c_custkey = o.o_custkey
ORDER BY o.o_orderdate, o.o_orderkey
LIMIT 10;`,
      },
      after: {
        sql: `SELECT o.o_orderkey, c.c_name
FROM (SELECT o_orderkey, o_custkey, o_orderdate
      FROM orders
      ORDER BY o_orderdate, o_orderkey
      LIMIT 10) o
LEFT JOIN customer c ON c.c_custkey = o.o_custkey
ORDER BY o.o_orderdate, o.o_orderkey
LIMIT 10;`,
      },
      plan: true,
      why: {
        en: 'Only ten rows are joined. With an OFFSET, the inner LIMIT is limit plus offset.',
        zh: '只有十行参与连接，而不是全部。带 OFFSET 时，内层的 LIMIT 取“limit + offset”。',
      },
      native: {
        en: 'PostgreSQL 18 does not, as the plans above show.',
        zh: 'PostgreSQL 18 不会，见上面的执行计划。',
      },
    },
  ],
} satisfies RuleFamily

export default family
