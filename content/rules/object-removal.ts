import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbOperate/removal',
  rules: [
    {
      code: 'OP01',
      name: { en: 'DROP TABLE, VIEW or DATABASE', zh: '禁止删除库、表' },
      level: 'prohibited',
      statements: ['DROP TABLE', 'DROP VIEW', 'DROP DATABASE', 'DROP SCHEMA'],
      databases: 'all',
      threshold: { name: { en: 'names that may go', zh: '允许删除的名称' }, default: '_bak$' },
      trigger: {
        en: 'a table, view or database is dropped, or a schema together with its tables, and the name does not match the pattern. In Oracle the schema is that of a user. Temporary tables that the same script created are not reported.',
        zh: '删除表、视图、数据库，或连同其中的表一起删除 schema，且名称与正则表达式不匹配。Oracle 中的 schema 即用户。同一脚本创建的临时表不报。',
      },
      reason: {
        en: 'In MySQL the statement commits at once, and you can recover the rows only from a backup. With CASCADE, PostgreSQL also drops what depends on the table, such as foreign keys of other tables, and reports it only in a notice. Rename the table some weeks before: if a program still uses it, you can rename it back at once.',
        zh: '在 MySQL 中，语句一执行就提交，要找回数据只能靠备份。在 PostgreSQL 中加上 CASCADE，还会删除依赖该表的对象，例如其他表的外键，只给一条 NOTICE。请先改名放上几周，若还有程序要用，立即改回来即可。',
      },
      bad: { sql: `DROP TABLE partsupp CASCADE;` },
      good: { sql: `DROP TABLE IF EXISTS partsupp_1997_bak;` },
      variants: {
        oracle: 'DROP TABLE partsupp_1997_bak;',
      },
      note: {
        en: 'Oracle keeps a dropped table in the recycle bin, unless the statement says PURGE; `FLASHBACK TABLE … TO BEFORE DROP` restores it. Add the prefix of NM13 to the pattern if clean-up jobs are audited too.',
        zh: 'Oracle 会把删除的表放进回收站，除非语句写了 PURGE；用 `FLASHBACK TABLE … TO BEFORE DROP` 可以找回。清理任务若也要审核，请把 NM13 的前缀加进正则。',
      },
    },
    {
      code: 'OP02',
      name: { en: 'DROP COLUMN', zh: '禁止删列' },
      level: 'warning',
      statements: ['ALTER TABLE'],
      databases: 'all',
      trigger: { en: 'a column is dropped.', zh: '删除列。' },
      reason: {
        en: 'During a rolling release the old version of the program still runs, and its INSERTs and SELECTs name the column. The drop may also free no space: PostgreSQL only marks the column as dropped and leaves its bytes in the existing rows. MySQL up to 8.0.28 rebuilds the whole table.',
        zh: '滚动发布期间，旧版程序还在运行，它的 INSERT 和 SELECT 仍写着这一列。删列也未必如愿腾出空间：PostgreSQL 只是把列标记为已删除，现有行里的数据还在；MySQL 到 8.0.28 为止则要重建整张表。',
      },
      bad: { sql: `ALTER TABLE customer DROP COLUMN c_comment;` },
      good: {
        sql: `COMMENT ON COLUMN customer.c_comment IS 'unused since release 42, drop with 44';`,
      },
      variants: {
        mysql: `ALTER TABLE customer MODIFY COLUMN c_comment VARCHAR(117)
  COMMENT 'unused since release 42, drop with 44';`,
        sqlserver: `EXEC sp_addextendedproperty 'MS_Description', N'unused since release 42, drop with 44',
  'SCHEMA', 'dbo', 'TABLE', 'customer', 'COLUMN', 'c_comment';`,
      },
      note: {
        en: 'Use this order: release a version that does not use the column, observe, drop the column in a later release, and then accept the finding. MySQL drops columns INSTANT from 8.0.29, and Oracle hides one at once with `SET UNUSED`.',
        zh: '可行的顺序是：先发布不用该列的版本，观察一段时间，再在后面的版本里删除，届时放行即可。MySQL 从 8.0.29 起可以 INSTANT 删列，Oracle 可用 `SET UNUSED` 立即隐藏。',
      },
    },
    {
      code: 'OP03',
      name: { en: 'DROP of an indexed column', zh: '删除索引列' },
      level: 'warning',
      needs: 'workspace',
      statements: ['ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a column is dropped that is part of an index or key of the table, and the same statement does not drop that index.',
        zh: '被删除的列在表的某个索引或键中，而同一语句没有删除该索引。',
      },
      reason: {
        en: 'The index changes too, without any message. PostgreSQL drops every index that contains the column, even the primary key. So does Oracle, which requires CASCADE CONSTRAINTS only if a constraint also covers other columns or a foreign key references this one. MySQL removes the column from the index and keeps the rest: UNIQUE `(a, b)` becomes UNIQUE `(a)`. Either existing rows violate the shorter key and the statement fails, or from then on the key refuses rows that were allowed before.',
        zh: '索引会跟着变，却没有任何提示。PostgreSQL 会删掉包含该列的所有索引，连主键也不例外；Oracle 也一样，只有约束还涉及其他列，或有外键引用该列时，才要求写 CASCADE CONSTRAINTS。MySQL 则把该列从索引中去掉，其余保留：UNIQUE `(a, b)` 变成 UNIQUE `(a)`，要么当场因数据重复而失败，要么从此禁止了原本允许的数据。',
      },
      bad: {
        sql: `ALTER TABLE lineitem DROP COLUMN l_linenumber;`,
      },
      good: {
        sql: `ALTER TABLE lineitem
  DROP CONSTRAINT lineitem_pkey,
  ADD COLUMN l_id BIGINT GENERATED ALWAYS AS IDENTITY,
  ADD CONSTRAINT pk_lineitem PRIMARY KEY (l_id),
  DROP COLUMN l_linenumber;`,
      },
      variants: {
        mysql: `ALTER TABLE lineitem
  DROP PRIMARY KEY,
  ADD COLUMN l_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  ADD PRIMARY KEY (l_id),
  DROP COLUMN l_linenumber;`,
        oracle: `ALTER TABLE lineitem DROP PRIMARY KEY;
ALTER TABLE lineitem ADD l_id NUMBER(19) GENERATED ALWAYS AS IDENTITY;
ALTER TABLE lineitem ADD CONSTRAINT pk_lineitem PRIMARY KEY (l_id);
ALTER TABLE lineitem DROP COLUMN l_linenumber;`,
      },
      note: {
        en: 'SQL Server refuses to drop a column while an index uses it. A statement that passes here may be reported by OP02 or OP05: this rule only requires that the script names the index.',
        zh: 'SQL Server 中，列被索引引用时无法删除，因此不适用。这里通过的语句仍可能被 OP02、OP05 报告：本规则只要求脚本写明删除了哪个索引。',
      },
    },
    {
      code: 'OP04',
      name: { en: 'DROP INDEX', zh: '删除索引' },
      level: 'warning',
      statements: ['DROP INDEX', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'an index is dropped. An index that the same script creates again under the same name is not reported.',
        zh: '删除索引。同一脚本以原名重建的不报。',
      },
      reason: {
        en: 'You notice only afterwards which statements depended on the index. Building it again takes long on a big table, and those statements are slow meanwhile. An invisible index can be made visible again at once. PostgreSQL has no such option, but its DROP INDEX CONCURRENTLY at least does not block reads and writes. In SQL Server `ALTER INDEX … DISABLE` keeps the definition, but REBUILD must build the index again.',
        zh: '哪些语句依赖这个索引，删除之后才知道；而大表重建索引要很久，其间这些语句一直很慢。设为不可见的索引，可以立即恢复。PostgreSQL 没有这个选项，但 DROP INDEX CONCURRENTLY 至少不会阻塞读写。SQL Server 的 `ALTER INDEX … DISABLE` 只保留定义，恢复时要用 REBUILD 重建。',
      },
      bad: { sql: `DROP INDEX idx_orders_cust;` },
      good: {
        sql: `ALTER INDEX idx_supplier_phone INVISIBLE;`,
        marks: 'oracle',
      },
      variants: {
        postgresql: `-- zero for some weeks: no query has used the index
SELECT idx_scan FROM pg_stat_user_indexes
WHERE indexrelname = 'idx_supplier_phone';`,
        mysql: 'ALTER TABLE supplier ALTER INDEX idx_supplier_phone INVISIBLE;',
        sqlserver: `-- keeps the definition, and REBUILD builds the index again
ALTER INDEX idx_supplier_phone ON supplier DISABLE;`,
      },
      note: {
        en: 'MySQL 8.0 writes `ALTER TABLE … ALTER INDEX … INVISIBLE`. Indexes that IX02 found redundant can be dropped sooner. Drop a unique index only if its values need no longer be unique.',
        zh: 'MySQL 8.0 的写法是 `ALTER TABLE … ALTER INDEX … INVISIBLE`。IX02 判定冗余的索引可以快些删；唯一索引只有在不再需要保证唯一时才能删。',
      },
    },
    {
      code: 'OP05',
      name: { en: 'DROP PRIMARY or FOREIGN KEY', zh: '删除主外键' },
      level: 'prohibited',
      needs: 'workspace',
      statements: ['ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a primary key or foreign key is dropped, and the same statement does not add another one. In SQL Server a later statement of the script may add it.',
        zh: '删除主键或外键，且同一语句没有换上新的。SQL Server 也可以由脚本中后面的语句补上。',
      },
      reason: {
        en: 'From that moment on, duplicates and orphans can be inserted, and adding the key again fails at the first such row. InnoDB copies the table to drop the primary key and rebuilds it to add one; one statement for both needs a single rebuild and does not block writes. CASCADE in PostgreSQL drops the foreign keys of all child tables.',
        zh: '从那一刻起，重复行和孤儿行就可能进来，之后要把键加回去，只要有一条这样的行就会失败。InnoDB 删主键要复制整张表，加回来还要重建一遍；写在同一条语句里只重建一次，而且不阻塞写入。PostgreSQL 的 CASCADE 会删掉所有子表的外键。',
      },
      bad: { sql: `ALTER TABLE nation DROP CONSTRAINT nation_pkey CASCADE;` },
      good: {
        sql: `ALTER TABLE stock_move
  DROP PRIMARY KEY,
  ADD PRIMARY KEY (sm_id);`,
        marks: 'mysql',
      },
      variants: {
        postgresql: `ALTER TABLE stock_move
  DROP CONSTRAINT pk_stock_move,
  ADD CONSTRAINT pk_stock_move PRIMARY KEY (sm_id);`,
        sqlserver: `ALTER TABLE stock_move DROP CONSTRAINT pk_stock_move;
ALTER TABLE stock_move ADD CONSTRAINT pk_stock_move PRIMARY KEY (sm_id);`,
        oracle: `ALTER TABLE stock_move DROP CONSTRAINT pk_stock_move;
ALTER TABLE stock_move ADD CONSTRAINT pk_stock_move PRIMARY KEY (sm_id);`,
      },
      note: {
        en: 'For a bulk load Oracle and SQL Server can disable a foreign key and enable it with a check afterwards, so that its definition is not lost.',
        zh: '批量装载时，Oracle 和 SQL Server 可以先禁用外键，装完再启用并校验，定义不会丢。',
      },
    },
    {
      code: 'OP06',
      name: { en: 'TRUNCATE', zh: '限制 TRUNCATE' },
      level: 'warning',
      statements: ['TRUNCATE'],
      databases: 'all',
      trigger: {
        en: 'a table or partition is truncated. Temporary tables are not reported.',
        zh: '清空表或分区。临时表不报。',
      },
      reason: {
        en: 'TRUNCATE has no WHERE, fires no row trigger and does not report a number of rows, so a mistake in the table name goes unnoticed. MySQL and Oracle commit before and after it, so earlier changes of the transaction can no longer be rolled back either. PostgreSQL and SQL Server can roll it back, but block all readers until the transaction ends.',
        zh: 'TRUNCATE 没有 WHERE，不触发行级触发器，也不返回行数，清错了表也看不出来。MySQL 和 Oracle 在它前后都会提交，事务此前所做的也无法回滚了。PostgreSQL 和 SQL Server 可以回滚，但在事务结束之前谁也读不了。',
      },
      bad: { sql: `TRUNCATE TABLE orders CASCADE;` },
      good: {
        sql: `DELETE FROM lineitem
WHERE l_shipdate < DATE '1993-01-01';`,
      },
      variants: {
        sqlserver: `DELETE FROM lineitem
WHERE l_shipdate < '1993-01-01';`,
      },
      note: {
        en: 'TRUNCATE is right for staging tables, and RW43 recommends it: exempt these tables by name. `CASCADE` in PostgreSQL empties every table that refers to this one.',
        zh: '清空中转表用 TRUNCATE 正合适，RW43 也如此建议，按表名豁免即可。PostgreSQL 的 `CASCADE` 会把引用该表的表一并清空。',
      },
    },
    {
      code: 'OP07',
      name: { en: 'RENAME', zh: '禁止重命名' },
      level: 'warning',
      statements: ['RENAME', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a table, view or column is renamed. Swapping two tables in one RENAME TABLE is reported too.',
        zh: '重命名表、视图或列。在一条 RENAME TABLE 中对调两张表也报。',
      },
      reason: {
        en: 'The rename takes milliseconds, but no program can be released at the same moment: either the old version fails or the new one. In PostgreSQL, views still work, since they refer to the object; a function whose body is a string fails at its next call. In MySQL, views fail too, at the next query.',
        zh: '重命名只要几毫秒，程序却不可能在同一毫秒发布：不是旧版出错，就是新版出错。PostgreSQL 的视图引用的是对象，不受影响；函数体如果是字符串，下次调用时就会报错。MySQL 的视图也会失效，到下次查询才发现。',
      },
      bad: { sql: `ALTER TABLE customer RENAME COLUMN c_acctbal TO c_balance;` },
      good: {
        sql: `CREATE VIEW client AS
SELECT c_custkey AS client_id, c_name AS name, c_acctbal AS balance
FROM customer;`,
      },
      note: {
        en: 'Provide the new name beside the old name, change the programs to it, and remove the old name last. The swap at the end of an online schema change is a legitimate exception.',
        zh: '先让新旧名称并存，把使用者逐个迁过去，最后再去掉旧名。在线改表工具最后一步的对调，是正当的例外。',
      },
    },
    {
      code: 'OP13',
      name: { en: 'No IF EXISTS or IF NOT EXISTS', zh: '缺少存在性判断' },
      level: 'notice',
      statements: ['DROP TABLE', 'DROP VIEW', 'DROP INDEX', 'CREATE INDEX', 'CREATE SCHEMA', 'CREATE SEQUENCE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'sqlserver', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: "an object is dropped without IF EXISTS, or created without IF NOT EXISTS, where the grammar of the policy's database has the clause. CREATE TABLE is checked by TB07.",
        zh: '策略所针对的数据库语法支持时，删除对象没有写 IF EXISTS，或创建对象没有写 IF NOT EXISTS。CREATE TABLE 由 TB07 检查。',
      },
      reason: {
        en: 'A script that stops in the middle must be run again, and then fails at the statements that succeeded the first time. With these clauses the second run skips them and continues with the statement that failed. Otherwise somebody has to comment out lines by hand, during the release.',
        zh: '脚本中途停下就得重跑，这时会在上一次已成功的语句上报错。有了这些子句，重跑会跳过已成功的语句，从出错的语句继续。否则就得有人在上线时手工注释脚本。',
      },
      bad: {
        sql: `DROP VIEW revenue_by_supplier;`,
        marks: 'fails="does not exist"',
      },
      good: { sql: `DROP VIEW IF EXISTS revenue_by_supplier;` },
      note: {
        en: 'The clause checks only the name: an index of the same name on other columns counts as existing. MySQL has it for most objects, for CREATE VIEW only in 9.x, not for indexes; SQL Server from 2016 and for DROP only; Oracle from 23ai, and in 19c from release update 19.28.',
        zh: '这类子句只看名称：同名但列不同的索引也算存在。MySQL 的多数对象支持，CREATE VIEW 要到 9.x 才支持，索引不支持；SQL Server 从 2016 起仅 DROP 支持；Oracle 从 23ai 起支持，19c 从 19.28 起支持。',
      },
    },
  ],
} satisfies RuleFamily

export default family
