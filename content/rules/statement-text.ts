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
        en: 'a SELECT asks for FOR UPDATE. With LIMIT, a join or a derived table in the same block the finding says so, because more may be locked than is returned.',
        zh: 'SELECT 带有 FOR UPDATE。同一查询块中还有 LIMIT、连接或派生表时会特别指出，因为锁住的行可能多于返回的行。',
      },
      reason: {
        en: 'The locks last until the transaction ends, and what happens in between, a call to another service perhaps, is not in the statement. InnoDB at its default level locks every index entry it passes, so that a condition without an index locks all rows; PostgreSQL also locks the rows that OFFSET skips. One UPDATE that checks and changes needs no time in between.',
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
      note: {
        en: 'A queue whose workers take `FOR UPDATE SKIP LOCKED` (PostgreSQL 9.5, MySQL 8.0.1, Oracle 11g) is the exception worth having, and so is a transfer that must read two accounts; fix the order in which they are locked. T-SQL has no such clause on queries: its `UPDLOCK` falls to DM43.',
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
        en: 'the statement holds a hint: a comment that begins with `/*+`, `FORCE INDEX`, `USE INDEX`, `STRAIGHT_JOIN`, or T-SQL’s `OPTION (…)` and `WITH (…)` behind a table.',
        zh: '语句中有提示：以 `/*+` 开头的注释、`FORCE INDEX`、`USE INDEX`、`STRAIGHT_JOIN`，或 T-SQL 的 `OPTION (…)` 和表名后的 `WITH (…)`。',
      },
      reason: {
        en: 'A hint freezes what was best for the data of that week. When the table has grown, a better index exists or the engine has learnt a new join, the statement goes on as before, and nobody remembers why. The one below makes MySQL begin with all customers to find a single order. A misspelt Oracle hint is a comment and does nothing, whereas `FORCE INDEX` fails once its index is dropped.',
        zh: '提示把某一周数据上的最优选择固定了下来。表变大了，有了更好的索引，数据库学会了新的连接方式，语句却一切照旧，也没人记得为什么。下例中的提示强迫 MySQL 从全部客户开始，去找一个订单。Oracle 的提示拼错了只算普通注释，毫无作用；`FORCE INDEX` 则在索引被删后直接报错。',
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
        en: 'For an emergency a hint is quick and right; write a date beside it, and prefer what is kept outside of the code: plan baselines in Oracle, outlines in OceanBase, Query Store in SQL Server. PostgreSQL has no hints in core, and `pg_hint_plan` is an extension, so the rule is not offered there.',
        zh: '应急时用提示又快又对，但旁边要写上日期；更好的是放在代码之外的办法：Oracle 的计划基线、OceanBase 的 outline、SQL Server 的 Query Store。PostgreSQL 内核没有提示，`pg_hint_plan` 是扩展，所以不适用。',
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
        en: 'the text of the statement, without comments and runs of blanks, is longer than the limit. Rows of VALUES are left to DM06.',
        zh: '去掉注释和连续空白之后，语句文本超过上限。VALUES 的行数由 DM06 检查。',
      },
      reason: {
        en: 'Nobody reviews what does not fit on a screen. Monitoring cuts it, too: the digest of MySQL keeps 1,024 bytes by default (`max_digest_length`), and `pg_stat_activity` shows as many (`track_activity_query_size`), so that two long statements which differ at the end look like one. What makes it long is often data that belong in a table.',
        zh: '一屏放不下的语句没人认真评审。监控也会截断它：MySQL 的摘要默认只取 1024 字节（`max_digest_length`），`pg_stat_activity` 默认也只显示这么多（`track_activity_query_size`），两条只在末尾不同的长语句看起来就成了一条。而语句之所以长，往往是因为把本该存进表里的数据写了进去。',
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
      note: {
        en: 'Reports are long for good reasons; give their policy another limit, and break them up with common table expressions that can be read one by one.',
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
        en: 'in a workload taken from an application, the same statement comes with different literals; or a mapper file puts text into the statement with `${…}`.',
        zh: '在取自应用的工作负载中，同一条语句反复以不同的字面量出现；或 mapper 文件用 `${…}` 把文本拼进语句。',
      },
      reason: {
        en: 'Text that is put together is the way an attacker’s text gets in. It costs as well: in Oracle every new literal is a hard parse that takes latches of the shared pool, and SQL Server fills its plan cache with plans used once. Logs count a thousand variants where one statement should stand out.',
        zh: '拼接文本，正是攻击者的文本进来的途径。性能上也有代价：在 Oracle 中，每个新字面量都是一次硬解析，要争用共享池的闩锁；SQL Server 的计划缓存则塞满只用一次的计划。日志里统计出一千个变体，本该突出的那一条语句反而看不见了。',
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
      note: {
        en: 'Scripts that run once need no variables, and constants of the program, such as a status, may stay literals: with skewed data that even gives the better plan. Names of tables and columns cannot be bound; choose them from a fixed list. [How mapper files are read](../../../guides/optimize/workload-modes/Mapper.mdx).',
        zh: '只执行一次的脚本不需要变量；程序中的常量（例如状态值）可以保留字面量，数据倾斜时计划反而更好。表名和列名无法绑定，应从固定清单中选取。mapper 文件的读取方式见[这里](../../../guides/optimize/workload-modes/Mapper.mdx)。',
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
        en: 'They wait, read files, open connections or start programs, and a business query does none of that. In a log they are the trace of an attempt: `SLEEP` answers yes or no by the time it takes. In a release they are a way out of the database that somebody will find.',
        zh: '这些函数会等待、读文件、发起连接、启动程序，业务查询用不到其中任何一样。出现在日志里，它们是攻击尝试的痕迹：`SLEEP` 用耗时来回答是或否。出现在上线脚本里，则是一条通往数据库之外的路，迟早有人发现。',
      },
      bad: {
        sql: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = 1 AND SLEEP(10) = 0;`,
        marks: 'mysql',
      },
      good: {
        sql: `SELECT c_name, c_phone
FROM customer
WHERE c_custkey = ?;`,
        marks: 'mysql',
      },
      note: {
        en: 'Test suites and administration scripts wait for good reasons; give them a policy of their own. The finding does not replace rights: revoke `FILE` in MySQL, keep `pg_read_server_files` to yourself, and leave `xp_cmdshell` switched off.',
        zh: '测试和运维脚本等待自有道理，给它们单独的策略。这条规则不能代替权限控制：MySQL 收回 `FILE` 权限，PostgreSQL 不要授出 `pg_read_server_files`，SQL Server 保持 `xp_cmdshell` 关闭。',
      },
    },
    {
      code: 'DM48',
      name: { en: '`!=` instead of `<>`', zh: '非标准不等号' },
      level: 'notice',
      statements: ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'],
      databases: 'all',
      trigger: {
        en: 'inequality is written `!=`, or in Oracle `^=`.',
        zh: '不等号写成 `!=`，或在 Oracle 中写成 `^=`。',
      },
      reason: {
        en: 'This one is style and nothing else: all engines of this list treat both alike, and the plan is the same. `<>` is the spelling of the SQL standard; with one spelling in the house, a search for it finds every negative condition.',
        zh: '这一条只是风格：这里列出的数据库都把两者同等对待，执行计划也相同。`<>` 是 SQL 标准的写法；团队统一一种写法，搜索时才能找到全部不等条件。',
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
        en: 'The first candidate for being switched off. A formatter does the same without a finding. In MyBatis XML `<>` has to be escaped, which is why many teams prefer `!=` there.',
        zh: '要关规则，可以先关这一条，用格式化工具就能解决。MyBatis XML 中 `<>` 需要转义，所以不少团队在那里更愿意用 `!=`。',
      },
    },
  ],
} satisfies RuleFamily

export default family
