import { describe, expect, it } from 'vitest'
import { recognize } from './recognize'

describe('a search', () => {
  it.each([
    '',
    '   \n ',
    'select for update',
    'create index concurrently',
    'EXPLAIN',
    'explain analyze buffers',
    'schema.sql',
    'my-plan.json',
    'where not in (select',
    'select top rows from a table',
    'select count(*) from a big table is slow',
    'count(*) vs count(1)',
    'select count(*) vs select count(1)',
    'select from two tables where one is empty',
    'update from picks an arbitrary match',
    'insert into t values (',
    'delete from where exists slow',
    'drop table if exists',
    'alter table add column not null default',
    'create table if not exists (mysql)',
    'explain analyze select is slow (from cache)',
    'Hash join is slow in MySQL',
    '-> a is better than b',
    'Why does my plan show Seq Scan on t (cost=0.00..35.50 rows=2550 width=4)?',
    'How do I read (cost=0.00..35.50 rows=2550 width=4)\nin the output of EXPLAIN?',
    'select * from orders 为什么这么慢',
    '索引为什么没有被使用？\n查询很慢',
    'SELECT 语句，慢查询怎么优化',
    'We have a table of orders, and select the newest ten rows from it.\nThis takes long.',
    '慢查询怎么优化？\n大表分页',
    'What is a query plan?\nQUERY PLAN\nwhat does it mean',
    'Hibernate: select queries are slow',
    'Preparing: a statement',
    'SELECT a FROM t\nwhy is it slow',
    '{"a": 1}',
    '[]',
    'a; b; c',
    'set; begin; commit;',
    'create a table; select rows from it',
    'set up a server; drop table users',
    'SELECT a FROM t; why is it slow',
    'SELECT a FROM t; select queries that are slow',
    '1062',
    '2024',
    'index',
    '23505',
    'error in query',
    'errors and what they mean',
    'terror: a novel',
    "SELECT a FROM t WHERE b = 'not closed",
    'const a = () => { return 1; }\nexport default a;',
    'id,name\n1,"SELECT"\n2,x',
    '/*',
    "'",
    '((((((((',
    '```',
    '\u0000\u0001',
    'https://example.org/select?from=a&where=b',
  ])('%j stays a search', (text) => {
    expect(recognize(text)).toBeUndefined()
  })

  it.each([
    ['prose', 'a table with many rows '],
    ['parentheses', '('],
    ['quotes', "'"],
    ['dollars', '$'],
    ['the beginnings of comments', '/*'],
    ['blanks', ' \n'],
    ['words of a routine', 'create function case begin end '],
    ['braces', '{"Plan": ['],
    ['arrows', '-> '],
    ['errors', 'ERROR '],
    ['prompts', 'a=# '],
    ['backticks', '`'],
    ['names', 'SELECT a.'],
  ])('300,000 characters of %s stay a search', (_, part) => {
    expect(recognize(part.repeat(Math.ceil(300_000 / part.length)))).toBeUndefined()
  })
})

it('text with the words of the header of a plan as a table, many times, is read in one go', () => {
  expect(recognize('operation E-rows '.repeat(1100))).toBeUndefined()
})
