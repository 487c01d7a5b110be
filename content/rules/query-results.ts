import type { RuleFamily } from '../../lib/rules/schema'

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
        en: 'the outermost SELECT reads a table and has neither WHERE nor GROUP BY nor LIMIT (TOP, FETCH FIRST), and its select list is not made of aggregates.',
        zh: '最外层的 SELECT 读取了表，却没有 WHERE、GROUP BY、LIMIT（TOP、FETCH FIRST），选择列也不全是聚合函数。',
      },
      reason: {
        en: 'The result grows with the table, and nobody notices until the process that receives it runs out of memory: the JDBC drivers of MySQL and PostgreSQL fetch all rows before handing out the first, unless told otherwise. On the server it is a full read that pushes warmer pages out of the cache.',
        zh: '结果会随表一起变大，直到接收它的进程内存耗尽才有人发现：MySQL 和 PostgreSQL 的 JDBC 驱动在没有特别设置时，要取完全部行才交出第一行。在服务器上，这是一次全表读取，会把缓存中更常用的页挤出去。',
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
      note: {
        en: 'Lookup tables with a handful of rows are read whole with good reason, and so is an export through a cursor. Exempt those tables by name.',
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
        en: 'No index covers all columns, so an index-only read is out of the question, and long values that are stored outside of the row (TOAST, off-page BLOBs) are fetched as well. After `ALTER TABLE … ADD COLUMN` the same text returns something else: an INSERT … SELECT fails, two columns of the same name collide, while a PostgreSQL view goes on returning the columns of the day it was made.',
        zh: '没有索引能覆盖全部列，只读索引就无从谈起；存放在行外的长字段（TOAST、溢出页）也得一并取出。`ALTER TABLE … ADD COLUMN` 之后，同样的文本返回的内容变了：INSERT … SELECT 报错，同名列互相覆盖，而 PostgreSQL 的视图还停留在创建那天的列。',
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
        en: 'In a tool at the prompt it is fine. Over a derived table that lists its columns it costs nothing either. More on this in [what SELECT * really costs](../../../../blog/2023/select-star.mdx).',
        zh: '在命令行里随手查询没有问题；外面套一层、里层已列出列名时，也没有代价。详见 [SELECT * 的真实代价](../../../../blog/2023/select-star.mdx)。',
      },
    },
    {
      code: 'DM13',
      name: { en: 'LIMIT without ORDER BY', zh: 'LIMIT 无排序' },
      level: 'warning',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'a query block has LIMIT, TOP or FETCH FIRST, may return more rows than that, and has no ORDER BY.',
        zh: '查询块带有 LIMIT、TOP 或 FETCH FIRST，可能返回的行多于该数，却没有 ORDER BY。',
      },
      reason: {
        en: 'Without an order the engine may return any rows it likes, and it likes different ones after a vacuum, a new index or an upgrade. PostgreSQL lets concurrent scans of a big table join in the middle (`synchronize_seqscans`, on by default), so that two executions in the same minute can differ. Page two then repeats rows of page one and leaves out others.',
        zh: '不指定顺序，数据库可以返回任意的行；做一次 VACUUM、加一个索引、升一次级，返回的就可能换一批。PostgreSQL 允许对大表的并发扫描从中途加入（`synchronize_seqscans`，默认开启），同一分钟内执行两次都可能不同。于是第二页会重复第一页的行，又漏掉另一些。',
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
      note: {
        en: 'The order has to be unique to be an order: end it with a key. `LIMIT 1` as a test for existence may go without, and so may a look at sample rows.',
        zh: '顺序要唯一才算确定，最后要加上键列。用 `LIMIT 1` 判断是否存在，或者随便看几行样例，可以不写。',
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
        zh: '偏移量是超过上限的常量。偏移量为绑定变量时，按其样例值判断。',
      },
      reason: {
        en: 'An offset is not a position but a number of rows to produce and throw away: all of them are read, joined and sorted first. The work for page n grows with n, and somebody who leafs through everything pays the sum. Rows that are inserted meanwhile shift all later pages by one.',
        zh: '偏移量不是位置，而是先产生、再扔掉的行数：这些行都要读取、连接、排序。第 n 页的工作量随 n 增长，从头翻到尾付出的是总和。期间插入的行还会让后面各页全部错开。',
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
      note: {
        en: 'RW42 shows both ways out and [page 10,000](../../../../blog/2024/deep-pagination.mdx) compares them. Live with it where the whole result is small and cached, and where people must be able to jump to a page.',
        zh: '两种改法见 RW42，比较见[翻到一万页](../../../../blog/2024/deep-pagination.mdx)。整个结果不大且有缓存，或业务必须支持跳页时，可以接受。',
      },
    },
    {
      code: 'DM15',
      name: { en: 'ORDER BY a random value', zh: '随机排序' },
      level: 'warning',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'the sort key is `RAND()`, `RANDOM()`, `NEWID()`, `DBMS_RANDOM.VALUE` or their like.',
        zh: '排序键是 `RAND()`、`RANDOM()`、`NEWID()`、`DBMS_RANDOM.VALUE` 等随机函数。',
      },
      reason: {
        en: 'To pick three rows, every row gets a random number and takes part in a sort. No index can help, because the values did not exist before. The cost is that of the table, whatever the LIMIT says.',
        zh: '为了挑三行，每一行都要生成一个随机数再参加排序。这些值事先并不存在，任何索引都帮不上忙。不管 LIMIT 是多少，代价都是整张表的代价。',
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
WHERE p_partkey >= (SELECT 1 + floor(random() * MAX(p_partkey))
                    FROM part)
ORDER BY p_partkey
LIMIT 3;`,
      },
      note: {
        en: 'The second form begins at a random key and favours rows behind gaps; draw several keys in the application if that matters. `TABLESAMPLE` (PostgreSQL, SQL Server) and `SAMPLE` (Oracle) are meant for statistics. On a few hundred rows the sort is nothing to worry about.',
        zh: '第二种写法从一个随机键开始，空档之后的行更容易被选中；介意的话，由应用抽取多个键。统计抽样可用 `TABLESAMPLE`（PostgreSQL、SQL Server）或 `SAMPLE`（Oracle）。只有几百行时，这点排序不必在意。',
      },
    },
    {
      code: 'DM16',
      name: { en: 'Ordering or grouping by position', zh: '按序号排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'ORDER BY or GROUP BY holds an integer that stands for a column of the select list.',
        zh: 'ORDER BY 或 GROUP BY 中用整数代表选择列的位置。',
      },
      reason: {
        en: 'Whoever adds a column at the front of the select list changes the sort order, and the statement remains valid. In SQL Server and, unless a parameter of 23ai is set, in Oracle the number means a position in ORDER BY only; in GROUP BY it is a constant there, and a statement that was moved over fails.',
        zh: '有人在选择列最前面加一列，排序就变了，而语句依然合法。在 SQL Server 中，以及未设置 23ai 相应参数的 Oracle 中，只有 ORDER BY 把数字当作位置；在 GROUP BY 里它就是一个常量，迁移过去的语句会报错。',
      },
      bad: {
        sql: `SELECT l_shipmode, l_returnflag, COUNT(*)
FROM lineitem
GROUP BY 1, 2
ORDER BY 3 DESC;`,
      },
      good: {
        sql: `SELECT l_shipmode, l_returnflag, COUNT(*) AS items
FROM lineitem
GROUP BY l_shipmode, l_returnflag
ORDER BY items DESC;`,
      },
      note: {
        en: 'A position is the standard way to sort a UNION whose branches name their columns differently; naming them alike in the first branch does as well.',
        zh: 'UNION 各分支列名不同时，按位置排序是标准写法；在第一个分支里起好别名也可以。',
      },
    },
    {
      code: 'DM17',
      name: { en: 'Ordering or grouping by an expression', zh: '表达式排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'a key of ORDER BY or GROUP BY is a function, a calculation, a CASE or a constant. Aggregates are not reported.',
        zh: 'ORDER BY 或 GROUP BY 的键是函数、运算、CASE 或常量。聚合函数不报。',
      },
      reason: {
        en: 'An index holds the order of the column and not that of the expression, so that the rows have to be sorted, and with a LIMIT all of them just to keep ten. A constant is either useless or misunderstood: MySQL sorts by it in silence, PostgreSQL refuses `ORDER BY NULL` and every other constant that is no position.',
        zh: '索引保存的是列的顺序，而不是表达式的顺序，只能另外排序；带 LIMIT 时，为了留下十行也得处理全部行。常量要么没用，要么是误解：MySQL 不声不响地接受，PostgreSQL 则拒绝 `ORDER BY NULL` 以及其他不是位置的常量。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_totalprice
FROM orders
ORDER BY COALESCE(o_totalprice, 0) DESC
LIMIT 10;`,
      },
      good: {
        sql: `CREATE INDEX idx_orders_totalprice
  ON orders (o_totalprice DESC NULLS LAST);
SELECT o_orderkey, o_totalprice
FROM orders
ORDER BY o_totalprice DESC NULLS LAST
LIMIT 10;`,
      },
      note: {
        en: 'Reports group by month, and rightly. If the expression is asked for often, index it: PostgreSQL, Oracle and MySQL from 8.0.13 can (IX11). Constants fall to RW26; `ORDER BY NULL` on old MySQL is RW44.',
        zh: '报表按月分组理所当然。表达式经常用到时，可以为它建索引：PostgreSQL、Oracle、MySQL 8.0.13 及以上都支持（IX11）。常量的处理见 RW26，旧版 MySQL 的 `ORDER BY NULL` 见 RW44。',
      },
    },
    {
      code: 'DM18',
      name: { en: 'Mixed sort directions', zh: '排序方向混用' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'ORDER BY has at least one ascending and one descending key.',
        zh: 'ORDER BY 中既有升序键又有降序键。',
      },
      reason: {
        en: 'An ordinary index can be read forwards or backwards, which serves keys that all go the same way. Mixed ones need an index declared with the same mixture. MySQL before 8.0 parses `DESC` in an index and ignores it, so there the sort cannot be avoided at all.',
        zh: '普通索引可以正着读或倒着读，只能满足方向一致的排序键。方向混用，就需要按同样方向声明的索引。MySQL 8.0 之前会解析索引里的 `DESC`，但不理会它，所以在那里这次排序无法避免。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_orderdate
FROM orders
ORDER BY o_orderdate DESC, o_orderkey
LIMIT 20;`,
      },
      good: {
        sql: `SELECT o_orderkey, o_orderdate
FROM orders
ORDER BY o_orderdate DESC, o_orderkey DESC
LIMIT 20;`,
      },
      note: {
        en: 'Where the second key only breaks ties, as here, its direction is free. Where it carries meaning, keep it and create `(o_orderdate DESC, o_orderkey)`. PostgreSQL from 13 on sorts only within equal dates if the first key has an index.',
        zh: '第二个键若只用来区分并列，如本例，方向可以随意改。若方向有业务含义，就保留它，并创建索引 `(o_orderdate DESC, o_orderkey)`。PostgreSQL 从 13 开始，第一个键有索引时，只在日期相同的行内部排序。',
      },
    },
    {
      code: 'DM19',
      name: { en: 'Sort keys from several tables', zh: '跨表排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: {
        en: 'the columns of ORDER BY, or of GROUP BY, belong to more than one table of a join.',
        zh: 'ORDER BY 或 GROUP BY 中的列来自连接的多张表。',
      },
      reason: {
        en: 'There is no index over two tables, so the join has to be finished before its rows can be sorted. LIMIT does not help: the twenty that are wanted are known when the last one has been compared.',
        zh: '没有哪个索引能跨两张表，必须先做完连接才能排序。LIMIT 也帮不上忙：比较完最后一行，才知道要的是哪二十行。',
      },
      bad: {
        sql: `SELECT c.c_name, o.o_orderdate, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
ORDER BY c.c_custkey, o.o_orderdate
LIMIT 20;`,
      },
      good: {
        sql: `SELECT c.c_name, o.o_orderdate, o.o_totalprice
FROM customer c
JOIN orders o ON o.o_custkey = c.c_custkey
ORDER BY o.o_custkey, o.o_orderdate
LIMIT 20;`,
      },
      note: {
        en: 'Here the join makes both keys equal, which is the condition of RW27. If one truly sorts by the customer’s name and the order’s date, the finding stays, and matters only when many rows are joined for few that are shown.',
        zh: '本例中连接保证了两个键相等，正是 RW27 的条件。如果确实要按客户名称和订单日期排序，就让它留着；只有连接的行很多、展示的行很少时才值得处理。',
      },
    },
    {
      code: 'DM20',
      name: { en: 'Sorting or grouping on long columns', zh: '长列排序' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      needs: 'workspace',
      threshold: {
        name: { en: 'length at most', zh: '长度上限' },
        default: 255,
        unit: { en: 'characters', zh: '个字符' },
      },
      trigger: {
        en: 'a key of ORDER BY, GROUP BY, DISTINCT or UNION is a character column declared longer than the limit, or a TEXT or BLOB.',
        zh: 'ORDER BY、GROUP BY、DISTINCT 或 UNION 的键是声明长度超过上限的字符列，或者是 TEXT、BLOB。',
      },
      reason: {
        en: 'Sort memory holds fewer of such keys, the rest goes to disk, and comparing them under a linguistic collation is slow. In MySQL it can even be wrong: for PAD SPACE collations only the first `max_sort_length` bytes count, 1024 by default, and what differs behind them is in no order. Oracle refuses LOBs here.',
        zh: '这样的键占内存多，排序区放不下就写磁盘，按语言规则比较也慢。在 MySQL 中甚至可能出错：对 PAD SPACE 排序规则，只比较前 `max_sort_length` 字节，默认 1024，之后的差异不影响顺序。Oracle 则直接拒绝 LOB 列。',
      },
      bad: {
        sql: `CREATE TABLE review (review_id INTEGER PRIMARY KEY,
  partkey INTEGER NOT NULL, body VARCHAR(4000));
SELECT DISTINCT r.review_id, r.body
FROM review r
JOIN partsupp ps ON ps.ps_partkey = r.partkey;`,
      },
      good: {
        sql: `CREATE TABLE review (review_id INTEGER PRIMARY KEY,
  partkey INTEGER NOT NULL, body VARCHAR(4000));
SELECT r.review_id, r.body
FROM review r
WHERE EXISTS (SELECT 1 FROM partsupp ps
              WHERE ps.ps_partkey = r.partkey);`,
      },
      note: {
        en: 'The declared length is what is measured, since most engines reserve or estimate by it. A column of 4,000 that holds thirty characters wants a shorter type (CL08) more than an exception.',
        zh: '这里量的是声明长度，因为不少数据库按它预留或估算空间。声明 4000、实际三十个字符的列，与其豁免，不如改短类型（CL08）。',
      },
    },
  ],
} satisfies RuleFamily

export default family
