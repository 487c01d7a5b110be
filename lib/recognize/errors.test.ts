import { describe, expect, it } from 'vitest'
import { recognize } from './recognize'

describe('an error', () => {
  it.each([
    ['ORA-00942: table or view does not exist', 'guides/optimize/workspace-types/Oracle/#when-it-fails'],
    ['ORA-06512: at line 1\nORA-01722: invalid number', 'blog/2023/implicit-type-conversion/'],
    ['ora-00054', 'blog/2024/risky-ddl/'],
    [
      "ERROR 1045 (28000): Access denied for user 'a'@'b' (using password: YES)",
      'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean',
    ],
    ["Error Code: 1146. Table 'a.b' doesn't exist", 'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean'],
    ['ERROR:  canceling statement due to lock timeout\nCONTEXT:  while', 'blog/2024/risky-ddl/'],
    [
      'psql:a.sql:3: ERROR:  column "t.a" must appear in the GROUP BY clause or be used in an aggregate function',
      'insides/rewrite/sorting/',
    ],
    ['ERROR:  operator does not exist: character varying = integer', 'blog/2023/implicit-type-conversion/'],
    [
      'ERROR 1055 (42000): Expression #2 of SELECT list is not in GROUP BY clause and contains nonaggregated column "a.b"; this is incompatible with sql_mode=only_full_group_by',
      'insides/rewrite/sorting/',
    ],
    ['[Err] 1055 - Expression #1 of ORDER BY clause is not in GROUP BY clause', 'insides/rewrite/sorting/'],
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
      'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean',
    ],
    [
      "SQLSTATE[HY000] [2003] Can't connect to MySQL server on '10.0.0.1'",
      'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean',
    ],
    [
      'psycopg2.errors.UndefinedTable: relation "t" does not exist\nLINE 1: SELECT 1 FROM t',
      'insides/audit/dbDesign/nameConversion/',
    ],
    ['java.sql.SQLSyntaxErrorException: ORA-01722: invalid number', 'blog/2023/implicit-type-conversion/'],
    ['1045', 'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean'],
    ['MySQL error 1146', 'guides/optimize/workspace-types/MySQL/#errors-and-what-they-mean'],
    ['ERROR 1213 (40001)', 'faq/#does-it-find-n1-queries-lock-waits-or-deadlocks'],
    ['报错：1213', 'faq/#does-it-find-n1-queries-lock-waits-or-deadlocks'],
    ['ORA-942', 'guides/optimize/workspace-types/Oracle/#when-it-fails'],
    ['42P01', 'insides/audit/dbDesign/nameConversion/'],
    ['SQLSTATE: 42803', 'insides/rewrite/sorting/'],
    ['sqlstate 40p01', 'faq/#does-it-find-n1-queries-lock-waits-or-deadlocks'],
    [
      '------------------------\nLATEST DETECTED DEADLOCK\n------------------------\n2024-03-12 10:22:33 0x7f0c',
      'faq/#does-it-find-n1-queries-lock-waits-or-deadlocks',
    ],
    [
      'ERROR:  deadlock detected\nDETAIL:  Process 1 waits for ShareLock on transaction 2',
      'faq/#does-it-find-n1-queries-lock-waits-or-deadlocks',
    ],
  ])('%j has a page', (text, page) => {
    expect(recognize(text)).toMatchObject({ kind: 'error', page })
  })

  it.each([
    ['ORA-99999: what nobody knows', 'ORA-99999: what nobody knows'],
    ['ERROR:  division by zero\nCONTEXT:  SQL function', 'division by zero'],
    ["Msg 208, Level 16, State 1, Line 1\nInvalid object name 't'.", "Invalid object name 't'."],
    ['错误:  关系 "t" 不存在', '关系 "t" 不存在'],
    ['FATAL:  sorry, too many clients already', 'sorry, too many clients already'],
    ["ERROR 1062 (23000): Duplicate entry '1' for key 'PRIMARY'", "Duplicate entry '1' for key 'PRIMARY'"],
    ['[42000][1064] You have an error in your SQL syntax', 'You have an error in your SQL syntax'],
    ['SQL Error [1064] [42000]: You have an error in your SQL syntax', 'You have an error in your SQL syntax'],
    ["(1054, \"Unknown column 'x' in 'field list'\")", "Unknown column 'x' in 'field list'"],
    ["java.sql.SQLSyntaxErrorException: Table 'shop.t' doesn't exist", "Table 'shop.t' doesn't exist"],
    ['错误：关系 "t" 不存在', '关系 "t" 不存在'],
    ["消息 208，级别 16，状态 1，第 1 行\n对象名 't' 无效。", "对象名 't' 无效。"],
  ])('%j without a page is searched for by its message', (text, query) => {
    expect(recognize(text)).toEqual({ kind: 'error', query })
  })
})
