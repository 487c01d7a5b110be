import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbOperate/alteration',
  rules: [
    {
      code: 'OP08',
      name: { en: "Change of a column's type", zh: '修改列类型' },
      level: 'warning',
      needs: 'workspace',
      statements: ['ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a column gets another type. Lengthening a VARCHAR is not reported, except in MySQL where it crosses 255 bytes.',
        zh: '列改为另一种类型。加长 VARCHAR 不报；但在 MySQL 中若跨过 255 字节，则报。',
      },
      reason: {
        en: 'PostgreSQL rewrites the table and its indexes under an ACCESS EXCLUSIVE lock, unless the old bytes are valid in the new type (VARCHAR to a longer one or to TEXT). MySQL can only use the COPY algorithm, which blocks writes. INTEGER to BIGINT, the most frequent change, is a rewrite in both. SQL Server changes the rows under a Sch-M lock, which blocks readers too; from 2016 many such changes can be made with `ONLINE = ON`. Oracle refuses most of them while the column has values ([ORA-01439](https://docs.oracle.com/en/error-help/db/ora-01439)).',
        zh: '除非旧数据的字节在新类型中同样有效（VARCHAR 改得更长，或改为 TEXT），PostgreSQL 会在 ACCESS EXCLUSIVE 锁下重写整张表和索引。MySQL 改类型只有 COPY 算法，其间不能写入。最常见的 INTEGER 改 BIGINT，在两种数据库中都要重写。SQL Server 在 Sch-M 锁下修改各行，读也被阻塞；从 2016 起，许多这类修改可以加 `ONLINE = ON` 在线执行。Oracle 中只要列里有值，多数修改都会被拒绝（[ORA-01439](https://docs.oracle.com/en/error-help/db/ora-01439)）。',
      },
      bad: { sql: `ALTER TABLE lineitem ALTER COLUMN l_linenumber TYPE BIGINT;` },
      good: { sql: `ALTER TABLE customer ALTER COLUMN c_address TYPE VARCHAR(200);` },
      variants: {
        mysql: 'ALTER TABLE customer MODIFY COLUMN c_address VARCHAR(200);',
        sqlserver: 'ALTER TABLE customer ALTER COLUMN c_address VARCHAR(200) NULL;',
        oracle: 'ALTER TABLE customer MODIFY c_address VARCHAR2(200);',
      },
      note: {
        en: 'For a big table: add a second column, keep it in step with a trigger, fill it in batches, and swap the two at the end. A table of a few thousand rows can simply be altered.',
        zh: '大表的做法：新加一列，用触发器保持同步，分批回填，最后切换。只有几千行的表，直接改就是。',
      },
    },
    {
      code: 'OP09',
      name: { en: 'Shorter length or lower precision', zh: '缩短长度' },
      level: 'warning',
      needs: 'workspace',
      statements: ['ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'the new type of a column holds shorter texts, fewer digits or a smaller range than the old one.',
        zh: '列的新类型所容纳的文本更短、位数更少或范围更小。',
      },
      reason: {
        en: 'A shorter length fails if a value does not fit: PostgreSQL says “value too long”, and MySQL in strict mode fails too; outside of it MySQL truncates texts with a warning. A lower scale mostly succeeds and loses data: PostgreSQL and MySQL round each value, with scale 0 to whole units, and the cents are gone. The statement fails only if the integer part no longer fits. Oracle refuses a lower precision or scale while the column has values ([ORA-01440](https://docs.oracle.com/en/error-help/db/ora-01440)).',
        zh: '缩短长度时，放不下的值会报错：PostgreSQL 提示“value too long”，严格模式的 MySQL 也报错，非严格模式则截断文本，只给一条警告。减少小数位多半会成功，数据却丢了：PostgreSQL 和 MySQL 会四舍五入每个值，小数位为 0 时取整，角分就此消失；只有整数部分放不下时才报错。Oracle 中，列里只要有值，就不允许降低精度或小数位（[ORA-01440](https://docs.oracle.com/en/error-help/db/ora-01440)）。',
      },
      bad: { sql: `ALTER TABLE customer ALTER COLUMN c_acctbal TYPE DECIMAL(15,0);` },
      good: {
        sql: `ALTER TABLE customer
  ADD CONSTRAINT ck_customer_whole CHECK (c_acctbal = ROUND(c_acctbal)) NOT VALID;`,
      },
      variants: {
        mysql: `ALTER TABLE customer
  ADD CONSTRAINT ck_customer_whole CHECK (c_acctbal = ROUND(c_acctbal));`,
        sqlserver: `ALTER TABLE customer WITH NOCHECK
  ADD CONSTRAINT ck_customer_whole CHECK (c_acctbal = ROUND(c_acctbal, 0));`,
        oracle: `ALTER TABLE customer
  ADD CONSTRAINT ck_customer_whole CHECK (c_acctbal = ROUND(c_acctbal)) ENABLE NOVALIDATE;`,
      },
      note: {
        en: 'If only new values must be shorter, add a NOT VALID constraint. The constraint leaves the old values as they are, but an old row has to satisfy it when the row is updated. You can accept the finding once a query has shown that no data would be lost.',
        zh: '若只是要求今后的值更短，加一个 NOT VALID 的约束就够了：旧数据原样保留，但旧行更新时也要满足它。用查询确认不会丢失数据之后，可以放行。',
      },
    },
    {
      code: 'OP10',
      name: { en: 'FIRST and AFTER', zh: '调整列序' },
      level: 'notice',
      statements: ['ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column is added or moved with FIRST or AFTER. From MySQL 8.0.29 only moving an existing column is reported.',
        zh: '用 FIRST 或 AFTER 添加或移动列。MySQL 8.0.29 起，只报移动已有的列。',
      },
      reason: {
        en: 'The position matters only to `SELECT *` and to INSERT without a column list, and both are reported by other rules (DM03, DM04). Moving a column rebuilds the table, and a statement that names its columns sees no difference. Before 8.0.29 adding a column was INSTANT only in the last position.',
        zh: '列的位置只对 `SELECT *` 和不写列名的 INSERT 有影响，而这两者另有规则检查（DM03、DM04）。移动列要重建整张表，写明列名的语句却看不出任何变化。8.0.29 之前，新列加在最后才能 INSTANT。',
      },
      bad: {
        sql: `ALTER TABLE customer MODIFY COLUMN c_phone CHAR(15) AFTER c_name;`,
        marks: 'mysql',
      },
      good: {
        sql: `SELECT c_custkey, c_name, c_phone
FROM customer;`,
        marks: 'mysql',
      },
      note: {
        en: 'In OceanBase the rule is for MySQL mode. openGauss has the clause in B mode; the rule does not check it there. Before the first release of a table, change the order as you like.',
        zh: '在 OceanBase 中，本规则针对 MySQL 模式。openGauss 的 B 模式也有这种子句，本规则不检查。表还没上线时，列序想怎么整理都行。',
      },
    },
    {
      code: 'OP11',
      name: { en: 'New column with DEFAULT or NOT NULL', zh: '加列带默认值' },
      level: 'warning',
      statements: ['ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a column is added with NOT NULL and no default; with a default that has to be computed for each row; or with any default on a version older than those below.',
        zh: '添加的列为 NOT NULL 却没有默认值；默认值须逐行计算；或者在早于下述版本的数据库上带任何默认值。',
      },
      reason: {
        en: 'From PostgreSQL 11 and MySQL 8.0.12 on, a constant default is only an entry in the catalogue. So it is in SQL Server Enterprise Edition from 2012 for a NOT NULL column. In PostgreSQL and SQL Server this also applies to the current time. Older versions write the default into every row. All versions do so with a volatile default such as `gen_random_uuid()`, or `NEWID()` for a NOT NULL column: PostgreSQL rewrites the table under a lock that blocks all readers and writers. NOT NULL without a default fails in PostgreSQL and SQL Server if the table has rows.',
        zh: '从 PostgreSQL 11 和 MySQL 8.0.12 起，常量默认值只写进系统表，SQL Server 企业版从 2012 起对 NOT NULL 列也如此；在 PostgreSQL 和 SQL Server 中，当前时间同样适用。更早的版本要把默认值写进每一行；`gen_random_uuid()` 或 NOT NULL 列的 `NEWID()` 这样的易变默认值，所有版本都要逐行写入：PostgreSQL 会重写整张表，其间读写都被阻塞。NOT NULL 而没有默认值，表中只要有一行，PostgreSQL 和 SQL Server 就报错。',
      },
      bad: {
        sql: `ALTER TABLE orders
  ADD COLUMN o_token UUID NOT NULL DEFAULT gen_random_uuid();`,
      },
      good: {
        sql: `ALTER TABLE orders ADD COLUMN o_token UUID;
ALTER TABLE orders ALTER COLUMN o_token SET DEFAULT gen_random_uuid();
-- then in batches, until no row is left
UPDATE orders SET o_token = gen_random_uuid()
WHERE o_orderkey BETWEEN 1 AND 10 AND o_token IS NULL;`,
      },
      variants: {
        mysql: `ALTER TABLE orders ADD COLUMN o_token BINARY(16);
ALTER TABLE orders ALTER COLUMN o_token SET DEFAULT (UUID_TO_BIN(UUID()));
-- then in batches, until no row is left
UPDATE orders SET o_token = UUID_TO_BIN(UUID())
WHERE o_orderkey BETWEEN 1 AND 10 AND o_token IS NULL;`,
        sqlserver: `ALTER TABLE orders ADD o_token UNIQUEIDENTIFIER;
ALTER TABLE orders ADD CONSTRAINT df_orders_token DEFAULT NEWID() FOR o_token;
GO
-- then in batches, until no row is left
UPDATE orders SET o_token = NEWID()
WHERE o_orderkey BETWEEN 1 AND 10 AND o_token IS NULL;`,
        oracle: `ALTER TABLE orders ADD o_token RAW(16);
ALTER TABLE orders MODIFY o_token DEFAULT SYS_GUID();
-- then in batches, until no row is left
UPDATE orders SET o_token = SYS_GUID()
WHERE o_orderkey BETWEEN 1 AND 10 AND o_token IS NULL;`,
      },
      note: {
        en: 'Oracle stores the default in the dictionary from 11g for a NOT NULL column and from 12c for a nullable one.',
        zh: 'Oracle 从 11g 起把 NOT NULL 列的默认值存在数据字典里，可空列从 12c 起。',
      },
    },
    {
      code: 'OP12',
      name: { en: 'Several ALTERs of one table', zh: '合并 ALTER' },
      level: 'notice',
      statements: ['ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'two or more ALTER TABLE statements of an audit change the same table, and no statement between them uses what the first one did.',
        zh: '一次审核中有两条以上 ALTER TABLE 修改同一张表，且其间没有语句用到前一条的结果。',
      },
      reason: {
        en: 'Each statement waits for its lock behind the longest running query, and each may rebuild the table. PostgreSQL and MySQL accept a list of changes in one ALTER: PostgreSQL passes over the table once for all of them, MySQL rebuilds it once. A single statement also cannot stop half-way, as a script of four statements can.',
        zh: '每条语句都要排在运行最久的查询后面等锁，也都可能重建一次表。PostgreSQL 和 MySQL 都允许在一条 ALTER 中写多项修改：PostgreSQL 只扫一遍表，MySQL 只重建一次。四条语句执行到第二条就中断的情况，也不会出现。',
      },
      bad: {
        sql: `ALTER TABLE supplier ALTER COLUMN s_acctbal TYPE DECIMAL(18,4);
ALTER TABLE supplier ALTER COLUMN s_phone TYPE CHAR(20);`,
      },
      good: {
        sql: `ALTER TABLE supplier
  ALTER COLUMN s_acctbal TYPE DECIMAL(18,4),
  ALTER COLUMN s_phone TYPE CHAR(20);`,
      },
      variants: {
        mysql: `ALTER TABLE supplier
  MODIFY COLUMN s_acctbal DECIMAL(18,4),
  MODIFY COLUMN s_phone CHAR(20);`,
      },
      note: {
        en: 'Do not combine an INSTANT change with one that rebuilds: the whole statement takes as long as its slowest change. NOT VALID and its VALIDATE (CN09) must also stay separate.',
        zh: '不要把 INSTANT 的修改与要重建的修改合在一起：整条语句会按最慢的那项执行。NOT VALID 与随后的 VALIDATE（CN09）也必须分开。',
      },
    },
    {
      code: 'OP14',
      name: { en: 'Logic stored in the database', zh: '限制触发器、存储过程等' },
      level: 'warning',
      statements: ['CREATE VIEW', 'CREATE TRIGGER', 'CREATE PROCEDURE', 'CREATE FUNCTION', 'CREATE EVENT'],
      databases: 'all',
      threshold: {
        name: { en: 'reported kinds', zh: '报告的种类' },
        default: 'view, trigger, procedure, function, event',
      },
      trigger: {
        en: 'an object of one of these kinds is created. Each kind can be removed from the list.',
        zh: '创建列表中某一种类的对象。每一种都可以从列表中去掉。',
      },
      reason: {
        en: "A trigger runs for each row inside the writer's transaction, and neither the statement nor its estimated plan shows it. Two versions of a program that run side by side share one version of a procedure. A view on a view hides how many tables are joined. In PostgreSQL a view also prevents changing the type of a column that it uses.",
        zh: '触发器在写入方的事务里逐行执行，语句和估算的执行计划里都看不到。同时运行的两个程序版本，只能共用同一版存储过程。视图套视图，让人看不清到底连接了多少张表；在 PostgreSQL 中，视图还会妨碍修改所用列的类型。',
      },
      bad: {
        sql: `CREATE FUNCTION fill_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.l_tax := COALESCE(NEW.l_tax, 0.08);
  RETURN NEW;
END $$;
CREATE TRIGGER trg_lineitem_tax BEFORE INSERT ON lineitem
  FOR EACH ROW EXECUTE FUNCTION fill_tax();`,
      },
      good: { sql: `ALTER TABLE lineitem ALTER COLUMN l_tax SET DEFAULT 0.08;` },
      variants: {
        sqlserver: 'ALTER TABLE lineitem ADD CONSTRAINT df_lineitem_tax DEFAULT 0.08 FOR l_tax;',
        oracle: 'ALTER TABLE lineitem MODIFY l_tax DEFAULT 0.08;',
      },
      note: {
        en: 'A default, a generated column or a constraint can often replace a trigger. Teams that use stored procedures keep the rule for triggers and events only.',
        zh: '触发器做的事，很多可以用声明代替：默认值、生成列、约束。以存储过程为主的团队，可以只保留触发器和事件两项，其余关闭。',
      },
    },
    {
      code: 'OP15',
      name: { en: 'DDL on a big table', zh: '大表 DDL' },
      level: 'warning',
      needs: 'statistics',
      statements: ['ALTER TABLE', 'CREATE INDEX'],
      databases: 'all',
      threshold: { name: { en: 'from', zh: '起点' }, default: 10, unit: { en: 'GB', zh: 'GB' } },
      trigger: {
        en: 'a statement copies, rewrites or scans a table that is larger than the limit. A change of the catalogue alone is not reported.',
        zh: '语句会复制、重写或扫描超过该大小的表。只改系统表的不报。',
      },
      reason: {
        en: 'A rebuild needs the same amount of space again, and its log reaches every replica. A replica that applies it as a single statement is delayed by as long as the statement took. In MySQL, `ALGORITHM=INSTANT` makes the statement fail if the change is not instant. For changes that are not instant use gh-ost or pt-online-schema-change, which copy in small steps and can pause.',
        zh: '重建需要同样大的空间，产生的日志还要送到每个从库；从库若当作一条语句来执行，主库用了多久，从库就延迟多久。在 MySQL 中写上 `ALGORITHM=INSTANT`，做不到时会立即报错。做不到 INSTANT 的，应交给 gh-ost 或 pt-online-schema-change，它们分小步复制，可以随时暂停。',
      },
      bad: {
        sql: `ALTER TABLE lineitem ADD COLUMN l_source VARCHAR(20), ALGORITHM=COPY;`,
        marks: 'mysql',
      },
      good: {
        sql: `ALTER TABLE lineitem ADD COLUMN l_source VARCHAR(20), ALGORITHM=INSTANT;`,
        marks: 'mysql',
      },
      note: {
        en: 'Set the limit to what your disks can copy within the longest pause you can accept. In PostgreSQL set a `lock_timeout` even for a short ALTER and repeat it if it fails: while it waits for the lock, all later statements wait behind it.',
        zh: '上限这样定：业务最长能停多久，这段时间里磁盘能复制多少。在 PostgreSQL 中，再短的 ALTER 也要设 `lock_timeout`，失败就重试，因为 ALTER 等锁时，后来的语句都要排在后面。',
      },
    },
    {
      code: 'OP16',
      name: { en: 'Object exists already, or does not', zh: '对象存在性' },
      level: 'prohibited',
      needs: 'workspace',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'DROP TABLE', 'TRUNCATE', 'CREATE INDEX', 'DROP INDEX', 'RENAME'],
      databases: 'all',
      trigger: {
        en: 'a statement creates an object that already exists, or names an object that does not exist. The rule looks at the workspace as the earlier statements of the script leave it. Statements with IF EXISTS or IF NOT EXISTS are not reported.',
        zh: '语句要创建的对象已经存在，或所引用的对象不存在；以脚本前面各条语句执行之后的工作空间为准。写了 IF EXISTS、IF NOT EXISTS 的不报。',
      },
      reason: {
        en: 'Such a statement fails, and an error during a release costs most. In MySQL and Oracle each DDL statement commits, so a script that stops there leaves the schema half changed. PostgreSQL can run nearly the whole script in one transaction; statements with CONCURRENTLY must stay outside.',
        zh: '这必然出错，而上线时才发现代价最大。MySQL 和 Oracle 的每条 DDL 都会提交，脚本停在这里，schema 就只改了一半。PostgreSQL 几乎可以把整个脚本放进一个事务，带 CONCURRENTLY 的语句必须留在外面。',
      },
      bad: {
        sql: `ALTER TABLE customer ADD COLUMN c_phone VARCHAR(20);`,
        marks: 'fails="already exists"',
      },
      good: { sql: `ALTER TABLE customer ADD COLUMN c_mobile VARCHAR(20);` },
      variants: {
        sqlserver: 'ALTER TABLE customer ADD c_mobile VARCHAR(20);',
        oracle: 'ALTER TABLE customer ADD c_mobile VARCHAR2(20);',
      },
      note: {
        en: 'If a finding surprises you, the workspace is usually older than the database, or its default schema is wrong. Synchronise the workspace before you ask the author.',
        zh: '若报告的问题出乎意料，多半是工作空间比数据库旧，或默认 schema 不对。请先同步工作空间，再问作者。',
      },
    },
  ],
} satisfies RuleFamily

export default family
