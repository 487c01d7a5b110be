import { describe, expect, it } from 'vitest'
import { recognize } from './recognize'

describe('the statement in a log', () => {
  it.each([
    [
      'MySQL',
      `# Time: 2024-03-12T10:22:33.123456Z
# User@Host: app[app] @  [10.0.0.5]  Id:    12
# Query_time: 12.345678  Lock_time: 0.000123 Rows_sent: 10  Rows_examined: 5000000
use shop;
SET timestamp=1710238953;
SELECT * FROM orders
WHERE customer_id = 7;`,
      'SELECT * FROM orders\nWHERE customer_id = 7;',
    ],
    [
      'PostgreSQL',
      `2024-03-12 10:22:33.123 UTC [12345] app@shop LOG:  duration: 3651.213 ms  statement: SELECT * FROM orders\n\tWHERE customer_id = 7`,
      'SELECT * FROM orders\n\tWHERE customer_id = 7',
    ],
    [
      'MyBatis',
      `10:22:33.123 [main] DEBUG c.e.UserMapper.find - ==>  Preparing: SELECT id FROM user WHERE id = ? LIMIT ?
10:22:33.124 [main] DEBUG c.e.UserMapper.find - ==> Parameters: 1(Integer), 10(Integer)
10:22:33.130 [main] DEBUG c.e.UserMapper.find - <==      Total: 1`,
      'SELECT id FROM user WHERE id = ? LIMIT ?',
    ],
    [
      'MyBatis on the console',
      '==>  Preparing: UPDATE user SET name = ? WHERE id = ?\n==> Parameters: a(String), 1(Long)\n<==    Updates: 1',
      'UPDATE user SET name = ? WHERE id = ?',
    ],
    [
      'Hibernate',
      'Hibernate: select u1_0.id from users u1_0 where u1_0.id=?',
      'select u1_0.id from users u1_0 where u1_0.id=?',
    ],
    [
      'Hibernate in several lines',
      'Hibernate: \n    select\n        u.id \n    from\n        users u \n    where\n        u.id=?',
      'select\n        u.id \n    from\n        users u \n    where\n        u.id=?',
    ],
    [
      'PostgreSQL with parameters',
      `2024-03-12 10:22:33.123 CST [12345] LOG:  duration: 3651.213 ms  execute <unnamed>: SELECT * FROM orders WHERE id = $1
2024-03-12 10:22:33.123 CST [12345] DETAIL:  parameters: $1 = '7'`,
      'SELECT * FROM orders WHERE id = $1',
    ],
  ])('of %s goes to the review', (_, text, sql) => {
    expect(recognize(text)).toMatchObject({ kind: 'review', sql, statements: 1 })
  })
})

it('statements of a log go to the review once, as MySQL if they have its placeholders', () => {
  const entry = (sql: string) => `==>  Preparing: ${sql}\n==> Parameters: 1(Integer)\n<==      Total: 0`
  const text = [entry('SELECT a FROM t WHERE b = ?'), entry('SELECT c FROM u'), entry('SELECT a FROM t WHERE b = ?')]
  expect(recognize(text.join('\n'))).toEqual({
    kind: 'review',
    sql: 'SELECT a FROM t WHERE b = ?;\nSELECT c FROM u',
    statements: 2,
    dialect: 'mysql',
  })
})

it('two slow queries of MySQL go to the review, not to the comparison', () => {
  const entry = (sql: string) => `# Query_time: 3.2  Lock_time: 0.0\nSET timestamp=1710238953;\n${sql};`
  const found = recognize(`${entry('SELECT a FROM t')}\n${entry('SELECT b FROM u')}`)
  expect(found).toMatchObject({ kind: 'review', statements: 2, dialect: 'mysql' })
})
