import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/rewrite/changes',
  rules: [
    {
      code: 'RW43',
      name: { en: 'DELETE of everything to TRUNCATE', zh: '全表删除' },
      kind: 'equivalent',
      statements: ['DELETE'],
      databases: 'all',
      condition: {
        en: 'No foreign key leads to the table, it has no row triggers for DELETE, and the statement need not be taken back: in MySQL and Oracle TRUNCATE commits. MySQL also resets the identity column.',
        zh: '没有外键引用该表，没有 DELETE 的行级触发器，也不需要回滚：在 MySQL 和 Oracle 中 TRUNCATE 会隐式提交。MySQL 还会重置自增值。',
      },
      before: {
        sql: `DELETE FROM lineitem;`,
      },
      after: {
        sql: `TRUNCATE TABLE lineitem;`,
      },
      why: {
        en: 'The storage is given back in one step, with hardly any log and no row locks.',
        zh: '一步归还全部存储，几乎不写日志，也没有行锁。',
      },
      caveat: {
        en: 'The table is locked exclusively. In PostgreSQL the statement can be rolled back, but another session’s older snapshot then sees an empty table.',
        zh: '会对表加排他锁。在 PostgreSQL 中可以回滚，但其他会话的旧快照会看到一张空表。',
      },
      native: { en: 'None: it must be asked for.', zh: '没有：必须由人明确要求。' },
    },
    {
      code: 'RW44',
      name: { en: 'ORDER BY NULL after GROUP BY', zh: '取消分组排序' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: ['mysql', 'tdsql'],
      condition: {
        en: 'MySQL up to 5.7, where GROUP BY also sorts, and nobody relies on that order.',
        zh: 'MySQL 5.7 及更早版本：GROUP BY 附带排序，而且没人依赖这个顺序。',
      },
      before: {
        sql: `SELECT o_custkey, COUNT(*)
FROM orders
GROUP BY o_custkey;`,
        marks: 'mysql',
      },
      after: {
        sql: `SELECT o_custkey, COUNT(*)
FROM orders
GROUP BY o_custkey
ORDER BY NULL;`,
        marks: 'mysql',
      },
      why: {
        en: 'The groups come as they are found, without “Using filesort”.',
        zh: '分组结果按得到的顺序返回，不再有“Using filesort”。',
      },
      caveat: {
        en: 'Code that silently relied on sorted groups breaks at the upgrade to 8.0 in any case. Give it an ORDER BY of its own.',
        zh: '默默依赖分组有序的代码，升级到 8.0 时总归要出问题。请给它加上明确的 ORDER BY。',
      },
      native: { en: 'MySQL from 8.0, which no longer sorts groups.', zh: 'MySQL 从 8.0 起不再对分组排序。' },
    },
    {
      code: 'RW45',
      name: { en: 'REPLACE to INSERT … ON DUPLICATE KEY UPDATE', zh: 'REPLACE 改写' },
      kind: 'correctness',
      statements: ['REPLACE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      condition: {
        en: 'The row may exist already, and columns that the statement does not name are to keep their values.',
        zh: '该行可能已经存在，且语句中没有提到的列应保留原值。',
      },
      before: {
        sql: `REPLACE INTO customer (c_custkey, c_name, c_nationkey)
VALUES (42, 'Customer#000000042', 3);`,
        marks: 'mysql',
      },
      after: {
        sql: `INSERT INTO customer (c_custkey, c_name, c_nationkey)
VALUES (42, 'Customer#000000042', 3)
ON DUPLICATE KEY UPDATE
  c_name = 'Customer#000000042', c_nationkey = 3;`,
        marks: 'mysql',
      },
      why: {
        en: 'REPLACE deletes the old row and inserts a new one: unnamed columns fall back to their defaults, DELETE triggers fire, and a cascading foreign key takes the orders along.',
        zh: 'REPLACE 会先删旧行再插新行：没提到的列回到默认值，DELETE 触发器被触发，级联外键还会连订单一起删掉。',
      },
      caveat: {
        en: 'With several unique keys, REPLACE may delete several rows, where the INSERT updates only one.',
        zh: '有多个唯一键时，REPLACE 可能删除多行，而 INSERT 只更新其中一行。',
      },
      native: { en: 'None.', zh: '没有。' },
    },
    {
      code: 'RW46',
      name: { en: 'LIKE without a wildcard to =', zh: 'LIKE 改等值' },
      kind: 'equivalent',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      condition: {
        en: 'The pattern holds no `%`, `_` or escape character, and both operators treat trailing blanks alike: in MySQL, under collations that pad (PAD SPACE), `=` ignores them and LIKE does not.',
        zh: '模式中没有 `%`、`_` 和转义符，且两个运算符对尾部空格的处理相同：MySQL 的 PAD SPACE 排序规则下，`=` 忽略尾部空格，而 LIKE 不忽略。',
      },
      before: {
        sql: `SELECT c_custkey
FROM customer
WHERE c_name LIKE 'Customer#000000042';`,
      },
      after: {
        sql: `SELECT c_custkey
FROM customer
WHERE c_name = 'Customer#000000042';`,
      },
      why: {
        en: 'An equality, which joins, constant propagation and every index can use.',
        zh: '等值条件能用于连接、常量传递和任何索引。',
      },
      native: { en: 'PostgreSQL for a constant pattern.', zh: 'PostgreSQL 对常量模式会做。' },
    },
  ],
} satisfies RuleFamily

export default family
