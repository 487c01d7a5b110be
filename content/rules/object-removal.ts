import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbOperate/removal',
  rules: [
    {
      code: 'OP01',
      name: { en: 'DROP TABLE or VIEW', zh: '禁止删除表' },
      level: 'prohibited',
      statements: ['DROP TABLE', 'DROP VIEW'],
      databases: 'all',
      threshold: { name: { en: 'names that may go', zh: '允许删除的名称' }, default: '_bak$' },
      trigger: {
        en: 'a table or view is dropped whose name does not match the pattern. Temporary tables that the same script created are not reported.',
        zh: '删除表或视图，且名称与正则表达式不匹配。同一脚本创建的临时表不报。',
      },
      reason: {
        en: 'In MySQL the statement commits at once, and getting the rows back means restoring a backup to another server. With CASCADE, PostgreSQL also removes what depends on the table: the example takes away a foreign key of `lineitem`, and mentions it only in a notice. A table that first lives under another name for two weeks proves by silence that nobody reads it.',
        zh: '在 MySQL 中，语句一执行就提交，要找回数据只能把备份恢复到另一台服务器。在 PostgreSQL 中加上 CASCADE，还会删除依赖该表的对象：下例顺带删掉了 `lineitem` 的一个外键，只给一条 NOTICE。先改名放上两周，若一直没有动静，才说明确实没人读它。',
      },
      bad: { sql: `DROP TABLE partsupp CASCADE;` },
      good: { sql: `DROP TABLE IF EXISTS partsupp_1997_bak;` },
      note: {
        en: 'Oracle keeps a dropped table in the recycle bin, unless the statement says PURGE; `FLASHBACK TABLE … TO BEFORE DROP` brings it back. Add the prefix of NM13 to the pattern if clean-up jobs are audited as well.',
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
        en: 'During a rolling release the old version of the program still runs, and its INSERTs and SELECTs name the column. Nor does the drop free space as hoped: PostgreSQL only marks the column as gone and leaves its bytes in every row, while MySQL rebuilds the whole table up to 8.0.28.',
        zh: '滚动发布期间，旧版程序还在运行，它的 INSERT 和 SELECT 仍写着这一列。删列也未必如愿腾出空间：PostgreSQL 只是把列标记为已删除，每行里的数据还在；MySQL 到 8.0.28 为止则要重建整张表。',
      },
      bad: { sql: `ALTER TABLE customer DROP COLUMN c_comment;` },
      good: {
        sql: `COMMENT ON COLUMN customer.c_comment IS 'unused since release 42, drop with 44';`,
      },
      note: {
        en: 'The order that works is: release without the column, watch, drop in a later release; then let the finding pass. MySQL drops columns INSTANT from 8.0.29, and Oracle hides one at once with `SET UNUSED`.',
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
        en: 'a column is dropped that stands in an index or key of the table, and the same statement does not drop that index.',
        zh: '被删除的列在表的某个索引或键中，而同一语句没有删除该索引。',
      },
      reason: {
        en: 'The index goes too, and no word is said. PostgreSQL drops every index that contains the column, the primary key of the example included; so does Oracle, which asks for CASCADE CONSTRAINTS only where a constraint covers other columns too or a foreign key refers to this one. MySQL takes the column out of the index and keeps the rest: a UNIQUE `(a, b)` becomes a UNIQUE `(a)`, which either fails on the data or forbids from now on what was allowed.',
        zh: '索引会跟着变，却没有任何提示。PostgreSQL 会删掉包含该列的所有索引，下例连主键都没了；Oracle 也一样，只有约束还涉及其他列，或有外键引用该列时，才要求写 CASCADE CONSTRAINTS。MySQL 则把该列从索引中去掉，其余保留：UNIQUE `(a, b)` 变成 UNIQUE `(a)`，要么当场因数据重复而失败，要么从此禁止了原本允许的数据。',
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
      note: {
        en: 'SQL Server refuses to drop a column while an index uses it. What passes here may be reported by OP02 and OP05: this rule asks only that the loss be written down.',
        zh: 'SQL Server 中，列被索引引用时无法删除，因此不适用。这里通过的语句仍可能被 OP02、OP05 报告：本规则只要求把失去的东西写明。',
      },
    },
    {
      code: 'OP04',
      name: { en: 'DROP INDEX', zh: '删除索引' },
      level: 'warning',
      statements: ['DROP INDEX', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'an index is dropped. One that the same script creates again under its name is not reported.',
        zh: '删除索引。同一脚本以原名重建的不报。',
      },
      reason: {
        en: 'Which statements depended on it shows only once it is missing, and making it anew takes as long as the table is big, with the application in distress meanwhile. An invisible index is switched back on in an instant. PostgreSQL has no such switch, but its DROP INDEX CONCURRENTLY at least does not make readers wait.',
        zh: '哪些语句依赖它，要等它没了才知道；而重建的时间取决于表有多大，其间业务只能硬扛。设为不可见的索引，一瞬间就能恢复。PostgreSQL 没有这个开关，但 DROP INDEX CONCURRENTLY 至少不会让查询等待。',
      },
      bad: { sql: `DROP INDEX idx_orders_cust;` },
      good: {
        sql: `ALTER INDEX idx_supplier_phone INVISIBLE;`,
        marks: 'oracle',
      },
      note: {
        en: 'MySQL 8.0 writes `ALTER TABLE … ALTER INDEX … INVISIBLE`. Indexes that IX02 found redundant may go more quickly, though unique ones never without the rule they enforce.',
        zh: 'MySQL 8.0 的写法是 `ALTER TABLE … ALTER INDEX … INVISIBLE`。IX02 判定冗余的索引可以快些删；唯一索引若还在保证某条规则，就不能删。',
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
        en: 'a primary key or foreign key is dropped and the same statement does not put another in its place.',
        zh: '删除主键或外键，且同一语句没有换上新的。',
      },
      reason: {
        en: 'From that moment duplicates and orphans may enter, and adding the key back fails on the first of them. InnoDB copies the table when the primary key goes, and rebuilds it when one returns; done in one statement it is one rebuild, and writing goes on. CASCADE in PostgreSQL removes the foreign keys of all children, here those of `supplier` and `customer`.',
        zh: '从那一刻起，重复行和孤儿行就可能进来，之后要把键加回去，遇到第一条就会失败。InnoDB 删主键要复制整张表，加回来还要重建一遍；写在同一条语句里只重建一次，而且不阻塞写入。PostgreSQL 的 CASCADE 会删掉所有子表的外键，下例中是 `supplier` 和 `customer` 的。',
      },
      bad: { sql: `ALTER TABLE nation DROP CONSTRAINT nation_pkey CASCADE;` },
      good: {
        sql: `ALTER TABLE stock_move
  DROP PRIMARY KEY,
  ADD PRIMARY KEY (sm_id);`,
        marks: 'mysql',
      },
      note: {
        en: 'For a bulk load Oracle and SQL Server can disable a foreign key and enable it with a check afterwards, which keeps its definition.',
        zh: '批量装载时，Oracle 和 SQL Server 可以先禁用外键，装完再启用并校验，定义不会丢。',
      },
    },
    {
      code: 'OP06',
      name: { en: 'TRUNCATE', zh: '限制 TRUNCATE' },
      level: 'warning',
      statements: ['TRUNCATE'],
      databases: 'all',
      trigger: { en: 'a table or partition is truncated.', zh: '清空表或分区。' },
      reason: {
        en: 'It has no WHERE, fires no row trigger and reports no number of rows, so that nothing shows whether it hit the right table. MySQL and Oracle commit before and after it: what the transaction did earlier can no longer be rolled back either. PostgreSQL and SQL Server do roll it back, yet keep every reader out until then.',
        zh: '它没有 WHERE，不触发行级触发器，也不返回行数，清错了表也看不出来。MySQL 和 Oracle 在它前后都会提交，事务此前所做的也无法回滚了。PostgreSQL 和 SQL Server 可以回滚，但在结束之前谁也读不了。',
      },
      bad: { sql: `TRUNCATE TABLE orders CASCADE;` },
      good: {
        sql: `DELETE FROM lineitem
WHERE l_shipdate < DATE '1993-01-01';`,
      },
      note: {
        en: 'For staging tables TRUNCATE is exactly right, and RW43 recommends it: exempt those by name. `CASCADE` in PostgreSQL empties every table that refers to this one.',
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
        en: 'The rename takes milliseconds, and no program can be released in the same one: either the old version fails or the new. Views of PostgreSQL follow, since they refer to the object; a function whose body is a string does not, and fails when it is next called. In MySQL views break as well, at the next query.',
        zh: '重命名只要几毫秒，程序却不可能在同一毫秒发布：不是旧版出错，就是新版出错。PostgreSQL 的视图引用的是对象，会跟着变；函数体如果是字符串，就不会变，下次调用时才报错。MySQL 的视图也会失效，到下次查询才发现。',
      },
      bad: { sql: `ALTER TABLE customer RENAME COLUMN c_acctbal TO c_balance;` },
      good: {
        sql: `CREATE VIEW client AS
SELECT c_custkey AS client_id, c_name AS name, c_acctbal AS balance
FROM customer;`,
      },
      note: {
        en: 'Offer the new name beside the old, move the readers, and take the old one away last. The swap at the end of an online schema change is the legitimate exception.',
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
        en: 'an object is dropped without IF EXISTS, or created without IF NOT EXISTS, where the grammar of the policy’s database has the clause. CREATE TABLE is the matter of TB07.',
        zh: '策略所针对的数据库语法支持时，删除对象没有写 IF EXISTS，或创建对象没有写 IF NOT EXISTS。CREATE TABLE 由 TB07 检查。',
      },
      reason: {
        en: 'A script that stops in the middle has to be run again, and then trips over what the first attempt achieved. With the clauses the second run passes over it and arrives at the statement that failed. Otherwise somebody comments out lines by hand, at night, on production.',
        zh: '脚本中途停下就得重跑，这时会被上一次已完成的部分绊住。有了这些子句，重跑会跳过已完成的部分，直达出错的语句。否则就得有人在半夜对着生产环境手工注释。',
      },
      bad: {
        sql: `DROP VIEW revenue_by_supplier;`,
        marks: 'fails="does not exist"',
      },
      good: { sql: `DROP VIEW IF EXISTS revenue_by_supplier;` },
      note: {
        en: 'The clause looks at the name only: an index of the same name on other columns counts as existing. MySQL has it for tables and databases, for views in DROP (in CREATE only in 9.x), not for indexes; SQL Server from 2016 and for DROP only; Oracle from 23ai, and in 19c from release update 19.28.',
        zh: '这类子句只看名称：同名但列不同的索引也算存在。MySQL 的表和库支持，视图的 DROP 支持（CREATE 要到 9.x 才支持），索引不支持；SQL Server 从 2016 起仅 DROP 支持；Oracle 从 23ai 起支持，19c 从 19.28 起支持。',
      },
    },
  ],
} satisfies RuleFamily

export default family
