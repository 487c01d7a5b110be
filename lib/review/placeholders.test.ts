import { describe, expect, it } from 'vitest'
import type { ReviewDialect } from './dialect'
import { makeReview } from './test-review'

const dialects = ['mysql', 'postgresql', 'sqlserver', 'oracle'] as const

const review = (sql: string, codes: string, dialect: ReviewDialect) => makeReview({ dialect, settings: {} })(sql, codes)

describe.each(dialects)('placeholders in %s', (dialect) => {
  it.each([
    'SELECT id FROM t WHERE a = ? AND b IN (?, ?)',
    'SELECT id FROM t WHERE a = ?1 AND b LIKE ?2',
    'SELECT id FROM t WHERE a = :a AND b BETWEEN :from AND :filter.until',
    'SELECT id FROM t WHERE a = %s AND b IN (%s, %(last)s)',
    'SELECT id FROM t WHERE a = #{a} AND b = #{filter.b,jdbcType=VARCHAR}',
    'INSERT INTO t (a, b) VALUES (?, ?)',
    'UPDATE t SET a = ?, b = :b WHERE id = #{id}',
    'DELETE FROM t WHERE id = ?',
  ])('are read in %s', async (sql) => {
    expect(await review(sql, 'DM01', dialect)).toEqual([])
  })

  it('the positions after them are those of the text', async () => {
    expect(await review('SELECT id FROM t WHERE (a=?) AND b IN(?,?) AND lower(c) = 1', 'DM23', dialect)).toEqual([
      'DM23 1:48',
    ])
  })

  it('a list can be one', async () => {
    const sql = 'SELECT id FROM t WHERE a IN :ids AND b NOT IN :other AND c IN %(c)s AND lower(d) = 1'
    expect(await review(sql, 'DM23', dialect)).toEqual(['DM23 1:73'])
  })

  it('#{…} is not a comment', async () => {
    expect(await review('DELETE FROM t WHERE id = #{id}; DELETE FROM u', 'DM01', dialect)).toEqual(['DM01 1:45'])
  })

  it.each([
    'SELECT ${columns} FROM ${prefix}t WHERE ${alias}.a = 1 ORDER BY ${column} ${direction}',
    'SELECT id FROM t_${year} WHERE a = 1 ${scope}',
    'SELECT id FROM t ${ew.customSqlSegment}',
    '${sql}; ${sql} ;',
    'SELECT ${distinct} a.id, a.name FROM t a',
    'SELECT ${distinct} * FROM t',
    'SELECT ${distinct} COUNT(id) FROM t',
    'SELECT ${column} alias, ${other} AS b, ${left} + ${right} c FROM t',
    'SELECT ${column} IS NULL FROM t',
  ])('%s is read without the texts', async (sql) => {
    expect(await review(sql, 'DM01', dialect)).toEqual([])
  })
})

describe('what is not a placeholder', () => {
  it.each([
    ["SELECT id FROM t WHERE tags ? 'a' AND tags ?| array['a'] AND tags ?& array['b']", 'postgresql'],
    ["SELECT id FROM t WHERE tags ?? 'a' AND tags ??| array['b'] AND tags ??& ?", 'postgresql'],
    ["SELECT value ? 'a' FROM t WHERE value ? 'a' AND first ? 'b' AND next ? 'c' AND mod ? 'd'", 'postgresql'],
    ['SELECT a[1:n], b::text FROM t WHERE c % s = 0', 'postgresql'],
    ['SELECT id FROM t WHERE a % s = 0', 'mysql'],
    ['SELECT id # a comment with {braces}\nFROM t', 'mysql'],
  ] as const)('%s', async (sql, dialect) => {
    expect(await review(sql, 'DM01', dialect)).toEqual([])
  })

  it('a quoted variable of psql is a value in PostgreSQL', async () => {
    const sql = "SELECT id FROM t WHERE a = :'name' AND b IN (:'from', :'to') AND lower(c) = 'x'"
    expect(await review(sql, 'DM23', 'postgresql')).toEqual(['DM23 1:66'])
  })

  it('the words before it can be names in PostgreSQL', async () => {
    const sql =
      'SELECT id FROM t WHERE a SIMILAR TO ? ESCAPE ? AND b AT TIME ZONE ? > ? ORDER BY id FETCH FIRST ? ROWS ONLY'
    expect(await review(sql, 'DM01', 'postgresql')).toEqual([])
  })

  it('a parameter of Npgsql is not a column', async () => {
    expect(await review('SELECT id FROM t WHERE lower(a) = @p0', 'DM23', 'postgresql')).toEqual(['DM23 1:24'])
    expect(await review('SELECT id FROM t ORDER BY @p0', 'DM17', 'postgresql')).toEqual([])
  })
})
