import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/charset',
  rules: [
    {
      code: 'CS01',
      name: { en: 'Database without character set', zh: '建库未指定字符集' },
      level: 'warning',
      statements: ['CREATE DATABASE', 'CREATE SCHEMA'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a database is created without `CHARACTER SET` or, in PostgreSQL and its relatives, without `ENCODING`. In MySQL `CREATE SCHEMA` means the same and is judged alike.',
        zh: '建库时没有指定 `CHARACTER SET`；在 PostgreSQL 及其衍生数据库中，没有指定 `ENCODING`。MySQL 的 `CREATE SCHEMA` 与建库同义，同样检查。',
      },
      reason: {
        en: 'What is left out comes from the server: `character_set_server` in MySQL, which is latin1 by default in 5.7 and utf8mb4 in 8.0, and the template database in PostgreSQL. So the same script makes two kinds of database on two servers, and nobody sees it until the first name that does not fit.',
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
      note: {
        en: 'PostgreSQL needs `TEMPLATE template0` beside an encoding that differs from the template’s. Oracle has one character set for the whole database, chosen at installation, and in SQL Server the collation decides, so neither is on the list.',
        zh: '在 PostgreSQL 中，编码与模板库不同时，还要写 `TEMPLATE template0`。Oracle 整个数据库只有一个字符集，安装时就定了；SQL Server 由排序规则决定，所以两者都不在适用之列。',
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
        en: 'In MySQL `utf8` means utf8mb3, at most three bytes for a character. An emoji takes four, and so does 𠮷 in a Japanese or Chinese name: the INSERT stops with error 1366, or outside of strict mode the text is cut off there. utf8mb3 is deprecated, and the name `utf8` is to become utf8mb4 one day, which would change what old scripts do.',
        zh: 'MySQL 的 `utf8` 其实是 utf8mb3，一个字符最多三个字节。表情符号要四个字节，人名里的“𠮷”也要四个字节：INSERT 会报错误 1366，非严格模式下则从那里截断。utf8mb3 已被弃用，`utf8` 这个名字将来会改指 utf8mb4，到那时旧脚本的含义也就变了。',
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
        en: 'The connection has to agree: a client that says `SET NAMES utf8` still loses the fourth byte. `ascii` for tokens and hash values is a sound exception, since it keeps index entries short. PostgreSQL’s UTF8 has no such second-class variant.',
        zh: '连接也要一致：客户端执行 `SET NAMES utf8`，第四个字节照样丢。令牌、散列值用 `ascii` 是合理的例外，索引项更短。PostgreSQL 的 UTF8 没有这种残缺的变体。',
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
        en: 'a database, table or column names another collation than the required one, or names a character set whose default collation is another.',
        zh: '库、表或列写明了其他排序规则，或者只写字符集，而该字符集的默认排序规则不是要求的那一个。',
      },
      reason: {
        en: 'A collation decides what is equal. The defaults of MySQL 5.7 (`utf8mb4_general_ci`) and 8.0 disagree about trailing blanks, `ß` and emoji, and a UNIQUE key built under the one may be violated under the other. Comparing columns of both kinds ends in error 1267, an illegal mix of collations; SQL Server says 468.',
        zh: '什么算相等，由排序规则说了算。MySQL 5.7 的默认值 `utf8mb4_general_ci` 与 8.0 的默认值，对尾部空格、`ß` 和表情符号的看法都不同，在一种规则下成立的唯一键，换一种可能就冲突。两种列相互比较会报错误 1267（排序规则混用），SQL Server 报 468。',
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
        en: 'Set the value to what the majority of your tables has, not to what is newest: `utf8mb4_general_ci` in OceanBase, on MySQL 5.7 and beside MariaDB, which lacks the 0900 family in its older versions; a name such as `Chinese_PRC_CI_AS` in SQL Server. Switching later rebuilds every index on a text.',
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
        en: 'CREATE TABLE names a character set or a collation, whichever it is.',
        zh: 'CREATE TABLE 写明了字符集或排序规则，不论是哪一种。',
      },
      reason: {
        en: 'One place should decide, and the database is that place. Clauses on tables are copied from dumps of other servers together with the table, and each of them is a chance to differ; without them a script follows the database it runs in.',
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
        en: 'The opposite house rule is just as good: every table says what it is, so that it arrives the same wherever it is loaded. Then enforce CS02 and CS03 and leave this one off. It suits teams whose databases are all created by CS01’s standard.',
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
        en: 'It is the least visible place for the most expensive mistake. When two columns of different character sets are joined, MySQL converts one side, the narrower one to utf8mb4, and an index on that side is of no use for the lookup: EXPLAIN shows a scan where `ref` was expected.',
        zh: '最不显眼的地方，藏着代价最大的错误。两个字符集不同的列相连接时，MySQL 会转换其中一侧，也就是把范围较小的转成 utf8mb4，这一侧的索引就无法用来查找：EXPLAIN 本该是 `ref`，显示的却是扫描。',
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
        en: 'A column that must tell upper case from lower, such as a key for an API, needs `COLLATE utf8mb4_bin` or `ascii_bin`, on both sides of each join. List such columns as exceptions, or rely on CS07, which reports only what differs.',
        zh: '必须区分大小写的列，如 API 密钥，需要 `COLLATE utf8mb4_bin` 或 `ascii_bin`，并且每个连接的两侧都要一致。这类列可列为例外；也可以只用 CS07，它只报告不一致的情况。',
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
        en: 'Tables made tomorrow take the database’s setting and cannot be joined cleanly with those of yesterday. Usually nobody wanted that: somebody altered the database, and ALTER DATABASE leaves every table that exists as it was.',
        zh: '明天建的表会用库的设置，与昨天的表就没法顺畅地连接。这通常谁也没打算这么做：有人改了库，而 ALTER DATABASE 对已有的表毫无影响。',
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
        en: 'A workspace made from DDL alone knows the database’s setting only if the CREATE DATABASE is part of it; otherwise the rule has nothing to compare. During a migration from table to table the finding is a list of what remains.',
        zh: '只由 DDL 建成的工作空间，要包含 CREATE DATABASE 才知道库的设置，否则本规则无从比较。逐表迁移期间，它报告的正好是剩余清单。',
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
        en: 'a column’s character set or collation is not the default of its table. If CREATE TABLE names both, the statement is enough.',
        zh: '列的字符集或排序规则与表的默认值不同。如果 CREATE TABLE 两者都写明了，只看语句即可判断。',
      },
      reason: {
        en: 'Such a table cannot be described in one sentence: `a = b` between two of its own columns converts one of them. What is longer after conversion may also break a limit, since a utf8mb4 character counts four bytes towards the 3,072 of an index, a latin1 character one.',
        zh: '这样的表一句话说不清：同一张表里两列比较 `a = b`，就要转换其中一列。转换后变长还可能超限：计算索引的 3,072 字节上限时，一个 utf8mb4 字符按四个字节算，latin1 字符按一个。',
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
        en: 'Old tables get this way by CS08. A deliberate `ascii` or `_bin` column is fine when it is never compared with another kind; its name on the list of exceptions says that somebody has checked.',
        zh: '老表多半是这样走到这一步的：见 CS08。有意使用 `ascii` 或 `_bin` 的列，只要不与其他类型的列比较就没有问题；把它写进例外清单，表示有人确认过。',
      },
    },
    {
      code: 'CS08',
      name: { en: 'Changing a table’s default only', zh: '修改表字符集' },
      level: 'warning',
      statements: ['ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'ALTER TABLE sets `[DEFAULT] CHARACTER SET` or `COLLATE` without `CONVERT TO`.',
        zh: 'ALTER TABLE 设置 `[DEFAULT] CHARACTER SET` 或 `COLLATE`，而没有写 `CONVERT TO`。',
      },
      reason: {
        en: 'The statement succeeds at once, and that is the clue: it changes the default for columns to come, while every column that exists keeps its old character set. The catalogue then says utf8mb4 for the table, the emoji is still refused, and the next column that is added differs from all the others.',
        zh: '这条语句瞬间就能成功，破绽正在这里：它只改以后新增列的默认值，已有的列全都保持原来的字符集。从此系统表里这张表是 utf8mb4，表情符号照样存不进去，而下一个新增的列会与其他列都不同。',
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
        en: '**CONVERT TO copies the table and blocks its writes meanwhile**; on a large one use an online schema tool, and see OP15. It may turn TEXT into MEDIUMTEXT to keep room for as many characters, and fails if an index outgrows its limit. It does not repair text that was stored in the wrong encoding. To change the default alone is right for a table without text columns.',
        zh: '**CONVERT TO 会复制整张表，期间阻塞写入**；大表请用在线改表工具，另见 OP15。为了容纳同样多的字符，它可能把 TEXT 变成 MEDIUMTEXT；索引超出上限时会失败。以错误编码存进去的文本，它修复不了。没有文本列的表，只改默认值是可以的。',
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
        en: 'ORDER BY, GROUP BY or a comparison has a COLLATE clause, and no index on the column has that collation; or an index is given a collation of its own that no statement of the same audit asks for.',
        zh: 'ORDER BY、GROUP BY 或比较条件带有 COLLATE 子句，而该列没有相同排序规则的索引；或者新建的索引单独指定了排序规则，而同一次审核中没有语句用到。',
      },
      reason: {
        en: 'A B-tree is sorted by one collation. Asked for another, the engine cannot read it in order and has to sort all rows first, even for a LIMIT of ten; a comparison of texts scans for the same reason. The reverse case is an index that costs writes and never answers a query without the clause.',
        zh: 'B-tree 只按一种排序规则排列。查询要求另一种，数据库就没法按序读取，哪怕只取 LIMIT 10，也得先把所有行排一遍；文本比较同理，只能扫描。反过来，这样的索引增加写入开销，却永远服务不了没带该子句的查询。',
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
      note: {
        en: 'Where the whole database uses `C`, the clause changes nothing and the rule is idle. A `"C"` index is good practice in PostgreSQL for `LIKE \'abc%\'`, and worth a second index if that search matters. MySQL puts no collation into an index: it has to be the column’s, or that of a generated column.',
        zh: '如果整个库都用 `C`，这个子句不起作用，本规则也无事可做。在 PostgreSQL 中，为 `LIKE \'abc%\'` 建 `"C"` 索引是好做法，这类查询重要的话，值得多建一个索引。MySQL 的索引不能单独指定排序规则，只能用列的，或者建一个生成列。',
      },
    },
  ],
} satisfies RuleFamily

export default family
