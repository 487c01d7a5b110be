import { expect, it } from 'vitest'
import { recognize } from './recognize'

const mapper = (condition: string) => `<?xml version="1.0" encoding="UTF-8"?>
<mapper namespace="a.B">
  <sql id="columns">id, name</sql>
  <select id="find">SELECT <include refid="columns"/> FROM t <where><if test="a != null">${condition}</if></where></select>
  <delete id="remove">DELETE FROM t WHERE id = #{id}</delete>
</mapper>`

it.each([
  ['AND a = #{a}', 'mysql'],
  ['AND a ILIKE #{a}', 'postgresql'],
  ['AND ROWNUM &lt; 10', 'oracle'],
  ['AND a = GETDATE()', 'sqlserver'],
])('a mapper of MyBatis with %s is reviewed in the dialect of %s', (condition, dialect) => {
  const text = mapper(condition)
  expect(recognize(text)).toEqual({ kind: 'review', sql: text, statements: 2, dialect })
})

it('a statement with tags is a mapper too', () => {
  const text = 'SELECT a FROM t <where><if test="b != null">AND b = #{b}</if></where>'
  expect(recognize(text)).toEqual({ kind: 'review', sql: text, statements: 1, dialect: 'mysql' })
})

it.each(['<select><option>1</option></select> how to', '<mapper namespace="a"></mapper>', '<where> in mybatis'])(
  'a text without statements is not one: %s',
  (text) => {
    expect(recognize(text)?.kind).not.toBe('review')
  },
)
