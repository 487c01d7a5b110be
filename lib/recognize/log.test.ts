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
    [
      'Active Record',
      `Started GET "/orders" for 127.0.0.1 at 2018-11-30 13:42:25 -0500
  Order Load (102.5ms)  SELECT  "orders".* FROM "orders" WHERE "orders"."user_id" = $1 LIMIT $2  [["user_id", 2], ["LIMIT", 1]]
  ↳ app/controllers/orders_controller.rb:12:in \`show'
  Rendered text template (0.0ms)
Completed 200 OK in 8ms (Views: 0.7ms | ActiveRecord: 1.5ms)`,
      'SELECT  "orders".* FROM "orders" WHERE "orders"."user_id" = $1 LIMIT $2',
    ],
    [
      'Active Record in colours',
      'D, [2023-02-01T10:00:00.123456 #12] DEBUG -- :   \u001b[1m\u001b[36mUser Exists? (0.3ms)\u001b[0m  \u001b[1m\u001b[34mSELECT 1 AS one FROM `users` WHERE `users`.`id` = 1 LIMIT 1\u001b[0m',
      'SELECT 1 AS one FROM `users` WHERE `users`.`id` = 1 LIMIT 1',
    ],
    [
      'Django',
      `(0.113) SELECT "shop_order"."id" FROM "shop_order" WHERE "shop_order"."user_id" = 1; args=(1,); alias=default`,
      'SELECT "shop_order"."id" FROM "shop_order" WHERE "shop_order"."user_id" = 1',
    ],
    [
      'Prisma',
      'prisma:query SELECT "public"."Post"."id" FROM "public"."Post" WHERE "public"."Post"."authorId" IN ($1,$2) OFFSET $3',
      'SELECT "public"."Post"."id" FROM "public"."Post" WHERE "public"."Post"."authorId" IN ($1,$2) OFFSET $3',
    ],
    [
      'Sequelize',
      'Executing (default): SELECT `id` FROM `users` AS `User` WHERE `User`.`id` = 1;',
      'SELECT `id` FROM `users` AS `User` WHERE `User`.`id` = 1;',
    ],
    [
      'SQLAlchemy',
      `2023-05-01 10:00:00,123 INFO sqlalchemy.engine.Engine SELECT users.id AS users_id
FROM users
WHERE users.name = %(name_1)s
2023-05-01 10:00:00,124 INFO sqlalchemy.engine.Engine [generated in 0.00015s] {'name_1': 'a'}`,
      'SELECT users.id AS users_id\nFROM users\nWHERE users.name = %(name_1)s',
    ],
    [
      'Entity Framework Core',
      `info: Microsoft.EntityFrameworkCore.Database.Command[20101]
      Executed DbCommand (12ms) [Parameters=[@__id_0='?' (DbType = Int32)], CommandType='Text', CommandTimeout='30']
      SELECT o."Id"
      FROM "Orders" AS o
      WHERE o."CustomerId" = @__id_0
info: Microsoft.AspNetCore.Hosting.Diagnostics[2]`,
      `SELECT o."Id"\n      FROM "Orders" AS o\n      WHERE o."CustomerId" = @__id_0`,
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

it('a line that repeats the beginning of parameters 100,000 times is read without backtracking', () => {
  expect(recognize(`(0.001) SELECT ${'  [["'.repeat(100_000)}`)).toBeUndefined()
})
