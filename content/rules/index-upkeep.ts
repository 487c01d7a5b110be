import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/indexes/upkeep',
  rules: [
    {
      code: 'IX02',
      name: { en: 'Redundant index', zh: '冗余索引' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'the key columns of a non-unique index are, in order, the first key columns of another index of the table, with the same method, directions and collations. Partial indexes, indexes on expressions, and indexes with INCLUDE columns that the other lacks are exempt.',
        zh: '非唯一索引的键列，按顺序恰好是同表另一索引最前面的键列，且索引方法、方向、排序规则相同。部分索引、表达式索引，以及带有对方所没有的 INCLUDE 列的索引除外。',
      },
      reason: {
        en: '`(a, b)` answers every lookup that `(a)` answers, at the cost of one or two more pages. For this small difference each write maintains and logs the shorter index too. The longer index is often the primary key, which is easy to overlook because no CREATE INDEX creates it.',
        zh: '能在 `(a)` 里查到的，在 `(a, b)` 里也能查到，最多多读一两页。为了这点差别，短的索引每次写入都要维护、记日志。长的索引往往就是主键：主键不由 CREATE INDEX 创建，容易被忘掉。',
      },
      bad: { sql: `CREATE INDEX idx_partsupp_part ON partsupp (ps_partkey);` },
      good: { sql: `CREATE INDEX idx_partsupp_supp ON partsupp (ps_suppkey);` },
      note: {
        en: 'On InnoDB the index `(a)` implicitly ends in the primary key, so within one value of `a` its entries are sorted by the primary key; in `(a, b)` they are not. Indexes that only look redundant are listed in [Finding indexes you can drop](../../../../../blog/2025/redundant-indexes.mdx).',
        zh: '在 InnoDB 上，`(a)` 的末尾暗含主键，因此在同一个 `a` 内可以按主键有序输出；`(a, b)` 不行。哪些索引看似冗余却该保留，见[找出可以删除的索引](../../../../../blog/2025/redundant-indexes.mdx)。',
      },
    },
    {
      code: 'IX03',
      name: { en: 'Too many indexes on a table', zh: '索引过多' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 5, unit: { en: 'indexes', zh: '个索引' } },
      trigger: {
        en: 'after the statement the table would have more indexes than the limit. Unique ones count, the primary key does not.',
        zh: '语句执行后，表的索引数将超过上限。唯一索引计入，主键不计。',
      },
      reason: {
        en: 'An INSERT writes one entry into each index. In PostgreSQL an UPDATE does so too if it changes an indexed column or finds no room on the page. The update is then not heap-only (HOT), and even indexes on unchanged columns get an entry. The planner also opens, locks and considers every index of every table in a statement.',
        zh: '一条 INSERT 要往每个索引各写一项。在 PostgreSQL 中 UPDATE 也会如此：只要改了索引列，或者页内放不下新版本，就不再是 HOT 更新，没有改动的列上的索引也得各写一项。此外，语句涉及的每张表，优化器都要打开、加锁并逐个权衡其全部索引。',
      },
      bad: {
        sql: `CREATE TABLE ticket (
  t_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  t_custkey BIGINT UNSIGNED NOT NULL, t_state CHAR(1) NOT NULL,
  t_agent INT NOT NULL, t_opened DATETIME NOT NULL,
  KEY idx_ticket_cust (t_custkey), KEY idx_ticket_state (t_state),
  KEY idx_ticket_agent (t_agent), KEY idx_ticket_opened (t_opened),
  KEY idx_ticket_agent_state (t_agent, t_state),
  KEY idx_ticket_cust_opened (t_custkey, t_opened)
);`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE ticket (
  t_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  t_custkey BIGINT UNSIGNED NOT NULL, t_state CHAR(1) NOT NULL,
  t_agent INT NOT NULL, t_opened DATETIME NOT NULL,
  KEY idx_ticket_agent_state (t_agent, t_state),
  KEY idx_ticket_cust_opened (t_custkey, t_opened)
);`,
        marks: 'mysql',
      },
      variants: {
        postgresql: `CREATE TABLE ticket (
  t_id BIGINT PRIMARY KEY,
  t_custkey BIGINT NOT NULL, t_state CHAR(1) NOT NULL,
  t_agent INTEGER NOT NULL, t_opened TIMESTAMPTZ NOT NULL
);
CREATE INDEX idx_ticket_agent_state ON ticket (t_agent, t_state);
CREATE INDEX idx_ticket_cust_opened ON ticket (t_custkey, t_opened);`,
        sqlserver: `CREATE TABLE ticket (
  t_id BIGINT PRIMARY KEY,
  t_custkey BIGINT NOT NULL, t_state CHAR(1) NOT NULL,
  t_agent INTEGER NOT NULL, t_opened DATETIME2 NOT NULL,
  INDEX idx_ticket_agent_state (t_agent, t_state),
  INDEX idx_ticket_cust_opened (t_custkey, t_opened)
);`,
        oracle: `CREATE TABLE ticket (
  t_id NUMBER(19) PRIMARY KEY,
  t_custkey NUMBER(19) NOT NULL, t_state CHAR(1) NOT NULL,
  t_agent INTEGER NOT NULL, t_opened TIMESTAMP NOT NULL
);
CREATE INDEX idx_ticket_agent_state ON ticket (t_agent, t_state);
CREATE INDEX idx_ticket_cust_opened ON ticket (t_custkey, t_opened);`,
      },
      note: {
        en: 'Raise the limit for tables that are loaded once a night and only read during the day.',
        zh: '每晚装载一次、白天只读的表，可以调高上限。',
      },
    },
    {
      code: 'IX10',
      name: { en: 'Full-text index', zh: '限制全文索引' },
      level: 'notice',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'oracle', 'sqlserver', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a FULLTEXT index is created, in PostgreSQL a GIN or GiST index over a `tsvector`, in Oracle one of a `CTXSYS` type.',
        zh: '创建 FULLTEXT 索引；在 PostgreSQL 中是对 `tsvector` 建 GIN 或 GiST 索引，在 Oracle 中是 `CTXSYS` 类型的索引。',
      },
      reason: {
        en: 'A row has an entry for each of its words, and a change of the text can rewrite all of them. [InnoDB blocks writes](https://dev.mysql.com/doc/refman/8.4/en/innodb-online-ddl-operations.html) while it builds a FULLTEXT index; the first one also rebuilds the table, unless it has a column `FTS_DOC_ID`. Words shorter than `innodb_ft_min_token_size` (3) are not found, and Chinese needs the ngram parser. Often a table of keywords is enough.',
        zh: '一行文本有多少个词，就产生多少个索引项，文本一改就可能全部重写。InnoDB 建 FULLTEXT 索引期间[不能写入](https://dev.mysql.com/doc/refman/8.4/en/innodb-online-ddl-operations.html)；第一个 FULLTEXT 索引还会重建整张表，除非表中已有 `FTS_DOC_ID` 列。建好后，短于 `innodb_ft_min_token_size`（默认 3）的词查不到，中文还得用 ngram 解析器。很多时候，一张关键词表就够了。',
      },
      bad: {
        sql: `ALTER TABLE part ADD FULLTEXT INDEX ft_part_comment (p_comment);`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE part_keyword (
  pk_word VARCHAR(32) NOT NULL,
  pk_partkey INT NOT NULL,
  PRIMARY KEY (pk_word, pk_partkey)
);`,
        marks: 'mysql',
      },
      note: {
        en: 'If users search long texts, a full-text index is far better than `LIKE` with a leading wildcard (DM21). Decide this once for the application, then switch the rule off.',
        zh: '若确实要在正文里搜索，全文索引远胜于以通配符开头的 `LIKE`（DM21）。按应用统一决定一次，然后关闭本规则。',
      },
    },
    {
      code: 'IX12',
      name: { en: 'Global index on a partitioned table', zh: '限制全局索引' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['opengauss', 'oracle', 'sqlserver', 'oceanbase'],
      trigger: {
        en: "an index on a partitioned table is not partitioned like the table: a GLOBAL index, in Oracle, openGauss and OceanBase's Oracle mode also one without the word LOCAL, in SQL Server one that is not aligned.",
        zh: '分区表上的索引没有随表分区：写了 GLOBAL，在 Oracle、openGauss 和 OceanBase 的 Oracle 模式中没写 LOCAL 也算；在 SQL Server 中指未对齐的索引。',
      },
      reason: {
        en: 'Tables are partitioned so that old data can be removed in one step. In Oracle dropping a partition marks each global index UNUSABLE, unless the statement says UPDATE INDEXES; from 12.1 on, UPDATE INDEXES leaves the old entries until a nightly job removes them. In SQL Server `SWITCH` fails if an index is not aligned.',
        zh: '表分区的目的，就是让旧数据一步清走。在 Oracle 中，删除分区会把每个全局索引标为 UNUSABLE，除非加上 UPDATE INDEXES；从 12.1 起，加了之后残留的索引项要等夜间作业清除。在 SQL Server 中，有未对齐的索引就不能 `SWITCH`。',
      },
      bad: {
        sql: `CREATE INDEX idx_orders_cust ON orders_by_month (o_custkey);`,
        marks: 'oracle',
      },
      good: {
        sql: `CREATE INDEX idx_orders_cust ON orders_by_month (o_custkey) LOCAL;`,
        marks: 'oracle',
      },
      note: {
        en: 'A unique key without the partition column cannot be local, and frequent lookups without that column would search every partition of a local index. In both cases keep the global index. MySQL and PostgreSQL have only local indexes.',
        zh: '不含分区列的唯一键无法建成本地索引；不带分区列的高频查找，用本地索引要探查每个分区。这两种情况都有理由保留全局索引。MySQL 和 PostgreSQL 只有本地索引，不适用。',
      },
    },
    {
      code: 'IX13',
      name: { en: 'Index built without the online option', zh: '未在线建索引' },
      level: 'warning',
      statements: ['CREATE INDEX', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'sqlserver', 'kes'],
      trigger: {
        en: 'an index is built on a table that the same script did not create, without CONCURRENTLY (PostgreSQL, openGauss, KES), `ONLINE` (Oracle, SQL Server) or `LOCK=NONE` (MySQL).',
        zh: '在并非由同一脚本创建的表上建索引，没有写 CONCURRENTLY（PostgreSQL、openGauss、KES）、`ONLINE`（Oracle、SQL Server）或 `LOCK=NONE`（MySQL）。',
      },
      reason: {
        en: 'A plain CREATE INDEX in PostgreSQL holds a SHARE lock for the whole build, and SQL Server a shared lock on the table for a nonclustered index: reads continue, but every INSERT, UPDATE and DELETE waits. For a clustered index SQL Server blocks reads too. CONCURRENTLY instead reads the table twice and waits for older transactions. In MySQL most builds are online anyway; with `LOCK=NONE` the statement fails at once if its build is not online.',
        zh: 'PostgreSQL 普通的 CREATE INDEX 在整个过程中持有 SHARE 锁，SQL Server 建非聚集索引时持有表上的共享锁：能读，但 INSERT、UPDATE、DELETE 都得等；SQL Server 建聚集索引时，连读也被阻塞。CONCURRENTLY 的代价是读两遍表，并等待更早的事务结束。MySQL 的建索引多数本来就是在线的；写上 `LOCK=NONE`，做不到在线时语句会立即失败。',
      },
      bad: { sql: `CREATE INDEX idx_lineitem_shipdate ON lineitem (l_shipdate);` },
      good: { sql: `CREATE INDEX CONCURRENTLY idx_lineitem_shipdate ON lineitem (l_shipdate);` },
      variants: {
        mysql: `CREATE INDEX idx_lineitem_shipdate ON lineitem (l_shipdate)
  ALGORITHM = INPLACE LOCK = NONE;`,
        sqlserver: `CREATE INDEX idx_lineitem_shipdate ON lineitem (l_shipdate)
  WITH (ONLINE = ON);`,
        oracle: 'CREATE INDEX idx_lineitem_shipdate ON lineitem (l_shipdate) ONLINE;',
      },
      note: {
        en: 'CONCURRENTLY is not allowed in a transaction or on a partitioned table, and leaves an invalid index if it fails (IX14). `ONLINE` needs Enterprise Edition of Oracle or SQL Server. In a maintenance window the plain build is the better choice, because it is faster.',
        zh: 'CONCURRENTLY 不能在事务中使用，也不能用于分区父表，失败时会留下无效索引（IX14）。Oracle 和 SQL Server 的 `ONLINE` 需要企业版。若有停机窗口，普通方式更快。',
      },
    },
    {
      code: 'IX14',
      name: { en: 'Invalid or invisible index left behind', zh: '无效或不可见索引' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'the workspace has an index that is invalid, unusable or invisible, or a statement makes one invisible.',
        zh: '工作空间的系统表中有无效、不可用或不可见的索引；或者语句把索引设为不可见。',
      },
      reason: {
        en: 'By default no query uses such an index, although lists of indexes show it. In PostgreSQL a failed CONCURRENTLY leaves an index that each write still updates, and that may still refuse rows if it is UNIQUE. An invisible index in MySQL or Oracle is also fully maintained.',
        zh: '默认没有查询会用这样的索引，但它仍然出现在各种索引清单里。PostgreSQL 中 CONCURRENTLY 失败后留下的索引，每次写入照样要更新，若是 UNIQUE，还可能继续拒绝数据；MySQL 和 Oracle 的不可见索引同样要完整维护。',
      },
      bad: {
        sql: `ALTER TABLE supplier ALTER INDEX idx_supplier_phone INVISIBLE;`,
        marks: 'mysql',
      },
      good: {
        sql: `ALTER TABLE supplier DROP INDEX idx_supplier_phone;`,
        marks: 'mysql',
      },
      variants: {
        oracle: 'DROP INDEX idx_supplier_phone;',
      },
      note: {
        en: 'OP04 recommends making an index invisible before you drop it; keep the finding as a reminder. [The query below](#find-them-in-postgresql) lists such indexes in PostgreSQL. An UNUSABLE index in Oracle is not maintained, but if it is unique, INSERT fails.',
        zh: '删除之前先设为不可见，正是 OP04 的建议，报告的问题可以留着当提醒。[下面的查询](#find-them-in-postgresql)列出 PostgreSQL 中的这类索引。Oracle 的 UNUSABLE 索引没有维护开销，但若是唯一索引，INSERT 会失败。',
      },
    },
    {
      code: 'IX15',
      name: { en: 'Foreign key without an index', zh: '外键无索引' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['postgresql', 'opengauss', 'oracle', 'sqlserver', 'oceanbase', 'kes'],
      trigger: {
        en: 'a foreign key is declared, and no index of the table begins with its columns, in any order. Indexes that the script creates later count.',
        zh: '声明了外键，而表上没有任何索引以外键列（顺序不限）开头。同一脚本后面创建的索引也算在内。',
      },
      reason: {
        en: 'For each parent row that is deleted or whose key changes, the engine searches the child table for rows that reference it. Without an index each search is a full scan, and with ON DELETE CASCADE over several levels there are more of them. Oracle also locks the whole child table, so unrelated sessions can deadlock.',
        zh: '每删除一行父表数据，或改动其键值，数据库都要到子表中查找对应的行；没有索引就是每次一遍全表扫描，多级的 ON DELETE CASCADE 还会带来更多次扫描。Oracle 此外还会锁住整张子表，原本不相干的会话也可能死锁。',
      },
      bad: {
        sql: `CREATE TABLE parcel (
  pc_id BIGINT PRIMARY KEY,
  pc_orderkey INTEGER NOT NULL REFERENCES orders
);`,
      },
      good: {
        sql: `CREATE TABLE parcel (
  pc_id BIGINT PRIMARY KEY,
  pc_orderkey INTEGER NOT NULL REFERENCES orders
);
CREATE INDEX idx_parcel_orderkey ON parcel (pc_orderkey);`,
      },
      variants: {
        oracle: `CREATE TABLE parcel (
  pc_id NUMBER(19) PRIMARY KEY,
  pc_orderkey INTEGER NOT NULL REFERENCES orders
);
CREATE INDEX idx_parcel_orderkey ON parcel (pc_orderkey);`,
      },
      note: {
        en: 'If rows of the parent are never deleted and its keys never change, as in `nation` or `region`, no index is needed. InnoDB creates the index itself. In OceanBase the rule is for Oracle mode.',
        zh: '父表从不删行、也不改键，如 `nation`、`region`，就不需要索引。InnoDB 会自动创建该索引。在 OceanBase 中，本规则针对 Oracle 模式。',
      },
    },
  ],
} satisfies RuleFamily

export default family
