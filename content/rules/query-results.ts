import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/results',
  rules: [
    {
      code: 'DM02',
      name: { en: 'SELECT without any limit', zh: '无条件查询' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'the outermost SELECT reads a table and has neither WHERE nor GROUP BY nor LIMIT (TOP, FETCH FIRST), and its select list does not consist of aggregates.',
        zh: '最外层的 SELECT 读取了表，却没有 WHERE、GROUP BY、LIMIT（TOP、FETCH FIRST），选择列也不全是聚合函数。',
      },
      reason: {
        en: 'The result grows with the table until the client runs out of memory: by default the JDBC drivers of MySQL and PostgreSQL fetch all rows before they return the first. On the server it is a full read, which can remove more useful pages from the cache.',
        zh: '结果会随表一起变大，直到客户端内存耗尽：MySQL 和 PostgreSQL 的 JDBC 驱动在没有特别设置时，要取完全部行才交出第一行。在服务器上，这是一次全表读取，可能把缓存中更常用的页挤出去。',
      },
      bad: {
        sql: `SELECT ps_partkey, ps_suppkey, ps_availqty
FROM partsupp;`,
      },
      good: {
        sql: `SELECT ps_partkey, ps_suppkey, ps_availqty
FROM partsupp
WHERE ps_partkey > 4
ORDER BY ps_partkey, ps_suppkey
LIMIT 1000;`,
      },
      variants: {
        sqlserver: `SELECT TOP (1000) ps_partkey, ps_suppkey, ps_availqty
FROM partsupp
WHERE ps_partkey > 4
ORDER BY ps_partkey, ps_suppkey;`,
        oracle: `SELECT ps_partkey, ps_suppkey, ps_availqty
FROM partsupp
WHERE ps_partkey > 4
ORDER BY ps_partkey, ps_suppkey
FETCH FIRST 1000 ROWS ONLY;`,
      },
      note: {
        en: 'Reading a whole lookup table of a few rows is fine, and so is an export through a cursor. Exempt such tables by name.',
        zh: '只有几行的字典表理应整表读出，通过游标导出也是如此。按表名豁免即可。',
      },
    },
    {
      code: 'DM03',
      name: { en: 'SELECT *', zh: '禁用 SELECT *' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'a select list contains `*` or `table.*`. `COUNT(*)` and the list inside EXISTS are not reported.',
        zh: '选择列中出现 `*` 或 `表名.*`。`COUNT(*)` 和 EXISTS 里的选择列不报。',
      },
      reason: {
        en: 'An index seldom contains all columns, so the engine usually has to read the table too. It also fetches long values that are stored outside the row (TOAST, off-page BLOBs). After `ALTER TABLE … ADD COLUMN` the same statement returns more columns: an INSERT … SELECT can fail, or two columns have the same name. A PostgreSQL view, however, keeps the columns that it had when it was created.',
        zh: '索引很少包含全部列，所以通常要回表；存放在行外的长字段（TOAST、溢出页）也得一并取出。`ALTER TABLE … ADD COLUMN` 之后，同一条语句返回的列变多了：INSERT … SELECT 可能报错，或者出现同名列；而 PostgreSQL 的视图仍是创建时的列。',
      },
      bad: {
        sql: `SELECT *
FROM nation n
JOIN region r ON r.r_regionkey = n.n_regionkey
WHERE r.r_name = 'ASIA';`,
      },
      good: {
        sql: `SELECT n.n_nationkey, n.n_name
FROM nation n
JOIN region r ON r.r_regionkey = n.n_regionkey
WHERE r.r_name = 'ASIA';`,
      },
      note: {
        en: '`SELECT *` is fine in an interactive client. It also costs nothing over a derived table that lists its columns. See [what SELECT * really costs](../../../../blog/2023/select-star.mdx).',
        zh: '在命令行里随手查询没有问题；派生表已经列出列名时，外层写 `*` 也没有代价。详见 [SELECT * 的真实代价](../../../../blog/2023/select-star.mdx)。',
      },
    },
    {
      code: 'DM13',
      name: { en: 'LIMIT without ORDER BY', zh: 'LIMIT 无排序' },
      level: 'warning',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'a query block has LIMIT, TOP or FETCH FIRST but no ORDER BY, and without the limit it could return more rows.',
        zh: '查询块带有 LIMIT、TOP 或 FETCH FIRST，却没有 ORDER BY，而且不加限制时返回的行可能更多。',
      },
      reason: {
        en: 'Without ORDER BY the engine may return any of the rows, and different rows after a vacuum, a new index or an upgrade. In PostgreSQL concurrent scans of a big table can start in the middle of it (`synchronize_seqscans`, on by default), so two executions in the same minute can return different rows in a different order. Page two may then repeat rows of page one and omit others.',
        zh: '不指定顺序，数据库可以返回任意的行；做一次 VACUUM、加一个索引、升一次级，返回的就可能换一批。PostgreSQL 允许对大表的并发扫描从中途加入（`synchronize_seqscans`，默认开启），同一分钟内执行两次，结果和顺序都可能不一样。于是第二页会重复第一页的行，又漏掉另一些。',
      },
      bad: {
        sql: `SELECT s_suppkey, s_name
FROM supplier
WHERE s_nationkey < 5
LIMIT 2;`,
      },
      good: {
        sql: `SELECT s_suppkey, s_name
FROM supplier
WHERE s_nationkey < 5
ORDER BY s_name, s_suppkey
LIMIT 2;`,
      },
      variants: {
        sqlserver: `SELECT TOP (2) s_suppkey, s_name
FROM supplier
WHERE s_nationkey < 5
ORDER BY s_name, s_suppkey;`,
        oracle: `SELECT s_suppkey, s_name
FROM supplier
WHERE s_nationkey < 5
ORDER BY s_name, s_suppkey
FETCH FIRST 2 ROWS ONLY;`,
      },
      note: {
        en: 'The order must be unique: end it with a key. A test for existence with `LIMIT 1`, or a look at sample rows, needs no ORDER BY. In Oracle a condition on ROWNUM is a limit too. It comes before the ORDER BY of its block, so sort in a subquery, or use FETCH FIRST.',
        zh: '顺序要唯一才算确定，最后要加上键列。用 `LIMIT 1` 判断是否存在，或者随便看几行样例，可以不写。Oracle 中对 ROWNUM 的条件也是限制，而且先于同一查询块的 ORDER BY 生效：应在子查询里排序，或改用 FETCH FIRST。',
      },
    },
    {
      code: 'DM14',
      name: { en: 'Large OFFSET', zh: '深分页' },
      level: 'warning',
      statements: ['SELECT'],
      databases: 'all',
      threshold: { name: { en: 'offset at most', zh: '偏移量上限' }, default: 10000, unit: { en: 'rows', zh: '行' } },
      trigger: {
        en: 'the offset is a constant above the limit. An offset given by a bind variable is judged by its sample value.',
        zh: '偏移量是超过上限的常量。偏移量为绑定变量时，按其示例值判断。',
      },
      reason: {
        en: 'An offset is not a position but a number of rows that the engine produces and discards. The engine reads and joins these rows, and sorts them unless an index supplies the order. The work for page n grows with n, and reading all pages costs the sum of it. A row that is inserted meanwhile on an earlier page shifts the later pages by one row.',
        zh: '偏移量不是位置，而是先产生、再扔掉的行数：这些行都要读取、连接，没有索引提供顺序时还要排序。第 n 页的工作量随 n 增长，从头翻到尾，工作量是各页之和。期间如果在前面的页插入一行，后面各页就错开一行。',
      },
      bad: {
        sql: `SELECT l_orderkey, l_linenumber, l_shipdate
FROM lineitem
ORDER BY l_orderkey, l_linenumber
LIMIT 50 OFFSET 200000;`,
      },
      good: {
        sql: `SELECT l_orderkey, l_linenumber, l_shipdate
FROM lineitem
WHERE (l_orderkey, l_linenumber) > (50012, 3)
ORDER BY l_orderkey, l_linenumber
LIMIT 50;`,
      },
      variants: {
        sqlserver: `SELECT TOP (50) l_orderkey, l_linenumber, l_shipdate
FROM lineitem
WHERE l_orderkey >= 50012
  AND (l_orderkey > 50012 OR l_linenumber > 3)
ORDER BY l_orderkey, l_linenumber;`,
        oracle: `SELECT l_orderkey, l_linenumber, l_shipdate
FROM lineitem
WHERE l_orderkey >= 50012
  AND (l_orderkey > 50012 OR l_linenumber > 3)
ORDER BY l_orderkey, l_linenumber
FETCH FIRST 50 ROWS ONLY;`,
      },
      note: {
        en: 'RW42 shows this solution and the late lookup, and [page 10,000](../../../../blog/2024/deep-pagination.mdx) compares them. Accept the finding if the whole result is small and cached, or if users must be able to jump to a page.',
        zh: '这种改法和延迟回表见 RW42，比较见[翻到一万页](../../../../blog/2024/deep-pagination.mdx)。整个结果不大且有缓存，或业务必须支持跳页时，可以接受这个问题。',
      },
    },
    {
      code: 'DM15',
      name: { en: 'ORDER BY a random value', zh: '随机排序' },
      level: 'warning',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'the sort key is `RAND()`, `RANDOM()`, `NEWID()`, `DBMS_RANDOM.VALUE` or a similar function.',
        zh: '排序键是 `RAND()`、`RANDOM()`、`NEWID()`、`DBMS_RANDOM.VALUE` 等随机函数。',
      },
      reason: {
        en: 'To choose three rows, the engine computes a random number for every row and compares them all. No index can help, because the numbers exist only while the statement runs. The cost depends on the size of the table, not on the LIMIT.',
        zh: '为了挑三行，每一行都要生成一个随机数再参加排序。这些数在执行时才产生，任何索引都帮不上忙。代价取决于表的大小，与 LIMIT 无关。',
      },
      bad: {
        sql: `SELECT p_partkey, p_name
FROM part
ORDER BY random()
LIMIT 3;`,
      },
      good: {
        sql: `SELECT p_partkey, p_name
FROM part
WHERE p_partkey >= (SELECT 1 + floor(random() * MAX(p_partkey))::INTEGER
                    FROM part)
ORDER BY p_partkey
LIMIT 3;`,
      },
      variants: {
        mysql: `SET @start = (SELECT FLOOR(1 + RAND() * MAX(p_partkey)) FROM part);
SELECT p_partkey, p_name
FROM part
WHERE p_partkey >= @start
ORDER BY p_partkey
LIMIT 3;`,
        sqlserver: `SELECT TOP (3) p_partkey, p_name
FROM part
WHERE p_partkey >= (SELECT CAST(1 + RAND() * MAX(p_partkey) AS INTEGER)
                    FROM part)
ORDER BY p_partkey;`,
        oracle: `SELECT p_partkey, p_name
FROM part
WHERE p_partkey >= (SELECT TRUNC(DBMS_RANDOM.VALUE(1, MAX(p_partkey) + 1))
                    FROM part)
ORDER BY p_partkey
FETCH FIRST 3 ROWS ONLY;`,
      },
      note: {
        en: 'The second form returns the rows behind one random key: rows after a gap are chosen more often, and near the largest key there are fewer than three. If that matters, choose several random keys in the application. `TABLESAMPLE` (PostgreSQL, SQL Server) and `SAMPLE` (Oracle) are for statistical samples. For a few hundred rows the sort does not matter.',
        zh: '第二种写法返回一个随机键之后的行：键有空号时，空号之后的行更容易被选中；靠近最大键时不足三行；介意的话，由应用抽取多个键。统计抽样可用 `TABLESAMPLE`（PostgreSQL、SQL Server）或 `SAMPLE`（Oracle）。只有几百行时，这点排序不必在意。',
      },
    },
    {
      code: 'DM47',
      name: { en: 'Partitioned table without its key', zh: '缺少分区键条件' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      needs: 'workspace',
      trigger: {
        en: 'a partitioned or sharded table is used without any condition on its partition or shard key, either direct or through a join.',
        zh: '用到分区表或分片表，却没有分区键或分片键上的条件，直接的和经连接传递的都没有。',
      },
      reason: {
        en: 'Partitioning helps only queries that filter on the key. Without such a filter the engine opens every partition and searches every local index, so a lookup of one row needs one index search for each partition. TDSQL [sends the statement to all nodes](https://www.tencentcloud.com/document/product/1042/38506); in OceanBase every partition may be on another node.',
        zh: '分区只对按分区键过滤的查询有用。没有分区键条件，就要打开每个分区、搜索每个本地索引，有多少个分区，一次点查就要搜索多少次索引。TDSQL 会[把语句发往所有节点](https://www.tencentcloud.com/zh/document/product/1042/38506)；在 OceanBase 中，各分区可能分布在不同节点上。',
      },
      bad: {
        sql: `CREATE TABLE sale (sold_on DATE NOT NULL, partkey INTEGER, qty INTEGER)
  PARTITION BY RANGE (sold_on);
CREATE TABLE sale_1996 PARTITION OF sale
  FOR VALUES FROM ('1996-01-01') TO ('1997-01-01');
SELECT sold_on, qty FROM sale WHERE partkey = 3;`,
      },
      good: {
        sql: `CREATE TABLE sale (sold_on DATE NOT NULL, partkey INTEGER, qty INTEGER)
  PARTITION BY RANGE (sold_on);
CREATE TABLE sale_1996 PARTITION OF sale
  FOR VALUES FROM ('1996-01-01') TO ('1997-01-01');
SELECT sold_on, qty FROM sale
WHERE partkey = 3
  AND sold_on >= DATE '1996-05-01' AND sold_on < DATE '1996-06-01';`,
      },
      variants: {
        mysql: `CREATE TABLE sale (sold_on DATE NOT NULL, partkey INTEGER, qty INTEGER)
PARTITION BY RANGE COLUMNS (sold_on) (
  PARTITION p1996 VALUES LESS THAN ('1997-01-01')
);
SELECT sold_on, qty FROM sale
WHERE partkey = 3
  AND sold_on >= DATE '1996-05-01' AND sold_on < DATE '1996-06-01';`,
        sqlserver: `CREATE PARTITION FUNCTION pf_sale (DATE)
  AS RANGE RIGHT FOR VALUES ('1996-01-01', '1997-01-01');
CREATE PARTITION SCHEME ps_sale AS PARTITION pf_sale ALL TO ([PRIMARY]);
CREATE TABLE sale (sold_on DATE NOT NULL, partkey INTEGER, qty INTEGER)
  ON ps_sale (sold_on);
SELECT sold_on, qty FROM sale
WHERE partkey = 3
  AND sold_on >= '1996-05-01' AND sold_on < '1996-06-01';`,
        oracle: `CREATE TABLE sale (sold_on DATE NOT NULL, partkey INTEGER, qty INTEGER)
PARTITION BY RANGE (sold_on) (
  PARTITION sale_1996 VALUES LESS THAN (DATE '1997-01-01')
);
SELECT sold_on, qty FROM sale
WHERE partkey = 3
  AND sold_on >= DATE '1996-05-01' AND sold_on < DATE '1996-06-01';`,
      },
      note: {
        en: 'A function on the key usually prevents pruning too; DM23 reports it. Reports over all partitions have to read them all. Where the engine has global indexes, such an index serves a lookup by another column; IX12 describes its costs.',
        zh: '分区键上套函数，通常也无法裁剪，由 DM23 报告。跨全部分区的报表本来就要全读。按其他列查找，在支持全局索引的数据库中可以建全局索引，代价见 IX12。',
      },
    },
  ],
} satisfies RuleFamily

export default family
