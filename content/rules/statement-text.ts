import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/statements',
  rules: [
    {
      code: 'DM39',
      name: { en: 'SELECT … FOR UPDATE', zh: '限制 FOR UPDATE' },
      level: 'warning',
      statements: ['SELECT'],
      databases: ['mysql', 'postgresql', 'opengauss', 'oracle', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: 'a SELECT has FOR UPDATE. If the same block has a LIMIT, a join or a derived table, the finding mentions it, because the statement may lock more rows than it returns.',
        zh: 'SELECT 带有 FOR UPDATE。同一查询块中还有 LIMIT、连接或派生表时会特别指出，因为锁住的行可能多于返回的行。',
      },
      reason: {
        en: 'The locks last until the transaction ends, and the statement does not show what happens until then, for example a call to another service. InnoDB at its default isolation level locks every index entry that it scans, so a condition without an index locks all rows; PostgreSQL also locks the rows that OFFSET skips. A single UPDATE that checks and changes the row needs no such interval.',
        zh: '锁要到事务结束才释放，而中间发生什么（也许是调用另一个服务）语句里看不出来。InnoDB 在默认隔离级别下会锁住扫过的每一个索引项，条件没有索引就等于锁住所有行；PostgreSQL 连 OFFSET 跳过的行也锁。用一条 UPDATE 同时检查和修改，就没有中间这段时间。',
      },
      bad: {
        sql: `SELECT ps_availqty
FROM partsupp
WHERE ps_partkey = 1 AND ps_suppkey = 1
FOR UPDATE;`,
      },
      good: {
        sql: `UPDATE partsupp SET ps_availqty = ps_availqty - 3
WHERE ps_partkey = 1 AND ps_suppkey = 1
  AND ps_availqty >= 3
RETURNING ps_availqty;`,
      },
      variants: {
        mysql: `UPDATE partsupp SET ps_availqty = ps_availqty - 3
WHERE ps_partkey = 1 AND ps_suppkey = 1
  AND ps_availqty >= 3;
-- if no row has changed, fewer than three are left
SELECT ROW_COUNT();`,
        oracle: `UPDATE partsupp SET ps_availqty = ps_availqty - 3
WHERE ps_partkey = 1 AND ps_suppkey = 1
  AND ps_availqty >= 3
RETURNING ps_availqty INTO :availqty;`,
      },
      note: {
        en: 'There are two good exceptions: a queue whose workers use `FOR UPDATE SKIP LOCKED` (PostgreSQL 9.5, MySQL 8.0.1, Oracle 11g), and a transfer that must read two accounts; always lock these in the same order. T-SQL queries have no FOR UPDATE; DM43 reports their `UPDLOCK`.',
        zh: '值得保留的例外有两种：任务队列用 `FOR UPDATE SKIP LOCKED`（PostgreSQL 9.5、MySQL 8.0.1、Oracle 11g 起）取任务；转账必须读两个账户，此时要固定加锁的先后。T-SQL 的查询没有这个子句，它的 `UPDLOCK` 属于 DM43。',
      },
    },
    {
      code: 'DM43',
      name: { en: 'Optimiser hints', zh: '使用提示' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'],
      databases: ['mysql', 'opengauss', 'oracle', 'sqlserver', 'oceanbase', 'kes', 'tdsql'],
      trigger: {
        en: "the statement has a hint: a comment that begins with `/*+`, `FORCE INDEX`, `USE INDEX`, `STRAIGHT_JOIN`, or T-SQL's `OPTION (…)` and `WITH (…)` after a table. Hints that only set locks, such as `UPDLOCK`, are not reported, and neither is `MAXRECURSION`.",
        zh: '语句中有提示：以 `/*+` 开头的注释、`FORCE INDEX`、`USE INDEX`、`STRAIGHT_JOIN`，或 T-SQL 的 `OPTION (…)` 和表名后的 `WITH (…)`。`UPDLOCK` 这类只涉及加锁的提示和 `MAXRECURSION` 不报。',
      },
      reason: {
        en: 'A hint keeps the plan that was best for the data at that time. The plan stays the same when the table grows, when a better index is created, or when a new engine version has better joins. STRAIGHT_JOIN, for example, can make MySQL begin with all customers to find a single order. A misspelt hint in Oracle is an ordinary comment and has no effect; `FORCE INDEX` fails once its index is dropped.',
        zh: '提示把当时数据上的最优计划固定了下来。表变大了，有了更好的索引，新版本有了更好的连接方式，计划却一直不变。例如 STRAIGHT_JOIN 可能强迫 MySQL 从全部客户开始，去找一个订单。Oracle 的提示拼错了只算普通注释，毫无作用；`FORCE INDEX` 则在索引被删后直接报错。',
      },
      bad: {
        sql: `SELECT c.c_name, o.o_totalprice
FROM customer c
STRAIGHT_JOIN orders o ON o.o_custkey = c.c_custkey
WHERE o.o_orderkey = 7;`,
        marks: 'mysql',
      },
      good: {
        sql: `SELECT c.c_name, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
WHERE o.o_orderkey = 7;`,
        marks: 'mysql',
      },
      note: {
        en: 'In an emergency a hint is a quick and valid solution; add a comment with the date. It is better to control the plan outside the code: with plan baselines in Oracle, outlines in OceanBase, or Query Store in SQL Server. The rule does not apply to PostgreSQL, which has no hints in core; `pg_hint_plan` is an extension.',
        zh: '应急时可以用提示，但要用注释写明日期；更好的办法是在代码之外固定计划：Oracle 的计划基线、OceanBase 的 outline、SQL Server 的 Query Store。PostgreSQL 内核没有提示，`pg_hint_plan` 是扩展，所以不适用。',
      },
    },
    {
      code: 'DM44',
      name: { en: 'Statement too long', zh: 'SQL 过长' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'REPLACE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 1024, unit: { en: 'characters', zh: '个字符' } },
      trigger: {
        en: 'the text of the statement, without comments and repeated blanks, is longer than the limit. DM06 checks rows of VALUES.',
        zh: '去掉注释和连续空白之后，语句文本超过上限。VALUES 的行数由 DM06 检查。',
      },
      reason: {
        en: "A statement that does not fit on a screen is hard to review. Monitoring truncates it too: MySQL's digest uses 1,024 bytes by default (`max_digest_length`), and `pg_stat_activity` shows as many (`track_activity_query_size`). So two long statements that differ only at the end look the same. Often the text is long because it contains data that should be in a table.",
        zh: '一屏放不下的语句很难评审。监控也会截断它：MySQL 的摘要默认只取 1,024 字节（`max_digest_length`），`pg_stat_activity` 默认也只显示这么多（`track_activity_query_size`），两条只在末尾不同的长语句看起来就成了一条。而语句之所以长，往往是因为把本该存进表里的数据写了进去。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_orderdate, o_totalprice, CASE o_clerk
  WHEN 'Clerk#000000001' THEN 'Vienna, first district, ground floor, room 4'
  WHEN 'Clerk#000000002' THEN 'Graz, main square, first floor, rooms 11 to 14'
  WHEN 'Clerk#000000003' THEN 'Linz, river side, second floor, rooms 21 to 23'
  WHEN 'Clerk#000000004' THEN 'Salzburg, old town, ground floor, left, room 2'
  WHEN 'Clerk#000000005' THEN 'Innsbruck, station, first floor, rooms 5 and 6'
  WHEN 'Clerk#000000006' THEN 'Bregenz, harbour, ground floor, right, room 1'
  WHEN 'Clerk#000000007' THEN 'Klagenfurt, lake side, second floor, room 24'
  WHEN 'Clerk#000000008' THEN 'Villach, market, first floor, rooms 12 and 13'
  WHEN 'Clerk#000000009' THEN 'Wels, fair ground, ground floor, right, room 7'
  WHEN 'Clerk#000000010' THEN 'Steyr, town hall, second floor, rooms 27 to 29'
  WHEN 'Clerk#000000011' THEN 'Dornbirn, hospital road, first floor, room 18'
  WHEN 'Clerk#000000012' THEN 'Eisenstadt, castle, ground floor, left, room 3'
END AS office FROM orders
WHERE o_orderdate >= DATE '1996-05-10' AND o_totalprice IS NOT NULL;`,
      },
      good: {
        sql: `CREATE TABLE clerk_office (clerk CHAR(15) PRIMARY KEY, office TEXT NOT NULL);
SELECT o.o_orderkey, o.o_orderdate, o.o_totalprice, k.office
FROM orders o
LEFT JOIN clerk_office k ON k.clerk = o.o_clerk
WHERE o.o_orderdate >= DATE '1996-05-10' AND o.o_totalprice IS NOT NULL;`,
      },
      variants: {
        sqlserver: `CREATE TABLE clerk_office (clerk CHAR(15) PRIMARY KEY, office NVARCHAR(60) NOT NULL);
SELECT o.o_orderkey, o.o_orderdate, o.o_totalprice, k.office
FROM orders o
LEFT JOIN clerk_office k ON k.clerk = o.o_clerk
WHERE o.o_orderdate >= '1996-05-10' AND o.o_totalprice IS NOT NULL;`,
        oracle: `CREATE TABLE clerk_office (clerk CHAR(15) PRIMARY KEY, office VARCHAR2(60) NOT NULL);
SELECT o.o_orderkey, o.o_orderdate, o.o_totalprice, k.office
FROM orders o
LEFT JOIN clerk_office k ON k.clerk = o.o_clerk
WHERE o.o_orderdate >= DATE '1996-05-10' AND o.o_totalprice IS NOT NULL;`,
      },
      note: {
        en: 'Reports may be long for good reasons. Use a policy with a higher limit for them, and divide them into common table expressions that can be read one by one.',
        zh: '报表语句长是有道理的，可以在它们的策略里另设上限，并用 CTE 拆成能逐段阅读的部分。',
      },
    },
    {
      code: 'DM45',
      name: { en: 'Literals instead of bind variables', zh: '未用绑定变量' },
      level: 'warning',
      statements: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'],
      databases: 'all',
      trigger: {
        en: 'in a workload from an application, the same statement occurs with different literals; or a mapper file inserts text into the statement with `${…}`.',
        zh: '在取自应用的工作负载中，同一条语句反复以不同的字面量出现；或 mapper 文件用 `${…}` 把文本拼进语句。',
      },
      reason: {
        en: 'Concatenated text allows SQL injection. Literals also cost performance: in Oracle by default every new literal causes a hard parse, which needs latches of the shared pool, and in SQL Server plans that are used once fill the plan cache. In logs the statement appears as a thousand variants instead of one.',
        zh: '拼接文本会造成 SQL 注入。性能上也有代价：在 Oracle 中，默认每个新字面量都是一次硬解析，要争用共享池的闩锁；SQL Server 的计划缓存则塞满只用一次的计划。日志里统计出一千个变体，而不是一条语句。',
      },
      bad: {
        sql: `SELECT o_orderkey FROM orders WHERE o_clerk = 'Clerk#000000001';
SELECT o_orderkey FROM orders WHERE o_clerk = 'Clerk#000000002';`,
      },
      good: {
        sql: `PREPARE orders_of_clerk (TEXT) AS
SELECT o_orderkey FROM orders WHERE o_clerk = $1;
EXECUTE orders_of_clerk ('Clerk#000000001');
EXECUTE orders_of_clerk ('Clerk#000000002');`,
      },
      variants: {
        mysql: `PREPARE orders_of_clerk FROM
  'SELECT o_orderkey FROM orders WHERE o_clerk = ?';
SET @clerk = 'Clerk#000000001';
EXECUTE orders_of_clerk USING @clerk;
SET @clerk = 'Clerk#000000002';
EXECUTE orders_of_clerk USING @clerk;`,
        sqlserver: `EXEC sp_executesql N'SELECT o_orderkey FROM orders WHERE o_clerk = @clerk',
  N'@clerk CHAR(15)', @clerk = 'Clerk#000000001';
EXEC sp_executesql N'SELECT o_orderkey FROM orders WHERE o_clerk = @clerk',
  N'@clerk CHAR(15)', @clerk = 'Clerk#000000002';`,
        oracle: 'SELECT o_orderkey FROM orders WHERE o_clerk = :clerk;',
      },
      note: {
        en: 'Scripts that run once need no variables. Constants of the program, such as a status, may stay literals: with skewed data this even gives a better plan. Table and column names cannot be bound; choose them from a fixed list. [Mapper](../../../guides/optimize/workload-modes/Mapper.mdx) explains how mapper files are read.',
        zh: '只执行一次的脚本不需要变量；程序中的常量（例如状态值）可以保留字面量，数据倾斜时计划反而更好。表名和列名无法绑定，应从固定清单中选取。mapper 文件怎样读取，见 [Mapper](../../../guides/optimize/workload-modes/Mapper.mdx)。',
      },
    },
    {
      code: 'DM46',
      name: { en: 'Functions used in injections', zh: '注入函数' },
      level: 'warning',
      statements: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
      databases: 'all',
      threshold: {
        name: { en: 'functions', zh: '函数清单' },
        default: 'sleep, benchmark, load_file, pg_sleep, pg_read_file, lo_import, utl_http, xp_cmdshell',
      },
      trigger: {
        en: 'the statement calls a function of the list.',
        zh: '语句调用了清单中的函数。',
      },
      reason: {
        en: 'These functions wait, read files, open connections or start programs, which no business query needs. In a log they are a sign of an attack: an attacker uses the run time of `SLEEP` to get yes-or-no answers. In a release they open a way out of the database, which an attacker may use.',
        zh: '这些函数会等待、读文件、发起连接、启动程序，业务查询用不到其中任何一样。出现在日志里，它们是攻击的迹象：攻击者用 `SLEEP` 的耗时来判断是或否。出现在上线脚本里，则打开了通往数据库之外的途径，可能被攻击者利用。',
      },
      bad: {
        sql: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = 1 AND SLEEP(10) = 0;`,
        marks: 'mysql parsed',
      },
      good: {
        sql: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = ?;`,
        marks: 'mysql parsed',
      },
      variants: {
        postgresql: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = $1;`,
        sqlserver: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = @custkey;`,
        oracle: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = :custkey;`,
      },
      note: {
        en: 'Test suites and administration scripts may have good reasons to wait; use a separate policy for them. The rule does not replace privileges: revoke `FILE` in MySQL, do not grant `pg_read_server_files` in PostgreSQL, and leave `xp_cmdshell` switched off in SQL Server.',
        zh: '测试和运维脚本可能确实需要等待，请为它们单独设策略。这条规则不能代替权限控制：MySQL 收回 `FILE` 权限，PostgreSQL 不要授出 `pg_read_server_files`，SQL Server 保持 `xp_cmdshell` 关闭。',
      },
    },
    {
      code: 'DM48',
      name: { en: '`!=` instead of `<>`', zh: '非标准不等号' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'],
      databases: 'all',
      trigger: {
        en: 'an inequality is written `!=`, or in Oracle `^=`.',
        zh: '不等号写成 `!=`，或在 Oracle 中写成 `^=`。',
      },
      reason: {
        en: 'This rule is only about style: all engines listed here treat both forms in the same way, and the plan is the same. `<>` is the form of the SQL standard. If a team uses only one of the forms, a text search finds every inequality.',
        zh: '这一条只是风格：这里列出的数据库都把两种写法同等对待，执行计划也相同。`<>` 是 SQL 标准的写法；团队统一一种写法，搜索时才能找到全部不等条件。',
      },
      bad: {
        sql: `SELECT s_suppkey, s_name
FROM supplier
WHERE s_nationkey != 3;`,
      },
      good: {
        sql: `SELECT s_suppkey, s_name
FROM supplier
WHERE s_nationkey <> 3;`,
      },
      note: {
        en: 'If you want to switch off rules, begin with this one: a formatter can do the same. In MyBatis XML `<>` must be escaped, so many teams prefer `!=` there.',
        zh: '要关规则，可以先关这一条，用格式化工具就能解决。MyBatis XML 中 `<>` 需要转义，所以不少团队在那里更愿意用 `!=`。',
      },
    },
  ],
} satisfies RuleFamily

export default family
