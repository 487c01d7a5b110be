import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/constraints',
  rules: [
    {
      code: 'CN01',
      name: { en: 'Primary key required', zh: '必须有主键' },
      level: 'prohibited',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a table is created without a primary key, and no later statement of the script adds one. Temporary tables are not reported.',
        zh: '建表时没有主键，脚本后面的语句也没有补上。临时表不报。',
      },
      reason: {
        en: 'Without a key two equal rows have no values that distinguish them, so no condition on the columns deletes only one of them. Without any UNIQUE NOT NULL key InnoDB clusters the table by a hidden 6-byte row number that no statement can use, and a replica that applies row events must search for each changed row. PostgreSQL refuses UPDATE and DELETE on a published table that has no replica identity.',
        zh: '没有主键，两行相同的数据就无法凭列值区分，也就无法用列上的条件只删其中一行。若连 UNIQUE NOT NULL 键也没有，InnoDB 会按隐藏的 6 字节行号聚集，语句却用不上这个行号；按行复制的从库要为每一行变更去搜索。PostgreSQL 中，已发布而没有复制标识的表，UPDATE 和 DELETE 会被拒绝。',
      },
      bad: {
        sql: `CREATE TABLE price_history (
  ph_partkey INTEGER NOT NULL,
  ph_valid_from DATE NOT NULL,
  ph_price DECIMAL(15,2) NOT NULL
);`,
      },
      good: {
        sql: `CREATE TABLE price_history (
  ph_partkey INTEGER NOT NULL,
  ph_valid_from DATE NOT NULL,
  ph_price DECIMAL(15,2) NOT NULL,
  CONSTRAINT pk_price_history PRIMARY KEY (ph_partkey, ph_valid_from)
);`,
      },
      note: {
        en: 'Staging tables that are loaded and emptied as a whole need no key; exempt them by name. MySQL can enforce the rule itself with `sql_require_primary_key` (8.0.13).',
        zh: '整表装入、整表清空的中转表可以没有主键，按表名豁免。MySQL 可用 `sql_require_primary_key`（8.0.13 起）自行强制。',
      },
    },
    {
      code: 'CN02',
      name: { en: 'Too many primary key columns', zh: '主键列过多' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 3, unit: { en: 'columns', zh: '列' } },
      trigger: {
        en: 'the primary key has more columns than the limit.',
        zh: '主键的列数超过上限。',
      },
      reason: {
        en: 'A primary key is copied to every place that references the row: into every secondary index in InnoDB and, if the key is clustered, in SQL Server; into each child table as a foreign key; into join conditions and URLs. An eight-byte number as the key, with a UNIQUE constraint on the columns, guarantees the same.',
        zh: '哪里引用这一行，主键就会被复制到哪里：InnoDB 以及主键聚集的 SQL Server 会把它放进每个二级索引，每张子表要把它作为外键，连接条件和 URL 里也都得带上。用一个八字节的数字作主键，另加 UNIQUE 约束，保证的内容相同。',
      },
      bad: {
        sql: `CREATE TABLE stock_move (
  sm_partkey INTEGER, sm_suppkey INTEGER,
  sm_site CHAR(4), sm_moved_at TIMESTAMP, sm_qty INTEGER NOT NULL,
  CONSTRAINT pk_stock_move
    PRIMARY KEY (sm_partkey, sm_suppkey, sm_site, sm_moved_at)
);`,
      },
      good: {
        sql: `CREATE TABLE stock_move (
  sm_id BIGINT GENERATED ALWAYS AS IDENTITY,
  sm_partkey INTEGER NOT NULL, sm_suppkey INTEGER NOT NULL,
  sm_site CHAR(4) NOT NULL, sm_moved_at TIMESTAMP NOT NULL, sm_qty INTEGER NOT NULL,
  CONSTRAINT pk_stock_move PRIMARY KEY (sm_id),
  CONSTRAINT uk_stock_move UNIQUE (sm_partkey, sm_suppkey, sm_site, sm_moved_at)
);`,
      },
      variants: {
        mysql: `CREATE TABLE stock_move (
  sm_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  sm_partkey INTEGER NOT NULL, sm_suppkey INTEGER NOT NULL,
  sm_site CHAR(4) NOT NULL, sm_moved_at DATETIME NOT NULL, sm_qty INTEGER NOT NULL,
  PRIMARY KEY (sm_id),
  CONSTRAINT uk_stock_move UNIQUE (sm_partkey, sm_suppkey, sm_site, sm_moved_at)
);`,
        sqlserver: `CREATE TABLE stock_move (
  sm_id BIGINT IDENTITY(1,1),
  sm_partkey INTEGER NOT NULL, sm_suppkey INTEGER NOT NULL,
  sm_site CHAR(4) NOT NULL, sm_moved_at DATETIME2 NOT NULL, sm_qty INTEGER NOT NULL,
  CONSTRAINT pk_stock_move PRIMARY KEY (sm_id),
  CONSTRAINT uk_stock_move UNIQUE (sm_partkey, sm_suppkey, sm_site, sm_moved_at)
);`,
        oracle: `CREATE TABLE stock_move (
  sm_id NUMBER(19) GENERATED ALWAYS AS IDENTITY,
  sm_partkey INTEGER NOT NULL, sm_suppkey INTEGER NOT NULL,
  sm_site CHAR(4) NOT NULL, sm_moved_at TIMESTAMP NOT NULL, sm_qty INTEGER NOT NULL,
  CONSTRAINT pk_stock_move PRIMARY KEY (sm_id),
  CONSTRAINT uk_stock_move UNIQUE (sm_partkey, sm_suppkey, sm_site, sm_moved_at)
);`,
      },
      note: {
        en: 'The primary key of a partitioned table must contain the partition key; allow one more column there. For a pure link table without secondary indexes and child tables a long key has no disadvantage.',
        zh: '分区表的主键必须含分区键，可多算一列。纯粹的关联表若没有二级索引也没有子表，主键长一些并无损失。',
      },
    },
    {
      code: 'CN03',
      name: { en: 'Type of the primary key', zh: '主键类型' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'allowed types', zh: '允许的类型' }, default: 'BIGINT' },
      trigger: {
        en: 'a primary key of one column has a type that is not in the list. `BIGINT` also covers its unsigned form in MySQL and `NUMBER(19)` in Oracle.',
        zh: '单列主键的类型不在列表中。`BIGINT` 也包括 MySQL 的无符号形式和 Oracle 的 `NUMBER(19)`。',
      },
      reason: {
        en: 'An INTEGER ends at 2,147,483,647, and widening it changes each table that references it. Random UUIDs are inserted all over a clustered table: InnoDB and SQL Server split pages everywhere instead of appending to the last one, and the pages being written no longer fit in the cache. Text keys use a collation in every comparison.',
        zh: 'INTEGER 止于 2,147,483,647，到时候加宽，引用它的每张表都要改。随机 UUID 会落在聚集表的任意位置：InnoDB 和 SQL Server 不是往最后一页追加，而是到处分裂页，要写的页太多，缓存放不下。文本主键的每次比较都要用到排序规则。',
      },
      bad: {
        sql: `CREATE TABLE web_session (
  ss_id UUID DEFAULT gen_random_uuid() PRIMARY KEY,
  ss_started_at TIMESTAMPTZ NOT NULL
);`,
      },
      good: {
        sql: `CREATE TABLE web_session (
  ss_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ss_token UUID NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ss_started_at TIMESTAMPTZ NOT NULL
);`,
      },
      variants: {
        mysql: `CREATE TABLE web_session (
  ss_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  ss_token BINARY(16) NOT NULL DEFAULT (UUID_TO_BIN(UUID())) UNIQUE,
  ss_started_at DATETIME NOT NULL
);`,
        sqlserver: `CREATE TABLE web_session (
  ss_id BIGINT IDENTITY(1,1) PRIMARY KEY,
  ss_token UNIQUEIDENTIFIER NOT NULL DEFAULT NEWID() UNIQUE,
  ss_started_at DATETIMEOFFSET NOT NULL
);`,
        oracle: `CREATE TABLE web_session (
  ss_id NUMBER(19) GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ss_token RAW(16) DEFAULT SYS_GUID() NOT NULL UNIQUE,
  ss_started_at TIMESTAMP WITH TIME ZONE NOT NULL
);`,
      },
      note: {
        en: 'Identifiers that are generated outside the database need another type: add `UUID` to the list, and use version 7, which begins with the time (`uuidv7()` in PostgreSQL 18). Standard codes, such as currencies, can be keys themselves.',
        zh: '在数据库之外生成的标识需要别的类型：把 `UUID` 加入列表，并采用以时间开头的第 7 版（PostgreSQL 18 有 `uuidv7()`）。货币代码之类有公认标准的编码，可以直接作主键。',
      },
    },
    {
      code: 'CN04',
      name: { en: 'Primary key and identity', zh: '主键自增策略' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'identity is', zh: '自增' }, default: 'required' },
      trigger: {
        en: 'with `required`, a primary key of one column is not an identity (AUTO_INCREMENT, IDENTITY, serial); with `forbidden`, it is an identity.',
        zh: '设为 `required` 时，单列主键不是自增列（AUTO_INCREMENT、IDENTITY、serial）；设为 `forbidden` 时，单列主键是自增列。',
      },
      reason: {
        en: 'On one server an identity column is the simplest source of keys, while `MAX(id) + 1` can give two sessions the same number. With several shards or sites the opposite is true: numbers from two of them collide when the data are merged, and a shared counter can become a bottleneck for all inserts. Choose one of the two settings for a schema.',
        zh: '在单台服务器上，自增是最省事的取号方式，用 `MAX(id) + 1` 两个会话会取到同一个号。跨分片、跨机房时则相反：两处的号在合并数据时会冲突，而全局统一的计数器又可能成为所有写入的瓶颈。用哪一种因团队而异，但同一个 schema 里不要两种并存。',
      },
      bad: {
        sql: `CREATE TABLE complaint (cm_id BIGINT PRIMARY KEY, cm_text VARCHAR(400) NOT NULL);
INSERT INTO complaint
SELECT COALESCE(MAX(cm_id), 0) + 1, 'arrived damaged' FROM complaint;`,
      },
      good: {
        sql: `CREATE TABLE complaint (
  cm_id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cm_text VARCHAR(400) NOT NULL
);
INSERT INTO complaint (cm_text) VALUES ('arrived damaged') RETURNING cm_id;`,
      },
      variants: {
        mysql: `CREATE TABLE complaint (
  cm_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  cm_text VARCHAR(400) NOT NULL
);
INSERT INTO complaint (cm_text) VALUES ('arrived damaged');
SELECT LAST_INSERT_ID();`,
        sqlserver: `CREATE TABLE complaint (
  cm_id BIGINT IDENTITY(1,1) PRIMARY KEY,
  cm_text VARCHAR(400) NOT NULL
);
INSERT INTO complaint (cm_text) OUTPUT inserted.cm_id VALUES ('arrived damaged');`,
        oracle: `CREATE TABLE complaint (
  cm_id NUMBER(19) GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cm_text VARCHAR2(400) NOT NULL
);
INSERT INTO complaint (cm_text) VALUES ('arrived damaged') RETURNING cm_id INTO :id;`,
      },
      note: {
        en: 'With `forbidden`, use sequences with a different offset per site, or identifiers from the application. Gaps are normal in every variant; a number without gaps needs a separate column.',
        zh: '设为 `forbidden` 时，可让各站点的序列起点错开，或由应用生成标识。哪种方式都会有空号；要求连号的编号应另设一列。',
      },
    },
    {
      code: 'CN05',
      name: { en: 'Foreign keys disallowed', zh: '禁用外键' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a foreign key is declared.',
        zh: '声明了外键。',
      },
      reason: {
        en: 'Each insert into the child locks the parent row: shared in InnoDB, FOR KEY SHARE in PostgreSQL. A long transaction then blocks other sessions: in InnoDB those that change the parent row, in PostgreSQL those that delete it or change its key. In SQL Server the insert reads the parent row with a shared lock, so it can wait for a session that has changed this row, even under READ_COMMITTED_SNAPSHOT. A foreign key usually cannot span shards, and the online schema tool gh-ost does not support tables with foreign keys.',
        zh: '往子表插入一行，就要锁住父表的对应行：InnoDB 用共享锁，PostgreSQL 用 FOR KEY SHARE。长事务因此会阻塞其他会话：在 InnoDB 中是修改父行的会话，在 PostgreSQL 中是删除父行或修改其键的会话。SQL Server 的插入要用共享锁读取父行，因此即使启用 READ_COMMITTED_SNAPSHOT，也可能要等改过该行的会话提交。外键通常不能跨分片，在线改表工具 gh-ost 也不支持带外键的表。',
      },
      bad: {
        sql: `CREATE TABLE refund (
  rf_id BIGINT PRIMARY KEY,
  rf_orderkey INTEGER NOT NULL REFERENCES orders ON DELETE CASCADE
);`,
      },
      good: {
        sql: `CREATE TABLE refund (rf_id BIGINT PRIMARY KEY, rf_orderkey INTEGER NOT NULL);
CREATE INDEX idx_refund_orderkey ON refund (rf_orderkey);
-- every night: refunds whose order is gone
SELECT rf_id FROM refund
WHERE NOT EXISTS (SELECT FROM orders WHERE o_orderkey = rf_orderkey);`,
      },
      variants: {
        mysql: `CREATE TABLE refund (rf_id BIGINT PRIMARY KEY, rf_orderkey INTEGER NOT NULL);
CREATE INDEX idx_refund_orderkey ON refund (rf_orderkey);
-- every night: refunds whose order is gone
SELECT rf_id FROM refund
WHERE NOT EXISTS (SELECT 1 FROM orders WHERE o_orderkey = rf_orderkey);`,
        sqlserver: `CREATE TABLE refund (rf_id BIGINT PRIMARY KEY, rf_orderkey INTEGER NOT NULL);
CREATE INDEX idx_refund_orderkey ON refund (rf_orderkey);
-- every night: refunds whose order is gone
SELECT rf_id FROM refund
WHERE NOT EXISTS (SELECT 1 FROM orders WHERE o_orderkey = rf_orderkey);`,
        oracle: `CREATE TABLE refund (rf_id NUMBER(19) PRIMARY KEY, rf_orderkey INTEGER NOT NULL);
CREATE INDEX idx_refund_orderkey ON refund (rf_orderkey);
-- every night: refunds whose order is gone
SELECT rf_id FROM refund
WHERE NOT EXISTS (SELECT 1 FROM orders WHERE o_orderkey = rf_orderkey);`,
      },
      note: {
        en: 'This rule is a convention for large or sharded systems and not for all. Without foreign keys orphans will occur, and Oracle and SQL Server cannot eliminate inner joins (RW18). Switch the rule off for systems that fit on one server.',
        zh: '这是大型系统或分片系统的约定，不是定论。没有外键，迟早会出现孤儿行，Oracle 和 SQL Server 也失去了消除内连接（RW18）的依据。一台服务器装得下的系统，请关闭本规则。',
      },
    },
    {
      code: 'CN06',
      name: { en: 'Foreign key of another type', zh: '外键类型不一致' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a foreign key column and the column it references differ in type, length, precision, sign, character set or collation.',
        zh: '外键列与被引用列的类型、长度、精度、有无符号、字符集或排序规则不同。',
      },
      reason: {
        en: 'PostgreSQL allows an INTEGER column that references a BIGINT column. Once the parent passes 2,147,483,647, its new rows cannot have child rows. MySQL rejects integers of different size or sign (error 3780), but allows strings of different length.',
        zh: 'PostgreSQL 允许 INTEGER 列引用 BIGINT 列。父表编号一过 2,147,483,647，新的父行就再也不能有子行。MySQL 会拒绝宽度或符号不同的整数（错误 3780），却允许字符串长度不同。',
      },
      bad: {
        sql: `CREATE TABLE account (ac_id BIGINT PRIMARY KEY);
CREATE TABLE payment (
  py_id BIGINT PRIMARY KEY,
  py_account INTEGER NOT NULL REFERENCES account
);
INSERT INTO account VALUES (2147483648);
INSERT INTO payment VALUES (1, 2147483648);`,
        marks: 'fails="integer out of range"',
      },
      good: {
        sql: `CREATE TABLE account (ac_id BIGINT PRIMARY KEY);
CREATE TABLE payment (
  py_id BIGINT PRIMARY KEY,
  py_account BIGINT NOT NULL REFERENCES account
);
INSERT INTO account VALUES (2147483648);
INSERT INTO payment VALUES (1, 2147483648);`,
      },
      variants: {
        mysql: `CREATE TABLE account (ac_id BIGINT PRIMARY KEY);
CREATE TABLE payment (
  py_id BIGINT PRIMARY KEY,
  py_account BIGINT NOT NULL,
  FOREIGN KEY (py_account) REFERENCES account (ac_id)
);
INSERT INTO account VALUES (2147483648);
INSERT INTO payment VALUES (1, 2147483648);`,
        oracle: `CREATE TABLE account (ac_id NUMBER(19) PRIMARY KEY);
CREATE TABLE payment (
  py_id NUMBER(19) PRIMARY KEY,
  py_account NUMBER(19) NOT NULL REFERENCES account
);
INSERT INTO account VALUES (2147483648);
INSERT INTO payment VALUES (1, 2147483648);`,
      },
      note: {
        en: 'A child column that is wider than its parent only wastes space. DM25 checks columns that are joined without a foreign key.',
        zh: '子列比父列宽，损失的只是空间。没有外键却用来连接的列，由 DM25 检查。',
      },
    },
    {
      code: 'CN07',
      name: { en: 'CHECK constraint', zh: '限制 CHECK' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a CHECK constraint is declared, on a column or on the table.',
        zh: '声明了列级或表级的 CHECK 约束。',
      },
      reason: {
        en: 'MySQL before 8.0.16 parses the constraint and ignores it, so the schema states a rule that is not enforced. Where it is enforced, a CHECK rejects only FALSE: a comparison with NULL is UNKNOWN, and the row is accepted. A list of states in a constraint needs DDL on the big table for each new state; a table of states needs only an INSERT.',
        zh: 'MySQL 8.0.16 之前会解析 CHECK，然后丢掉，schema 里写的规则其实没有执行。即使执行，CHECK 也只拒绝结果为 FALSE 的数据：与 NULL 比较的结果是 UNKNOWN，照样放行。把状态列表写进约束，每加一个状态都要对大表做 DDL；用状态表，只需 INSERT 一行。',
      },
      bad: {
        sql: `CREATE TABLE claim (
  cl_id BIGINT PRIMARY KEY,
  cl_state CHAR(1) CHECK (cl_state IN ('N', 'A', 'R'))
);
INSERT INTO claim VALUES (1, NULL);`,
      },
      good: {
        sql: `CREATE TABLE claim_state (cs_state CHAR(1) PRIMARY KEY);
INSERT INTO claim_state VALUES ('N'), ('A'), ('R');
CREATE TABLE claim (
  cl_id BIGINT PRIMARY KEY,
  cl_state CHAR(1) NOT NULL REFERENCES claim_state
);`,
      },
      variants: {
        mysql: `CREATE TABLE claim_state (cs_state CHAR(1) PRIMARY KEY);
INSERT INTO claim_state VALUES ('N'), ('A'), ('R');
CREATE TABLE claim (
  cl_id BIGINT PRIMARY KEY,
  cl_state CHAR(1) NOT NULL,
  FOREIGN KEY (cl_state) REFERENCES claim_state (cs_state)
);`,
        oracle: `CREATE TABLE claim_state (cs_state CHAR(1) PRIMARY KEY);
INSERT INTO claim_state (cs_state)
SELECT 'N' FROM dual UNION ALL SELECT 'A' FROM dual UNION ALL SELECT 'R' FROM dual;
CREATE TABLE claim (
  cl_id NUMBER(19) PRIMARY KEY,
  cl_state CHAR(1) NOT NULL REFERENCES claim_state
);`,
      },
      note: {
        en: 'Conditions that will not change, `l_discount BETWEEN 0 AND 1`, are safest in the database. On MySQL 8.0.16 and later and on other databases, switch the rule off unless you want to find lists of values.',
        zh: '像 `l_discount BETWEEN 0 AND 1` 这样不会变的条件，放在数据库里最稳妥。在 MySQL 8.0.16 及以后和其他各数据库中，除非要找出取值列表，否则可以关闭本规则。',
      },
    },
    {
      code: 'CN08',
      name: { en: 'Key added without its index', zh: '先建索引再加约束' },
      level: 'notice',
      statements: ['ALTER TABLE'],
      databases: ['postgresql', 'opengauss', 'oracle', 'kes'],
      trigger: {
        en: 'a PRIMARY KEY or UNIQUE constraint is added to a table that the same script did not create, without USING INDEX.',
        zh: '对并非由同一脚本创建的表添加 PRIMARY KEY 或 UNIQUE 约束，且没有 USING INDEX。',
      },
      reason: {
        en: 'The constraint builds its index itself, in PostgreSQL under an ACCESS EXCLUSIVE lock, which blocks even SELECT until the index is finished. If it finds a duplicate at the end, all the work is lost. If the unique index already exists, the ALTER only changes the catalogue.',
        zh: '添加约束时会自行建索引，在 PostgreSQL 中整个过程持有 ACCESS EXCLUSIVE 锁：索引建完之前，连 SELECT 都被阻塞。若最后才发现重复，就全白做了。事先建好唯一索引，ALTER 就只需改系统表。',
      },
      bad: {
        sql: `ALTER TABLE customer ADD CONSTRAINT uk_customer_name UNIQUE (c_name);`,
      },
      good: {
        sql: `CREATE UNIQUE INDEX CONCURRENTLY uk_customer_name ON customer (c_name);
ALTER TABLE customer
  ADD CONSTRAINT uk_customer_name UNIQUE USING INDEX uk_customer_name;`,
        marks: 'parsed',
      },
      variants: {
        oracle: `CREATE UNIQUE INDEX uk_customer_name ON customer (c_name) ONLINE;
ALTER TABLE customer
  ADD CONSTRAINT uk_customer_name UNIQUE (c_name) USING INDEX uk_customer_name;`,
      },
      note: {
        en: 'For a primary key in PostgreSQL the columns should already be NOT NULL; otherwise the ALTER still reads the whole table. MySQL and SQL Server cannot use an existing index; there the options of the ALTER itself matter (IX13).',
        zh: '在 PostgreSQL 中加主键，列最好已是 NOT NULL，否则 ALTER 仍要读全表。MySQL 和 SQL Server 不能借用已有的索引，要看 ALTER 自身的选项（IX13）。',
      },
    },
    {
      code: 'CN09',
      name: { en: 'Constraint validated under lock', zh: '约束校验方式' },
      level: 'warning',
      statements: ['ALTER TABLE'],
      databases: ['postgresql', 'opengauss', 'oracle', 'kes'],
      trigger: {
        en: 'a foreign key or CHECK is added to an existing table without NOT VALID (in Oracle without ENABLE NOVALIDATE).',
        zh: '对已有的表添加外键或 CHECK，没有写 NOT VALID（Oracle 中为 ENABLE NOVALIDATE）。',
      },
      reason: {
        en: 'Every existing row is checked before the lock is released. In PostgreSQL this lock is ACCESS EXCLUSIVE for a CHECK; a foreign key blocks writes to both tables. With NOT VALID the constraint applies to new rows at once, and VALIDATE later checks the old rows under a lock that allows reads and writes.',
        zh: '现有的每一行都要检查完，锁才会释放。在 PostgreSQL 中，加 CHECK 持有 ACCESS EXCLUSIVE 锁；加外键则让两张表都不能写。声明为 NOT VALID，约束立即对新数据生效，之后由 VALIDATE 检查旧数据，检查时的锁不妨碍读写。',
      },
      bad: {
        sql: `ALTER TABLE lineitem
  ADD CONSTRAINT ck_lineitem_discount CHECK (l_discount BETWEEN 0 AND 1);`,
      },
      good: {
        sql: `ALTER TABLE lineitem
  ADD CONSTRAINT ck_lineitem_discount CHECK (l_discount BETWEEN 0 AND 1) NOT VALID;
-- in a transaction of its own
ALTER TABLE lineitem VALIDATE CONSTRAINT ck_lineitem_discount;`,
      },
      variants: {
        oracle: `ALTER TABLE lineitem
  ADD CONSTRAINT ck_lineitem_discount CHECK (l_discount BETWEEN 0 AND 1) ENABLE NOVALIDATE;
ALTER TABLE lineitem MODIFY CONSTRAINT ck_lineitem_discount VALIDATE;`,
      },
      note: {
        en: "The two steps must be two transactions; otherwise the first lock is held until the end. PostgreSQL 18 offers NOT VALID for NOT NULL too. SQL Server's `WITH NOCHECK` looks similar, but its optimiser ignores the constraint until it has been checked.",
        zh: '两步必须在两个事务里，否则第一步的锁会一直持有到最后。PostgreSQL 18 的 NOT NULL 也支持 NOT VALID。SQL Server 的 `WITH NOCHECK` 看似相同，但在重新校验之前，优化器不会采用这个约束。',
      },
    },
  ],
} satisfies RuleFamily

export default family
