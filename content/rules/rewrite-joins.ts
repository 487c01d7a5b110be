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
        en: 'WHERE, or the ON of a later inner join, has a null-rejecting predicate on the optional side. Not IS NULL, not COALESCE, not in the outer join’s own ON, and `x OR y` only if both reject NULL.',
        zh: 'WHERE 或后续内连接的 ON 中，对可空侧有空值拒绝谓词。IS NULL、COALESCE、外连接自己的 ON 都不算；`x OR y` 要求两边都拒绝 NULL。',
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
        en: 'The join order is free again: the few large orders can come first. To the reader it shows what the statement really asks.',
        zh: '连接顺序不再受限，可以先取出为数不多的大额订单。对读者来说，也看清了语句真正在问什么。',
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
        en: 'An enforced foreign key leads to the parent, and nothing but the parent’s key is used. If the foreign key is nullable, `IS NOT NULL` takes the join’s place.',
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
        en: 'A table less. Such joins come from views and from object-relational mappers, which join what might be needed.',
        zh: '少读一张表。这样的连接多来自视图和对象关系映射框架：它们先把可能用到的表都连上。',
      },
      caveat: {
        en: 'Declared but not enforced is not enough: Oracle’s RELY DISABLE, SQL Server’s WITH NOCHECK, MySQL’s `foreign_key_checks = 0` let orphans in.',
        zh: '仅声明而未生效不算数：Oracle 的 RELY DISABLE、SQL Server 的 WITH NOCHECK、MySQL 的 `foreign_key_checks = 0` 都可能放进孤儿行。',
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
        en: 'The right side is unique on the join column, and none of its columns is used.',
        zh: '右表在连接列上唯一，且没有用到它的任何列。',
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
        en: 'Each order has exactly one row either way, so the second table need not be touched.',
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
        en: 'Both sides are the same table, joined on a unique key that is NOT NULL.',
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
        en: 'The table is read once. Two views over one table, joined by key, are the usual source.',
        zh: '表只读一遍。常见来源是建在同一张表上的两个视图按键连接。',
      },
      native: { en: 'PostgreSQL from 18, and it can be switched off.', zh: 'PostgreSQL 从 18 起，可以关闭。' },
    },
    {
      code: 'RW21',
      name: { en: 'LIMIT into the branches of UNION ALL', zh: 'LIMIT 下推' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'Every branch gets the same ORDER BY, and a LIMIT of limit plus offset; the outer ones stay. Only for UNION ALL: UNION removes duplicates, and a branch cut short may then be too short.',
        zh: '每个分支都加上相同的 ORDER BY，LIMIT 取“limit + offset”；外层的保留。只适用于 UNION ALL：UNION 会去重，提前截断的分支可能不够用。',
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
        en: 'Each branch keeps ten rows instead of all, and an index in that order makes even the sort unnecessary.',
        zh: '每个分支只保留十行；若有同序的索引，连排序都省了。',
      },
      native: {
        en: 'PostgreSQL by a Merge Append, but only with an index of that order under every branch.',
        zh: 'PostgreSQL 用 Merge Append，但要求每个分支都有同序的索引。',
      },
    },
    {
      code: 'RW22',
      name: { en: 'LIMIT through a left join', zh: 'LIMIT 下推左连接' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: 'all',
      condition: {
        en: 'ORDER BY and all filters concern the preserved side alone. The outer LIMIT stays, since a row may have several matches.',
        zh: 'ORDER BY 和全部过滤条件都只涉及保留侧。外层 LIMIT 要保留，因为一行可能有多个匹配。',
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
        en: 'Ten rows are joined instead of all of them. With an OFFSET, the inner limit is limit plus offset.',
        zh: '只有十行参与连接，而不是全部。带 OFFSET 时，内层的 LIMIT 取“limit + offset”。',
      },
      native: {
        en: 'Not known of the engines described here; the plans above are PostgreSQL’s.',
        zh: '这里所述的数据库中尚未见到；上面的计划来自 PostgreSQL。',
      },
    },
  ],
} satisfies RuleFamily

export default family
