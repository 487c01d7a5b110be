import type { RuleFamily } from '../../lib/audit-rules/schema'

const family = {
  page: 'insides/audit/dataOperate/conditions',
  rules: [
    {
      code: 'DM21',
      name: { en: 'LIKE with a leading wildcard', zh: '左模糊匹配' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'the pattern of LIKE begins with `%` or `_`, in a literal or concatenated with a parameter.',
        zh: 'LIKE 的模式以 `%` 或 `_` 开头，无论是字面量还是与参数拼接而成。',
      },
      reason: {
        en: 'A B-tree is sorted by the beginning of the value, and here the beginning is unknown. So the engine compares every row, or at best every index entry, with the pattern. Search forms often put `%` on both sides of the input, even if it is empty.',
        zh: 'B-tree 按值的开头排序，而这里开头未知，只能逐行比较，最好的情况也是逐个索引项比较。搜索框往往不管输入什么，都在两边加上 `%`，连空字符串也不例外。',
      },
      bad: {
        sql: `SELECT p_partkey, p_name
FROM part
WHERE p_name LIKE '%part 3';`,
      },
      good: {
        sql: `CREATE INDEX idx_part_name_reversed
  ON part (reverse(p_name) text_pattern_ops);
SELECT p_partkey, p_name
FROM part
WHERE reverse(p_name) LIKE reverse('part 3') || '%';`,
      },
      variants: {
        mysql: `ALTER TABLE part
  ADD COLUMN p_name_reversed VARCHAR(55) AS (REVERSE(p_name)),
  ADD INDEX idx_part_name_reversed (p_name_reversed);
SELECT p_partkey, p_name
FROM part
WHERE p_name_reversed LIKE CONCAT(REVERSE('part 3'), '%');`,
        sqlserver: `ALTER TABLE part ADD p_name_reversed AS REVERSE(p_name);
GO
CREATE INDEX idx_part_name_reversed ON part (p_name_reversed);
SELECT p_partkey, p_name
FROM part
WHERE p_name_reversed LIKE REVERSE('part 3') + '%';`,
        oracle: `-- the application stores the reversed name, and reverses the ending
ALTER TABLE part ADD p_name_reversed VARCHAR2(55);
CREATE INDEX idx_part_name_reversed ON part (p_name_reversed);
SELECT p_partkey, p_name
FROM part
WHERE p_name_reversed LIKE '3 trap%';`,
      },
      note: {
        en: "An index on the reversed text helps to search for endings. For a word in the middle use a trigram index (`pg_trgm`), MySQL's n-gram full-text parser, Oracle Text, or SQL Server's full-text search. You can exempt small tables. In PostgreSQL a prefix pattern uses a B-tree only under the C collation or with an operator class such as `text_pattern_ops`.",
        zh: '反转文本适用于按结尾查找。要找中间的词，可用三元组索引（`pg_trgm`）、MySQL 的 n-gram 全文解析器、Oracle Text 或 SQL Server 的全文检索。小表可以豁免。另外，PostgreSQL 的 B-tree 只有在 C 排序规则或 `text_pattern_ops` 等操作符类下才支持前缀匹配。',
      },
    },
    {
      code: 'DM22',
      name: { en: 'LIKE without a wildcard', zh: 'LIKE 无通配符' },
      level: 'notice',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'the pattern of LIKE is a literal that contains neither `%` nor `_`.',
        zh: 'LIKE 的模式是字面量，其中既没有 `%` 也没有 `_`。',
      },
      reason: {
        en: 'Such a LIKE looks like an equality, but it compares differently. On a CHAR column in PostgreSQL, LIKE compares trailing blanks and `=` ignores them, so LIKE does not find a padded value that `=` finds. Either a wildcard is missing, or the author meant `=`.',
        zh: '这样的 LIKE 看起来像等值，比较方式却不同。PostgreSQL 的 CHAR 列上，LIKE 会比较末尾空格，`=` 则忽略：补了空格的值，`=` 查得到，LIKE 查不到。要么漏写了通配符，要么本意就是 `=`。',
      },
      bad: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_mktsegment LIKE 'BUILDING';`,
      },
      good: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_mktsegment = 'BUILDING';`,
      },
      note: {
        en: "RW46 replaces it if blanks and the collation cannot change the result. Search forms that pass the user's input, with or without `%`, as a parameter are not reported.",
        zh: '空格和排序规则都不影响结果时，由 RW46 替换。搜索表单把用户输入（可能带也可能不带 `%`）作为参数传入，不会被报告。',
      },
    },
    {
      code: 'DM23',
      name: { en: 'Function or arithmetic on a column', zh: '列上运算' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'in WHERE or ON a column is inside a function, a calculation or a cast, is compared with a value that does not depend on its table, and no index on this expression is known.',
        zh: 'WHERE 或 ON 中，列处在函数、运算或类型转换之内，与不依赖本表的值比较，且没有已知的索引建在该表达式上。',
      },
      reason: {
        en: "The index stores the column's values, not the results of the expression, so the engine cannot look up the condition in it. The row estimate is worse too: without statistics for the expression PostgreSQL assumes a fixed share of the rows, and plans the joins on this assumption.",
        zh: '索引里存的是列值，不是运算后的结果，所以无法用索引定位。行数估算也跟着失准：没有该表达式的统计信息时，PostgreSQL 按固定比例估算行数，后面的连接都按这个估算来规划。',
      },
      bad: {
        sql: `SELECT l_orderkey, l_linenumber
FROM lineitem
WHERE l_shipdate + 31 <= DATE '1996-07-20';`,
      },
      good: {
        sql: `SELECT l_orderkey, l_linenumber
FROM lineitem
WHERE l_shipdate <= DATE '1996-06-19';`,
      },
      variants: {
        sqlserver: `SELECT l_orderkey, l_linenumber
FROM lineitem
WHERE l_shipdate <= '1996-06-19';`,
      },
      note: {
        en: 'Typical cases are `YEAR(created_at) = 2024` and `DATE_FORMAT(created_at, …) = …`. RW35 rewrites the condition if it can be expressed as a comparison of the column itself; [the article](../../../../blog/2023/function-on-column.mdx) explains the pitfalls. If it cannot, as with `LOWER(c_name)`, create an index on the expression, and the finding disappears. You can ignore the finding for columns that will never have an index.',
        zh: '常见的是 `YEAR(created_at) = 2024` 和 `DATE_FORMAT(created_at, …) = …`。能改写成列本身的比较时，由 RW35 改写，注意事项见[相关文章](../../../../blog/2023/function-on-column.mdx)。不能的，例如 `LOWER(c_name)`，请为表达式建索引，这个问题就不再报告。反正不会建索引的列，可以不管。',
      },
    },
    {
      code: 'DM24',
      name: { en: 'Implicit conversion', zh: '隐式转换' },
      level: 'warning',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      needs: 'workspace',
      trigger: {
        en: 'a column is compared with a constant or parameter of another type, and the engine converts the column.',
        zh: '列与另一种类型的常量或参数比较，且按数据库的规则被转换的是列。',
      },
      reason: {
        en: "MySQL compares a text column with a number as floating point: it cannot use the index, `'7abc'` equals 7, and long numbers that differ only in the last digit can be equal. Oracle applies `TO_NUMBER` to the column and fails at the first value that is not a number. The usual case in SQL Server is a driver's Unicode parameter that is compared with a VARCHAR column; in PostgreSQL it is a decimal that is compared with an integer column.",
        zh: "MySQL 把文本列与数字的比较当作浮点数比较：索引用不上，`'7abc'` 等于 7，只差末位的长数字也可能相等。Oracle 给列套上 `TO_NUMBER`，碰到第一个不是数字的值就报错。在 SQL Server 中，常见的是驱动传来的 Unicode 参数与 VARCHAR 列比较；在 PostgreSQL 中，则是小数与整数列比较。",
      },
      bad: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_phone = 115550101;`,
        marks: 'mysql',
      },
      good: {
        sql: `SELECT c_custkey, c_name
FROM customer
WHERE c_phone = '115550101';`,
        marks: 'mysql',
      },
      note: {
        en: 'RW36 casts the constant instead. To repair a whole application, use the right parameter types: `setString` for text, and no decimals for integer keys. If the engine converts the constant, the index remains usable and nothing is reported. Examples by engine: [the index that was there but unused](../../../../blog/2023/implicit-type-conversion.mdx).',
        zh: 'RW36 改为转换常量。要从应用整体上解决，就得把参数类型用对：文本用 `setString`，整数键不要绑成小数。如果被转换的是常量一侧，索引照样能用，也不会报告。各数据库的例子见[索引明明在却用不上](../../../../blog/2023/implicit-type-conversion.mdx)。',
      },
    },
    {
      code: 'DM26',
      name: { en: 'OR over different columns', zh: 'OR 条件' },
      level: 'notice',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'OR connects conditions on different columns at the top level of WHERE or ON.',
        zh: 'WHERE 或 ON 的顶层用 OR 连接不同列上的条件。',
      },
      reason: {
        en: 'Each condition alone could use an index, but no single index serves both. PostgreSQL can combine two indexes by bitmaps, and MySQL by index merge, but only on one table, and only if every branch has an index.',
        zh: '单看每个条件都能用索引，合在一起却没有一个索引能同时满足。能否合用两个索引要看情况：PostgreSQL 可以合并位图，MySQL 有索引合并，但都限于同一张表，而且每个分支都要有索引。',
      },
      bad: {
        sql: `SELECT l_orderkey, l_linenumber, l_quantity
FROM lineitem
WHERE l_partkey = 3 OR l_shipdate = DATE '1996-06-07';`,
      },
      good: {
        sql: `SELECT l_orderkey, l_linenumber, l_quantity
FROM lineitem WHERE l_partkey = 3
UNION
SELECT l_orderkey, l_linenumber, l_quantity
FROM lineitem WHERE l_shipdate = DATE '1996-06-07';`,
      },
      variants: {
        sqlserver: `SELECT l_orderkey, l_linenumber, l_quantity
FROM lineitem WHERE l_partkey = 3
UNION
SELECT l_orderkey, l_linenumber, l_quantity
FROM lineitem WHERE l_shipdate = '1996-06-07';`,
      },
      note: {
        en: 'UNION is right here only because the key is selected; see RW30, and RW32 for UPDATE and DELETE. DM40 reports the UNION that repairs this finding, so set both rules to Notice at most. If another condition is already selective, keep the OR.',
        zh: '本例能用 UNION，只是因为选择列里有主键，详见 RW30；UPDATE、DELETE 见 RW32。这里改成的 UNION 又会被 DM40 报告，所以两条规则最高设为提示。如果另有条件选择性已经很好，OR 可以保留。',
      },
    },
    {
      code: 'DM27',
      name: { en: 'Negative condition', zh: '负向查询' },
      level: 'notice',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      trigger: {
        en: 'WHERE contains `<>`, NOT IN, NOT LIKE or NOT BETWEEN on a column, and no positive condition on the same table.',
        zh: 'WHERE 中对列使用 `<>`、NOT IN、NOT LIKE 或 NOT BETWEEN，且同一张表上没有任何正向条件。',
      },
      reason: {
        en: 'Such a condition usually excludes few rows and keeps nearly the whole table, so an index is seldom useful. The second problem is easy to overlook: rows whose column is NULL satisfy neither the condition nor its opposite, so they are missing from the result. A positive condition can use an index, and states which rows are wanted.',
        zh: '被排除的通常很少，剩下的差不多是整张表，走索引多半不划算。第二个问题容易忽略：列为 NULL 的行，既不满足这个条件，也不满足相反的条件，不会出现在结果里。正向条件可以用索引，也写明了要哪些行。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_custkey
FROM orders
WHERE o_orderstatus <> 'F';`,
      },
      good: {
        sql: `SELECT o_orderkey, o_custkey
FROM orders
WHERE o_orderstatus IN ('O', 'P');`,
      },
      note: {
        en: "The example assumes that 'F', 'O' and 'P' are the only statuses. A negative condition is not always bad: if 99 of 100 orders are finished, `<> 'F'` is selective, and a partial index (`WHERE o_orderstatus <> 'F'`) serves it. For NOT IN with a subquery see DM30.",
        zh: "本例假定状态只有 'F'、'O'、'P' 三种。负向条件并非都不好：如果一百个订单里有九十九个已完成，`<> 'F'` 反而选择性很好，建一个部分索引（`WHERE o_orderstatus <> 'F'`）即可。NOT IN 后接子查询的情形见 DM30。",
      },
    },
    {
      code: 'DM28',
      name: { en: 'Long IN list', zh: 'IN 列表过长' },
      level: 'notice',
      statements: ['SELECT', 'UPDATE', 'DELETE'],
      databases: 'all',
      threshold: { name: { en: 'at most', zh: '上限' }, default: 500, unit: { en: 'values', zh: '个值' } },
      trigger: {
        en: 'an IN or NOT IN has more values than the limit.',
        zh: 'IN 或 NOT IN 中的值多于上限。',
      },
      reason: {
        en: 'Lists grow with the data: twelve values in a test become thousands in production, and Oracle up to 21c refuses more than 1,000 with ORA-01795. MySQL estimates each value by an index dive only below `eq_range_index_dive_limit`, 200 by default, and otherwise uses averages. Lists of different length are also different texts, which fill statement caches and can split the statistics of a statement into many entries.',
        zh: '列表会随数据增长：测试时十二个值，生产上就是几千个，而 Oracle 21c 及之前的版本超过 1,000 个就报 ORA-01795。MySQL 只在值的个数低于 `eq_range_index_dive_limit`（默认 200）时逐个探查索引来估算，否则就用平均值。列表长度不同，文本就不同，既占满语句缓存，又可能让同一语句的统计分散成许多条。',
      },
      bad: {
        sql: `SELECT o_orderkey, o_orderstatus
FROM orders
WHERE o_orderkey IN (1, 3, 4, 7, 9, 12,
  -- 1,200 more values
  19);`,
      },
      good: {
        sql: `PREPARE order_states (INTEGER[]) AS
SELECT o_orderkey, o_orderstatus
FROM orders
WHERE o_orderkey = ANY ($1);
EXECUTE order_states ('{1,3,4,7,9,12,19}');`,
      },
      variants: {
        mysql: `CREATE TEMPORARY TABLE tmp_order_key (orderkey INTEGER PRIMARY KEY);
INSERT INTO tmp_order_key (orderkey)
VALUES (1), (3), (4), (7), (9), (12), (19);
SELECT o.o_orderkey, o.o_orderstatus
FROM orders o
JOIN tmp_order_key k ON k.orderkey = o.o_orderkey;`,
        sqlserver: `CREATE TABLE #order_key (orderkey INTEGER PRIMARY KEY);
INSERT INTO #order_key (orderkey)
VALUES (1), (3), (4), (7), (9), (12), (19);
SELECT o.o_orderkey, o.o_orderstatus
FROM orders o
JOIN #order_key k ON k.orderkey = o.o_orderkey;`,
        oracle: `SELECT o.o_orderkey, o.o_orderstatus
FROM orders o
WHERE o.o_orderkey IN (SELECT column_value
                       FROM TABLE(sys.odcinumberlist(1, 3, 4, 7, 9, 12, 19)));`,
      },
      note: {
        en: 'In engines without arrays use a temporary table, a table-valued parameter (SQL Server) or a collection (Oracle); RW33 shows the join. If another statement has just read the values from the same database, one statement with a join replaces both. A fixed list of codes may exceed the limit.',
        zh: '没有数组的数据库可用临时表、表值参数（SQL Server）或集合类型（Oracle），连接的写法见 RW33。如果这些值刚从同一个库里查出来，一条带连接的语句就能代替两条。固定的编码清单可以超过上限。',
      },
    },
  ],
} satisfies RuleFamily

export default family
