import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/inserts',
  rules: [
    {
      code: 'DM04',
      name: { en: 'INSERT without a column list', zh: 'INSERT 未指定列' },
      level: 'warning',
      statements: ['INSERT', 'REPLACE'],
      databases: 'all',
      trigger: {
        en: 'an INSERT or REPLACE names the table but not its columns. `DEFAULT VALUES` is not reported.',
        zh: 'INSERT 或 REPLACE 只写了表名，没有写列名。`DEFAULT VALUES` 不报。',
      },
      reason: {
        en: 'Values are matched to columns by position, and the positions can differ between servers, for example if columns were added in another order. If the types are compatible, address and telephone number are silently swapped. PostgreSQL also accepts fewer values than the table has columns and fills the rest with defaults, so even the number of values does not reveal the mistake.',
        zh: '值与列按位置对应，而位置并非处处相同：某台服务器上加列的先后不同就足够了。只要类型相容，地址和电话就会悄悄对调。PostgreSQL 还允许值的个数少于列数，其余填默认值，连个数都暴露不了这个错误。',
      },
      bad: {
        sql: `INSERT INTO supplier
VALUES (901, 'Supplier#901', '25-555-0199', 3, 'street 9');`,
      },
      good: {
        sql: `INSERT INTO supplier (s_suppkey, s_name, s_address, s_nationkey, s_phone)
VALUES (901, 'Supplier#901', 'street 9', 3, '25-555-0199');`,
      },
      note: {
        en: 'Dumps often omit the list on purpose, since they create the table just before. Exempt the folder of the dumps instead of switching the rule off.',
        zh: '导出文件往往有意省略列名，因为建表语句就在前面。应当豁免存放导出文件的目录，而不是关掉规则。',
      },
    },
    {
      code: 'DM05',
      name: { en: 'Number of values and columns differs', zh: '列值数目不符' },
      level: 'prohibited',
      statements: ['INSERT', 'REPLACE'],
      databases: 'all',
      trigger: {
        en: "a row of VALUES, or the select list of INSERT … SELECT, has more or fewer items than the column list. Without a column list, the rule compares the row with the table's definition; this needs a workspace.",
        zh: 'VALUES 的某一行，或 INSERT … SELECT 的选择列，其个数与列清单不一致。没有列清单时与表定义比较，这需要工作空间。',
      },
      reason: {
        en: 'The engine refuses the statement too, but only during the release, after earlier statements have taken effect: in MySQL and Oracle any DDL among them has already committed. The audit finds the error before anything has changed.',
        zh: '数据库也会拒绝这样的语句，但那是在上线时，前面的语句已经生效；在 MySQL 和 Oracle 中，其中的 DDL 更是已经提交。审核能在上线之前发现。',
      },
      bad: {
        sql: `INSERT INTO region (r_regionkey, r_name)
VALUES (5, 'OCEANIA', 'islands');`,
        marks: 'fails="more expressions than target columns"',
      },
      good: {
        sql: `INSERT INTO region (r_regionkey, r_name, r_comment)
VALUES (5, 'OCEANIA', 'islands');`,
      },
      note: {
        en: 'There are no exceptions: a reported statement cannot run. PostgreSQL accepts fewer values if the column list is missing; DM04 reports this case.',
        zh: '没有例外：报出来的语句根本执行不了。没有列清单时，PostgreSQL 接受个数较少的值，这种情况由 DM04 报告。',
      },
    },
    {
      code: 'DM06',
      name: { en: 'Too many rows in one INSERT', zh: 'INSERT 行数过多' },
      level: 'notice',
      statements: ['INSERT', 'REPLACE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 500, unit: { en: 'rows', zh: '行' } },
      trigger: {
        en: 'a VALUES list holds more rows than the limit.',
        zh: 'VALUES 清单的行数超过上限。',
      },
      reason: {
        en: 'Several rows for each round trip are good, but thousands are not: the engine parses the whole text as one statement and keeps it in memory, and a single bad row rolls all rows back. MySQL closes the connection if the packet exceeds `max_allowed_packet`; SQL Server accepts at most 1,000 rows in the VALUES list of an INSERT. Replicas apply a large statement as a whole and lag meanwhile.',
        zh: '一次往返带几行能省时间，带几千行则得不偿失：整段文本要作为一条语句解析并放在内存里，一行出错全部回滚。在 MySQL 中，报文超过 `max_allowed_packet` 连接就会断开；SQL Server 的 INSERT … VALUES 最多 1,000 行。从库要把大语句作为一个整体执行，期间延迟不断累积。',
      },
      bad: {
        sql: `INSERT INTO part (p_partkey, p_name) VALUES
  (1001, 'bolt'), (1002, 'nut'), (1003, 'washer'),
  -- 1,996 more rows
  (3000, 'spring');`,
      },
      good: {
        sql: `INSERT INTO part (p_partkey, p_name) VALUES
  (1001, 'bolt'), (1002, 'nut'), (1003, 'washer'); -- … up to 500
INSERT INTO part (p_partkey, p_name) VALUES
  (1501, 'screw'), (1502, 'rivet'), (1503, 'pin'); -- … the next 500`,
      },
      variants: {
        oracle: `-- as a batch of up to 500 rows
INSERT INTO part (p_partkey, p_name) VALUES (:partkey, :name);`,
      },
      note: {
        en: 'For large volumes use a bulk loader: `COPY`, `LOAD DATA`, SQL*Loader, `BULK INSERT`. Raise the limit for seed data that runs once on an empty database.',
        zh: '真正的大批量应使用导入工具：`COPY`、`LOAD DATA`、SQL*Loader、`BULK INSERT`。只在空库上执行一次的初始化数据，可以调高上限。',
      },
    },
    {
      code: 'DM07',
      name: { en: 'INSERT … SELECT', zh: '限制 INSERT SELECT' },
      level: 'notice',
      statements: ['INSERT', 'REPLACE'],
      databases: ['mysql', 'tdsql'],
      trigger: {
        en: 'rows are inserted from a query on a permanent table.',
        zh: '插入的行来自对普通表的查询。',
      },
      reason: {
        en: 'A plain SELECT in InnoDB sets no locks, but the SELECT of this statement does: at REPEATABLE READ, the default, it sets shared next-key locks on every source row that it reads. Transactions that change these rows, or insert between them, wait until the copy commits. Without an index for the condition, all rows and all gaps between them are locked.',
        zh: 'InnoDB 的普通 SELECT 不加锁，这里的 SELECT 却会：在默认的 REPEATABLE READ 下，它会对读到的每一行源数据加共享 next-key 锁，要修改这些行或在其间插入的事务，须等这条语句的事务提交。条件上没有索引时，锁住的就是所有行和它们之间的所有间隙。',
      },
      bad: {
        sql: `INSERT INTO orders_archive (o_orderkey, o_custkey, o_orderdate)
SELECT o_orderkey, o_custkey, o_orderdate
FROM orders
WHERE o_orderstatus = 'F';`,
        marks: 'mysql parsed',
      },
      good: {
        sql: `SELECT o_orderkey, o_custkey, o_orderdate
FROM orders
WHERE o_orderkey > 41000 AND o_orderstatus = 'F'
ORDER BY o_orderkey
LIMIT 500;

INSERT INTO orders_archive (o_orderkey, o_custkey, o_orderdate)
VALUES (41003, 17, '1996-05-11'), (41007, 29, '1996-05-12');`,
        marks: 'mysql parsed',
      },
      note: {
        en: 'At READ COMMITTED the source is read without locks, and the rule can be switched off. The rule does not apply to PostgreSQL, Oracle and OceanBase, which always read a snapshot here, or to SQL Server, which does not keep shared locks at its default level.',
        zh: '在 READ COMMITTED 下读源表不加锁，可以关闭本规则。PostgreSQL、Oracle 和 OceanBase 在这里读的都是快照，SQL Server 在默认隔离级别下也不会把共享锁留到提交，所以都不适用。',
      },
    },
  ],
} satisfies RuleFamily

export default family
