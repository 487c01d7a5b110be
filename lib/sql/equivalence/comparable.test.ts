import { describe, expect, it } from 'vitest'
import { assertComparable } from './comparable'
import { parseSql } from '../engine/parse'

const check = async (sql: string) => assertComparable(await parseSql(sql))

describe('assertComparable', () => {
  it('assertComparable accepts one query, or statements that change tables', async () => {
    await check('SELECT a FROM t')
    await check('INSERT INTO t VALUES (1); DELETE FROM t')
    await expect(check('-- nothing')).rejects.toThrow('there is no statement')
    await expect(check('SELECT 1; SELECT 2')).rejects.toThrow('there are 2 statements')
    await expect(check('CREATE TABLE u (a INT)')).rejects.toThrow('belongs in the schema file')
    await expect(check('SELECT a INTO u FROM t')).rejects.toThrow('leave INTO out')
    await expect(check('DELETE FROM t RETURNING a')).rejects.toThrow('leave RETURNING out')
  })

  it('assertComparable rejects functions that change with every call, except in ORDER BY', async () => {
    await check('SELECT a FROM t ORDER BY random() LIMIT 1')
    await check('SELECT ROW_NUMBER() OVER (ORDER BY random()) FROM t')
    await expect(check('SELECT random() FROM t')).rejects.toThrow('random() gives something else at every call')
    await expect(check('SELECT a FROM t TABLESAMPLE bernoulli (5)')).rejects.toThrow('TABLESAMPLE')
  })
})
