import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/columnValues',
  rules: [
    {
      code: 'CL01',
      name: { en: 'Signed auto-increment', zh: '自增列有符号' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'an `AUTO_INCREMENT` column is declared without `UNSIGNED`.',
        zh: '`AUTO_INCREMENT` 列没有声明 `UNSIGNED`。',
      },
      reason: {
        en: 'The counter is always positive, so a signed type wastes half of its range: an INT ends at 2,147,483,647 instead of 4,294,967,295. Widening the key later rebuilds the table and every table that references it.',
        zh: '计数器不会小于 1，有符号类型等于白白浪费一半范围：INT 到 2,147,483,647 就用完，而不是 4,294,967,295。以后再加宽主键，本表和所有引用它的表都要重建。',
      },
      bad: {
        sql: `CREATE TABLE page_view (
  pv_id INT NOT NULL AUTO_INCREMENT,
  pv_seen DATETIME NOT NULL,
  PRIMARY KEY (pv_id)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE page_view (
  pv_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  pv_seen DATETIME NOT NULL,
  PRIMARY KEY (pv_id)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: 'A referencing column must have the same type and sign; otherwise InnoDB refuses the foreign key (see CN06). A negative difference of unsigned numbers is an error, and Java has no unsigned long. With BIGINT half of the range is enough, so you may switch the rule off. PostgreSQL and Oracle have no unsigned integers.',
        zh: '引用它的列类型和符号必须一致，否则 InnoDB 拒绝建外键（见 CN06）。无符号数相减结果为负会报错，Java 也没有无符号 long；如果已经用了 BIGINT，一半范围也用不完，可以关闭本规则。PostgreSQL 和 Oracle 没有无符号整型。',
      },
    },
    {
      code: 'CL02',
      name: { en: 'Identity nearly exhausted', zh: '自增即将用尽' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'INSERT'],
      databases: 'all',
      needs: 'statistics',
      threshold: {
        name: { en: 'from', zh: '阈值' },
        default: 80,
        unit: { en: '% of the maximum', zh: '%（占最大值）' },
      },
      trigger: {
        en: 'the counter of an identity, serial or `AUTO_INCREMENT` column has reached this share of the largest value of the column or its sequence.',
        zh: '标识列、serial 列或 `AUTO_INCREMENT` 列背后的计数器，已达到列或序列最大值的这一比例。',
      },
      reason: {
        en: 'After the last number every INSERT fails until the column is widened, and widening rewrites the table, which takes hours on a large one. A plain `serial` or `INT` is exhausted within a year at 70 rows per second. Deleted rows and rolled-back inserts also use up numbers, so the row count is no indication.',
        zh: '最后一个号用完之后，每条 INSERT 都失败，直到把列加宽，而加宽要重写全表，大表得花上几个小时。每秒插入 70 行，普通的 `serial` 或 `INT` 不到一年就用完。删除的行、回滚的插入也会消耗号码，所以看行数看不出来。',
      },
      bad: {
        sql: `CREATE TABLE click (
  cl_id INTEGER GENERATED ALWAYS AS IDENTITY (START WITH 2147483647),
  cl_page VARCHAR(40) NOT NULL
);
INSERT INTO click (cl_page) VALUES ('/docs/');
INSERT INTO click (cl_page) VALUES ('/blog/');`,
        marks: 'fails="reached maximum value of sequence"',
      },
      good: {
        sql: `CREATE TABLE click (
  cl_id BIGINT GENERATED ALWAYS AS IDENTITY (START WITH 2147483647),
  cl_page VARCHAR(40) NOT NULL
);
INSERT INTO click (cl_page) VALUES ('/docs/');
INSERT INTO click (cl_page) VALUES ('/blog/');`,
      },
      note: {
        en: '{product} reads the counter from the catalogue, so the workspace has to be an online one. In MySQL 8.0 this value may be a day old (`information_schema_stats_expiry`). Sequences declared with CYCLE are not checked.',
        zh: '{product} 从系统表读取计数器，因此工作空间必须是在线的。在 MySQL 8.0 中，读到的值最多可能滞后一天（`information_schema_stats_expiry`）。声明为 CYCLE 的序列不检查。',
      },
    },
    {
      code: 'CL03',
      name: { en: 'More than one identity column', zh: '多个自增列' },
      level: 'prohibited',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oracle', 'sqlserver', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a table has two or more columns with `AUTO_INCREMENT` or `IDENTITY`; in MySQL also if such a column is not the first column of any index.',
        zh: '一张表有两个或更多 `AUTO_INCREMENT`、`IDENTITY` 列；在 MySQL 中，自增列不是任何索引的首列时也报告。',
      },
      reason: {
        en: 'The statement always fails: MySQL reports error 1075, and SQL Server and Oracle also allow only one identity column for each table. During a release, the error stops the script half-way, after earlier DDL has been committed.',
        zh: '这条语句不可能成功：MySQL 报错误 1075，SQL Server 和 Oracle 同样只允许每张表有一个标识列。上线时才发现，脚本就停在半途，而前面的 DDL 已经提交。',
      },
      bad: {
        sql: `CREATE TABLE ticket (
  ti_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  ti_number INT UNSIGNED NOT NULL AUTO_INCREMENT,
  PRIMARY KEY (ti_id),
  UNIQUE KEY uk_ticket_number (ti_number)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE ticket (
  ti_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  ti_number CHAR(12) NOT NULL,
  PRIMARY KEY (ti_id),
  UNIQUE KEY uk_ticket_number (ti_number)
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      variants: {
        sqlserver: `CREATE TABLE ticket (
  ti_id BIGINT IDENTITY(1,1) NOT NULL PRIMARY KEY,
  ti_number CHAR(12) NOT NULL,
  CONSTRAINT uk_ticket_number UNIQUE (ti_number)
);`,
        oracle: `CREATE TABLE ticket (
  ti_id NUMBER(19) GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ti_number CHAR(12) NOT NULL,
  CONSTRAINT uk_ticket_number UNIQUE (ti_number)
);`,
      },
      note: {
        en: 'PostgreSQL gives each identity column its own sequence and accepts any number of them, so the rule does not apply there. If you need two running numbers, take the second from a sequence or a counter table.',
        zh: 'PostgreSQL 的每个标识列各有自己的序列，有多少个都行，所以不在适用之列。如果确实需要两个流水号，第二个请从序列或计数表取。',
      },
    },
    {
      code: 'CL10',
      name: { en: 'Large object with NOT NULL or default', zh: '大字段默认值' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a column of the `TEXT` or `BLOB` family, `JSON` or `GEOMETRY` is NOT NULL, or has a default.',
        zh: '`TEXT`、`BLOB` 一族或 `JSON`、`GEOMETRY` 类型的列声明了 NOT NULL 或默认值。',
      },
      reason: {
        en: 'MySQL accepts no literal default for these types; an expression in parentheses works from 8.0.13 on, so the script depends on the version. NOT NULL without a default requires a value in every INSERT. INSERTs without one fail in strict mode; otherwise they store an empty text and give only a warning.',
        zh: '这些类型在 MySQL 中不接受字面量默认值，带括号的表达式默认值从 8.0.13 才支持，脚本因此受制于版本。没有默认值的 NOT NULL，则要求每条 INSERT 都给值：严格模式下，原有的 INSERT 报错；其他模式下只给一条警告，存进去的是空字符串。',
      },
      bad: {
        sql: `CREATE TABLE part_note (
  pn_partkey INT NOT NULL PRIMARY KEY,
  pn_text TEXT NOT NULL DEFAULT ''
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      good: {
        sql: `CREATE TABLE part_note (
  pn_partkey INT NOT NULL PRIMARY KEY,
  pn_text TEXT
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: 'If every server runs 8.0.13 or later, `DEFAULT (…)` is safe and you can relax the rule. If CL14 is enabled too, exempt large objects there; otherwise every TEXT column violates one of the two rules.',
        zh: '如果所有服务器都在 8.0.13 及以上，`DEFAULT (…)` 没有问题，可以放宽本规则。同时启用 CL14 时，应在 CL14 中排除大字段，否则 TEXT 列怎么写都不对。',
      },
    },
    {
      code: 'CL12',
      name: { en: 'Time column without default', zh: '时间列无默认值' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'columns', zh: '列名' }, default: 'created_at, updated_at' },
      trigger: {
        en: 'a date or time column of one of these names has no default. Case and underscores do not matter: `CreatedAt` is `created_at`.',
        zh: '名称在此列的日期时间列没有默认值。大小写和下划线不计：`CreatedAt` 等同于 `created_at`。',
      },
      reason: {
        en: 'Such a column records when the row was written, and this time should come from one clock. If the clients fill the column, the values come from as many clocks as there are hosts, each with its own drift and time zone. Hand-written repair scripts often leave the column empty.',
        zh: '这样的列记录的是写入时间，应当来自同一个时钟。交给各个客户端去填，有多少台主机就有多少个时钟，误差和时区各不相同；手写的修数脚本往往不填。',
      },
      bad: {
        sql: `ALTER TABLE supplier ADD COLUMN created_at TIMESTAMPTZ;
INSERT INTO supplier (s_suppkey, s_name, s_nationkey)
VALUES (6, 'Supplier#000000006', 3);`,
      },
      good: {
        sql: `ALTER TABLE supplier ADD COLUMN created_at TIMESTAMPTZ;
ALTER TABLE supplier ALTER COLUMN created_at SET DEFAULT CURRENT_TIMESTAMP;
INSERT INTO supplier (s_suppkey, s_name, s_nationkey)
VALUES (6, 'Supplier#000000006', 3);`,
      },
      variants: {
        mysql: `ALTER TABLE supplier ADD COLUMN created_at DATETIME;
ALTER TABLE supplier ALTER COLUMN created_at SET DEFAULT (CURRENT_TIMESTAMP);
INSERT INTO supplier (s_suppkey, s_name, s_nationkey)
VALUES (6, 'Supplier#000000006', 3);`,
        sqlserver: `-- without WITH VALUES existing rows keep NULL
ALTER TABLE supplier ADD created_at DATETIME2
  CONSTRAINT df_supplier_created_at DEFAULT SYSUTCDATETIME();
INSERT INTO supplier (s_suppkey, s_name, s_nationkey)
VALUES (6, 'Supplier#000000006', 3);`,
        oracle: `ALTER TABLE supplier ADD created_at TIMESTAMP;
ALTER TABLE supplier MODIFY created_at DEFAULT SYSTIMESTAMP;
INSERT INTO supplier (s_suppkey, s_name, s_nationkey)
VALUES (6, 'Supplier#000000006', 3);`,
      },
      note: {
        en: 'The passing version deliberately uses two steps: existing rows keep NULL instead of the time of the release. Business dates, such as a birthday or a due date, must not get the current time by accident, so the rule only checks the listed names.',
        zh: '符合规则的写法特意分成两步：原有的行保留 NULL，而不是被填成上线的时间。出生日期、到期日之类的业务日期不能误填成当前时间，所以规则只检查所列的列名。',
      },
    },
    {
      code: 'CL13',
      name: { en: 'NOT NULL without default', zh: '非空列无默认值' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a NOT NULL column has no default; keys and identity columns are exempt.',
        zh: '非空列没有默认值；主键列与自增列除外。',
      },
      reason: {
        en: 'In a release the schema changes before the programs, so for a while old INSERTs without the new column fail. If the table has rows, PostgreSQL, Oracle and SQL Server refuse to add the column. MySQL accepts most types and fills the old rows with `0` or an empty text. MySQL refuses a DATE or DATETIME column under strict mode with NO_ZERO_DATE, which is the default.',
        zh: '发布时总是先改表结构、后换程序，期间旧程序的 INSERT 没有写新列，就会失败。给有数据的表加这样的列，PostgreSQL、Oracle、SQL Server 会拒绝；MySQL 对多数类型会接受，把已有的行填成 `0` 或空字符串，但 DATE、DATETIME 在默认的严格模式加 NO_ZERO_DATE 下会被拒绝。',
      },
      bad: {
        sql: `ALTER TABLE orders ADD COLUMN o_channel CHAR(1) NOT NULL;`,
        marks: 'fails="contains null values"',
      },
      good: {
        sql: `ALTER TABLE orders ADD COLUMN o_channel CHAR(1) NOT NULL DEFAULT 'S';
COMMENT ON COLUMN orders.o_channel IS 'S shop, P phone; S for all orders before this column';`,
      },
      variants: {
        mysql: `ALTER TABLE orders ADD COLUMN o_channel CHAR(1) NOT NULL DEFAULT 'S'
  COMMENT 'S shop, P phone; S for all orders before this column';`,
        sqlserver: `ALTER TABLE orders ADD o_channel CHAR(1) NOT NULL
  CONSTRAINT df_orders_channel DEFAULT 'S';`,
        oracle: `ALTER TABLE orders ADD o_channel CHAR(1) DEFAULT 'S' NOT NULL;
COMMENT ON COLUMN orders.o_channel IS 'S shop, P phone; S for all orders before this column';`,
      },
      note: {
        en: 'For a new table the opposite is often better: an INSERT without a customer should fail, and a default would hide the mistake. So many teams use the rule for ALTER TABLE only. If every column gets a default only to avoid findings, the table fills with values such as 1900-01-01 as a birthday.',
        zh: '对新表来说，往往不设默认值更好：漏填客户就该让 INSERT 失败，默认值只会掩盖问题。所以不少团队只在 ALTER TABLE 上启用本规则。如果只为避免报告就给每一列都加默认值，表里就会出现 1900-01-01 这样的出生日期。',
      },
    },
    {
      code: 'CL14',
      name: { en: 'Nullable column', zh: '列应为 NOT NULL' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a column is declared without NOT NULL and is not part of the primary key.',
        zh: '列没有声明 NOT NULL，也不属于主键。',
      },
      reason: {
        en: 'One NULL in the list makes `NOT IN` return no rows, and `<>` skips rows whose column is NULL, so the rows that `=` finds and those that `<>` finds are not all rows. A declaration also enables rewrites: with NOT NULL on both sides RW05 has nothing to repair, and a DISTINCT or a self-join can be removed if the key is NOT NULL.',
        zh: '列表里只要有一个 NULL，`NOT IN` 就一行也不返回；`<>` 会漏掉值为 NULL 的行，所以 `=` 和 `<>` 查到的行加起来不等于全部行。声明了 NOT NULL，还能让一些重写成立：两侧都是 NOT NULL，RW05 就无须修正；键不可空，多余的 DISTINCT 或自连接才能去掉。',
      },
      bad: {
        sql: `CREATE TABLE order_source (os_orderkey INTEGER PRIMARY KEY, os_source VARCHAR(10));
INSERT INTO order_source VALUES (1, 'web'), (2, 'shop'), (3, NULL);
SELECT COUNT(*) FILTER (WHERE os_source = 'web') AS web,
       COUNT(*) FILTER (WHERE os_source <> 'web') AS other
FROM order_source;`,
      },
      good: {
        sql: `CREATE TABLE order_source (
  os_orderkey INTEGER PRIMARY KEY,
  os_source VARCHAR(10) NOT NULL
);
INSERT INTO order_source VALUES (1, 'web'), (2, 'shop'), (3, 'unknown');
SELECT COUNT(*) FILTER (WHERE os_source = 'web') AS web,
       COUNT(*) FILTER (WHERE os_source <> 'web') AS other
FROM order_source;`,
      },
      variants: {
        mysql: `CREATE TABLE order_source (
  os_orderkey INTEGER PRIMARY KEY,
  os_source VARCHAR(10) NOT NULL
);
INSERT INTO order_source VALUES (1, 'web'), (2, 'shop'), (3, 'unknown');
SELECT COUNT(CASE WHEN os_source = 'web' THEN 1 END) AS web,
       COUNT(CASE WHEN os_source <> 'web' THEN 1 END) AS other
FROM order_source;`,
        sqlserver: `CREATE TABLE order_source (
  os_orderkey INTEGER PRIMARY KEY,
  os_source VARCHAR(10) NOT NULL
);
INSERT INTO order_source VALUES (1, 'web'), (2, 'shop'), (3, 'unknown');
SELECT COUNT(CASE WHEN os_source = 'web' THEN 1 END) AS web,
       COUNT(CASE WHEN os_source <> 'web' THEN 1 END) AS other
FROM order_source;`,
        oracle: `CREATE TABLE order_source (
  os_orderkey INTEGER PRIMARY KEY,
  os_source VARCHAR2(10) NOT NULL
);
INSERT INTO order_source VALUES (3, 'unknown');
SELECT COUNT(CASE WHEN os_source = 'web' THEN 1 END) AS web,
       COUNT(CASE WHEN os_source <> 'web' THEN 1 END) AS other
FROM order_source;`,
      },
      note: {
        en: "NULL is right if a value does not exist yet, for example the receipt date of a parcel in transit; an invented date is worse. List such columns in the policy's exceptions, or leave the rule at Notice and check it in review. Oracle stores an empty string as NULL, so a NOT NULL text column refuses it.",
        zh: '值确实还不存在时，NULL 才是正确答案，例如在途包裹的签收日期；编一个日期填进去更糟。这样的列可写进策略的例外，或者保持“提示”级别，评审时看一眼。Oracle 把空字符串存为 NULL，所以非空的文本列不接受空字符串。',
      },
    },
    {
      code: 'CL15',
      name: { en: 'Column without default', zh: '列无默认值' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      trigger: {
        en: 'a column has no DEFAULT clause, whether or not it is nullable; primary keys, identity columns, generated columns and large objects are exempt.',
        zh: '无论是否可空，列都没有 DEFAULT 子句；主键、自增列、生成列和大字段除外。',
      },
      reason: {
        en: 'A column that an INSERT omits silently becomes NULL. A DEFAULT clause is visible to every reader of the DDL, and it is defined once instead of once per program, which can store different values for the same meaning.',
        zh: 'INSERT 没写的列会悄无声息地变成 NULL。写出 DEFAULT 子句，就成了读 DDL 的人看得见的决定，而且只定义一处，不必每个程序各写一份，以免意思相同、存进去的值却不一样。',
      },
      bad: {
        sql: `CREATE TABLE basket (
  ba_id INTEGER PRIMARY KEY,
  ba_discount DECIMAL(4,2)
);
INSERT INTO basket (ba_id, ba_discount) VALUES (1, 0);
INSERT INTO basket (ba_id) VALUES (2);`,
      },
      good: {
        sql: `CREATE TABLE basket (
  ba_id INTEGER PRIMARY KEY,
  ba_discount DECIMAL(4,2) NOT NULL DEFAULT 0
);
INSERT INTO basket (ba_id, ba_discount) VALUES (1, 0);
INSERT INTO basket (ba_id) VALUES (2);`,
      },
      variants: {
        oracle: `CREATE TABLE basket (
  ba_id INTEGER PRIMARY KEY,
  ba_discount NUMBER(4,2) DEFAULT 0 NOT NULL
);
INSERT INTO basket (ba_id, ba_discount) VALUES (1, 0);
INSERT INTO basket (ba_id) VALUES (2);`,
      },
      note: {
        en: 'This is the strictest of three rules: CL12 checks some time columns, CL13 NOT NULL columns, this one all columns. `DEFAULT NULL` satisfies it and states explicitly that there is no value. For most schemas CL12 is enough, at most with CL13.',
        zh: '三条规则以这条最严：CL12 只看部分时间列，CL13 只看非空列，这条看所有列。写 `DEFAULT NULL` 就能满足，等于明说“没有值”。多数 schema 启用 CL12 即可，至多再加 CL13。',
      },
    },
    {
      code: 'CL17',
      name: { en: 'SYSDATE as default', zh: '默认值用 SYSDATE' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'oceanbase', 'tdsql'],
      trigger: {
        en: 'a default contains `SYSDATE()`.',
        zh: '默认值中含有 `SYSDATE()`。',
      },
      reason: {
        en: '`SYSDATE()` returns the time at which it is evaluated, `CURRENT_TIMESTAMP` the time at which the statement began. So rows of one INSERT can get different times, and a replica that replays the statement gets other times again, because `SET TIMESTAMP` in the binary log does not affect `SYSDATE()`. MySQL lists it among the functions that are unsafe with `binlog_format=STATEMENT`.',
        zh: '`SYSDATE()` 取的是求值那一刻的时钟，`CURRENT_TIMESTAMP` 取的是语句开始的时间。于是同一条 INSERT 的各行时间可能不同；从库重放语句，得到的又不一样，因为 binlog 里的 `SET TIMESTAMP` 对 `SYSDATE()` 不起作用。MySQL 把它列为 `binlog_format=STATEMENT` 下不安全的函数。',
      },
      bad: {
        sql: `CREATE TABLE login (
  lo_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  lo_time DATETIME NOT NULL DEFAULT (SYSDATE())
) ENGINE=InnoDB;`,
        marks: 'mysql parsed',
      },
      good: {
        sql: `CREATE TABLE login (
  lo_id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  lo_time DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
) ENGINE=InnoDB;`,
        marks: 'mysql',
      },
      note: {
        en: 'MySQL accepts `SYSDATE()` as a default only from 8.0.13. With row-based logging, the default since 5.7.7, replicas agree, so the finding is only a matter of style. On servers started with `--sysdate-is-now` both functions return the same. In Oracle `DEFAULT SYSDATE` is usual and not reported.',
        zh: 'MySQL 8.0.13 及以上才允许用 `SYSDATE()` 作默认值。5.7.7 起默认采用行格式日志，主从一致，这时只是风格问题；以 `--sysdate-is-now` 启动的服务器上，两个函数没有区别。Oracle 的 `DEFAULT SYSDATE` 是常规写法，不报告。',
      },
    },
  ],
} satisfies RuleFamily

export default family
