import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dbDesign/nameConversion',
  rules: [
    {
      code: 'NM01',
      name: { en: 'Table name pattern', zh: '表命名规范' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'RENAME'],
      databases: 'all',
      threshold: { name: { en: 'pattern', zh: '正则表达式' }, default: '^[a-z][a-z0-9_]*$' },
      trigger: {
        en: 'a table is created or renamed, and its new name does not match the pattern.',
        zh: '新建或重命名的表，名称与正则表达式不匹配。',
      },
      reason: {
        en: 'A name outside lower-case letters, digits and underscores has to be quoted in every statement, and each engine, driver and shell quotes differently. A single hyphen in a table name can break a backup script years later.',
        zh: '名称里一旦出现小写字母、数字、下划线以外的字符，每条语句都要加引号，而各数据库、驱动和 shell 的引号写法各不相同。表名里的一个连字符，几年后还能让备份脚本出错。',
      },
      bad: {
        sql: `CREATE TABLE "2024-orders" (order_id BIGINT PRIMARY KEY);`,
      },
      good: {
        sql: `CREATE TABLE orders_2024 (order_id BIGINT PRIMARY KEY);`,
      },
      variants: {
        oracle: 'CREATE TABLE orders_2024 (order_id NUMBER(19) PRIMARY KEY);',
      },
    },
    {
      code: 'NM02',
      name: { en: 'Column name pattern', zh: '列命名规范' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'pattern', zh: '正则表达式' }, default: '^[a-z][a-z0-9_]*$' },
      trigger: {
        en: 'a column is added or renamed, and its new name does not match the pattern.',
        zh: '新增或重命名的列，名称与正则表达式不匹配。',
      },
      reason: {
        en: 'Column names appear in more places than table names: in result sets, mapping classes, CSV headers and JSON keys. A blank or a hyphen has to be escaped in each of them.',
        zh: '列名出现的地方比表名更多：结果集、实体类映射、CSV 表头、JSON 键都会用到它。名称里有空格或连字符，每一处都要转义。',
      },
      bad: {
        sql: `ALTER TABLE orders ADD COLUMN "ship date" DATE;`,
      },
      good: {
        sql: `ALTER TABLE orders ADD COLUMN o_shipdate DATE;`,
      },
      variants: {
        sqlserver: 'ALTER TABLE orders ADD o_shipdate DATE;',
        oracle: 'ALTER TABLE orders ADD o_shipdate DATE;',
      },
    },
    {
      code: 'NM03',
      name: { en: 'Database or schema name pattern', zh: '库命名规范' },
      level: 'notice',
      statements: ['CREATE DATABASE', 'CREATE SCHEMA'],
      databases: 'all',
      threshold: { name: { en: 'pattern', zh: '正则表达式' }, default: '^[a-z][a-z0-9_]*$' },
      trigger: {
        en: 'a database or schema is created whose name does not match the pattern. A required suffix, such as the environment, can be part of the pattern: `^[a-z][a-z0-9_]*_(dev|test|prod)$`.',
        zh: '新建的数据库或 schema，名称与正则表达式不匹配。环境等固定后缀可以写进正则：`^[a-z][a-z0-9_]*_(dev|test|prod)$`。',
      },
      reason: {
        en: "The name is used in connection strings, grants, monitoring labels and file paths. MySQL keeps each database in a directory of that name, so whether letter case matters depends on the server's file system.",
        zh: '库名会出现在连接串、授权语句、监控标签和文件路径里。MySQL 把每个库存放在同名目录中，是否区分大小写要看服务器的文件系统。',
      },
      bad: {
        sql: `CREATE SCHEMA "Sales-EU";`,
      },
      good: {
        sql: `CREATE SCHEMA sales_eu;`,
      },
      variants: {
        oracle: 'CREATE USER sales_eu NO AUTHENTICATION;',
      },
    },
    {
      code: 'NM04',
      name: { en: 'Index name prefix', zh: '普通索引命名' },
      level: 'notice',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'prefix', zh: '前缀' }, default: 'idx_' },
      trigger: {
        en: 'an index that is neither unique nor the primary key is given a name without the prefix. The suggested form is prefix, table, columns.',
        zh: '既非唯一索引也非主键的索引，名称没有以该前缀开头。建议的形式是：前缀 + 表名 + 列名。',
      },
      reason: {
        en: 'Plans, lock reports and errors show the name of an index without its columns. `idx_orders_orderdate` names the table and the column; `orders_1` must be looked up, often during an incident.',
        zh: '执行计划、锁信息和报错里给出的是索引名，看不到它的列。`idx_orders_orderdate` 一眼就能看出表和列；`orders_1` 还得去查，而且往往是在处理故障的时候。',
      },
      bad: {
        sql: `CREATE INDEX orders_1 ON orders (o_orderdate);`,
      },
      good: {
        sql: `CREATE INDEX idx_orders_orderdate ON orders (o_orderdate);`,
      },
    },
    {
      code: 'NM05',
      name: { en: 'Unique index name prefix', zh: '唯一索引命名' },
      level: 'notice',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'prefix', zh: '前缀' }, default: 'uk_' },
      trigger: {
        en: 'a unique index or UNIQUE constraint is given a name without the prefix.',
        zh: '唯一索引或 UNIQUE 约束的名称没有以该前缀开头。',
      },
      reason: {
        en: 'An application sees this name when a duplicate is refused. The name also shows whether an index may be dropped: a unique index protects data even if no query uses it (see IX02).',
        zh: '插入重复值被拒绝时，应用看到的就是这个名称。能不能删索引也要看它：唯一索引即使没有查询使用，也在保证数据不重复（见 IX02）。',
      },
      bad: {
        sql: `CREATE UNIQUE INDEX idx_customer_phone ON customer (c_phone);`,
      },
      good: {
        sql: `CREATE UNIQUE INDEX uk_customer_phone ON customer (c_phone);`,
      },
    },
    {
      code: 'NM06',
      name: { en: 'Primary key name', zh: '主键命名' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: ['postgresql', 'opengauss', 'oracle', 'sqlserver', 'oceanbase', 'kes'],
      threshold: { name: { en: 'prefix', zh: '前缀' }, default: 'pk_' },
      trigger: {
        en: "a primary key is defined without a name, or with one that is not the prefix and the table's name.",
        zh: '定义主键时没有命名，或名称不是“前缀 + 表名”。',
      },
      reason: {
        en: 'Without a name the engine generates one. Oracle (`SYS_C…`) and SQL Server (`PK__…` and a hash) generate a different name in each environment, so a script that was tested in one fails in the next.',
        zh: '不命名时由数据库自动生成。Oracle 生成 `SYS_C…`，SQL Server 生成 `PK__…` 加一段散列值，各环境互不相同，在一个环境测试通过的脚本到下一个环境就会失败。',
      },
      bad: {
        sql: `CREATE TABLE shipment (
  ship_id BIGINT PRIMARY KEY,
  ship_orderkey INTEGER NOT NULL
);`,
      },
      good: {
        sql: `CREATE TABLE shipment (
  ship_id BIGINT,
  ship_orderkey INTEGER NOT NULL,
  CONSTRAINT pk_shipment PRIMARY KEY (ship_id)
);`,
      },
      variants: {
        oracle: `CREATE TABLE shipment (
  ship_id NUMBER(19),
  ship_orderkey INTEGER NOT NULL,
  CONSTRAINT pk_shipment PRIMARY KEY (ship_id)
);`,
      },
      note: {
        en: 'MySQL and its relatives ignore the name: their primary key is always called `PRIMARY`. In OceanBase the rule is for Oracle mode.',
        zh: 'MySQL 及其兼容数据库会忽略这个名称，主键一律叫 `PRIMARY`。在 OceanBase 中，本规则针对 Oracle 模式。',
      },
    },
    {
      code: 'NM07',
      name: { en: 'Foreign key name', zh: '外键命名' },
      level: 'notice',
      statements: ['CREATE TABLE', 'ALTER TABLE'],
      databases: 'all',
      threshold: { name: { en: 'prefix', zh: '前缀' }, default: 'fk_' },
      trigger: {
        en: 'a foreign key is defined without a name, or with one that lacks the prefix.',
        zh: '定义外键时没有命名，或名称没有以该前缀开头。',
      },
      reason: {
        en: 'A violated foreign key is reported by its name. `fk_supplier_nation` shows which two tables are involved, without a search in the catalogue.',
        zh: '违反外键时，报错里给出的是约束名。看到 `fk_supplier_nation` 就知道是哪两张表的数据对不上，不必再查系统表。',
      },
      bad: {
        sql: `ALTER TABLE supplier ADD CONSTRAINT supplier_c1
  FOREIGN KEY (s_nationkey) REFERENCES nation (n_nationkey);`,
      },
      good: {
        sql: `ALTER TABLE supplier ADD CONSTRAINT fk_supplier_nation
  FOREIGN KEY (s_nationkey) REFERENCES nation (n_nationkey);`,
      },
    },
    {
      code: 'NM08',
      name: { en: 'Identifier length', zh: '对象名长度' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'CREATE INDEX', 'CREATE VIEW', 'RENAME'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 30, unit: { en: 'characters', zh: '个字符' } },
      trigger: {
        en: 'the name of a table, column, index, constraint or view is longer than the limit.',
        zh: '表、列、索引、约束或视图的名称超过上限。',
      },
      reason: {
        en: 'PostgreSQL and openGauss truncate names to 63 bytes and report it only in a notice. Two names that differ only after byte 63 become the same, and the second one cannot be created. A limit of 30 fits every engine, even Oracle before 12.2.',
        zh: 'PostgreSQL 和 openGauss 会截断超过 63 字节的名称，只给一条 NOTICE；两个名称若只在 63 字节之后才不同，截断后就成了同一个，第二个因此无法创建。上限取 30，连 12.2 之前的 Oracle 也满足。',
      },
      bad: {
        sql: `CREATE INDEX idx_lineitem_returnflag_shipdate_for_the_monthly_sales_report_2024
  ON lineitem (l_returnflag, l_shipdate);
CREATE INDEX idx_lineitem_returnflag_shipdate_for_the_monthly_sales_report_2025
  ON lineitem (l_returnflag, l_shipdate, l_quantity);`,
        marks: 'fails="already exists"',
      },
      good: {
        sql: `CREATE INDEX idx_lineitem_flag_shipdate
  ON lineitem (l_returnflag, l_shipdate);`,
      },
      note: {
        en: '[The limits of the engines](#limits-of-the-engines) are at the end of this page. A Chinese character takes three bytes in UTF-8, so 63 bytes are 21 characters.',
        zh: '[各数据库的硬性上限](#limits-of-the-engines)见本页末尾。一个汉字在 UTF-8 中占 3 字节，63 字节只够 21 个汉字。',
      },
    },
    {
      code: 'NM09',
      name: { en: 'Reserved word as a name', zh: '使用保留字' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'CREATE VIEW', 'RENAME'],
      databases: 'all',
      trigger: {
        en: "a name is a reserved word of the policy's database, quoted or not.",
        zh: '名称是策略所针对的数据库的保留字，无论是否加了引号。',
      },
      reason: {
        en: 'Every statement must quote the name from then on, and generated SQL often does not. New versions also reserve more words: `RANK`, `GROUPS` and `LATERAL` became reserved in MySQL 8.0, and statements that worked on 5.7 no longer parsed.',
        zh: '从此人人都得一直加引号，而自动生成的 SQL 常常忘记加。保留字还会随版本增加：`RANK`、`GROUPS`、`LATERAL` 在 MySQL 8.0 成为保留字，在 5.7 上正常的语句就无法解析了。',
      },
      bad: {
        sql: `CREATE TABLE "user" (id BIGINT PRIMARY KEY, "order" INTEGER);
SELECT id FROM "user" WHERE order = 1;`,
        marks: 'fails="syntax error"',
      },
      good: {
        sql: `CREATE TABLE app_user (id BIGINT PRIMARY KEY, sort_no INTEGER);
SELECT id FROM app_user WHERE sort_no = 1;`,
      },
      variants: {
        oracle: `CREATE TABLE app_user (id NUMBER(19) PRIMARY KEY, sort_no INTEGER);
SELECT id FROM app_user WHERE sort_no = 1;`,
      },
    },
    {
      code: 'NM10',
      name: { en: 'Mixed case name', zh: '大小写混用' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'CREATE VIEW', 'RENAME'],
      databases: 'all',
      trigger: {
        en: 'a name contains both upper-case and lower-case letters.',
        zh: '名称中既有大写字母又有小写字母。',
      },
      reason: {
        en: 'Quoted names keep their case; unquoted names are folded, to lower case in PostgreSQL and to upper case in Oracle. A mixed name that was created with quotes must always be quoted. In MySQL `lower_case_table_names` and the file system decide whether `OrderItem` and `orderitem` are the same table.',
        zh: '加引号的名称保留大小写；不加引号的会被折叠，PostgreSQL 折成小写，Oracle 折成大写。建表时带引号的混合大小写名称，以后每次都要加引号。在 MySQL 里，`OrderItem` 和 `orderitem` 是不是同一张表，取决于 `lower_case_table_names` 和文件系统。',
      },
      bad: {
        sql: `CREATE TABLE "OrderItem" (item_id BIGINT PRIMARY KEY);
SELECT item_id FROM OrderItem;`,
        marks: 'fails="does not exist"',
      },
      good: {
        sql: `CREATE TABLE order_item (item_id BIGINT PRIMARY KEY);
SELECT item_id FROM Order_Item;`,
      },
      variants: {
        mysql: `CREATE TABLE order_item (item_id BIGINT PRIMARY KEY);
SELECT item_id FROM order_item;`,
        oracle: `CREATE TABLE order_item (item_id NUMBER(19) PRIMARY KEY);
SELECT item_id FROM Order_Item;`,
      },
    },
    {
      code: 'NM11',
      name: { en: 'Characters outside ASCII', zh: '中文/全角字符' },
      level: 'warning',
      statements: ['CREATE TABLE', 'ALTER TABLE', 'CREATE INDEX', 'CREATE VIEW'],
      databases: 'all',
      trigger: {
        en: 'a name contains a non-ASCII character, or the DDL contains full-width punctuation outside comments and strings.',
        zh: '名称含有 ASCII 以外的字符；或者在注释和字符串之外，DDL 中出现了全角标点。',
      },
      reason: {
        en: "Such names depend on the client's encoding, and a full-width quote does not quote: PostgreSQL reads a default in such quotes as a column name.",
        zh: '这样的名称依赖客户端的字符编码。全角引号更不是引号：用它括起来的默认值，PostgreSQL 会当成列名。',
      },
      bad: {
        sql: `CREATE TABLE shipment (
  ship_id BIGINT PRIMARY KEY,
  ship_state CHAR(1) DEFAULT ‘N’
);`,
        marks: 'fails="column reference"',
      },
      good: {
        sql: `CREATE TABLE shipment (
  ship_id BIGINT PRIMARY KEY,
  ship_state CHAR(1) DEFAULT 'N'
);
COMMENT ON COLUMN shipment.ship_state IS '状态：N 新建';`,
      },
      variants: {
        mysql: `CREATE TABLE shipment (
  ship_id BIGINT PRIMARY KEY,
  ship_state CHAR(1) DEFAULT 'N' COMMENT '状态：N 新建'
);`,
        sqlserver: `CREATE TABLE shipment (
  ship_id BIGINT PRIMARY KEY,
  ship_state CHAR(1) DEFAULT 'N'
);
EXEC sp_addextendedproperty 'MS_Description', N'状态：N 新建',
  'SCHEMA', 'dbo', 'TABLE', 'shipment', 'COLUMN', 'ship_state';`,
        oracle: `CREATE TABLE shipment (
  ship_id NUMBER(19) PRIMARY KEY,
  ship_state CHAR(1) DEFAULT 'N'
);
COMMENT ON COLUMN shipment.ship_state IS '状态：N 新建';`,
      },
      note: {
        en: 'Comments may be in any language; put the name that the business uses there.',
        zh: '注释可以用任何语言，业务上的叫法应写在注释里。',
      },
    },
    {
      code: 'NM12',
      name: { en: 'Unnamed index', zh: '索引必须命名' },
      level: 'notice',
      statements: ['CREATE INDEX', 'CREATE TABLE', 'ALTER TABLE'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'an index is created without a name.',
        zh: '创建索引时没有命名。',
      },
      reason: {
        en: 'The engine then chooses a name that depends on the existing ones: PostgreSQL and MySQL append a number if their first choice is in use. The same script creates different names in different environments, and a script that drops the index works in only one of them.',
        zh: '数据库会根据现有对象自行取名：想用的名称已被占用时，PostgreSQL 和 MySQL 都会在后面加数字。同一份脚本在不同环境得到不同的名称，删除索引的脚本就只适用于其中一个。',
      },
      bad: {
        sql: `CREATE INDEX ON orders (o_orderdate);`,
      },
      good: {
        sql: `CREATE INDEX idx_orders_orderdate ON orders (o_orderdate);`,
      },
      note: {
        en: 'Oracle and SQL Server do not accept `CREATE INDEX` without a name, so the rule does not apply there. MySQL does not accept it either; there the rule checks keys in CREATE TABLE and ALTER TABLE.',
        zh: 'Oracle 和 SQL Server 的 `CREATE INDEX` 本来就必须写名称，所以不适用。MySQL 的 `CREATE INDEX` 也必须写，本规则在那里针对 CREATE TABLE 和 ALTER TABLE 中的索引。',
      },
    },
    {
      code: 'NM13',
      name: { en: 'Temporary table prefix', zh: '临时表命名' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: 'all',
      threshold: { name: { en: 'prefix', zh: '前缀' }, default: 'tmp_' },
      trigger: {
        en: 'a temporary table, or a table made by `CREATE TABLE … AS SELECT`, has a name without the prefix.',
        zh: '临时表，或用 `CREATE TABLE … AS SELECT` 建出的表，名称没有以该前缀开头。',
      },
      reason: {
        en: 'Tables that were copied for one afternoon often stay for years because nobody dares to drop them. With a prefix you can clean them up by name, and allow the prefix in OP01.',
        zh: '临时复制出来的表，往往因为没人敢删而留上好几年。有了前缀就能按名称清理，OP01 也可以据此放行。',
      },
      bad: {
        sql: `CREATE TABLE orders_1997 AS
SELECT * FROM orders
WHERE o_orderdate >= DATE '1997-01-01' AND o_orderdate < DATE '1998-01-01';`,
      },
      good: {
        sql: `CREATE TABLE tmp_orders_1997 AS
SELECT o_orderkey, o_custkey, o_totalprice FROM orders
WHERE o_orderdate >= DATE '1997-01-01' AND o_orderdate < DATE '1998-01-01';`,
      },
      variants: {
        sqlserver: `SELECT o_orderkey, o_custkey, o_totalprice
INTO #orders_1997
FROM orders
WHERE o_orderdate >= '1997-01-01' AND o_orderdate < '1998-01-01';`,
      },
    },
  ],
} satisfies RuleFamily

export default family
