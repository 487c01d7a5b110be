import { expect, it } from 'vitest'
import type { ReviewDialect } from '../dialect'
import { makeReview } from '../test-review'

const settings = { OP01: '_bak$' }

it.each<[dialect: ReviewDialect, sql: string, found: string[]]>([
  ['mysql', 'DROP DATABASE shop', ['OP01 1:15']],
  ['mysql', 'DROP SCHEMA IF EXISTS shop', ['OP01 1:23']],
  ['mysql', 'DROP DATABASE IF EXISTS `my shop`', ['OP01 1:25']],
  ['mysql', 'DROP DATABASE shop_bak', []],
  ['mysql', 'DROP DATABASE shop, hr', ['syntax 1:19']],
  ['postgresql', 'DROP DATABASE shop', ['OP01 1:1']],
  ['postgresql', 'DROP SCHEMA sales, hr_bak CASCADE', ['OP01 1:1']],
  ['postgresql', 'DROP SCHEMA sales', []],
  ['postgresql', 'DROP DATABASE IF EXISTS shop_bak WITH (FORCE)', []],
  ['sqlserver', 'DROP DATABASE shop, shop_bak', ['OP01 1:15']],
  ['sqlserver', 'DROP SCHEMA IF EXISTS sales', []],
  ['oracle', 'DROP USER hr CASCADE', ['OP01 1:11']],
  ['oracle', 'DROP USER hr', []],
  ['oracle', 'DROP USER hr_bak CASCADE', []],
])(
  'OP01 of %s reports a database, schema or user that is dropped with its tables, but not an empty one: %s',
  async (dialect, sql, found) => {
    expect(await makeReview({ dialect, settings })(sql, 'OP01')).toEqual(found)
  },
)

it('a database of PostgreSQL that is dropped without IF EXISTS is reported', async () => {
  const review = makeReview({ dialect: 'postgresql', settings })
  expect(await review('DROP DATABASE shop; DROP DATABASE IF EXISTS shop', 'OP13')).toEqual(['OP13 1:1'])
})
