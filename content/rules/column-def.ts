import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/columnDef',
  rules: [
    {
      code: 'CL04',
      name: { en: 'ENUM column', zh: '禁用 ENUM' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column is declared as `ENUM(…)`.',
        zh: '列的类型声明为 `ENUM(…)`。',
      },
      reason: {
        en: 'The list of values is part of the table, so a new status needs DDL instead of an INSERT. This changes only metadata if the value is added at the end and the list stays within 255 values; otherwise the table is copied. ORDER BY sorts by position in the list, not by the text. A comparison with a number also uses the position: `status = 2` finds the second value of the list.',
        zh: '取值列表是表结构的一部分，新增一种状态要执行 DDL，而不是一条 INSERT；只有加在列表末尾且总数不超过 255 个才是元数据变更，否则就要复制整张表。ORDER BY 按列表中的位置排序，而不是按文本。与数字比较时同样指位置：`status = 2` 找到的是列表中的第二个值。',
      },
      bad: {
        sql: `CREATE TABLE order_state (
  o_orderkey INT NOT NULL PRIMARY KEY,
  o_orderstatus ENUM('O', 'F', 'P') NOT NULL
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE order_status (
  os_code CHAR(1) NOT NULL PRIMARY KEY,
  os_name VARCHAR(20) NOT NULL
) ENGINE=InnoDB;
CREATE TABLE order_state (
  o_orderkey INT NOT NULL PRIMARY KEY,
  o_orderstatus CHAR(1) NOT NULL,
  FOREIGN KEY (o_orderstatus) REFERENCES order_status (os_code)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: "If CN05 forbids foreign keys, a CHECK constraint (MySQL 8.0.16 and later) can also restrict the values. ENUM is fine for a list that never changes, such as the days of the week. PostgreSQL's enumerations are types created by CREATE TYPE: values can be added and renamed, but not removed. The rule does not check them.",
        zh: '如果 CN05 禁用外键，CHECK 约束（MySQL 8.0.16 及以上）同样能限定取值。像星期几这样固定不变的值，用 ENUM 没有问题。PostgreSQL 的枚举是用 CREATE TYPE 建的类型，可以加值、改名，但不能删值，本规则不检查。',
      },
    },
    {
      code: 'CL05',
      name: { en: 'SET column', zh: '禁用 SET' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column is declared as `SET(…)`.',
        zh: '列的类型声明为 `SET(…)`。',
      },
      reason: {
        en: 'Several values in one column violate first normal form, and no index helps: `FIND_IN_SET` and `LIKE` must check every row. A set has at most 64 members, a foreign key cannot protect a single member, and counting customers per member needs an expression for each member.',
        zh: '一列放多个值，违反第一范式，也用不上索引：`FIND_IN_SET` 和 `LIKE` 都得逐行检查。SET 最多 64 个成员，无法用外键约束其中某一个；想统计每个成员各有多少客户，得为每个成员写一个表达式。',
      },
      bad: {
        sql: `CREATE TABLE customer_channel (
  c_custkey INT NOT NULL PRIMARY KEY,
  c_channels SET('mail', 'phone', 'shop') NOT NULL
) ENGINE=InnoDB;
SELECT c_custkey FROM customer_channel
WHERE FIND_IN_SET('phone', c_channels) > 0;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE customer_channel (
  c_custkey INT NOT NULL,
  c_channel VARCHAR(10) NOT NULL,
  PRIMARY KEY (c_custkey, c_channel),
  KEY idx_customer_channel (c_channel)
) ENGINE=InnoDB;
SELECT c_custkey FROM customer_channel
WHERE c_channel = 'phone';`,
        marks: 'mysql',
      },
      note: {
        en: "Flags that are only read with their row and never searched are harmless. `SET` exists only in MySQL and compatible databases. PostgreSQL's arrays are different: a GIN index can search them.",
        zh: '如果这些标志只随整行读取，从不作为查询条件，则无大碍。`SET` 只存在于 MySQL 及其兼容数据库；PostgreSQL 的数组则不同，可以用 GIN 索引查找。',
      },
    },
    {
      code: 'CL06',
      name: { en: 'Floating point for exact values', zh: '应使用 DECIMAL' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a column is declared as `FLOAT`, `REAL`, `DOUBLE`, `BINARY_FLOAT` or `BINARY_DOUBLE`; in Oracle only the last two count.',
        zh: '列的类型声明为 `FLOAT`、`REAL`、`DOUBLE`、`BINARY_FLOAT` 或 `BINARY_DOUBLE`；在 Oracle 中只看后两种。',
      },
      reason: {
        en: 'Binary fractions cannot represent 0.1, so sums of prices become inexact and `=` fails for numbers that look equal: 0.1 + 0.2 = 0.3 is false. In a parallel plan a sum can even depend on the order in which the parts are added.',
        zh: '二进制小数无法精确表示 0.1，金额累加会有误差，看上去相同的数用 `=` 比较却不相等：0.1 + 0.2 = 0.3 不成立。连并行计划的累加次序都会影响总和。',
      },
      bad: {
        sql: `CREATE TABLE fee (
  fee_net DOUBLE PRECISION, fee_tax DOUBLE PRECISION, fee_total DOUBLE PRECISION,
  CHECK (fee_net + fee_tax = fee_total)
);
INSERT INTO fee VALUES (0.1, 0.2, 0.3);`,
        marks: 'fails="violates check constraint"',
      },
      good: {
        sql: `CREATE TABLE fee (
  fee_net DECIMAL(15,2), fee_tax DECIMAL(15,2), fee_total DECIMAL(15,2),
  CHECK (fee_net + fee_tax = fee_total)
);
INSERT INTO fee VALUES (0.1, 0.2, 0.3);`,
      },
      note: {
        en: "Measured values, coordinates and model weights are approximate anyway, so floating point is right for them: exempt these columns by name. Oracle's `FLOAT` is a NUMBER of limited precision, stored as decimal, and is not reported.",
        zh: '测量值、坐标、模型权重本来就是近似的，用浮点类型正合适，可按列名设例外。Oracle 的 `FLOAT` 是限定精度的 NUMBER，内部为十进制，所以不报告。',
      },
    },
    {
      code: 'CL07',
      name: { en: 'CHAR too long', zh: 'CHAR 过长' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 20, unit: { en: 'characters', zh: '个字符' } },
      trigger: {
        en: 'a column is declared as `CHAR(n)` or `NCHAR(n)` with n above the limit.',
        zh: '列声明为 `CHAR(n)` 或 `NCHAR(n)`，且 n 超过上限。',
      },
      reason: {
        en: 'Every value is padded with blanks to the declared length, on disk, in the cache and in each index. The engines also treat these blanks differently: PostgreSQL ignores them when comparing `CHAR` and drops them on conversion to text, MySQL strips them on reading, and Oracle compares a `CHAR` with a `VARCHAR2` including them.',
        zh: '每个值都用空格补足到声明的长度，磁盘、缓存和相关索引里都是如此。各数据库处理空格的方式还不同：PostgreSQL 比较 `CHAR` 时忽略空格，转换成 text 时丢掉空格；MySQL 读取时去掉；Oracle 拿 `CHAR` 与 `VARCHAR2` 比较时却把空格算进去。',
      },
      bad: {
        sql: `CREATE TABLE warehouse (
  w_id INTEGER PRIMARY KEY,
  w_street CHAR(60) NOT NULL
);`,
      },
      good: {
        sql: `CREATE TABLE warehouse (
  w_id INTEGER PRIMARY KEY,
  w_country CHAR(2) NOT NULL,
  w_street VARCHAR(60) NOT NULL
);`,
      },
      note: {
        en: 'CHAR suits codes of fixed length: raise the limit to 36 or 64 if you store identifiers or hash values as text. TPC-H itself declares `s_name CHAR(25)`, which the default limit reports.',
        zh: 'CHAR 适合定长编码：如果以文本形式保存标识符或散列值，可把上限调到 36 或 64。TPC-H 本身就有 `s_name CHAR(25)`，按默认值会被报告。',
      },
    },
    {
      code: 'CL08',
      name: { en: 'VARCHAR too long', zh: 'VARCHAR 过长' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 1024, unit: { en: 'characters', zh: '个字符' } },
      trigger: {
        en: 'a column is declared as `VARCHAR(n)`, `NVARCHAR(n)` or `VARCHAR2(n)` with n above the limit.',
        zh: '列声明为 `VARCHAR(n)`、`NVARCHAR(n)` 或 `VARCHAR2(n)`，且 n 超过上限。',
      },
      reason: {
        en: 'The storage depends on the value, but other things depend on the declared length. SQL Server estimates the memory of a sort from it (about half of it), and InnoDB cannot index more than 768 characters of `utf8mb4`. In PostgreSQL the problem appears later: a B-tree entry must fit into a third of a page, and the first longer value is refused in production.',
        zh: '存储空间取决于实际的值，但有些东西取决于声明。SQL Server 估算排序内存时看的是声明长度（约取一半），而不是实际的值；InnoDB 最多只能索引 768 个 `utf8mb4` 字符。PostgreSQL 出问题更晚，也更麻烦：B-tree 的一个索引项不能超过三分之一页，第一个超长的值要到生产环境才会被拒绝。',
      },
      bad: {
        sql: `CREATE TABLE web_link (wl_url VARCHAR(4000) NOT NULL);
CREATE UNIQUE INDEX uk_web_link_url ON web_link (wl_url);
INSERT INTO web_link
SELECT string_agg(md5(n::text), '') FROM generate_series(1, 120) AS n;`,
        marks: 'fails="exceeds btree version 4 maximum"',
      },
      good: {
        sql: `CREATE TABLE web_link (wl_url VARCHAR(1000) NOT NULL);
CREATE UNIQUE INDEX uk_web_link_url ON web_link (wl_url);
INSERT INTO web_link
SELECT left(string_agg(md5(n::text), ''), 1000) FROM generate_series(1, 120) AS n;`,
      },
      variants: {
        mysql: `CREATE TABLE web_link (wl_url VARCHAR(768) NOT NULL);
CREATE UNIQUE INDEX uk_web_link_url ON web_link (wl_url);
INSERT INTO web_link
SELECT LEFT(REPEAT('https://example.com/', 60), 768);`,
        sqlserver: `CREATE TABLE web_link (wl_url VARCHAR(1000) NOT NULL);
CREATE UNIQUE INDEX uk_web_link_url ON web_link (wl_url);
INSERT INTO web_link
SELECT LEFT(REPLICATE('https://example.com/', 60), 1000);`,
        oracle: `CREATE TABLE web_link (wl_url VARCHAR2(1000) NOT NULL);
CREATE UNIQUE INDEX uk_web_link_url ON web_link (wl_url);
INSERT INTO web_link
SELECT SUBSTR(RPAD('https://example.com/', 1200, 'x'), 1, 1000) FROM dual;`,
      },
      note: {
        en: 'A column that is never indexed, sorted or grouped may be as long as the business needs. If a text of any length must be unique, index a hash of it.',
        zh: '从不建索引、不排序、不分组的列，业务需要多长就多长。不限长度的文本若要唯一，可对其散列值建索引。',
      },
    },
    {
      code: 'CL09',
      name: { en: 'Large object column', zh: '限制大字段' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oracle', 'sqlserver', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column is declared with a type of the `TEXT`, `BLOB` or `CLOB` family, `LONG`, or `VARCHAR(MAX)` or a similar type.',
        zh: '列的类型属于 `TEXT`、`BLOB`、`CLOB` 一族，或者是 `LONG`、`VARCHAR(MAX)` 之类。',
      },
      reason: {
        en: 'A large object differs from a long string. Oracle refuses a CLOB in DISTINCT, GROUP BY, ORDER BY and join conditions; MySQL before 8.0.13 put every internal temporary table with such a column on disk. Backups, replication and each `SELECT *` include the content, even if nobody needs it.',
        zh: '大字段不只是长一点的字符串。Oracle 不允许 CLOB 出现在 DISTINCT、GROUP BY、ORDER BY 和连接条件里；MySQL 8.0.13 之前，内部临时表只要含有这种列就会落盘。备份、复制以及每条 `SELECT *` 都要带上这些内容，不管用不用得着。',
      },
      bad: {
        sql: `CREATE TABLE feedback (
  fb_id NUMBER(19) PRIMARY KEY,
  fb_title CLOB NOT NULL
);
SELECT fb_title, COUNT(*) FROM feedback GROUP BY fb_title;`,
        marks: 'oracle',
      },
      good: {
        sql: `CREATE TABLE feedback (
  fb_id NUMBER(19) PRIMARY KEY,
  fb_title VARCHAR2(200 CHAR) NOT NULL
);
SELECT fb_title, COUNT(*) FROM feedback GROUP BY fb_title;`,
        marks: 'oracle',
      },
      variants: {
        mysql: `CREATE TABLE feedback (
  fb_id BIGINT PRIMARY KEY,
  fb_title VARCHAR(200) NOT NULL
);
SELECT fb_title, COUNT(*) FROM feedback GROUP BY fb_title;`,
        sqlserver: `CREATE TABLE feedback (
  fb_id BIGINT PRIMARY KEY,
  fb_title NVARCHAR(200) NOT NULL
);
SELECT fb_title, COUNT(*) FROM feedback GROUP BY fb_title;`,
      },
      note: {
        en: 'Documents, images and message bodies must be stored somewhere; check whether this table is the right place. TB11 limits their number. The rule does not apply to PostgreSQL, openGauss and KES in PostgreSQL mode, where `text` is an ordinary string.',
        zh: '文档、图片、消息正文总要有地方放，请检查是否该放在这张表里；个数由 TB11 限制。PostgreSQL、openGauss 以及 PostgreSQL 模式的 KES 不适用，那里 `text` 就是普通字符串。',
      },
    },
    {
      code: 'CL11',
      name: { en: 'TIMESTAMP column', zh: '限制 TIMESTAMP' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column is declared as `TIMESTAMP`.',
        zh: '列的类型声明为 `TIMESTAMP`。',
      },
      reason: {
        en: 'In MySQL the type ends at 2038-01-19 03:14:07 UTC, so a thirty-year loan can no longer be entered. A TIMESTAMP is stored as UTC and shown in the `time_zone` of the session: two clients with different settings read different times from the same row. Before 8.0.2, where `explicit_defaults_for_timestamp` was off by default, every UPDATE silently reset the first such column of a table unless it was declared otherwise.',
        zh: 'MySQL 的这个类型到 2038-01-19 03:14:07 UTC 为止，三十年期的贷款已经录不进去了。值以 UTC 存储，按会话的 `time_zone` 显示：两个客户端设置不同，从同一行读出的时间就不同。而且在 8.0.2 之前 `explicit_defaults_for_timestamp` 默认关闭，表中第一个这样的列如果没有另行声明，就会被每次 UPDATE 悄悄改成当前时间。',
      },
      bad: {
        sql: `CREATE TABLE contract (
  con_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  con_ends TIMESTAMP NOT NULL
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE contract (
  con_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  con_ends DATETIME NOT NULL
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: 'If all sessions set their time zone, the conversion is useful for recent times, for example in a log; then you can switch the rule off. `DATETIME` is not converted, so agree on UTC. Other engines only share the name: TIMESTAMP in PostgreSQL and Oracle has no such end, and in SQL Server it is a row version.',
        zh: '对日志之类刚刚发生的时刻，如果所有会话都正确设置了时区，自动转换反而是优点；这样约定的团队可以关闭本规则。`DATETIME` 不做任何转换，应约定统一存 UTC。其他数据库只是同名：PostgreSQL 和 Oracle 的 TIMESTAMP 没有这个期限，SQL Server 的则是行版本号。',
      },
    },
    {
      code: 'CL16',
      name: { en: 'Forbidden data type', zh: '禁用数据类型' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'types', zh: '类型' }, default: 'BIT, GEOMETRY, XML' },
      trigger: {
        en: 'a column is declared with a type on the list; length and precision do not matter.',
        zh: '列的类型在清单中，长度和精度不限。',
      },
      reason: {
        en: 'Drivers, exports and other databases do not support these types well. `BIT` alone has several meanings: a bit string in MySQL and PostgreSQL, a truth value in SQL Server, and Oracle does not have it. In PostgreSQL a bit string cannot be compared with a number.',
        zh: '驱动、导出工具和其他数据库对这些类型支持不好。光是 `BIT` 就有几种含义：在 MySQL 和 PostgreSQL 中是位串，在 SQL Server 中是真值，Oracle 没有。PostgreSQL 的位串不能与数字比较。',
      },
      bad: {
        sql: `CREATE TABLE supplier_flag (
  sf_suppkey INTEGER PRIMARY KEY REFERENCES supplier,
  sf_active BIT NOT NULL
);
SELECT sf_suppkey FROM supplier_flag WHERE sf_active = 1;`,
        marks: 'fails="operator does not exist: bit = integer"',
      },
      good: {
        sql: `CREATE TABLE supplier_flag (
  sf_suppkey INTEGER PRIMARY KEY REFERENCES supplier,
  sf_active BOOLEAN NOT NULL
);
SELECT sf_suppkey FROM supplier_flag WHERE sf_active;`,
      },
      variants: {
        mysql: `CREATE TABLE supplier_flag (
  sf_suppkey INTEGER PRIMARY KEY,
  sf_active BOOLEAN NOT NULL,
  FOREIGN KEY (sf_suppkey) REFERENCES supplier (s_suppkey)
);
SELECT sf_suppkey FROM supplier_flag WHERE sf_active;`,
        sqlserver: `CREATE TABLE supplier_flag (
  sf_suppkey INTEGER PRIMARY KEY REFERENCES supplier,
  sf_active BIT NOT NULL
);
SELECT sf_suppkey FROM supplier_flag WHERE sf_active = 1;`,
        oracle: `CREATE TABLE supplier_flag (
  sf_suppkey INTEGER PRIMARY KEY REFERENCES supplier,
  sf_active NUMBER(1) NOT NULL CHECK (sf_active IN (0, 1))
);
SELECT sf_suppkey FROM supplier_flag WHERE sf_active = 1;`,
      },
      note: {
        en: 'A policy is for one database, so adapt the list to it: `MONEY, TIMETZ` in PostgreSQL, `LONG, LONG RAW` in Oracle, the deprecated `TEXT, NTEXT, IMAGE` in SQL Server; remove `BIT` there. Remove GEOMETRY if you use spatial indexes.',
        zh: '一份策略只对应一种数据库，清单也应按库来写：PostgreSQL 可写 `MONEY, TIMETZ`，Oracle 可写 `LONG, LONG RAW`，SQL Server 可写已弃用的 `TEXT, NTEXT, IMAGE`，并去掉 `BIT`。确实使用空间索引的，应去掉 GEOMETRY。',
      },
    },
    {
      code: 'CL18',
      name: { en: 'Integer display width', zh: '整型显示宽度' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'an integer type has a number in parentheses (except `TINYINT(1)`) or the attribute `ZEROFILL`.',
        zh: '整型后面带括号数字（`TINYINT(1)` 除外），或者带 `ZEROFILL` 属性。',
      },
      reason: {
        en: '`INT(5)` takes four bytes and accepts 2,147,483,647 like any other INT: the five is only a hint for padding, and the author most likely meant a limit. MySQL deprecated the width and ZEROFILL in 8.0.17 and no longer shows a plain width from 8.0.19 on, so scripts and the catalogue differ permanently.',
        zh: '`INT(5)` 照样占四个字节，照样能存 2,147,483,647：5 只是补零显示的提示，而作者多半以为那是上限。MySQL 8.0.17 起弃用显示宽度和 ZEROFILL，8.0.19 起不再显示普通的宽度，脚本与系统表从此对不上。',
      },
      bad: {
        sql: `CREATE TABLE bin_location (
  bin_id INT(5) ZEROFILL NOT NULL PRIMARY KEY,
  bin_shelf INT(2) NOT NULL
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE bin_location (
  bin_id INT UNSIGNED NOT NULL PRIMARY KEY,
  bin_shelf TINYINT UNSIGNED NOT NULL CHECK (bin_shelf < 100)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: '`TINYINT(1)` is not reported since many drivers read it as a Boolean. If leading zeros are part of the value, store it as text; if they are only for display, use `LPAD`. PostgreSQL, Oracle and SQL Server have no display width.',
        zh: '很多驱动把 `TINYINT(1)` 当作布尔值，所以不报告。前导零如果属于值本身，就应存成文本；如果只是显示需要，用 `LPAD`。PostgreSQL、Oracle 和 SQL Server 没有显示宽度。',
      },
    },
    {
      code: 'CL19',
      name: { en: 'Number, date or address kept as text', zh: '类型不精确' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: {
        name: { en: 'pattern', zh: '正则表达式' },
        default: '_(date|time|qty|amount|ip|uuid)$',
      },
      trigger: {
        en: 'a column whose name matches the pattern is declared as a character type.',
        zh: '列名与正则表达式匹配，类型却是字符类型。',
      },
      reason: {
        en: 'A text column accepts every value, even 31 February, and sorts `9` after `10`. Statistics are wrong too: for the optimiser `20251231` and `20260101` are not adjacent days but strings that differ from the fourth character on. A comparison with the proper type converts the column, so its index cannot be used (see RW36).',
        zh: '文本列什么值都接受，2 月 31 日也不例外，排序时 `9` 排在 `10` 后面。统计信息也会失真：`20251231` 与 `20260101` 明明只差一天，在优化器眼里却是从第四个字符起就不同的两个字符串。之后拿这样的列与正确类型比较，又要转换列，索引也就用不上了（见 RW36）。',
      },
      bad: {
        sql: `CREATE TABLE delivery (
  dl_id BIGINT PRIMARY KEY,
  dl_due_date VARCHAR(10) NOT NULL,
  dl_client_ip VARCHAR(45)
);
INSERT INTO delivery VALUES (1, '2025-02-31', '10.0.0.999');`,
      },
      good: {
        sql: `CREATE TABLE delivery (
  dl_id BIGINT PRIMARY KEY,
  dl_due_date DATE NOT NULL,
  dl_client_ip INET
);
INSERT INTO delivery VALUES (1, '2025-02-28', '10.0.0.99');`,
      },
      variants: {
        mysql: `CREATE TABLE delivery (
  dl_id BIGINT PRIMARY KEY,
  dl_due_date DATE NOT NULL,
  dl_client_ip VARBINARY(16)
);
INSERT INTO delivery VALUES (1, '2025-02-28', INET6_ATON('10.0.0.99'));`,
        sqlserver: `CREATE TABLE delivery (
  dl_id BIGINT PRIMARY KEY,
  dl_due_date DATE NOT NULL,
  dl_client_ip VARBINARY(16)
);
INSERT INTO delivery VALUES (1, '2025-02-28', 0x0A000063);`,
        oracle: `CREATE TABLE delivery (
  dl_id NUMBER(19) PRIMARY KEY,
  dl_due_date DATE NOT NULL,
  dl_client_ip RAW(16)
);
INSERT INTO delivery VALUES (1, DATE '2025-02-28', HEXTORAW('0A000063'));`,
      },
      note: {
        en: 'The rule only checks names, so it can be wrong. Telephone numbers, postal codes and account numbers only look like numbers: nobody calculates with them, and leading zeros matter. For IP addresses MySQL has `INET6_ATON` with `VARBINARY(16)`, for UUIDs `UUID_TO_BIN` with `BINARY(16)`.',
        zh: '本规则凭列名判断，难免误报。电话号码、邮编、账号只是看上去像数字：没有人拿来加减，前导零也有意义。MySQL 存 IP 地址可用 `INET6_ATON` 配 `VARBINARY(16)`，存 UUID 可用 `UUID_TO_BIN` 配 `BINARY(16)`。',
      },
    },
  ],
} satisfies RuleFamily

export default family
