import { expect, it } from 'vitest'
import type { ReviewDialect } from './dialect'
import { makeReview } from './test-review'

const review = (sql: string, dialect: ReviewDialect) => makeReview({ dialect, settings: {} })(sql, 'DM01')

it('statements in logs of Hibernate are read', async () => {
  const log = 'Hibernate: delete from t where id=?\nHibernate: \n    delete \n    from\n        u\n'
  expect(await review(log, 'mysql')).toEqual(['DM01 5:9'])
  expect(await review(log, 'oracle')).toEqual(['DM01 5:9'])
})

it('statements that Hibernate logs with a logger are read', async () => {
  const log = `2026-01-02 10:00:00.123 DEBUG 9 --- [main] org.hibernate.SQL       : delete from t
2026-01-02 10:00:00.124 TRACE 9 --- [main] org.hibernate.orm.jdbc.bind : binding parameter (1:VARCHAR) <- [it's]
2026-01-02 10:00:00.125 DEBUG 9 --- [main] org.hibernate.SQL       : delete from u`
  expect(await review(log, 'postgresql')).toEqual(['DM01 1:82', 'DM01 3:82'])
})

it('statements in logs of MyBatis are read', async () => {
  const log = `==>  Preparing: DELETE FROM t
==> Parameters: x(String), 3(Integer)
<==    Updates: 1
2026-01-02 10:00:00.123 DEBUG 9 --- [exec-1] c.e.TMapper.find : ==>  Preparing: DELETE FROM u
2026-01-02 10:00:00.124 DEBUG 9 --- [exec-1] c.e.TMapper.find : ==> Parameters: it's(String)
<==    Columns: id, name
<==        Row: 1, it's
<==      Total: 1`
  expect(await review(log, 'mysql')).toEqual(['DM01 1:29', 'DM01 4:93'])
})

it('statements in logs of PostgreSQL are read', async () => {
  const log = `2026-01-02 10:00:00.123 UTC [123] LOG:  duration: 2000.123 ms  statement: DELETE FROM t
2026-01-02 10:00:01.123 UTC [123] app@db LOG:  duration: 2.1 ms  execute <unnamed>: DELETE
\tFROM u
2026-01-02 10:00:01.123 UTC [123] app@db DETAIL:  parameters: $1 = 'it''s'
LOG:  statement: DELETE FROM v`
  expect(await review(log, 'postgresql')).toEqual(['DM01 1:87', 'DM01 3:7', 'DM01 5:30'])
})

it('statements in logs of Entity Framework are read', async () => {
  const log = `info: Microsoft.EntityFrameworkCore.Database.Command[20101]
      Executed DbCommand (2ms) [Parameters=[@p0='1'], CommandType='Text', CommandTimeout='30']
      DELETE FROM t`
  expect(await review(log, 'sqlserver')).toEqual(['DM01 3:19'])
})

it('the slow log of MySQL is read', async () => {
  const log = `# Time: 2026-01-02T10:00:00.123456Z
# User@Host: root[root] @ localhost []  Id:     8
# Query_time: 2.000123  Lock_time: 0.000000 Rows_sent: 1  Rows_examined: 100000
SET timestamp=1767348000;
DELETE FROM t;`
  expect(await review(log, 'mysql')).toEqual(['DM01 5:13'])
})

it('a text in quotes is not a log', async () => {
  const sql = "INSERT INTO log (a) VALUES ('==>  Preparing: DELETE FROM t'), ('LOG:  statement: DELETE FROM t')"
  expect(await review(sql, 'postgresql')).toEqual([])
})
