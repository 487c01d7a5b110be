import { expect, it } from 'vitest'
import { recognize } from './recognize'

it.each([
  ["Duplicate entry '1' for key 'orders.PRIMARY'", 'duplicate-key'],
  [
    'Cannot add or update a child row: a foreign key constraint fails (`shop`.`orders`, CONSTRAINT `fk`)',
    'foreign-key-violated',
  ],
  [
    'update or delete on table "p" violates RESTRICT setting of foreign key constraint "c_p_fkey" on table "c"',
    'foreign-key-violated',
  ],
])('the message %j, without a code, has a page', (message, section) => {
  expect(recognize(message)).toMatchObject({ kind: 'error', page: `insides/errors/values/#${section}` })
})

it.each([
  "ERROR 1146 (42S02): Table 'shop.orders' doesn't exist",
  "Error Code: 1054. Unknown column 'x' in 'field list'",
  "java.sql.SQLSyntaxErrorException: Table 'shop.t' doesn't exist",
  'ERROR:  relation "Orders" does not exist',
  'ERROR:  column "x" of relation "t" does not exist',
  'ERROR:  column t.x does not exist\nLINE 1: SELECT t.x',
  'ERROR:  missing FROM-clause entry for table "o"',
  'ORA-00942: table or view "APP"."ORDERS" does not exist',
  'ORA-00904: "X": invalid identifier',
  "Invalid column name 'x'.",
  "消息 208，级别 16，状态 1，第 1 行\n对象名 't' 无效。",
  'Msg 4104, Level 16, State 1, Line 1\nThe multi-part identifier "o.id" could not be bound.',
  '42703',
])('the message %j about a name that is not found has a page', (message) => {
  expect(recognize(message)).toMatchObject({ page: 'insides/errors/values/#unknown-table-or-column' })
})

it('a deadlock of MySQL has a page without its code', () => {
  expect(recognize('Deadlock found when trying to get lock; try restarting transaction')).toMatchObject({
    page: 'insides/errors/locks/#deadlock',
  })
})
