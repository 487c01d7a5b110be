import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/indexes/columns',
  rules: [
    {
      code: 'IX01',
      name: { en: 'Duplicate column in an index', zh: '索引列重复' },
      level: 'warning',
      statements: ['CREATE INDEX'],
      databases: ['postgresql', 'opengauss', 'kes'],
      trigger: {
        en: 'the key of an index, or its key and its INCLUDE list together, names the same column twice with the same operator class and collation.',
        zh: '索引键，或者索引键与 INCLUDE 列表合在一起，两次写到同一列，且操作符类和排序规则相同。',
      },
      reason: {
        en: 'The second copy neither narrows a search nor adds an order, since it always has the same value as the first. Every entry still stores it, so the index is wider, has fewer entries per page and is slower to read. Usually the author meant another column.',
        zh: '重复的列既不能缩小查找范围，也不增加任何顺序，因为值总与第一次出现的相同。但每个索引项照样存一份，索引变宽，每页容纳的项变少，读取更慢。多数情况下，作者想写的是另一列。',
      },
      bad: { sql: `CREATE INDEX idx_supplier_nation_name\n  ON supplier (s_nationkey, s_nationkey);` },
      good: { sql: `CREATE INDEX idx_supplier_nation_name\n  ON supplier (s_nationkey, s_name);` },
      note: {
        en: 'A column and an expression over it, `c_name` and `lower(c_name)`, are two different keys. MySQL, Oracle and SQL Server refuse such a statement.',
        zh: '列和基于它的表达式，如 `c_name` 与 `lower(c_name)`，是两个不同的键，不报。MySQL、Oracle 和 SQL Server 本身就会拒绝这样的语句。',
      },
    },
    {
      code: 'IX04',
      name: { en: 'Too many columns in an index', zh: '索引列过多' },
      level: 'warning',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 5, unit: { en: 'key columns', zh: '个键列' } },
      trigger: {
        en: 'an index has more key columns than the limit. Columns after INCLUDE do not count.',
        zh: '索引的键列数超过上限。INCLUDE 中的列不计。',
      },
      reason: {
        en: 'After the first column with a range condition, no further column narrows the search, so a sixth key column is rarely useful. Yet it is stored in the inner pages of the tree as well as in the leaves, it can take part in every comparison on the way down, and each change of its value moves an index entry.',
        zh: '第一个范围条件之后的列都不再缩小查找范围，第六个键列很少有用。可是内部页和叶子页都要存这一列，沿树下行的比较都可能用到它，值一变，索引项就得移动。',
      },
      bad: {
        sql: `CREATE INDEX idx_lineitem_part ON lineitem
  (l_partkey, l_suppkey, l_shipdate, l_quantity, l_extendedprice, l_discount);`,
      },
      good: {
        sql: `CREATE INDEX idx_lineitem_part ON lineitem (l_partkey, l_suppkey, l_shipdate)
  INCLUDE (l_quantity, l_extendedprice, l_discount);`,
      },
      variants: {
        mysql: 'CREATE INDEX idx_lineitem_part ON lineitem (l_partkey, l_suppkey, l_shipdate);',
        oracle: 'CREATE INDEX idx_lineitem_part ON lineitem (l_partkey, l_suppkey, l_shipdate);',
      },
      note: {
        en: "The engines' own limits are higher: 16 columns in MySQL; 32 in PostgreSQL (where INCLUDE columns count), Oracle, and SQL Server from 2016. MySQL and Oracle have no INCLUDE, so raise the limit there if you need covering indexes.",
        zh: '数据库自身的上限更高：MySQL 16 列，PostgreSQL（INCLUDE 列也算）、Oracle、SQL Server 2016 起 32 列。MySQL 和 Oracle 没有 INCLUDE，若有意建覆盖索引，请把上限调高。',
      },
    },
    {
      code: 'IX05',
      name: { en: 'TEXT or BLOB in an index', zh: '大字段建索引' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a B-tree key contains a column whose type has no length limit: TEXT and BLOB types, `bytea`. A MySQL prefix, `col(20)`, is not reported.',
        zh: 'B-tree 索引的键列是没有长度上限的类型：TEXT、BLOB 类，`bytea`。MySQL 的前缀索引 `col(20)` 不报。',
      },
      reason: {
        en: 'Several index entries must fit on one page. PostgreSQL accepts the index and fails later, at the first row whose value exceeds about a third of a page (2,704 bytes) after compression; MySQL refuses the index without a prefix length (error 1170). For equality on such a column, index a hash.',
        zh: '一个索引页必须放得下好几个索引项。PostgreSQL 会接受这样的索引，等第一行压缩后仍超过约三分之一页（2,704 字节）的数据到来时才报错；MySQL 不写前缀长度则直接拒绝（错误 1170）。这类列上的等值查找，应改用散列值。',
      },
      bad: {
        sql: `CREATE TABLE part_sheet (ps_id BIGINT PRIMARY KEY, ps_body TEXT NOT NULL);
CREATE INDEX idx_part_sheet_body ON part_sheet (ps_body);
INSERT INTO part_sheet
SELECT 1, string_agg(md5(n::TEXT), '') FROM generate_series(1, 200) AS n;`,
        marks: 'fails="exceeds btree version 4 maximum 2704"',
      },
      good: {
        sql: `CREATE TABLE part_sheet (ps_id BIGINT PRIMARY KEY, ps_body TEXT NOT NULL);
CREATE INDEX idx_part_sheet_body ON part_sheet USING hash (ps_body);
INSERT INTO part_sheet
SELECT 1, string_agg(md5(n::TEXT), '') FROM generate_series(1, 200) AS n;`,
      },
      variants: {
        mysql: `CREATE TABLE part_sheet (ps_id BIGINT PRIMARY KEY, ps_body TEXT NOT NULL);
CREATE INDEX idx_part_sheet_body ON part_sheet (ps_body(100));
INSERT INTO part_sheet VALUES (1, REPEAT('text ', 1200));`,
      },
      note: {
        en: 'In PostgreSQL `text` is also the everyday type of short strings. Switch the rule off there if your team limits lengths by CHECK. Oracle and SQL Server refuse a B-tree index on LOB types, so the rule does not apply there.',
        zh: '在 PostgreSQL 里，`text` 也是短字符串的常用类型；若团队用 CHECK 限制长度，可以关闭本规则。Oracle 和 SQL Server 根本不允许对 LOB 类型建 B-tree 索引，所以本规则不适用。',
      },
    },
    {
      code: 'IX06',
      name: { en: 'Long column in an index', zh: '长列建索引' },
      level: 'warning',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 767, unit: { en: 'bytes', zh: '字节' } },
      trigger: {
        en: 'the declared lengths of the key columns, in bytes of their character set, add up to more than the limit. A prefix counts with its own length.',
        zh: '各键列的声明长度按字符集折算成字节，总和超过上限。前缀索引按前缀长度计算。',
      },
      reason: {
        en: 'In MySQL a `utf8mb4` character counts as four bytes here, whatever text is stored: `VARCHAR(1024)` needs 4,096, and the limit of InnoDB is 3,072 with row format DYNAMIC and 767, the default of this rule, with COMPACT or REDUNDANT. SQL Server allows 900 bytes for a clustered key and 1,700 for a nonclustered one (900 before 2016), but CREATE gives only a warning; a row that is too long is rejected later. PostgreSQL also rejects the row and not the index, above 2,704 bytes after compression.',
        zh: '在 MySQL 中，`utf8mb4` 的每个字符都按四字节算，与实际存了什么无关：`VARCHAR(1024)` 需要 4,096 字节，而 InnoDB 在 DYNAMIC 行格式下止于 3,072，在 COMPACT、REDUNDANT 下止于 767，也就是本规则的默认值。SQL Server 的聚集键上限为 900 字节，非聚集键为 1,700（2016 之前也是 900），但建索引时只给警告，以后遇到超长的数据才拒绝。PostgreSQL 同样不拒绝索引，而是拒绝压缩后超过 2,704 字节的数据。',
      },
      bad: {
        sql: `CREATE TABLE web_source (
  ws_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  ws_url VARCHAR(1024) NOT NULL,
  KEY idx_web_source_url (ws_url)
) DEFAULT CHARSET = utf8mb4;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE web_source (
  ws_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  ws_url VARCHAR(1024) NOT NULL,
  KEY idx_web_source_url (ws_url(100))
) DEFAULT CHARSET = utf8mb4;`,
        marks: 'mysql',
      },
      variants: {
        postgresql: `CREATE TABLE web_source (
  ws_id BIGINT PRIMARY KEY,
  ws_url VARCHAR(1024) NOT NULL
);
CREATE INDEX idx_web_source_url ON web_source USING hash (ws_url);`,
        sqlserver: `CREATE TABLE web_source (
  ws_id BIGINT PRIMARY KEY,
  ws_url VARCHAR(1024) NOT NULL,
  ws_hash AS CAST(HASHBYTES('SHA2_256', ws_url) AS BINARY(32)) PERSISTED
);
CREATE INDEX idx_web_source_hash ON web_source (ws_hash);`,
        oracle: `CREATE TABLE web_source (
  ws_id NUMBER(19) PRIMARY KEY,
  ws_url VARCHAR2(1024) NOT NULL
);
CREATE INDEX idx_web_source_hash ON web_source (STANDARD_HASH(ws_url, 'SHA256'));`,
      },
      note: {
        en: 'To choose the prefix length, compare counts: `COUNT(DISTINCT LEFT(ws_url, 100))` should come close to `COUNT(DISTINCT ws_url)`. A UNIQUE prefix index makes the prefixes unique, not the values.',
        zh: '前缀长度要比较计数来定：`COUNT(DISTINCT LEFT(ws_url, 100))` 应接近 `COUNT(DISTINCT ws_url)`。UNIQUE 前缀索引保证的是前缀唯一，而不是整个值唯一。',
      },
    },
    {
      code: 'IX07',
      name: { en: 'Low selectivity', zh: '区分度低' },
      level: 'notice',
      needs: 'statistics',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'distinct values per row, at least', zh: '不同值数 ÷ 行数，下限' }, default: 0.1 },
      trigger: {
        en: "an index on a single column is neither unique nor partial, and the column's number of distinct values divided by the number of rows is below the limit.",
        zh: '单列索引既非唯一索引也非部分索引，且该列的不同值数除以行数低于下限。',
      },
      reason: {
        en: 'A flag, a status or a gender has few values. If a third of the rows has the same value, fetching them one by one through the index reads nearly every page of the table, so the optimiser rightly scans the table. The index then only costs upkeep. A rare value can still be worth an index; a partial index contains only this value.',
        zh: '状态、性别、是否删除这类列，值很少。一个值若占三分之一的行，通过索引逐行去取，几乎会读遍表的每一页，优化器选择全表扫描是对的，索引就只剩下维护开销。罕见的值仍然值得建索引，部分索引可以只存罕见的值。',
      },
      bad: { sql: `CREATE INDEX idx_orders_status ON orders (o_orderstatus);` },
      good: {
        sql: `CREATE INDEX idx_orders_pending ON orders (o_orderdate)
  WHERE o_orderstatus = 'P';`,
      },
      note: {
        en: 'Judge by rows per value, not by the ratio alone. At TPC-H scale factor 1 the 1,500,000 orders belong to 100,000 customers; `o_custkey` has a ratio of 0.07, and its index quickly finds the 15 rows of a customer. Lower the limit for such tables.',
        zh: '要看每个值对应多少行，别只看比率。TPC-H 规模因子为 1 时，1,500,000 张订单属于 100,000 个客户，`o_custkey` 的比率只有 0.07，但用这一列的索引，一下就能找到某个客户的 15 行。对这样的表，请把下限调低。',
      },
    },
    {
      code: 'IX08',
      name: { en: 'Less selective column first', zh: '列序不佳' },
      level: 'notice',
      needs: 'statistics',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'the first column of an index has fewer distinct values than the second.',
        zh: '索引第一列的不同值数少于第二列。',
      },
      reason: {
        en: 'For a statement that compares both columns by equality, the order makes no difference. The order decides which other statements can use the index: a search by the first column alone can, and a search by the second alone usually cannot. So begin with a column that is worth searching by. SQL Server also keeps a histogram only of the leading column.',
        zh: '对两列都做等值比较的语句，谁先谁后没有区别。列序决定的是还有哪些语句能用这个索引：只按第一列查可以，只按第二列查多半不行，所以第一列应当是常单独用来查询的那一列。此外，SQL Server 只为索引的首列保存直方图。',
      },
      bad: { sql: `CREATE INDEX idx_lineitem_mode_part ON lineitem (l_shipmode, l_partkey);` },
      good: { sql: `CREATE INDEX idx_lineitem_part_mode ON lineitem (l_partkey, l_shipmode);` },
      note: {
        en: 'This rule counts only if everything else is equal. Equality columns go before range and sort columns regardless of these numbers: see [the order of columns](../../../index-engine/index.mdx#the-order-of-columns). A skip scan (Oracle, MySQL 8.0.13, PostgreSQL 18) even works best with few values in the first column.',
        zh: '本规则只在其他条件相同时才有意义。无论不同值数多少，等值列都应排在范围列和排序列之前，见[列的顺序](../../../index-engine/index.mdx#the-order-of-columns)；而跳跃扫描（Oracle、MySQL 8.0.13、PostgreSQL 18）在首列的值少时效果最好。',
      },
    },
    {
      code: 'IX09',
      name: { en: 'Nullable column in an index', zh: '索引列可空' },
      level: 'notice',
      needs: 'workspace',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a key column of an index may be NULL. A partial index whose condition excludes NULL is not reported, and in SQL Server only unique indexes are.',
        zh: '索引的某个键列可为 NULL。条件已排除 NULL 的部分索引不报；SQL Server 只报唯一索引。',
      },
      reason: {
        en: 'A UNIQUE key that may be NULL does not stop duplicates: in MySQL and PostgreSQL two rows with NULL are both accepted, because NULL is not equal to any value, not even to NULL. In Oracle a row whose key columns are all NULL is not in the index. So an index with only nullable columns can answer neither `IS NULL` nor a count of all rows.',
        zh: '可空的 UNIQUE 键挡不住重复：键为 NULL 的两行，MySQL 和 PostgreSQL 都会接受，因为 NULL 不等于任何值，包括 NULL 自己。在 Oracle 中，键列全为 NULL 的行不进索引。所以键列全部可空的索引，既不能用于 `IS NULL`，也不能用于全表计数。',
      },
      bad: {
        sql: `CREATE TABLE coupon (cp_code CHAR(8) NOT NULL, cp_custkey INTEGER);
CREATE UNIQUE INDEX uk_coupon ON coupon (cp_code, cp_custkey);
INSERT INTO coupon VALUES ('SPRING26', NULL), ('SPRING26', NULL);`,
      },
      good: {
        sql: `CREATE TABLE coupon (cp_code CHAR(8) NOT NULL, cp_custkey INTEGER);
CREATE UNIQUE INDEX uk_coupon ON coupon (cp_code, cp_custkey)
  NULLS NOT DISTINCT;
INSERT INTO coupon VALUES ('SPRING26', NULL), ('SPRING26', NULL);`,
        marks: 'fails="duplicate key value"',
      },
      variants: {
        mysql: `CREATE TABLE coupon (
  cp_code CHAR(8) NOT NULL,
  cp_custkey INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX uk_coupon ON coupon (cp_code, cp_custkey);
INSERT INTO coupon (cp_code) VALUES ('SPRING26');`,
        sqlserver: `CREATE TABLE coupon (cp_code CHAR(8) NOT NULL, cp_custkey INTEGER);
CREATE UNIQUE INDEX uk_coupon ON coupon (cp_code, cp_custkey)
  WHERE cp_custkey IS NOT NULL;
INSERT INTO coupon VALUES ('SPRING26', NULL), ('SPRING26', NULL);`,
        oracle: `CREATE TABLE coupon (
  cp_code CHAR(8) NOT NULL,
  cp_custkey INTEGER DEFAULT 0 NOT NULL
);
CREATE UNIQUE INDEX uk_coupon ON coupon (cp_code, cp_custkey);
INSERT INTO coupon (cp_code) VALUES ('SPRING26');`,
      },
      note: {
        en: '`NULLS NOT DISTINCT` needs PostgreSQL 15; NOT NULL with a default has the same effect in every engine. For a non-unique index in other engines than Oracle the finding is not urgent: they find `IS NULL` through the index like any value. SQL Server treats NULL as equal to NULL here: a unique index on one column accepts a single row with NULL, and a filtered index, `WHERE … IS NOT NULL`, accepts many.',
        zh: '`NULLS NOT DISTINCT` 需要 PostgreSQL 15；用 NOT NULL 加默认值，各数据库都能做到。Oracle 以外的普通索引，这一条不急：`IS NULL` 和普通值一样能走索引查找。SQL Server 在这里把 NULL 当作相等：单列唯一索引只接受一行 NULL，要允许多行，可用筛选索引 `WHERE … IS NOT NULL`。',
      },
    },
    {
      code: 'IX11',
      name: { en: 'Functional index', zh: '限制函数索引' },
      level: 'notice',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'kes'],
      trigger: {
        en: 'a key of the index is an expression.',
        zh: '索引键是表达式。',
      },
      reason: {
        en: 'Only statements with the same expression can use such an index: an index on the year serves `EXTRACT(YEAR FROM o_orderdate) = 1996`, but not a range of days or a sort by date. A plain index serves all three once the condition is a range (RW35). The expression is also computed for each row that is written.',
        zh: '只有写出同一表达式的语句才能用上这样的索引：按年份建的索引能用于 `EXTRACT(YEAR FROM o_orderdate) = 1996`，却不能用于按天的范围，也不能用于按日期排序。把条件改成范围（RW35）之后，普通索引对这三种查询都能用。而且每写一行，表达式都要计算一次。',
      },
      bad: { sql: `CREATE INDEX idx_orders_year ON orders (EXTRACT(YEAR FROM o_orderdate));` },
      good: {
        sql: `CREATE INDEX idx_orders_orderdate ON orders (o_orderdate);
SELECT COUNT(*) FROM orders
WHERE o_orderdate >= DATE '1996-01-01' AND o_orderdate < DATE '1997-01-01';`,
      },
      note: {
        en: 'If no range is equivalent, as with `lower(c_name)`, the functional index is right: exempt it. MySQL has functional indexes from 8.0.13. PostgreSQL requires an IMMUTABLE function, and has statistics for the expression only after an ANALYZE. SQL Server indexes computed columns instead.',
        zh: '没有等价范围的情形，如 `lower(c_name)`，建函数索引是对的，豁免即可。MySQL 从 8.0.13 起支持；PostgreSQL 要求函数为 IMMUTABLE，建好后做一次 ANALYZE，表达式才有统计信息。SQL Server 的做法是对计算列建索引。',
      },
    },
  ],
} satisfies RuleFamily

export default family
