import { describe, expect, it } from 'vitest'
import { recognize } from './recognize'

describe('an error', () => {
  it.each([
    [
      'ORA-01039: insufficient privileges on underlying objects of the view',
      'guides/optimize/workspace-types/Oracle/#when-it-fails',
    ],
    ['ORA-06512: at line 1\nORA-01722: invalid number', 'insides/errors/values/#invalid-number'],
    ['ora-00054', 'insides/errors/locks/#lock-wait-timeout'],
    [
      "ERROR 1045 (28000): Access denied for user 'a'@'b' (using password: YES)",
      'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean',
    ],
    ['ERROR:  canceling statement due to lock timeout\nCONTEXT:  while', 'insides/errors/locks/#lock-wait-timeout'],
    [
      'psql:a.sql:3: ERROR:  column "t.a" must appear in the GROUP BY clause or be used in an aggregate function',
      'insides/errors/values/#column-not-in-group-by',
    ],
    ['ERROR:  operator does not exist: character varying = integer', 'blog/2023/implicit-type-conversion/'],
    [
      'ERROR 1055 (42000): Expression #2 of SELECT list is not in GROUP BY clause and contains nonaggregated column "a.b"; this is incompatible with sql_mode=only_full_group_by',
      'insides/errors/values/#column-not-in-group-by',
    ],
    [
      '[Err] 1055 - Expression #1 of ORDER BY clause is not in GROUP BY clause',
      'insides/errors/values/#column-not-in-group-by',
    ],
    [
      'ERROR:  new encoding (UTF8) is incompatible with the encoding of the template database (SQL_ASCII)',
      'insides/audit/dbDesign/charset/',
    ],
    [
      "pymysql.err.OperationalError: (1045, \"Access denied for user 'root'@'localhost' (using password: YES)\")",
      'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean',
    ],
    [
      "SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.orders' doesn't exist (SQL: select * from `orders`)",
      'insides/errors/values/#unknown-table-or-column',
    ],
    [
      "SQLSTATE[HY000] [2003] Can't connect to MySQL server on '10.0.0.1'",
      'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean',
    ],
    [
      'psycopg2.errors.UndefinedTable: relation "t" does not exist\nLINE 1: SELECT 1 FROM t',
      'insides/errors/values/#unknown-table-or-column',
    ],
    ['java.sql.SQLSyntaxErrorException: ORA-01722: invalid number', 'insides/errors/values/#invalid-number'],
    ['1045', 'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean'],
    ['MySQL error 1146', 'insides/errors/values/#unknown-table-or-column'],
    ['ERROR 1213 (40001)', 'insides/errors/locks/#deadlock'],
    ['报错：1213', 'insides/errors/locks/#deadlock'],
    ['ORA-942', 'insides/errors/values/#unknown-table-or-column'],
    ['42P01', 'insides/errors/values/#unknown-table-or-column'],
    ['SQLSTATE: 42803', 'insides/errors/values/#column-not-in-group-by'],
    ['sqlstate 40p01', 'insides/errors/locks/#deadlock'],
    [
      '------------------------\nLATEST DETECTED DEADLOCK\n------------------------\n2024-03-12 10:22:33 0x7f0c',
      'insides/errors/locks/#deadlock',
    ],
    [
      'ERROR:  deadlock detected\nDETAIL:  Process 1 waits for ShareLock on transaction 2',
      'insides/errors/locks/#deadlock',
    ],
  ])('%j has a page', (text, page) => {
    expect(recognize(text)).toMatchObject({ kind: 'error', page })
  })

  it.each([
    ['1205', 'insides/errors/#two-errors-with-the-code-1205'],
    ['MySQL 1205', 'insides/errors/locks/#lock-wait-timeout'],
    ['SQL Server 1205', 'insides/errors/locks/#deadlock'],
    [
      'ERROR 1205 (HY000): Lock wait timeout exceeded; try restarting transaction',
      'insides/errors/locks/#lock-wait-timeout',
    ],
    [
      'Msg 1205, Level 13, State 51, Line 3\nTransaction (Process ID 52) was deadlocked on lock resources with another process and has been chosen as the deadlock victim. Rerun the transaction.',
      'insides/errors/locks/#deadlock',
    ],
    ['Msg 1205, Level 13, State 51, Line 3', 'insides/errors/locks/#deadlock'],
    ['消息 1222，级别 16，状态 51，第 1 行\n已超过了锁请求超时时段。', 'insides/errors/locks/#lock-wait-timeout'],
    ['55P03', 'insides/errors/locks/#lock-wait-timeout'],
    ['57014', 'insides/errors/locks/#statement-timeout'],
    ['ERROR:  canceling statement due to statement timeout', 'insides/errors/locks/#statement-timeout'],
    ['40001', 'insides/errors/locks/#serialization-failure'],
    ["ORA-08177: can't serialize access for this transaction", 'insides/errors/locks/#serialization-failure'],
    ['ORA-1555', 'insides/errors/resources/#snapshot-too-old'],
    ['ERROR:  canceling statement due to conflict with recovery', 'insides/errors/resources/#snapshot-too-old'],
    ["ERROR 1114 (HY000): The table '/tmp/#sql1a_2' is full", 'insides/errors/resources/#out-of-temporary-space'],
    [
      'ERROR:  could not write to file "base/pgsql_tmp/pgsql_tmp1.2": No space left on device',
      'insides/errors/resources/#out-of-temporary-space',
    ],
    ['ORA-01652: 无法通过 128 (在表空间 TEMP 中) 扩展 temp 段', 'insides/errors/resources/#out-of-temporary-space'],
    ['FATAL:  sorry, too many clients already', 'insides/errors/resources/#too-many-connections'],
    ['1040', 'insides/errors/resources/#too-many-connections'],
    ["ERROR 1062 (23000): Duplicate entry '1' for key 'PRIMARY'", 'insides/errors/values/#duplicate-key'],
    ['23505', 'insides/errors/values/#duplicate-key'],
    ['error 23505', 'insides/errors/values/#duplicate-key'],
    ['错误 245', 'insides/errors/values/#invalid-number'],
    ['2627', 'insides/errors/values/#duplicate-key'],
    ['ORA-00001: 违反唯一约束条件 (APP.PK)', 'insides/errors/values/#duplicate-key'],
    ['ERROR:  value too long for type character varying(10)', 'insides/errors/values/#value-too-long'],
    ["Error Code: 1406. Data too long for column 'a' at row 1", 'insides/errors/values/#value-too-long'],
    [
      '消息 245，级别 16，状态 1，第 1 行\n在将 varchar 值转换成数据类型 int 时失败。',
      'insides/errors/values/#invalid-number',
    ],
    ['ERROR:  invalid input syntax for type integer: "x"', 'insides/errors/values/#invalid-number'],
    ['ERROR:  division by zero', 'insides/errors/values/#division-by-zero'],
    [
      'ERROR 1242 (21000): Subquery returns more than 1 row',
      'insides/errors/values/#subquery-returns-more-than-one-row',
    ],
    [
      "ERROR 1267 (HY000): Illegal mix of collations (utf8mb4_general_ci,IMPLICIT) and (utf8mb4_0900_ai_ci,IMPLICIT) for operation '='",
      'insides/errors/values/#mix-of-collations',
    ],
    [
      'ERROR:  current transaction is aborted, commands ignored until end of transaction block',
      'insides/errors/#what-an-error-undoes',
    ],
    ['ERROR:  could not determine which collation to use', 'insides/errors/values/#mix-of-collations'],
    ['ORA-43915: unable to determine collation', 'insides/errors/values/#mix-of-collations'],
    ['Msg 3958, Level 16, State 1, Line 1', 'insides/errors/resources/#snapshot-too-old'],
    ['Msg 17809, Level 20, State 1, Line 1', 'insides/errors/resources/#too-many-connections'],
  ])('%j of a slow or blocked statement has its section', (text, page) => {
    expect(recognize(text)).toMatchObject({ kind: 'error', page })
  })

  it.each([
    [
      'Caused by: com.mysql.cj.jdbc.exceptions.MySQLTransactionRollbackException: Lock wait timeout exceeded; try restarting transaction',
      'insides/errors/locks/#lock-wait-timeout',
    ],
    [
      'com.microsoft.sqlserver.jdbc.SQLServerException: Transaction (Process ID 62) was deadlocked on lock resources with another process',
      'insides/errors/locks/#deadlock',
    ],
    [
      'Microsoft.Data.SqlClient.SqlException (0x80131904): Execution Timeout Expired.  The timeout period elapsed',
      'insides/errors/locks/#statement-timeout',
    ],
    [
      "sqlalchemy.exc.OperationalError: (pymysql.err.OperationalError) (1213, 'Deadlock found when trying to get lock')",
      'insides/errors/locks/#deadlock',
    ],
    ['Error 1040: Too many connections', 'insides/errors/resources/#too-many-connections'],
    ["Error: ER_DUP_ENTRY: Duplicate entry '1' for key 't.PRIMARY'", 'insides/errors/values/#duplicate-key'],
    ['SQL Error [1205] [40001]: Transaction (Process ID 52) was deadlocked on lock', 'insides/errors/locks/#deadlock'],
  ])('%j of a driver has its section', (text, page) => {
    expect(recognize(text)).toMatchObject({ kind: 'error', page })
  })

  it.each([
    ['Lock wait timeout exceeded; try restarting transaction', 'insides/errors/locks/#lock-wait-timeout'],
    ['sorry, too many clients already', 'insides/errors/resources/#too-many-connections'],
    [
      'snapshot too old: rollback segment number 3 with name "a" too small',
      'insides/errors/resources/#snapshot-too-old',
    ],
  ])('the message %j without its code has its section', (text, page) => {
    expect(recognize(text)).toMatchObject({ kind: 'error', page })
  })

  it.each([
    ['ERROR 4012 (HY000): Timeout', 'insides/errors/locks/#statement-timeout'],
    ['6235', 'insides/errors/locks/#serialization-failure'],
    ['ERROR 4138 (HY000): Request to read too old versioned data', 'insides/errors/resources/#snapshot-too-old'],
    ['ERROR 6002 (25000): transaction needs rollback', 'insides/errors/#compatible-databases'],
    ['ORA-24761: transaction rolled back: transaction idle timeout', 'insides/errors/#compatible-databases'],
    ['ERROR:  Lock wait timeout: thread 1405 on node dn_6001 waiting', 'insides/errors/locks/#lock-wait-timeout'],
    ['YY003', 'insides/errors/locks/#lock-wait-timeout'],
    ['ERROR:  snapshot too old! the undo record has been force discard.', 'insides/errors/resources/#snapshot-too-old'],
  ])('%j of a compatible database has its section', (text, page) => {
    expect(recognize(text)).toMatchObject({ kind: 'error', page })
  })

  it('a code that begins as a known one is another error', () => {
    expect(recognize('Msg 5120, Level 16, State 101, Line 1\nUnable to open the physical file.')).toEqual({
      kind: 'error',
      query: 'Unable to open the physical file.',
    })
  })

  it.each([
    ['ORA-99999: what nobody knows', 'ORA-99999: what nobody knows'],
    ['ERROR:  stack depth limit exceeded\nCONTEXT:  SQL function', 'stack depth limit exceeded'],
    ["Msg 102, Level 15, State 1, Line 1\nIncorrect syntax near 't'.", "Incorrect syntax near 't'."],
    ['错误:  关系 "t" 不存在', '关系 "t" 不存在'],
    ['[42000][1064] You have an error in your SQL syntax', 'You have an error in your SQL syntax'],
    ['SQL Error [1064] [42000]: You have an error in your SQL syntax', 'You have an error in your SQL syntax'],
    ['(1051, "Unknown table \'shop.t\'")', "Unknown table 'shop.t'"],
    ["java.sql.SQLSyntaxErrorException: Unknown database 'shop'", "Unknown database 'shop'"],
    ['错误：关系 "t" 不存在', '关系 "t" 不存在'],
    ['消息 102，级别 15，状态 1，第 1 行\n“t”附近有语法错误。', '“t”附近有语法错误。'],
  ])('%j without a page is searched for by its message', (text, query) => {
    expect(recognize(text)).toEqual({ kind: 'error', query })
  })
})
