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
        en: 'MyISAM ignores ROLLBACK: a transaction that touches both engines is undone in one and kept in the other, with no more than a warning. Each write locks the whole table, foreign keys are parsed and forgotten, and after a crash the table may have to be repaired before it can be opened.',
        zh: 'MyISAM 不理会 ROLLBACK：同时涉及两种引擎的事务，回滚时一半撤销、一半保留，只给一条警告。它的每次写入都锁住整张表，外键解析后就被丢弃，崩溃之后还可能要先修复才能打开。',
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
        en: 'A statement without `ENGINE` takes `default_storage_engine`, which has been InnoDB since MySQL 5.5. Add `MEMORY` to the list where scratch tables that may be lost on restart are wanted. The other engines have nothing to choose here.',
        zh: '不写 `ENGINE` 时使用 `default_storage_engine`，从 MySQL 5.5 起默认就是 InnoDB。如果确实需要重启即丢的临时数据表，可以把 `MEMORY` 加进列表。其他数据库没有这个选择。',
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
        en: 'a table has more columns than the limit, once the statement has run. For `ALTER TABLE … ADD` the columns that are there already are counted if a workspace knows them.',
        zh: '语句执行后，表的列数超过上限。对于 `ALTER TABLE … ADD`，如果工作空间里有这张表，已有的列也计算在内。',
      },
      reason: {
        en: 'A row store reads whole rows, so that every column nobody asked for still takes its share of each page and of the cache. PostgreSQL writes the whole row anew for an UPDATE of one column. And a column per month, as below, needs DDL every year and cannot be summed over a period without naming each column.',
        zh: '行存储按整行读取，没人查询的列照样占用数据页和缓存。PostgreSQL 更新一列也要把整行重写一遍。像下例这样一个月一列，每年都得改表结构，想按时间段求和还得把列名一个个写出来。',
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
      note: {
        en: 'Wide on purpose: fact tables for reporting, above all in column stores, and staging tables that mirror a file. Give those schemas a policy with a higher limit. The engines themselves stop at 1,017 columns (InnoDB), at most 1,600 (PostgreSQL), 1,024 (SQL Server) and 1,000 (Oracle, 4,096 as an option of 23ai).',
        zh: '有意做宽的表：报表事实表（尤其是列存），以及照搬文件结构的接口表。可为这些 schema 单独配一份上限更高的策略。数据库自身的上限：InnoDB 1,017 列，PostgreSQL 最多 1,600 列，SQL Server 1,024 列，Oracle 1,000 列（23ai 可选 4,096 列）。',
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
        en: 'a table is created without one of the listed columns, or with one that is neither a date nor a time.',
        zh: '新建的表缺少所列的某一列，或者该列不是日期时间类型。',
      },
      reason: {
        en: 'When did this row come in, and when was it last touched? Support asks it daily, and an incremental export asks it of every table. A column that is added afterwards has no answer for the rows already there.',
        zh: '这一行是什么时候进来的，最后一次改动又是什么时候？排查问题天天要问，增量抽取对每张表都要问。等到事后再补这一列，已有的行就没有答案了。',
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
      note: {
        en: 'A default is not an update: in MySQL add `ON UPDATE CURRENT_TIMESTAMP`, elsewhere a trigger or the application has to write `updated_at`. Deleted rows leave no trace in it, so an export that must see them needs more. Say in the policy’s description which type is meant (see CL11). Tables of mere links, and code lists that only releases change, may be exempt.',
        zh: '默认值不等于更新：MySQL 要加上 `ON UPDATE CURRENT_TIMESTAMP`，其他数据库要靠触发器或应用来维护 `updated_at`。删除的行不会留下痕迹，需要感知删除的抽取还得另想办法。到底用哪种类型，应写在策略的说明里（见 CL11）。纯关联表，以及只随版本发布变动的代码表，可以例外。',
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
        en: 'Partitions change what can be promised: in MySQL and PostgreSQL a unique key must contain the partition key, so that `o_orderkey` alone can no longer be kept unique. InnoDB allows no foreign keys on partitioned tables at all. A query that does not name the partition key has to look into each partition, which makes it slower than before.',
        zh: '分区会改变表所能保证的东西：在 MySQL 和 PostgreSQL 中，唯一键必须包含分区键，单凭 `o_orderkey` 就再也无法保证唯一。InnoDB 的分区表完全不支持外键。查询条件里没有分区键时，每个分区都得查一遍，反而比分区之前更慢。',
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
      note: {
        en: 'The rule asks for a conversation and is answered by one good reason: old rows leave by the month, and DROP PARTITION beats a DELETE of millions. Oracle keeps such a key with a global index, at the price that IX12 names. Distributed databases split tables as a matter of course; there TB12 asks the opposite question.',
        zh: '这条规则只是要求先讨论，有一个好理由就够了：旧数据按月清理，DROP PARTITION 远胜于 DELETE 几百万行。Oracle 可以用全局索引保住这样的主键，代价见 IX12。分布式数据库本来就要拆表，那里由 TB12 从反方向检查。',
      },
    },
    {
      code: 'TB05',
      name: { en: 'Default partition', zh: '默认分区' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a partitioned table has a catch-all: `DEFAULT` (PostgreSQL 11 and later, list partitions elsewhere) or an upper bound of `MAXVALUE`.',
        zh: '分区表含有兜底分区：`DEFAULT`（PostgreSQL 11 及以上，其他数据库的列表分区），或者上界为 `MAXVALUE`。',
      },
      reason: {
        en: 'Nobody notices that next year’s partition was forgotten, since the rows go somewhere. From then on the missing partition cannot simply be added: PostgreSQL refuses while the default one holds its rows, and MySQL only lets `MAXVALUE` be split by REORGANIZE, which copies them.',
        zh: '忘了建下一年的分区也没人发现，因为数据总有地方去。此后再想补上就没那么简单了：只要默认分区里已有对应的行，PostgreSQL 就拒绝；MySQL 则只能用 REORGANIZE 拆开 `MAXVALUE` 分区，这要复制数据。',
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
      note: {
        en: 'Without a catch-all, a row outside of all bounds is refused, so partitions have to be made ahead by a job that somebody watches. Where a lost row is worse than a late clean-up, keep the default and raise an alarm when it is not empty. SQL Server always has an outermost range, and Oracle’s interval partitions make themselves.',
        zh: '没有兜底分区，超出范围的行会被拒绝，所以要有定时任务提前建好分区，并且有人盯着。如果丢一行比晚清理更严重，就保留默认分区，一旦非空立即告警。SQL Server 的最外侧区间始终存在；Oracle 的间隔分区会自动创建。',
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
        zh: '按统计信息，一张既没有分区也没有分片的表达到该行数；在修改这张表或审核整个 schema 时检查。',
      },
      reason: {
        en: 'Reading by key stays fast at any size; it is the upkeep that does not. Old rows can only leave by DELETE, which writes undo or leaves dead rows for vacuum, and each rebuild, backup or index build takes the table as a whole. To split it is a project by then, best begun before the window becomes too short.',
        zh: '按键读取在任何规模下都快，难的是维护。旧数据只能用 DELETE 清理，要写 undo，或者留下死行等 vacuum；重建、备份、建索引也都得整张表一起做。到那时拆表已经是一个项目，最好在维护窗口不够用之前动手。',
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
        en: 'Rows are a rough measure: fifty million narrow ones may be two gigabytes, and two million documents two hundred. Without statistics the rule says nothing. Tables that are only ever read by their key and never cleaned up gain little from partitions, and belong on the list of exceptions.',
        zh: '行数只是粗略的尺度：五千万条窄行可能只有 2 GB，两百万份文档却可能有 200 GB。没有统计信息时，本规则不作声。只按主键读取、又从不清理的表，分区收益很小，可以列为例外。',
      },
    },
    {
      code: 'TB07',
      name: { en: 'CREATE without IF NOT EXISTS', zh: '缺少 IF NOT EXISTS' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: '`CREATE TABLE` stands without `IF NOT EXISTS`.',
        zh: '`CREATE TABLE` 没有写 `IF NOT EXISTS`。',
      },
      reason: {
        en: 'A script that breaks off in the middle is started again from the top. In MySQL each DDL statement commits by itself, so the tables before the break are there, and the second run fails on the first of them.',
        zh: '脚本中途失败后，通常是从头再跑一遍。MySQL 的每条 DDL 都会自动提交，中断之前的表已经建好，第二次执行就会在第一张表上报错。',
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
        en: 'The clause compares names, never columns: an older table of the same name stays as it is, and the script reports success. So switch the rule off where a migration tool runs each script once, or where DDL is transactional and a failed script leaves nothing. SQL Server has no such clause for tables, and Oracle only from 23ai (in 19c from update 19.28); OP13 covers the other kinds of object.',
        zh: '这个子句只比较名称，不比较列：同名的旧表原样保留，脚本照样显示成功。所以，如果由迁移工具保证每个脚本只执行一次，或者 DDL 是事务性的、失败后什么都不会留下，就关掉本规则。SQL Server 建表没有这个子句，Oracle 从 23ai 才有（19c 从 19.28 起）；其他类型的对象见 OP13。',
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
        en: 'The rows are copied, what protects them is not: primary key, indexes, foreign keys and checks stay behind in every engine, and in PostgreSQL the defaults and NOT NULL as well. The copy works until the first duplicate, or until something counts on the key, as the INSERT below does.',
        zh: '行复制过去了，保护它们的东西却没有：在所有数据库中，主键、索引、外键和检查约束都不会带过来，PostgreSQL 连默认值和 NOT NULL 也会丢。这份副本一直能用，直到出现第一条重复数据，或者像下面的 INSERT 那样有语句要依赖主键。',
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
      note: {
        en: '`LIKE … INCLUDING ALL` in PostgreSQL and `CREATE TABLE … LIKE` in MySQL bring keys and indexes along, foreign keys not. MySQL also refuses CTAS under `enforce_gtid_consistency` before 8.0.21. For a snapshot that is dropped the same day the statement is right; NM13 then wants it to be recognisable by name.',
        zh: 'PostgreSQL 的 `LIKE … INCLUDING ALL` 和 MySQL 的 `CREATE TABLE … LIKE` 会带上主键和索引，但不带外键。另外，8.0.21 之前的 MySQL 开启 `enforce_gtid_consistency` 后会拒绝 CTAS。当天就删的快照用这种写法没有问题，NM13 只要求从名称上看得出来。',
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
        en: 'a table is given one of the listed options. The first three are MySQL’s, the last one PostgreSQL’s and openGauss’s.',
        zh: '表使用了所列的某个选项。前三个属于 MySQL，最后一个属于 PostgreSQL 和 openGauss。',
      },
      reason: {
        en: 'Each of them trades something away out of sight. A compressed InnoDB page may sit in the buffer pool twice, packed and unpacked, and MySQL 8.0 cannot add columns to such a table with `ALGORITHM=INSTANT`. An UNLOGGED table is emptied by crash recovery, and its rows never reach a standby.',
        zh: '这些选项都在看不见的地方付出代价。InnoDB 的压缩页可能在缓冲池里同时保留压缩和解压两份，而且 MySQL 8.0 无法用 `ALGORITHM=INSTANT` 给这种表加列。UNLOGGED 表在崩溃恢复时会被清空，数据也不会复制到备库。',
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
        en: 'A cache that can be rebuilt from other tables is what UNLOGGED was made for, and a cold archive may well be compressed. Shorten the list to what nobody on your team may use without asking.',
        zh: '能由其他表重建的缓存，正是 UNLOGGED 的用武之地；冷归档表也完全可以压缩。请把列表缩减到团队中未经批准谁都不能用的选项。',
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
        en: 'Nobody types 8214307: `SHOW CREATE TABLE` and a dump of the structure print the counter of the database they were taken from. Run elsewhere, the script starts an empty table there, test keys look like production keys, and each new export of an unchanged schema shows a difference.',
        zh: '没有人会手写 8214307：这是 `SHOW CREATE TABLE` 或结构导出时带出来的源库计数器。换个环境执行，空表就从这个值开始编号，测试环境的主键看上去像生产的；表结构没有变化，每次导出却总有差异。',
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
        en: 'A start value is meant where a table takes over from an older system and must stay clear of its keys; say so in the table’s comment. In OceanBase the rule is for MySQL mode. Sequences of the other databases are objects of their own, whose start is always written on purpose.',
        zh: '表要接替旧系统、必须避开旧主键时，起始值是有意为之，应在表注释里写明。在 OceanBase 中，本规则针对 MySQL 模式。其他数据库的序列是独立对象，起始值总是有意写上去的。',
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
        en: 'Every long value lives outside of its row: InnoDB’s DYNAMIC format leaves a pointer of 20 bytes and follows it to overflow pages, Oracle keeps a segment and an index for each LOB column. A query that reads them all pays one detour per column and row, and a `SELECT *` always reads them all.',
        zh: '长值都存放在行外：InnoDB 的 DYNAMIC 行格式在行内留一个 20 字节的指针，再到溢出页去取；Oracle 为每个 LOB 列各建一个段和一个索引。全部读取时，每行每列都要绕一次路，而 `SELECT *` 总是全部读取。',
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
      note: {
        en: 'A table that holds documents and nothing else may have as many as it likes. In PostgreSQL and its relatives `text` is the ordinary type for strings, and long values go to one TOAST table however many columns there are, so counting columns would say nothing.',
        zh: '专门存放文档的表，大字段多一些没有关系。在 PostgreSQL 及其衍生数据库中，`text` 就是普通的字符串类型，不管有多少列，长值都进同一张 TOAST 表，数列数没有意义。',
      },
    },
    {
      code: 'TB12',
      name: { en: 'No shard key', zh: '缺少分片键' },
      level: 'prohibited',
      statements: ['CREATE TABLE'],
      databases: ['oceanbase', 'tdsql'],
      trigger: {
        en: 'a table of a distributed instance is created without `shardkey` (TDSQL) or without a partitioning clause (OceanBase), and its name is not on the policy’s list of small tables.',
        zh: '在分布式实例中建表，没有写 `shardkey`（TDSQL）或分区子句（OceanBase），而且表名不在策略的小表清单里。',
      },
      reason: {
        en: 'Such a table is created without complaint and lives in one place: on the first shard in TDSQL, in a single partition in OceanBase. It cannot grow beyond that machine, and joins with sharded tables have to move rows. The choice is hard to take back, for the key must be part of the primary key and of each unique key.',
        zh: '这样的表能顺利建成，但只待在一个地方：TDSQL 放在第一个分片，OceanBase 只有一个分区。它的容量受限于那台机器，与分片表连接时还要搬运数据。事后很难更改，因为分片键必须包含在主键和每个唯一键中。',
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
        en: 'Choose the column that most queries compare with `=` and that joined tables share, here the customer. Small tables that everybody joins are better copied to each shard, in TDSQL by `shardkey=noshardkey_allset`, which passes. Switch the rule off for instances that are not distributed.',
        zh: '应选多数查询用 `=` 比较、并且相互连接的表共有的列，这里是客户。大家都要连接的小表，最好复制到每个分片，TDSQL 的写法是 `shardkey=noshardkey_allset`，这样写不会被报告。集中式实例请关闭本规则。',
      },
    },
  ],
} satisfies RuleFamily

export default family
