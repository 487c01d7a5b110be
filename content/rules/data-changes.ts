import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/changes',
  rules: [
    {
      code: 'DM01',
      name: { en: 'UPDATE or DELETE without a condition', zh: '无条件更新删除' },
      level: 'prohibited',
      statements: ['UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'an UPDATE or DELETE has no WHERE, or its WHERE is TRUE for every row, such as `1 = 1` or a primary key compared with itself. Temporary tables are not reported.',
        zh: 'UPDATE 或 DELETE 没有 WHERE，或 WHERE 对每一行都成立，例如 `1 = 1`，或主键与自身比较。临时表不报。',
      },
      reason: {
        en: 'The statement finishes without an error or a question. Only the row count shows what happened, and by then autocommit has made it permanent. Generated SQL has this form when all optional conditions are empty and only `1 = 1` remains. Even if every row should change, a single transaction that locks and logs all rows is rarely the best way.',
        zh: '语句不报错也不询问就执行完了，只有影响行数能说明问题，而那时自动提交已经生效。拼接 SQL 时，可选条件全部为空、只剩一个 `1 = 1`，就成了这种写法。即使真要改全部行，用一个事务锁住所有行、为所有行写日志，也很少是合适的做法。',
      },
      bad: {
        sql: `UPDATE customer SET c_acctbal = 0 WHERE 1 = 1;`,
      },
      good: {
        sql: `UPDATE customer SET c_acctbal = 0
WHERE c_custkey BETWEEN 1 AND 1000 AND c_acctbal < 0;`,
      },
      note: {
        en: "To empty a table, TRUNCATE is clearer; OP06 checks it, and RW43 lists the differences. Exempt staging tables that are emptied by design. According to [Tencent's manual](https://cloud.tencent.com/document/product/557/16943), TDSQL refuses an UPDATE or DELETE without WHERE on sharded and broadcast tables.",
        zh: '要清空整张表，用 TRUNCATE 更明确，由 OP06 检查，差别见 RW43。按设计就要整表清空的中间表可以例外。据[腾讯云文档](https://cloud.tencent.com/document/product/557/16943)，TDSQL 的分表和广播表拒绝没有 WHERE 的 UPDATE 和 DELETE。',
      },
    },
    {
      code: 'DM08',
      name: { en: 'UPDATE of a key', zh: '更新主键/唯一键' },
      level: 'warning',
      statements: ['UPDATE', 'MERGE'],
      databases: 'all',
      needs: 'workspace',
      trigger: {
        en: 'a column that is assigned belongs to the primary key, a unique key, or the partition or shard key.',
        zh: '被赋值的列属于主键、唯一键、分区键或分片键。',
      },
      reason: {
        en: "The key is also stored elsewhere: in foreign keys, caches, logs and partners' files. In InnoDB the primary key determines where the row is stored and is part of every secondary index entry, so the row moves and each index is updated. A new value of the partition key can move the row to another partition; PostgreSQL (from 11) then deletes and inserts the row.",
        zh: '键值还存在别处：外键、缓存、日志、合作方的文件。在 InnoDB 中，主键决定行的存放位置，又是每个二级索引项的一部分，改主键既要搬动行，又要维护所有索引。改分区键可能把行移到另一个分区，PostgreSQL（11 起）的做法是先删后插。',
      },
      bad: {
        sql: `UPDATE supplier SET s_suppkey = 505
WHERE s_suppkey = 5;`,
        marks: 'fails="violates foreign key"',
      },
      good: {
        sql: `ALTER TABLE supplier ADD COLUMN s_partner_no INTEGER;
UPDATE supplier SET s_partner_no = 505
WHERE s_suppkey = 5;`,
      },
      variants: {
        sqlserver: `ALTER TABLE supplier ADD s_partner_no INTEGER;
GO
UPDATE supplier SET s_partner_no = 505
WHERE s_suppkey = 5;`,
        oracle: `ALTER TABLE supplier ADD s_partner_no INTEGER;
UPDATE supplier SET s_partner_no = 505
WHERE s_suppkey = 5;`,
      },
      note: {
        en: 'Correcting a natural key, such as a mistyped code, is an acceptable exception. A key that must be corrected regularly should not be the primary key.',
        zh: '修正自然键可以例外，例如录错的编码；如果经常需要修正，这样的键就不该做主键。',
      },
    },
    {
      code: 'DM09',
      name: { en: 'UPDATE or DELETE with a join', zh: '联表更新删除' },
      level: 'warning',
      statements: ['UPDATE', 'DELETE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'sqlserver', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'the statement names other tables besides its target: `UPDATE … JOIN`, `UPDATE … FROM`, `DELETE … USING`.',
        zh: '除目标表外还写了其他表：`UPDATE … JOIN`、`UPDATE … FROM`、`DELETE … USING`。',
      },
      reason: {
        en: 'If a target row matches several rows of the other table, it is changed once, with the values of one of them. According to the PostgreSQL manual it is not readily predictable which row is used, and the SQL Server manual calls the result undefined. There is no warning, and the row count looks right. MySQL also allows no ORDER BY or LIMIT in such statements, so you cannot use LIMIT to work in batches.',
        zh: '目标行若与另一张表的多行匹配，只会更新一次，用其中某一行的值：PostgreSQL 手册说用哪一行难以预料，SQL Server 手册说结果未定义。没有警告，影响行数看起来也对。MySQL 在这种语句中还不允许 ORDER BY 和 LIMIT，没法用 LIMIT 分批。',
      },
      bad: {
        sql: `UPDATE orders o SET o_clerk = l.l_shipmode
FROM lineitem l
WHERE l.l_orderkey = o.o_orderkey;`,
      },
      good: {
        sql: `UPDATE orders o
SET o_clerk = (SELECT MIN(l.l_shipmode) FROM lineitem l
               WHERE l.l_orderkey = o.o_orderkey)
WHERE EXISTS (SELECT 1 FROM lineitem l
              WHERE l.l_orderkey = o.o_orderkey);`,
      },
      variants: {
        sqlserver: `UPDATE orders
SET o_clerk = (SELECT MIN(l.l_shipmode) FROM lineitem l
               WHERE l.l_orderkey = orders.o_orderkey)
WHERE EXISTS (SELECT 1 FROM lineitem l
              WHERE l.l_orderkey = orders.o_orderkey);`,
      },
      note: {
        en: 'The statement is safe if the other table is unique on the join columns. Oracle before 23ai has no such syntax; its MERGE raises an error instead of choosing a row.',
        zh: '另一张表在连接列上唯一时没有这个问题。Oracle 在 23ai 之前没有这种语法，MERGE 遇到多行匹配会报错，而不是任选一行。',
      },
    },
    {
      code: 'DM10',
      name: { en: 'LIMIT in UPDATE or DELETE', zh: '更新带 LIMIT' },
      level: 'warning',
      statements: ['UPDATE', 'DELETE'],
      databases: ['mysql', 'sqlserver', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'an UPDATE or DELETE has a LIMIT, in SQL Server a TOP, and no ORDER BY on a unique key.',
        zh: 'UPDATE 或 DELETE 带有 LIMIT（SQL Server 中为 TOP），且没有按唯一键 ORDER BY。',
      },
      reason: {
        en: 'The access path decides which rows are changed, and it can differ from day to day. MySQL lists such a statement as unsafe for statement-based replication: a replica may choose other rows, and then the data differ permanently. The SQL Server manual says that TOP chooses rows at random here, and allows no ORDER BY.',
        zh: '改动哪些行，取决于执行时的访问路径，每次可能不同。MySQL 把这种语句列为基于语句复制时不安全的语句：从库可能选中别的行，此后数据就一直不一致。SQL Server 的文档称 TOP 选中的行是随机的，而且不允许在这里写 ORDER BY。',
      },
      bad: {
        sql: `DELETE FROM lineitem
WHERE l_returnflag = 'R'
LIMIT 1000;`,
        marks: 'mysql',
      },
      good: {
        sql: `DELETE FROM lineitem
WHERE l_orderkey BETWEEN 30001 AND 31000
  AND l_returnflag = 'R';`,
        marks: 'mysql',
      },
      note: {
        en: 'A purge that is repeated until no row is left may delete in any order, and with row-based replication it is safe. PostgreSQL and Oracle have no such clause. The [openGauss manual](https://github.com/opengauss-mirror/docs/blob/023c2ade9403128bb56310ab64d2382589790f9a/content/zh/docs/SQLReference/DELETE.md) lists LIMIT for DELETE; the rule does not check it there.',
        zh: '反复执行直到删完的清理任务，先删哪些无所谓；采用基于行的复制时也是安全的。PostgreSQL 和 Oracle 没有这个子句。[openGauss 手册](https://github.com/opengauss-mirror/docs/blob/023c2ade9403128bb56310ab64d2382589790f9a/content/zh/docs/SQLReference/DELETE.md)列出了 DELETE 的 LIMIT，本规则在那里不检查。',
      },
    },
    {
      code: 'DM11',
      name: { en: 'ORDER BY in UPDATE or DELETE', zh: '更新带 ORDER BY' },
      level: 'warning',
      statements: ['UPDATE', 'DELETE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'an UPDATE or DELETE has an ORDER BY and no LIMIT.',
        zh: 'UPDATE 或 DELETE 带有 ORDER BY，却没有 LIMIT。',
      },
      reason: {
        en: 'All matching rows are changed in any order, so the clause usually only adds a sort, during which locks are held. Often it was copied from the SELECT that tested the condition.',
        zh: '符合条件的行全都会改，先后通常不影响结果，这个子句往往只是多了一次排序，排序期间还一直持有锁。这样的子句多半是从验证条件用的 SELECT 里抄过来的。',
      },
      bad: {
        sql: `UPDATE orders SET o_shippriority = 1
WHERE o_orderpriority = '1-URGENT'
ORDER BY o_orderdate;`,
        marks: 'mysql',
      },
      good: {
        sql: `UPDATE orders SET o_shippriority = 1
WHERE o_orderpriority = '1-URGENT';`,
        marks: 'mysql',
      },
      note: {
        en: 'There is one valid use, `SET seq = seq + 1 … ORDER BY seq DESC`: MySQL checks a unique key after each row, and in the wrong order the statement fails with a duplicate.',
        zh: '有一种用法是正当的：`SET seq = seq + 1 … ORDER BY seq DESC`。MySQL 逐行检查唯一键，顺序不对，中途就会因重复值而失败。',
      },
    },
    {
      code: 'DM12',
      name: { en: 'Too many rows affected', zh: '影响行数过大' },
      level: 'prohibited',
      statements: ['UPDATE', 'DELETE', 'INSERT'],
      databases: 'all',
      needs: 'plan',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 10000, unit: { en: 'rows', zh: '行' } },
      trigger: {
        en: 'EXPLAIN estimates that the statement changes more rows than the limit.',
        zh: 'EXPLAIN 估算的影响行数超过上限。',
      },
      reason: {
        en: 'A change of a million rows in one transaction means a million row locks or an escalated table lock, undo or dead row versions of the same volume, and a replica that lags until it has applied the change. If the statement fails at the end, the rollback may take as long again. Batches of some thousand rows, each with a commit, avoid these effects and can be stopped.',
        zh: '一次改一百万行，就是一个事务：一百万个行锁，或者升级成的表锁；同等规模的 undo 或死元组；从库重放多久就延迟多久。最后失败时，回滚可能还要再花差不多的时间。每批几千行、逐批提交，就没有这些问题，随时可以停下来。',
      },
      bad: {
        sql: `UPDATE lineitem SET l_tax = 0.03
WHERE l_shipdate < DATE '1998-01-01';`,
      },
      good: {
        sql: `UPDATE lineitem SET l_tax = 0.03
WHERE l_orderkey BETWEEN 1 AND 2000
  AND l_shipdate < DATE '1998-01-01';
COMMIT;`,
        marks: 'parsed',
      },
      note: {
        en: "The number is the optimiser's estimate: it is as old as the statistics, and often wrong for conditions on two correlated columns. A migration in a maintenance window can be approved as an exception. The user of the connection [needs the right](../../../guides/audit/workspace.mdx#what-each-rule-needs) to run the statement, because EXPLAIN asks for it.",
        zh: '这是优化器的估算，统计信息过旧就不准，两个相关列上的条件也常常让估算偏离。维护窗口内的迁移可以经审批放行。[这里的 EXPLAIN](../../../guides/audit/workspace.mdx#what-each-rule-needs) 需要执行该语句的权限。',
      },
    },
  ],
} satisfies RuleFamily

export default family
