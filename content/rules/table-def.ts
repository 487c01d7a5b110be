import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/tableDef',
  rules: [
    {
      code: 'TB01',
      name: { en: 'InnoDB required', zh: '必须使用 InnoDB' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'tdsql'],
      threshold: { name: { en: 'allowed engines', zh: '允许的存储引擎' }, default: 'InnoDB' },
      trigger: {
        en: '`ENGINE` names a storage engine that is not on the list.',
        zh: '`ENGINE` 指定的存储引擎不在允许的列表中。',
      },
      reason: {
        en: 'MyISAM ignores ROLLBACK: a transaction on tables of both engines is rolled back in one and kept in the other, with only a warning. Each write locks the whole table, foreign keys are parsed and ignored, and after a crash the table may have to be repaired before it can be used.',
        zh: 'MyISAM 忽略 ROLLBACK：同时涉及两种引擎的事务，回滚时一半撤销、一半保留，只给一条警告。写入会锁整张表，外键解析后丢弃，崩溃后可能要先修复才能打开。',
      },
      bad: {
        sql: `CREATE TABLE payment (
  pay_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  pay_amount DECIMAL(15,2) NOT NULL
) ENGINE=MyISAM;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE payment (
  pay_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  pay_amount DECIMAL(15,2) NOT NULL
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: 'A statement without `ENGINE` takes `default_storage_engine`, which has been InnoDB since MySQL 5.5. Add `MEMORY` to the list if you need temporary data that may be lost on restart.',
        zh: '不写 `ENGINE` 时用 `default_storage_engine`，从 MySQL 5.5 起默认是 InnoDB。确实需要重启即丢的表时，把 `MEMORY` 加进列表。',
      },
    },
    {
      code: 'TB02',
      name: { en: 'Too many columns', zh: '列数过多' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 60, unit: { en: 'columns', zh: '列' } },
      trigger: {
        en: 'after the statement, a table has more columns than the limit. For `ALTER TABLE … ADD` the existing columns count if the workspace has the table.',
        zh: '语句执行后，表的列数超过上限。工作空间里有这张表时，`ALTER TABLE … ADD` 也计入已有的列。',
      },
      reason: {
        en: 'A row store reads whole rows, so columns that a query does not use still take up space on each page and in the cache. PostgreSQL writes the whole row again for an UPDATE of one column. And a column per month needs DDL every year, and a sum over a period has to name each column.',
        zh: '行存储按整行读取，没人查询的列照样占用数据页和缓存。PostgreSQL 更新一列也要重写整行。一月一列的话，每年都要改表结构，按时段求和要逐列写出。',
      },
      bad: {
        sql: `CREATE TABLE turnover (
  custkey INTEGER PRIMARY KEY,
  m9501 INTEGER, m9601 INTEGER, m9701 INTEGER, m9801 INTEGER, m9901 INTEGER,
  m9502 INTEGER, m9602 INTEGER, m9702 INTEGER, m9802 INTEGER, m9902 INTEGER,
  m9503 INTEGER, m9603 INTEGER, m9703 INTEGER, m9803 INTEGER, m9903 INTEGER,
  m9504 INTEGER, m9604 INTEGER, m9704 INTEGER, m9804 INTEGER, m9904 INTEGER,
  m9505 INTEGER, m9605 INTEGER, m9705 INTEGER, m9805 INTEGER, m9905 INTEGER,
  m9506 INTEGER, m9606 INTEGER, m9706 INTEGER, m9806 INTEGER, m9906 INTEGER,
  m9507 INTEGER, m9607 INTEGER, m9707 INTEGER, m9807 INTEGER, m9907 INTEGER,
  m9508 INTEGER, m9608 INTEGER, m9708 INTEGER, m9808 INTEGER, m9908 INTEGER,
  m9509 INTEGER, m9609 INTEGER, m9709 INTEGER, m9809 INTEGER, m9909 INTEGER,
  m9510 INTEGER, m9610 INTEGER, m9710 INTEGER, m9810 INTEGER, m9910 INTEGER,
  m9511 INTEGER, m9611 INTEGER, m9711 INTEGER, m9811 INTEGER, m9911 INTEGER,
  m9512 INTEGER, m9612 INTEGER, m9712 INTEGER, m9812 INTEGER, m9912 INTEGER
);`,
      },
      good: {
        sql: `CREATE TABLE turnover (
  custkey INTEGER NOT NULL REFERENCES customer,
  month DATE NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (custkey, month)
);`,
      },
      variants: {
        mysql: `CREATE TABLE turnover (
  custkey INTEGER NOT NULL,
  month DATE NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (custkey, month),
  FOREIGN KEY (custkey) REFERENCES customer (c_custkey)
);`,
      },
      note: {
        en: 'Some tables are wide on purpose: fact tables for reporting, above all in column stores, and staging tables that mirror a file. Use a policy with a higher limit for these schemas. The limits of the engines are 1,017 columns (InnoDB), at most 1,600 (PostgreSQL), 1,024 (SQL Server) and 1,000 (Oracle, 4,096 as an option of 23ai).',
        zh: '有意做宽的表：报表事实表（尤其是列存），照搬文件结构的接口表。可为其 schema 单独配上限更高的策略。数据库自身的上限：InnoDB 1,017 列，PostgreSQL 最多 1,600 列，SQL Server 1,024 列，Oracle 1,000 列（23ai 可选 4,096 列）。',
      },
    },
    {
      code: 'TB03',
      name: { en: 'Time columns required', zh: '必备时间列' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: 'all',
      threshold: { name: { en: 'columns', zh: '列名' }, default: 'created_at, updated_at' },
      trigger: {
        en: 'a table is created without one of the listed columns, or with one that is neither a date nor a time. Case and underscores do not matter: `CreatedAt` is `created_at`.',
        zh: '新建的表缺少所列的某一列，或者该列不是日期时间类型。大小写和下划线不计：`CreatedAt` 等同于 `created_at`。',
      },
      reason: {
        en: 'Support often needs to know when a row was inserted and when it was last changed, and an incremental export needs it for every table. A column that is added later has no value for the existing rows.',
        zh: '排查问题要知道一行何时插入、何时最后改动，增量抽取更是每张表都要用。事后再补，已有的行就没有值了。',
      },
      bad: {
        sql: `CREATE TABLE complaint (
  comp_id BIGINT PRIMARY KEY,
  comp_custkey INTEGER NOT NULL REFERENCES customer
);`,
      },
      good: {
        sql: `CREATE TABLE complaint (
  comp_id BIGINT PRIMARY KEY,
  comp_custkey INTEGER NOT NULL REFERENCES customer,
  created_at TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP
);`,
      },
      variants: {
        mysql: `CREATE TABLE complaint (
  comp_id BIGINT PRIMARY KEY,
  comp_custkey INTEGER NOT NULL,
  created_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  FOREIGN KEY (comp_custkey) REFERENCES customer (c_custkey)
);`,
        sqlserver: `CREATE TABLE complaint (
  comp_id BIGINT PRIMARY KEY,
  comp_custkey INTEGER NOT NULL REFERENCES customer,
  created_at DATETIME2 NOT NULL DEFAULT SYSUTCDATETIME(),
  updated_at DATETIME2 NOT NULL DEFAULT SYSUTCDATETIME()
);`,
        oracle: `CREATE TABLE complaint (
  comp_id NUMBER(19) PRIMARY KEY,
  comp_custkey INTEGER NOT NULL REFERENCES customer,
  created_at TIMESTAMP DEFAULT SYSTIMESTAMP NOT NULL,
  updated_at TIMESTAMP DEFAULT SYSTIMESTAMP NOT NULL
);`,
      },
      note: {
        en: "A default does not cover updates: in MySQL add `ON UPDATE CURRENT_TIMESTAMP`; elsewhere a trigger or the application must write `updated_at`. These columns do not show deleted rows, so an export that needs them must use another method. State in the policy's description which type to use (see CL11). You can exempt pure link tables, and code lists that only a release changes.",
        zh: '默认值不等于更新：MySQL 要加上 `ON UPDATE CURRENT_TIMESTAMP`，其他数据库要靠触发器或应用来维护 `updated_at`。删除的行不留痕迹，要感知删除的抽取得另想办法。用哪种类型，写在策略的说明里（见 CL11）。纯关联表，以及只随版本发布变动的代码表，可以例外。',
      },
    },
    {
      code: 'TB04',
      name: { en: 'Partitioned table', zh: '限制分区表' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'sqlserver', 'kes'],
      trigger: {
        en: 'a table is created with a partitioning clause, or partitioned afterwards.',
        zh: '建表时带有分区子句，或者事后改成分区表。',
      },
      reason: {
        en: 'Partitions restrict which keys are possible: in MySQL and PostgreSQL a unique key must contain the partition key, so `o_orderkey` alone can no longer be unique. InnoDB allows no foreign keys on partitioned tables. A query without a condition on the partition key must search every partition and usually becomes slower.',
        zh: '分区会限制可用的键：在 MySQL 和 PostgreSQL 中，唯一键必须包含分区键，单凭 `o_orderkey` 就无法保证唯一。InnoDB 的分区表不支持外键。条件里没有分区键时，每个分区都要查，通常比分区前慢。',
      },
      bad: {
        sql: `CREATE TABLE orders_by_year (
  o_orderkey BIGINT PRIMARY KEY,
  o_orderdate DATE NOT NULL
) PARTITION BY RANGE (o_orderdate);`,
        marks: 'fails="must include all partitioning columns"',
      },
      good: {
        sql: `CREATE TABLE orders_by_year (
  o_orderkey BIGINT PRIMARY KEY,
  o_orderdate DATE NOT NULL
);
CREATE INDEX idx_orders_by_year_date ON orders_by_year (o_orderdate);`,
      },
      variants: {
        oracle: `CREATE TABLE orders_by_year (
  o_orderkey NUMBER(19) PRIMARY KEY,
  o_orderdate DATE NOT NULL
);
CREATE INDEX idx_orders_by_year_date ON orders_by_year (o_orderdate);`,
      },
      note: {
        en: 'The finding is meant to start a discussion. One good reason is enough: if old rows are removed every month, DROP PARTITION is much cheaper than a DELETE of millions of rows. Oracle can keep such a key with a global index; IX12 describes its costs. Distributed databases always split tables; there TB12 checks the opposite.',
        zh: '本规则只要求先讨论，有好理由就行：按月清理旧数据，DROP PARTITION 远胜于 DELETE 几百万行。Oracle 可以用全局索引保住这样的主键，代价见 IX12。分布式数据库本来就要拆表，由 TB12 从反方向检查。',
      },
    },
    {
      code: 'TB05',
      name: { en: 'Default partition', zh: '默认分区' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a partitioned table has a catch-all partition: `DEFAULT` (PostgreSQL 11 and later, list partitions elsewhere) or an upper bound of `MAXVALUE`.',
        zh: '分区表含有兜底分区：`DEFAULT`（PostgreSQL 11 及以上，其他数据库的列表分区），或者上界为 `MAXVALUE`。',
      },
      reason: {
        en: "If next year's partition is missing, nobody notices, because the rows go to the catch-all partition. From then on the missing partition cannot simply be added: PostgreSQL refuses it while the default partition contains matching rows, and MySQL can only split the `MAXVALUE` partition with REORGANIZE, which copies the rows.",
        zh: '忘了建下一年的分区也没人发现：数据总有地方去。事后再补很难：只要默认分区里已有对应的行，PostgreSQL 就拒绝；MySQL 则只能用 REORGANIZE 拆开 `MAXVALUE` 分区，这要复制数据。',
      },
      bad: {
        sql: `CREATE TABLE event (ev_day DATE NOT NULL) PARTITION BY RANGE (ev_day);
CREATE TABLE event_1996 PARTITION OF event
  FOR VALUES FROM ('1996-01-01') TO ('1997-01-01');
CREATE TABLE event_rest PARTITION OF event DEFAULT;
INSERT INTO event VALUES (DATE '1997-03-15');
CREATE TABLE event_1997 PARTITION OF event
  FOR VALUES FROM ('1997-01-01') TO ('1998-01-01');`,
        marks: 'fails="would be violated by some row"',
      },
      good: {
        sql: `CREATE TABLE event (ev_day DATE NOT NULL) PARTITION BY RANGE (ev_day);
CREATE TABLE event_1996 PARTITION OF event
  FOR VALUES FROM ('1996-01-01') TO ('1997-01-01');
CREATE TABLE event_1997 PARTITION OF event
  FOR VALUES FROM ('1997-01-01') TO ('1998-01-01');`,
      },
      variants: {
        mysql: `CREATE TABLE event (ev_day DATE NOT NULL)
PARTITION BY RANGE COLUMNS (ev_day) (
  PARTITION p1996 VALUES LESS THAN ('1997-01-01'),
  PARTITION p1997 VALUES LESS THAN ('1998-01-01')
);`,
        oracle: `CREATE TABLE event (ev_day DATE NOT NULL)
PARTITION BY RANGE (ev_day) (
  PARTITION event_1996 VALUES LESS THAN (DATE '1997-01-01'),
  PARTITION event_1997 VALUES LESS THAN (DATE '1998-01-01')
);`,
      },
      note: {
        en: 'Without a catch-all partition, a row outside all bounds is refused, so a monitored job must create the partitions ahead of time. If a refused row is worse than a late clean-up, keep the default partition and raise an alarm when it is not empty. SQL Server always has an outermost range; Oracle creates interval partitions automatically.',
        zh: '没有兜底分区，超出范围的行会被拒绝，所以要定时提前建好分区，并有人盯着。如果拒绝一行比晚清理更严重，就保留默认分区，非空即告警。SQL Server 的最外侧区间始终存在；Oracle 的间隔分区会自动创建。',
      },
    },
    {
      code: 'TB06',
      name: { en: 'Large table in one piece', zh: '大表未拆分' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      needs: 'statistics',
      threshold: { name: { en: 'from', zh: '阈值' }, default: '50,000,000', unit: { en: 'rows', zh: '行' } },
      trigger: {
        en: 'a table that is neither partitioned nor sharded has at least that many rows by its statistics, when it is altered or when the whole schema is audited.',
        zh: '按统计信息，未分区、未分片的表，行数达到阈值；在修改这张表或审核整个 schema 时检查。',
      },
      reason: {
        en: 'Reading by key stays fast at any size, but maintenance does not. Old rows can only be removed by DELETE, which writes undo or leaves dead rows for vacuum, and each rebuild, backup or index build covers the whole table. Splitting a table of this size is a project; begin it before the maintenance window becomes too short.',
        zh: '按键读取在任何规模下都快，难的是维护。旧数据只能用 DELETE 清理，要写 undo，或者留下死元组等 vacuum；重建、备份、建索引也要整张表一起做。到那时拆表已是一个项目，最好提前。',
      },
      bad: {
        sql: `CREATE TABLE shipment_log (
  sl_orderkey BIGINT NOT NULL,
  sl_shipdate DATE NOT NULL
);
DELETE FROM shipment_log WHERE sl_shipdate < DATE '1997-01-01';`,
      },
      good: {
        sql: `CREATE TABLE shipment_log (
  sl_orderkey BIGINT NOT NULL,
  sl_shipdate DATE NOT NULL
) PARTITION BY RANGE (sl_shipdate);
CREATE TABLE shipment_log_1996 PARTITION OF shipment_log
  FOR VALUES FROM ('1996-01-01') TO ('1997-01-01');
DROP TABLE shipment_log_1996;`,
      },
      note: {
        en: 'The number of rows is a rough measure: fifty million narrow rows may take 2 GB, and two million documents may take 200 GB. Without statistics the rule is not checked. Tables that are read only by key and never cleaned up gain little from partitions; list them as exceptions.',
        zh: '行数只是粗略的尺度：五千万条窄行可能只有 2 GB，两百万份文档却可能有 200 GB。没有统计信息时，不检查本规则。只按主键读取、从不清理的表分区收益很小，可以例外。',
      },
    },
    {
      code: 'TB07',
      name: { en: 'CREATE without IF NOT EXISTS', zh: '缺少 IF NOT EXISTS' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: '`CREATE TABLE` has no `IF NOT EXISTS`.',
        zh: '`CREATE TABLE` 没有写 `IF NOT EXISTS`。',
      },
      reason: {
        en: 'A script that fails in the middle is usually run again from the start. In MySQL each DDL statement commits by itself, so the earlier tables exist already, and the second run fails on the first of them.',
        zh: '脚本中途失败后，通常从头再跑。MySQL 的每条 DDL 都自动提交，中断之前的表已经建好，重跑就会在第一张表上报错。',
      },
      bad: {
        sql: `CREATE TABLE carrier (ca_id INTEGER PRIMARY KEY, ca_name VARCHAR(40));
-- the second run
CREATE TABLE carrier (ca_id INTEGER PRIMARY KEY, ca_name VARCHAR(40));`,
        marks: 'fails="already exists"',
      },
      good: {
        sql: `CREATE TABLE IF NOT EXISTS carrier (ca_id INTEGER PRIMARY KEY, ca_name VARCHAR(40));
-- the second run
CREATE TABLE IF NOT EXISTS carrier (ca_id INTEGER PRIMARY KEY, ca_name VARCHAR(40));`,
      },
      note: {
        en: 'The clause compares only names, not columns: an older table of the same name stays as it is, and the script reports success. So switch the rule off if a migration tool runs each script once, or if DDL is transactional and a failed script leaves nothing behind. SQL Server has no such clause for tables, and Oracle only from 23ai (in 19c from update 19.28); OP13 covers other kinds of object.',
        zh: '这个子句只比较名称，不比较列：同名的旧表原样保留，脚本照样显示成功。迁移工具能保证每个脚本只执行一次，或者脚本失败时 DDL 能整体回滚的，请关闭本规则。SQL Server 建表没有这个子句，Oracle 从 23ai 才有（19c 从 19.28 起）；其他类型的对象见 OP13。',
      },
    },
    {
      code: 'TB08',
      name: { en: 'CREATE TABLE AS SELECT', zh: '限制 CTAS' },
      level: 'warning',
      statements: ['CREATE TABLE', 'SELECT'],
      databases: 'all',
      trigger: {
        en: 'a table that is not temporary is created from a query: `CREATE TABLE … AS SELECT`, or `SELECT … INTO` in PostgreSQL and SQL Server.',
        zh: '用查询结果创建非临时表：`CREATE TABLE … AS SELECT`，或者 PostgreSQL 与 SQL Server 的 `SELECT … INTO`。',
      },
      reason: {
        en: 'The statement copies the rows but not what protects them: no engine copies the primary key, indexes, foreign keys and checks, and PostgreSQL also drops defaults and NOT NULL. The copy works until the first duplicate, or until a statement needs the key, as an upsert does.',
        zh: '复制的只有行：在所有数据库中，主键、索引、外键和检查约束都不会带过来，PostgreSQL 连默认值和 NOT NULL 也会丢。新表一直能用，直到出现重复数据，或者有语句（如 upsert）要依赖主键。',
      },
      bad: {
        sql: `CREATE TABLE orders_copy AS
SELECT * FROM orders;
INSERT INTO orders_copy
SELECT * FROM orders
ON CONFLICT (o_orderkey) DO NOTHING;`,
        marks: 'fails="no unique or exclusion constraint"',
      },
      good: {
        sql: `CREATE TABLE orders_copy (LIKE orders INCLUDING ALL);
INSERT INTO orders_copy
SELECT * FROM orders
ON CONFLICT (o_orderkey) DO NOTHING;`,
      },
      variants: {
        mysql: `CREATE TABLE orders_copy LIKE orders;
INSERT IGNORE INTO orders_copy
SELECT * FROM orders;`,
        sqlserver: `CREATE TABLE orders_copy (
  o_orderkey INTEGER PRIMARY KEY, o_custkey INTEGER, o_orderdate DATE NOT NULL
);
INSERT INTO orders_copy (o_orderkey, o_custkey, o_orderdate)
SELECT o_orderkey, o_custkey, o_orderdate FROM orders;`,
        oracle: `CREATE TABLE orders_copy (
  o_orderkey INTEGER PRIMARY KEY, o_custkey INTEGER, o_orderdate DATE NOT NULL
);
INSERT INTO orders_copy (o_orderkey, o_custkey, o_orderdate)
SELECT o_orderkey, o_custkey, o_orderdate FROM orders;`,
      },
      note: {
        en: '`LIKE … INCLUDING ALL` in PostgreSQL and `CREATE TABLE … LIKE` in MySQL also copy keys and indexes, but not foreign keys. MySQL also refuses CTAS under `enforce_gtid_consistency` before 8.0.21. The statement is right for a snapshot that is dropped the same day; NM13 then requires a recognisable name.',
        zh: 'PostgreSQL 的 `LIKE … INCLUDING ALL` 和 MySQL 的 `CREATE TABLE … LIKE` 会带上主键和索引，但不带外键。另外，8.0.21 之前的 MySQL 开启 `enforce_gtid_consistency` 后会拒绝 CTAS。当天就删的快照可以这样建，NM13 只要求从名称上看得出来。',
      },
    },
    {
      code: 'TB09',
      name: { en: 'Unusual table options', zh: '限制表属性' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'tdsql'],
      threshold: {
        name: { en: 'options', zh: '选项' },
        default: 'ROW_FORMAT=COMPRESSED, KEY_BLOCK_SIZE, DATA DIRECTORY, UNLOGGED',
      },
      trigger: {
        en: "a table is given one of the listed options. The first three are MySQL's, the last one PostgreSQL's and openGauss's.",
        zh: '表使用了所列的某个选项。前三个属于 MySQL，最后一个属于 PostgreSQL 和 openGauss。',
      },
      reason: {
        en: 'A compressed InnoDB page may be in the buffer pool twice, compressed and uncompressed, and MySQL 8.0 cannot add columns to such a table with `ALGORITHM=INSTANT`. An UNLOGGED table is emptied by crash recovery, and its rows never reach a standby.',
        zh: 'InnoDB 的压缩页可能在缓冲池里同时保留压缩和解压两份，而且 MySQL 8.0 无法用 `ALGORITHM=INSTANT` 给这种表加列。UNLOGGED 表在崩溃恢复时会被清空，数据也不会复制到备库。',
      },
      bad: {
        sql: `CREATE UNLOGGED TABLE shopping_cart (
  cart_custkey INTEGER NOT NULL,
  cart_partkey INTEGER NOT NULL,
  PRIMARY KEY (cart_custkey, cart_partkey)
);`,
      },
      good: {
        sql: `CREATE TABLE shopping_cart (
  cart_custkey INTEGER NOT NULL,
  cart_partkey INTEGER NOT NULL,
  PRIMARY KEY (cart_custkey, cart_partkey)
);`,
      },
      note: {
        en: 'UNLOGGED suits a cache that can be rebuilt from other tables, and compression suits a cold archive. Reduce the list to the options that nobody on your team may use without approval.',
        zh: '能由其他表重建的缓存适合 UNLOGGED，冷归档表可以压缩。列表里只留须经批准才能用的选项。',
      },
    },
    {
      code: 'TB10',
      name: { en: 'AUTO_INCREMENT start in DDL', zh: '自增起始值' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      threshold: { name: { en: 'allowed values', zh: '允许的值' }, default: '0, 1' },
      trigger: {
        en: 'the table option `AUTO_INCREMENT=n` has a value that is not on the list.',
        zh: '表选项 `AUTO_INCREMENT=n` 的值不在允许的列表中。',
      },
      reason: {
        en: 'Such a value usually comes from `SHOW CREATE TABLE` or a dump, which print the counter of the source database. In another database an empty table then starts at this number, test keys look like production keys, and each new export of an unchanged schema shows a difference.',
        zh: '这样的值多半来自 `SHOW CREATE TABLE` 或结构导出，是源库的计数器。换个环境执行，空表就从这个值开始编号，测试环境的主键看上去像生产的；表结构没变，每次导出却有差异。',
      },
      bad: {
        sql: `CREATE TABLE invoice (
  inv_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  inv_orderkey INT NOT NULL,
  PRIMARY KEY (inv_id)
) ENGINE=InnoDB AUTO_INCREMENT=8214307;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE invoice (
  inv_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  inv_orderkey INT NOT NULL,
  PRIMARY KEY (inv_id)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: "A start value is intended if a table replaces an older system and must avoid its keys; state this in the table's comment. In OceanBase the rule is for MySQL mode.",
        zh: '表要避开旧系统的主键时，起始值是有意的，应在表注释里写明。在 OceanBase 中，本规则针对 MySQL 模式。',
      },
    },
    {
      code: 'TB11',
      name: { en: 'Too many large objects', zh: '大字段过多' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oracle', 'sqlserver', 'oceanbase', 'tdsql'],
      threshold: { name: { en: 'at most', zh: '上限' }, default: 2, unit: { en: 'columns', zh: '列' } },
      trigger: {
        en: 'a table has more `TEXT`, `BLOB`, `CLOB`, `VARCHAR(MAX)` or `VARBINARY(MAX)` columns than the limit.',
        zh: '表中 `TEXT`、`BLOB`、`CLOB`、`VARCHAR(MAX)`、`VARBINARY(MAX)` 类型的列数超过上限。',
      },
      reason: {
        en: "Every long value is stored outside its row: InnoDB's DYNAMIC format keeps a pointer of 20 bytes to overflow pages, and Oracle has a segment and an index for each LOB column. A query that reads such columns needs an extra access for each column and row, and `SELECT *` always reads all of them.",
        zh: '长值都存放在行外：InnoDB 的 DYNAMIC 行格式在行内留一个 20 字节的指针，再到溢出页去取；Oracle 为每个 LOB 列各建一个段和一个索引。读取这些列时，每行每列都要多访问一次，而 `SELECT *` 总是全部读取。',
      },
      bad: {
        sql: `CREATE TABLE part_catalogue (
  pc_partkey INT NOT NULL PRIMARY KEY,
  pc_name VARCHAR(55) NOT NULL,
  pc_description MEDIUMTEXT,
  pc_manual MEDIUMTEXT,
  pc_photo LONGBLOB
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE part_catalogue (
  pc_partkey INT NOT NULL PRIMARY KEY,
  pc_name VARCHAR(55) NOT NULL
) ENGINE=InnoDB;
CREATE TABLE part_document (
  pd_partkey INT NOT NULL,
  pd_kind VARCHAR(20) NOT NULL,
  pd_content LONGBLOB NOT NULL,
  PRIMARY KEY (pd_partkey, pd_kind)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      variants: {
        sqlserver: `CREATE TABLE part_catalogue (
  pc_partkey INT NOT NULL PRIMARY KEY,
  pc_name VARCHAR(55) NOT NULL
);
CREATE TABLE part_document (
  pd_partkey INT NOT NULL,
  pd_kind VARCHAR(20) NOT NULL,
  pd_content VARBINARY(MAX) NOT NULL,
  PRIMARY KEY (pd_partkey, pd_kind)
);`,
        oracle: `CREATE TABLE part_catalogue (
  pc_partkey INTEGER PRIMARY KEY,
  pc_name VARCHAR2(55) NOT NULL
);
CREATE TABLE part_document (
  pd_partkey INTEGER NOT NULL,
  pd_kind VARCHAR2(20) NOT NULL,
  pd_content BLOB NOT NULL,
  PRIMARY KEY (pd_partkey, pd_kind)
);`,
      },
      note: {
        en: 'A table that only stores documents may have any number of such columns. The rule does not apply to PostgreSQL and its relatives: there `text` is the ordinary type for strings, and the long values of all columns go to one TOAST table.',
        zh: '专门存放文档的表可以例外。本规则不适用于 PostgreSQL 及其衍生数据库：`text` 是普通的字符串类型，各列的长值都进同一张 TOAST 表。',
      },
    },
    {
      code: 'TB12',
      name: { en: 'No shard key', zh: '缺少分片键' },
      level: 'prohibited',
      statements: ['CREATE TABLE'],
      databases: ['oceanbase', 'tdsql'],
      trigger: {
        en: "a table of a distributed instance is created without `shardkey` (TDSQL) or without a partitioning clause (OceanBase), and its name is not on the policy's list of small tables.",
        zh: '在分布式实例中建表，没有写 `shardkey`（TDSQL）或分区子句（OceanBase），而且表名不在策略的小表清单里。',
      },
      reason: {
        en: 'The table is created without an error, but all its rows are stored in one place: in TDSQL [in the first set](https://www.tencentcloud.com/document/product/1042/38142), in OceanBase in a single partition. The table cannot grow beyond that machine, and joins with sharded tables must move rows. A later change is difficult, because the key [must be part of](https://www.tencentcloud.com/document/product/1042/38506) the primary key and of each unique key.',
        zh: '这样的表的数据只在一处：TDSQL [放在第一个 set](https://www.tencentcloud.com/zh/document/product/1042/38142)，OceanBase 只有一个分区。容量受限于那台机器，与分片表连接要搬运数据。事后很难更改，因为主键和每个唯一键都[必须包含](https://www.tencentcloud.com/zh/document/product/1042/38506)分片键。',
      },
      bad: {
        sql: `CREATE TABLE orders (
  o_orderkey BIGINT NOT NULL,
  o_custkey BIGINT NOT NULL,
  PRIMARY KEY (o_orderkey)
);`,
        marks: 'tdsql',
      },
      good: {
        sql: `CREATE TABLE orders (
  o_orderkey BIGINT NOT NULL,
  o_custkey BIGINT NOT NULL,
  PRIMARY KEY (o_orderkey, o_custkey)
) shardkey=o_custkey;`,
        marks: 'tdsql',
      },
      note: {
        en: 'Choose the column that most queries compare with `=` and that joined tables share, here the customer. Copy small tables that are often joined to each shard, in TDSQL with `shardkey=noshardkey_allset`, which is not reported. Switch the rule off for instances that are not distributed.',
        zh: '应选多数查询用 `=` 比较、且相互连接的表共有的列。常参与连接的小表最好复制到每个分片，TDSQL 的写法是 `shardkey=noshardkey_allset`，不会被报告。集中式实例请关闭本规则。',
      },
    },
  ],
} satisfies RuleFamily

export default family
