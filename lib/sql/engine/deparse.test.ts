import { describe, expect, it } from 'vitest'
import { deparse } from './deparse'
import { parseSql, treeKey, type Node } from './parse'

const treeOf = async (sql: string) => (await parseSql(sql))[0]?.node as Node

describe('deparser', () => {
  it.each([
    'SELECT a FROM t ORDER BY a FETCH FIRST 3 ROWS WITH TIES',
    'SELECT (ARRAY[a, 2])[1], (CASE WHEN a > 1 THEN b END)[2], (b)[1], (f(a)).c FROM t',
    'WITH "Top Users" AS (SELECT 1) SELECT * FROM "Top Users"',
    'SELECT a FROM t WINDOW "W" AS (ORDER BY a), v AS ("W" ROWS 1 PRECEDING)',
    'SELECT a FROM t WHERE a IN (1, 2) AND b = ANY (ARRAY[1])',
  ])('a written statement has the same syntax tree: %s', async (sql) => {
    const tree = await treeOf(sql)
    expect(treeKey(await treeOf(await deparse(tree)))).toBe(treeKey(tree))
  })

  it.each([
    'SELECT a FROM t GROUP BY DISTINCT ROLLUP (a), ROLLUP (a)',
    'SELECT (NOT a) IS NULL FROM t',
    "SELECT JSON_VALUE(d, '$.a') FROM t",
    "SELECT * FROM t, JSON_TABLE(d, '$' COLUMNS (a int PATH '$.a')) j",
  ])('a statement that cannot be written completely is rejected: %s', async (sql) => {
    await expect(deparse(await treeOf(sql))).rejects.toMatchObject({ reason: { id: 'notRewritten' } })
  })
})
