import { describe, expect, it } from 'vitest'
import { readMapper } from './mapper'
import { makeReview } from './test-review'

/** Returns the SQL of a mapper with single blanks. */
const sql = (text: string) => readMapper(text, 'mysql').sql.replace(/\s+/g, ' ').trim()

describe('the SQL of a mapper of MyBatis', () => {
  it.each([
    [
      '<select id="find"> SELECT a FROM t <where> <if test="a != null"> AND a = #{a} </if> <if test="b > 1"> AND b = #{b} </if> </where> </select>',
      'SELECT a FROM t WHERE a = #{a} AND b = #{b} ;',
    ],
    [
      '<update id="save">UPDATE t <set><if test="a != null">a = #{a},</if> <if test="b != null">b = #{b},</if></set> WHERE id = #{id}</update>',
      'UPDATE t SET a = #{a}, b = #{b} WHERE id = #{id};',
    ],
    [
      '<select>SELECT a FROM t WHERE a IN <foreach collection="list" item="one" open="(" separator="," close=")">#{one}</foreach></select>',
      'SELECT a FROM t WHERE a IN ( #{one} ) ;',
    ],
    [
      '<insert>INSERT INTO t <trim prefix="(" suffix=")" suffixOverrides=","><if test="a">a,</if></trim> <trim prefix="VALUES (" suffix=")" suffixOverrides=",">#{a},</trim></insert>',
      'INSERT INTO t ( a ) VALUES ( #{a} ) ;',
    ],
    [
      '<select>SELECT a FROM t ORDER BY <choose><when test="x">a</when><when test="y">b</when><otherwise>c</otherwise></choose></select>',
      'SELECT a FROM t ORDER BY a ;',
    ],
    [
      '<select>SELECT a FROM t WHERE a &lt;= #{a} AND c &lt;&gt; 1 AND d &gt;= 2 AND <![CDATA[ b < #{b} ]]> -- c\n</select>',
      'SELECT a FROM t WHERE a <= #{a} AND c <> 1 AND d >= 2 AND b < #{b} -- c ;',
    ],
    [
      '<?xml version="1.0"?><!DOCTYPE mapper><mapper><resultMap id="m"><id column="a"/></resultMap><sql id="c">a, b</sql><!-- <if> --><delete id="x">DELETE FROM t</delete></mapper>',
      'DELETE FROM t;',
    ],
    [
      '<insert><selectKey keyProperty="id">SELECT 1</selectKey>INSERT INTO t (a) VALUES (#{a})</insert>',
      'INSERT INTO t (a) VALUES (#{a});',
    ],
    [
      `<select>SELECT a FROM t <if test="kind != null and kind == 'x'">ORDER BY a</if><if test="kind != null and kind == 'w'">ORDER BY c</if><if test="kind == 'y' || kind == 'z'">ORDER BY b</if></select>`,
      'SELECT a FROM t ORDER BY a ;',
    ],
    [
      '<update>UPDATE t SET <if test="a != null and b != null">a = 1</if><if test="a == null">a = 2</if></update>',
      'UPDATE t SET a = 1 ;',
    ],
    [
      `<insert>INSERT INTO t VALUES <foreach collection="list" item="one">(<foreach collection="columns" item="column"><if test="'a'.toString() == column.value">#{one.a}</if><if test="'b'.toString() == column.value">#{one.b}</if></foreach>)</foreach></insert>`,
      'INSERT INTO t VALUES ( #{one.a} ) ;',
    ],
    [
      '<select>SELECT a FROM t <trim prefix="WHERE" prefixOverrides="AND |OR "> <if test="a"> OR a = 1</if></trim></select>',
      'SELECT a FROM t WHERE a = 1 ;',
    ],
  ])('%s', (mapper, expected) => {
    expect(sql(mapper)).toBe(expected)
  })

  it('an included fragment stands in the place of its element, with the fragments that it includes', () => {
    expect(
      sql(`<mapper><sql id="columns">a, <include refid="more"/></sql><sql id="more">b</sql>
        <select>SELECT <include refid="x.Mapper.columns"/> FROM t</select></mapper>`),
    ).toBe('SELECT a, b FROM t;')
  })

  it('a fragment that the mapper does not contain, or that includes itself, is a text that is inserted', () => {
    expect(sql('<select>SELECT <include refid="columns"/> FROM t</select>')).toBe('SELECT ${x} FROM t;')
    expect(sql('<select>SELECT <include refid="a"/></select><sql id="a">a<include refid="a"/></sql>')).toBe(
      'SELECT a ${x} ;',
    )
    expect(sql('<delete>DELETE FROM t <include refid="Example_Where_Clause"/></delete>')).toBe(
      'DELETE FROM t WHERE ${x} ;',
    )
  })

  it('statements for other databases are omitted', () => {
    const mapper =
      '<select databaseId="oracle">SELECT 1</select><select databaseId="mysql">SELECT 2</select><select>SELECT 3</select>'
    expect(sql(mapper)).toBe('SELECT 2; SELECT 3;')
  })

  it('fragments that include others several times end', () => {
    const fragments = Array.from(
      { length: 30 },
      (_, index) => `<sql id="f${index}">${`<include refid="f${index + 1}"/>`.repeat(3)}${' a'.repeat(500)}</sql>`,
    )
    expect(readMapper(`<select><include refid="f0"/></select>${fragments.join('')}`, 'mysql').sql.length).toBeLessThan(
      1_000_000,
    )
  })

  it('offsets lead to the mapper, and those of a fragment into the fragment', () => {
    const mapper =
      '<sql id="c">c > 2</sql><select\n id="a">SELECT 1\n<where><include refid="c"/>\nAND b = 1</where></select>'
    const { sql: read, offsetOf } = readMapper(mapper, 'mysql')
    for (const word of ['SELECT', 'c > 2', 'b = 1']) expect(offsetOf(read.indexOf(word))).toBe(mapper.indexOf(word))
    expect(offsetOf(read.indexOf('WHERE'))).toBe(mapper.indexOf('where>'))
  })

  it.each([
    "INSERT INTO page VALUES ('<select><option>it''s</option></select>'), ('<where>a</where>\\'');",
    "SELECT '</if>' FROM t WHERE a < b",
    'SELECT a FROM t WHERE a < b AND c > d',
    'SELECT \'<if test="a">\' FROM t',
    'SELECT a FROM t WHERE a <if AND b > c',
    '',
  ])('other texts stay as they are: %s', (text) => {
    expect(readMapper(text, 'mysql').sql).toBe(text)
  })

  it.each(['</if>', '<if test="a', '<where></select>', '<foreach open="("></where>', '<select><<</select>'])(
    'malformed tags are read: %s',
    (text) => {
      expect(() => readMapper(text, 'mysql')).not.toThrow()
    },
  )

  it('the findings of a mapper have their place in it', async () => {
    const review = makeReview({ dialect: 'mysql', settings: {} })
    const mapper = `<mapper namespace="a">
  <select id="find">
    SELECT <include refid="columns"/> FROM t
    <where>
      <if test="name != null">AND name LIKE concat('%', #{name})</if>
      <if test="day != null">AND DATE(created) = #{day}</if>
    </where>
    ORDER BY \${column}
  </select>
  <delete id="clear">DELETE FROM t</delete>
</mapper>`
    expect(await review(mapper, 'DM01 DM23')).toEqual(['DM23 6:34', 'DM01 10:34'])
  })
})
