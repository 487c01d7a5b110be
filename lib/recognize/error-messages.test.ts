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

it('a deadlock of MySQL has a page without its code', () => {
  expect(recognize('Deadlock found when trying to get lock; try restarting transaction')).toMatchObject({
    page: 'insides/errors/locks/#deadlock',
  })
})
