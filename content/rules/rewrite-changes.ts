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
        en: 'No foreign key references the table, it has no triggers for DELETE, and the user has the privilege that TRUNCATE needs.',
        zh: '没有外键引用该表，没有 DELETE 触发器，且用户拥有 TRUNCATE 所需的权限。',
      },
      depends: {
        en: "the engine. MySQL and Oracle commit, so the statement can never be rolled back; [PostgreSQL](https://www.postgresql.org/docs/18/sql-truncate.html) and [SQL Server](https://learn.microsoft.com/sql/t-sql/statements/truncate-table-transact-sql) can roll it back. [MySQL](https://dev.mysql.com/doc/refman/8.4/en/truncate-table.html) and SQL Server reset the identity column, PostgreSQL only with RESTART IDENTITY. No engine fires DELETE triggers; PostgreSQL fires its TRUNCATE triggers. The privilege is DROP in MySQL, TRUNCATE in PostgreSQL, ALTER in SQL Server; in another user's schema Oracle asks for DROP ANY TABLE.",
        zh: '数据库。MySQL 和 Oracle 会提交，语句无法回滚；[PostgreSQL](https://www.postgresql.org/docs/18/sql-truncate.html) 和 [SQL Server](https://learn.microsoft.com/sql/t-sql/statements/truncate-table-transact-sql) 可以回滚。[MySQL](https://dev.mysql.com/doc/refman/8.4/en/truncate-table.html) 和 SQL Server 会重置自增列，PostgreSQL 只有写了 RESTART IDENTITY 才重置。各数据库都不触发 DELETE 触发器，PostgreSQL 会触发 TRUNCATE 触发器。所需权限：MySQL 为 DROP，PostgreSQL 为 TRUNCATE，SQL Server 为 ALTER；Oracle 清空其他用户的表要有 DROP ANY TABLE。',
      },
      before: {
        sql: `DELETE FROM lineitem;`,
      },
      after: {
        sql: `TRUNCATE TABLE lineitem;`,
      },
      why: {
        en: 'The engine frees the storage in one step, with hardly any log and without row locks.',
        zh: '一步归还全部存储，几乎不写日志，也没有行锁。',
      },
      caveat: {
        en: 'The table is locked exclusively. In PostgreSQL a session whose snapshot is older sees an empty table after the commit.',
        zh: '会对表加排他锁。在 PostgreSQL 中，提交之后，仍在使用旧快照的会话看到的是空表。',
      },
      native: { en: 'None: you must request it.', zh: '没有：必须由人明确要求。' },
    },
    {
      code: 'RW44',
      name: { en: 'ORDER BY NULL after GROUP BY', zh: '取消分组排序' },
      kind: 'equivalent',
      statements: ['SELECT'],
      databases: ['mysql', 'tdsql'],
      condition: {
        en: 'MySQL up to 5.7, where GROUP BY also sorts, and no code relies on that order.',
        zh: 'MySQL 5.7 及更早版本：GROUP BY 附带排序，而且没有代码依赖这个顺序。',
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
        en: 'The groups are returned in the order in which they are found, without “Using filesort”.',
        zh: '分组结果按得到的顺序返回，不再有“Using filesort”。',
      },
      caveat: {
        en: 'Code that relies on sorted groups breaks with the upgrade to 8.0 in any case. Add an explicit ORDER BY to it.',
        zh: '依赖分组顺序的代码，升级到 8.0 时总要出问题。请在语句里写明 ORDER BY。',
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
        en: 'The row may exist already, and columns that the statement does not name must keep their values.',
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
        en: 'REPLACE deletes the old row and inserts a new one: columns that are not named get their defaults, DELETE triggers fire, and a cascading foreign key deletes the orders too.',
        zh: 'REPLACE 会先删旧行再插新行：没提到的列回到默认值，DELETE 触发器被触发，级联外键还会连订单一起删掉。',
      },
      caveat: {
        en: 'With several unique keys REPLACE may delete several rows; the INSERT updates only one.',
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
        en: 'The pattern contains no `%`, `_` or escape character, and both operators consider the same texts equal.',
        zh: '模式中没有 `%`、`_` 和转义符，且两个运算符对哪些文本相等的判断一致。',
      },
      depends: {
        en: "the collation and the type. [In MySQL LIKE compares character by character](https://dev.mysql.com/doc/refman/8.4/en/string-comparison-functions.html): under a PAD SPACE collation only `=` ignores trailing blanks, and under `utf8mb4_0900_ai_ci` `'ß' = 'ss'` is TRUE while LIKE is FALSE. `utf8mb4_0900_bin` has neither difference. In PostgreSQL the two differ on CHAR columns, where `=` ignores trailing blanks, and can differ under nondeterministic collations.",
        zh: "排序规则和类型。[MySQL 的 LIKE 逐字符比较](https://dev.mysql.com/doc/refman/8.4/en/string-comparison-functions.html)：在 PAD SPACE 排序规则下，只有 `=` 忽略尾部空格；在 `utf8mb4_0900_ai_ci` 下，`'ß' = 'ss'` 为 TRUE，LIKE 却为 FALSE。`utf8mb4_0900_bin` 没有这两种差别。PostgreSQL 中，CHAR 列上的 `=` 忽略尾部空格，与 LIKE 不同；非确定性排序规则下两者也可能不同。",
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
        en: 'Joins, constant propagation and index lookups can use an equality.',
        zh: '等值条件能用于连接、常量传递和索引查找。',
      },
      native: { en: 'PostgreSQL for a constant pattern.', zh: 'PostgreSQL 对常量模式会做。' },
    },
  ],
} satisfies RuleFamily

export default family
