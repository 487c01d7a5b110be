import { describe, expect, it } from 'vitest'
import { prepareSide } from './statement'

const oneLine = (sql: string | undefined) =>
  sql
    ?.replace(/\s+/g, ' ')
    .replace(/ ;$|;\s*$/, '')
    .trim()

describe('preparation of a statement', () => {
  it('a statement without an order is not changed', async () => {
    const side = await prepareSide('SELECT a -- why\nFROM t;')
    expect(side).toMatchObject({ sql: 'SELECT a -- why\nFROM t\n;', keys: [], appended: 0, reads: true })
    expect(side.randomizedSql).toBeUndefined()
  })

  it('sort keys are found in the output by number, name and expression, and other sort keys are appended to the output', async () => {
    expect((await prepareSide('SELECT a, b FROM t ORDER BY 2, a')).keys).toEqual([{ output: 1 }, { output: 0 }])
    expect((await prepareSide('SELECT lower(a) FROM t ORDER BY lower(a)')).keys).toEqual([{ output: 0 }])
    const side = await prepareSide('SELECT a FROM t ORDER BY b + 1')
    expect(side).toMatchObject({ keys: [{ appended: 0 }], appended: 1 })
    expect(oneLine(side.sql)).toBe('SELECT a, b + 1 FROM t ORDER BY b + 1')
  })

  it('a sort key that names both an output column and a table column is the output column', async () => {
    expect((await prepareSide('SELECT a AS b, b AS a FROM t ORDER BY a')).keys).toEqual([{ output: 1 }])
  })

  it('an order that LIMIT, DISTINCT ON, row_number or array_agg does not determine is randomised', async () => {
    const randomizedSql = async (sql: string) => oneLine((await prepareSide(sql)).randomizedSql)
    expect(await randomizedSql('SELECT a FROM t LIMIT 1')).toBe('SELECT a FROM t ORDER BY random() LIMIT 1')
    expect(await randomizedSql('SELECT DISTINCT a FROM t LIMIT 1')).toBe(
      'SELECT * FROM ( SELECT DISTINCT a FROM t ) AS lots ORDER BY random() LIMIT 1',
    )
    expect(await randomizedSql('SELECT DISTINCT ON (a) a, b FROM t')).toContain('ORDER BY a, random()')
    expect(await randomizedSql('SELECT row_number() OVER (ORDER BY a) FROM t')).toContain('ORDER BY a, random()')
    expect(await randomizedSql('SELECT array_agg(a) FROM t')).toBe('SELECT array_agg(a ORDER BY random()) FROM t')
  })

  it('rows that a change takes by LIMIT are randomised, in each of several statements', async () => {
    const randomizedSql = async (sql: string) => oneLine((await prepareSide(sql)).randomizedSql)
    const sql = 'DELETE FROM t WHERE a IN (SELECT a FROM t LIMIT 1)'
    expect(await randomizedSql(`${sql}; DELETE FROM u`)).toBe(
      'DELETE FROM t WHERE a IN (SELECT a FROM t ORDER BY random() LIMIT 1) ; DELETE FROM u',
    )
    expect(await randomizedSql('DELETE FROM t WHERE a = 1')).toBeUndefined()
  })

  it('a window call in a subquery has the window of the subquery, not one of the outer query with the same name', async () => {
    const side = await prepareSide(
      'SELECT row_number() OVER w, (SELECT max(r) FROM (SELECT rank() OVER w AS r FROM u WINDOW w AS (ORDER BY c)) v) FROM t WINDOW w AS (ORDER BY a)',
    )
    expect(oneLine(side.randomizedSql)).toContain('rank() OVER (ORDER BY c) AS r')
    expect(oneLine(side.randomizedSql)).toContain('row_number() OVER (ORDER BY a, random())')
  })

  it('statements that determine their results are not changed: rank, WITH TIES, LIMIT ALL', async () => {
    for (const sql of [
      'SELECT rank() OVER (ORDER BY a) FROM t',
      'SELECT a FROM t ORDER BY a FETCH FIRST 1 ROW WITH TIES',
      'SELECT a FROM t LIMIT ALL',
    ]) {
      expect((await prepareSide(sql)).randomizedSql).toBeUndefined()
    }
  })

  it('a statement that changes tables is detected', async () => {
    expect((await prepareSide('DELETE FROM t; DELETE FROM u')).reads).toBe(false)
  })
})
