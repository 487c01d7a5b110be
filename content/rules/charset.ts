import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/charset',
  rules: [
    {
      code: 'CS01',
      name: { en: 'Database without a character set', zh: '建库未指定字符集' },
      level: 'warning',
      statements: ['CREATE DATABASE', 'CREATE SCHEMA'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a database is created without `CHARACTER SET` or, in PostgreSQL and its relatives, without `ENCODING`. In MySQL `CREATE SCHEMA` means the same and is checked too.',
        zh: '建库时没有指定 `CHARACTER SET`；在 PostgreSQL 及其衍生数据库中，没有指定 `ENCODING`。MySQL 的 `CREATE SCHEMA` 与建库同义，同样检查。',
      },
      reason: {
        en: 'The default comes from the server: in MySQL from `character_set_server`, by default latin1 in 5.7 and utf8mb4 in 8.0; in PostgreSQL from the template database. So the same script can create different databases on two servers, and nobody notices until the first name cannot be stored.',
        zh: '不写就由服务器决定：MySQL 取 `character_set_server`，5.7 的默认值是 latin1，8.0 是 utf8mb4；PostgreSQL 取模板库的编码。于是同一份脚本在两台服务器上建出两种库，直到遇上第一个存不进去的人名才被发现。',
      },
      bad: {
        sql: `CREATE DATABASE crm;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE DATABASE crm CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci;`,
        marks: 'mysql',
      },
      variants: {
        postgresql: `CREATE DATABASE crm ENCODING 'UTF8' TEMPLATE template0;`,
      },
      note: {
        en: "PostgreSQL needs `TEMPLATE template0` beside an encoding that differs from the template's. The rule does not apply to Oracle, which has one character set for the whole database, chosen at creation, or to SQL Server, where the collation decides.",
        zh: '在 PostgreSQL 中，编码与模板库不同时，还要写 `TEMPLATE template0`。Oracle 整个数据库只有一个字符集，建库时就定了；SQL Server 由排序规则决定，所以这两种数据库都不适用。',
      },
    },
    {
      code: 'CS02',
      name: { en: 'Required character set', zh: '指定字符集' },
      level: 'warning',
      statements: ['CREATE DATABASE', 'ALTER DATABASE', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      threshold: { name: { en: 'character set', zh: '字符集' }, default: 'utf8mb4' },
      trigger: {
        en: 'a database, table or column names a character set other than the required one.',
        zh: '库、表或列写明的字符集不是要求的那一个。',
      },
      reason: {
        en: 'In MySQL `utf8` means utf8mb3, at most three bytes for a character. An emoji takes four, and so does 𠮷 in a Japanese or Chinese name: in strict mode the INSERT fails with error 1366. Otherwise MySQL stores a `?`, or cuts the text there if the connection uses utf8mb3 too. utf8mb3 is deprecated, and `utf8` is expected to mean utf8mb4 in a later version, which would change what old scripts do.',
        zh: 'MySQL 的 `utf8` 其实是 utf8mb3，一个字符最多三个字节。表情符号要四个字节，人名里的“𠮷”也要四个字节：严格模式下 INSERT 报错误 1366；非严格模式下存成 `?`，若连接也用 utf8mb3，则从那里截断。utf8mb3 已被弃用，`utf8` 这个名字预计将来会改指 utf8mb4，到那时旧脚本的含义也就变了。',
      },
      bad: {
        sql: `CREATE TABLE contact (
  ct_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  ct_name VARCHAR(80) NOT NULL
) ENGINE=InnoDB DEFAULT CHARACTER SET=utf8;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE contact (
  ct_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  ct_name VARCHAR(80) NOT NULL
) ENGINE=InnoDB DEFAULT CHARACTER SET=utf8mb4;`,
        marks: 'mysql',
      },
      note: {
        en: "The connection must use the same character set: after `SET NAMES utf8` a client still cannot store such characters. `ascii` for tokens and hash values is a good exception, since it keeps index entries short. PostgreSQL's UTF8 always allows four bytes.",
        zh: '连接也要一致：客户端执行了 `SET NAMES utf8`，照样存不进这些字符。令牌、散列值用 `ascii` 是合理的例外，索引项更短。PostgreSQL 的 UTF8 始终支持四个字节。',
      },
    },
    {
      code: 'CS03',
      name: { en: 'Required collation', zh: '指定排序规则' },
      level: 'warning',
      statements: ['CREATE DATABASE', 'ALTER DATABASE', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'sqlserver', 'oceanbase', 'tdsql'],
      threshold: { name: { en: 'collation', zh: '排序规则' }, default: 'utf8mb4_0900_ai_ci' },
      trigger: {
        en: 'a database, table or column names a collation other than the required one, or a character set whose default collation is a different one.',
        zh: '库、表或列写明了其他排序规则，或者只写字符集，而该字符集的默认排序规则不是要求的那一个。',
      },
      reason: {
        en: 'A collation decides which texts are equal. The defaults of MySQL 5.7 (`utf8mb4_general_ci`) and 8.0 treat trailing blanks, `ß` and emoji differently, so data that is unique under one may have duplicates under the other. Comparing two columns of different collations fails with error 1267 (illegal mix of collations); in SQL Server it is error 468.',
        zh: '排序规则决定哪些文本相等。MySQL 5.7 的默认值 `utf8mb4_general_ci` 与 8.0 的默认值，对尾部空格、`ß` 和表情符号的处理都不同，在一种规则下成立的唯一键，换一种可能就冲突。排序规则不同的两列相互比较会报错误 1267（排序规则混用），SQL Server 报 468。',
      },
      bad: {
        sql: `CREATE TABLE city (
  ci_id INT UNSIGNED NOT NULL PRIMARY KEY,
  ci_name VARCHAR(60) NOT NULL
) DEFAULT CHARACTER SET=utf8mb4 COLLATE=utf8mb4_general_ci;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE city (
  ci_id INT UNSIGNED NOT NULL PRIMARY KEY,
  ci_name VARCHAR(60) NOT NULL
) DEFAULT CHARACTER SET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;`,
        marks: 'mysql',
      },
      note: {
        en: 'Set the value to the collation of most of your tables, not to the newest one: `utf8mb4_general_ci` in OceanBase, on MySQL 5.7 and beside MariaDB, whose older versions lack the 0900 collations; a name such as `Chinese_PRC_CI_AS` in SQL Server. Changing it later rebuilds every index on a text column.',
        zh: '应设成多数表现有的规则，而不是最新的：OceanBase、MySQL 5.7 以及与 MariaDB 并存时（其较早版本没有 0900 系列）用 `utf8mb4_general_ci`；SQL Server 用 `Chinese_PRC_CI_AS` 之类的名称。以后再换，所有文本列上的索引都要重建。',
      },
    },
    {
      code: 'CS04',
      name: { en: 'Character set on a table', zh: '表级字符集' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'CREATE TABLE names any character set or collation.',
        zh: 'CREATE TABLE 写明了字符集或排序规则，不论是哪一种。',
      },
      reason: {
        en: 'The character set should be set in one place only, the database. Clauses on tables are often copied from dumps of other servers, and each of them can differ. Without them a table uses the character set of the database in which the script runs.',
        zh: '字符集应当只在一处决定，这一处就是库。表上的子句往往是从别的服务器导出时连同表一起抄来的，多写一处就多一处不一致；不写，脚本就跟随所在的库。',
      },
      bad: {
        sql: `CREATE TABLE newsletter (
  nl_id INT UNSIGNED NOT NULL PRIMARY KEY,
  nl_subject VARCHAR(120) NOT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE newsletter (
  nl_id INT UNSIGNED NOT NULL PRIMARY KEY,
  nl_subject VARCHAR(120) NOT NULL
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: 'The opposite convention is just as good: every table names its character set, so it is the same wherever it is loaded. Then enforce CS02 and CS03 and switch this rule off. This rule suits teams that create all databases as CS01 demands.',
        zh: '反过来的约定同样成立：每张表都写明字符集，搬到哪里都一样。那就执行 CS02 和 CS03，关闭本规则。本规则适合所有库都按 CS01 统一创建的团队。',
      },
    },
    {
      code: 'CS05',
      name: { en: 'Character set on a column', zh: '列级字符集' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column definition contains `CHARACTER SET` or `COLLATE`.',
        zh: '列定义中含有 `CHARACTER SET` 或 `COLLATE`。',
      },
      reason: {
        en: 'Different character sets on columns are hard to notice and expensive. When two such columns are joined, MySQL converts one side, the narrower one, to utf8mb4, and cannot use an index on that side for the lookup: EXPLAIN shows a scan instead of `ref`.',
        zh: '列级字符集不一致很难发现，代价却很大。两个字符集不同的列相连接时，MySQL 会转换其中一侧，也就是把范围较小的转成 utf8mb4，这一侧的索引就无法用来查找：EXPLAIN 本该是 `ref`，显示的却是扫描。',
      },
      bad: {
        sql: `CREATE TABLE voucher (
  vo_code VARCHAR(20) CHARACTER SET utf8mb3 NOT NULL PRIMARY KEY
);
CREATE TABLE voucher_use (
  vu_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  vu_code VARCHAR(20) NOT NULL
) DEFAULT CHARACTER SET=utf8mb4;
SELECT u.vu_id FROM voucher_use u JOIN voucher v ON v.vo_code = u.vu_code;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE voucher (
  vo_code VARCHAR(20) NOT NULL PRIMARY KEY
) DEFAULT CHARACTER SET=utf8mb4;
CREATE TABLE voucher_use (
  vu_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  vu_code VARCHAR(20) NOT NULL
) DEFAULT CHARACTER SET=utf8mb4;
SELECT u.vu_id FROM voucher_use u JOIN voucher v ON v.vo_code = u.vu_code;`,
        marks: 'mysql',
      },
      note: {
        en: 'A case-sensitive column, such as an API key, needs `COLLATE utf8mb4_bin` or `ascii_bin`, on both sides of each join. List such columns as exceptions, or use only CS07, which reports only differences.',
        zh: '必须区分大小写的列，如 API 密钥，需要 `COLLATE utf8mb4_bin` 或 `ascii_bin`，并且每个连接的两侧都要一致。这类列可列为例外；也可以只用 CS07，那条规则只报告不一致的情况。',
      },
    },
    {
      code: 'CS06',
      name: { en: 'Table differs from its database', zh: '表库字符集不一致' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'ALTER DATABASE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      needs: 'workspace',
      trigger: {
        en: 'the default character set or collation of a table is not that of its database, as the workspace knows it.',
        zh: '表的默认字符集或排序规则与工作空间中该库的不同。',
      },
      reason: {
        en: "New tables get the database's setting, so joins between them and old tables need conversions. The usual cause is an ALTER DATABASE, which does not change existing tables.",
        zh: '新建的表会用库的设置，与旧表连接时就要转换。常见的原因是有人执行了 ALTER DATABASE，而这条语句不改变已有的表。',
      },
      bad: {
        sql: `CREATE DATABASE shop CHARACTER SET utf8mb4;
CREATE TABLE shop.visit (
  vi_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  vi_agent VARCHAR(200)
) DEFAULT CHARACTER SET=latin1;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE DATABASE shop CHARACTER SET utf8mb4;
CREATE TABLE shop.visit (
  vi_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  vi_agent VARCHAR(200)
);`,
        marks: 'mysql',
      },
      note: {
        en: "A workspace made from DDL alone knows the database's setting only if the CREATE DATABASE is part of it; otherwise the rule has nothing to compare. While you migrate table by table, the findings list the remaining tables.",
        zh: '只由 DDL 建成的工作空间，要包含 CREATE DATABASE 才知道库的设置，否则本规则无从比较。逐表迁移期间，报告的正好是还没迁移的表。',
      },
    },
    {
      code: 'CS07',
      name: { en: 'Column differs from its table', zh: '列表字符集不一致' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      needs: 'workspace',
      trigger: {
        en: "a column's character set or collation is not the default of its table. If CREATE TABLE names both, the statement is enough.",
        zh: '列的字符集或排序规则与表的默认值不同。如果 CREATE TABLE 把列的和表的都写明了，只看语句即可判断。',
      },
      reason: {
        en: 'In such a table a comparison of two of its own columns, `a = b`, may have to convert one of them. A later change of the character set can also exceed the limit of an index, 3,072 bytes: a utf8mb4 character counts as four bytes there, and a latin1 character as one.',
        zh: '在这样的表里，同一张表的两列比较 `a = b`，也可能要转换其中一列。以后转换字符集时还可能超限：计算索引的 3,072 字节上限时，一个 utf8mb4 字符按四个字节算，latin1 字符按一个。',
      },
      bad: {
        sql: `CREATE TABLE address (
  ad_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  ad_city VARCHAR(60) NOT NULL,
  ad_postcode VARCHAR(10) CHARACTER SET gbk NOT NULL
) DEFAULT CHARACTER SET=utf8mb4;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE address (
  ad_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  ad_city VARCHAR(60) NOT NULL,
  ad_postcode VARCHAR(10) NOT NULL
) DEFAULT CHARACTER SET=utf8mb4;`,
        marks: 'mysql',
      },
      note: {
        en: 'In old tables the cause is often the statement that CS08 reports. A deliberate `ascii` or `_bin` column is fine if it is never compared with a column of another kind; add it to the exceptions after checking this.',
        zh: '老表若被报告，多半是执行过 CS08 所报告的语句。有意使用 `ascii` 或 `_bin` 的列，只要不与其他字符集的列比较就没有问题；确认之后写进例外清单。',
      },
    },
    {
      code: 'CS08',
      name: { en: "Changing a table's default only", zh: '修改表字符集' },
      level: 'warning',
      statements: ['ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'ALTER TABLE sets `[DEFAULT] CHARACTER SET` or `COLLATE` without `CONVERT TO`.',
        zh: 'ALTER TABLE 设置 `[DEFAULT] CHARACTER SET` 或 `COLLATE`，而没有写 `CONVERT TO`。',
      },
      reason: {
        en: 'The statement succeeds at once because it changes only the default for new columns; existing columns keep their character set. The catalogue then shows utf8mb4 for the table, an emoji is still refused, and the next column added differs from all others.',
        zh: '这条语句立即成功，因为它只改以后新增列的默认值，已有的列全都保持原来的字符集。此后系统表里这张表是 utf8mb4，表情符号照样存不进去，而下一个新增的列会与其他列都不同。',
      },
      bad: {
        sql: `ALTER TABLE customer DEFAULT CHARACTER SET utf8mb4;`,
        marks: 'mysql',
      },
      good: {
        sql: `ALTER TABLE customer CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci;`,
        marks: 'mysql',
      },
      note: {
        en: '**CONVERT TO copies the table and blocks its writes meanwhile**; on a large one use an online schema tool, and see OP15. The statement may turn TEXT into MEDIUMTEXT to hold as many characters as before, and fails if an index exceeds its limit. It does not repair text that was stored in the wrong encoding. For a table without text columns, changing only the default is right.',
        zh: '**CONVERT TO 会复制整张表，期间阻塞写入**；大表请用在线改表工具，另见 OP15。为了容纳同样多的字符，CONVERT TO 可能把 TEXT 变成 MEDIUMTEXT；索引超出上限时会失败。以错误编码存进去的文本，CONVERT TO 修复不了。没有文本列的表，只改默认值是可以的。',
      },
    },
    {
      code: 'CS09',
      name: { en: 'Collation in a query', zh: '查询中指定排序规则' },
      level: 'warning',
      statements: ['SELECT', 'CREATE INDEX'],
      databases: ['mysql', 'postgresql', 'opengauss', 'sqlserver', 'oceanbase', 'tdsql'],
      needs: 'workspace',
      trigger: {
        en: 'ORDER BY, GROUP BY or a comparison has a COLLATE clause, and no index on the column has that collation; or a new index has its own collation, which no statement of the same audit uses.',
        zh: 'ORDER BY、GROUP BY 或比较条件带有 COLLATE 子句，而该列没有相同排序规则的索引；或者新建的索引单独指定了排序规则，而同一次审核中没有语句用到。',
      },
      reason: {
        en: 'A B-tree is sorted by one collation. If a query asks for another, the engine cannot read the index in order and must sort all rows, even for LIMIT 10. A text comparison has to scan for the same reason. Conversely, an index with its own collation makes writes slower and serves no query without the clause.',
        zh: 'B-tree 只按一种排序规则排列。查询要求另一种，数据库就没法按序读取，哪怕只取 LIMIT 10，也得先把所有行排一遍；文本比较同理，只能扫描。反过来，这样的索引增加写入开销，没带该子句的查询却用不上。',
      },
      bad: {
        sql: `CREATE INDEX idx_customer_name ON customer (c_name);
SELECT c_custkey, c_name
FROM customer
ORDER BY c_name COLLATE "C"
LIMIT 10;`,
      },
      good: {
        sql: `CREATE INDEX idx_customer_name_c ON customer (c_name COLLATE "C");
SELECT c_custkey, c_name
FROM customer
ORDER BY c_name COLLATE "C"
LIMIT 10;`,
      },
      variants: {
        mysql: `ALTER TABLE customer
  ADD COLUMN c_name_bin VARCHAR(25) COLLATE utf8mb4_bin AS (c_name),
  ADD INDEX idx_customer_name_bin (c_name_bin);
SELECT c_custkey, c_name
FROM customer
ORDER BY c_name_bin
LIMIT 10;`,
        sqlserver: `ALTER TABLE customer ADD c_name_bin AS c_name COLLATE Latin1_General_BIN2;
GO
CREATE INDEX idx_customer_name_bin ON customer (c_name_bin);
SELECT TOP (10) c_custkey, c_name
FROM customer
ORDER BY c_name_bin;`,
      },
      note: {
        en: 'If the whole database uses `C`, the clause changes nothing and the rule reports nothing. In PostgreSQL a `"C"` index is good practice for `LIKE \'abc%\'`; if this search is important, a second index is worth it. In MySQL an index always has the collation of its column; use a generated column for another one.',
        zh: '如果整个库都用 `C`，这个子句不起作用，本规则也不报告。在 PostgreSQL 中，为 `LIKE \'abc%\'` 建 `"C"` 索引是好做法，这类查询重要的话，值得多建一个索引。MySQL 的索引不能单独指定排序规则，只能用列的，或者建一个生成列。',
      },
    },
  ],
} satisfies RuleFamily

export default family
