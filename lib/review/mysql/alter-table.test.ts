import { describe, expect, it } from 'vitest'
import { makeRule } from '../../audit-rules/test-rules'
import { reviewRules, reviewSql } from '../index'

const threshold = { name: { en: 'names', zh: '列名' }, default: 'created_at' }
const rules = reviewRules([{ page: 'rules', rules: [makeRule('CL12', { threshold }), makeRule('OP16')] }], 'en')

async function review(sql: string): Promise<string[]> {
  const found = await reviewSql(sql, { dialect: 'mysql', rules, schema: 'CREATE TABLE u (id INT)' })
  return found.map(({ rule, position: { line, column } }) => `${rule} ${line}:${column}`)
}

describe('ALTER TABLE of MySQL', () => {
  it.each(['ALTER COLUMN created_at SET DEFAULT (NOW())', "ALTER created_at SET DEFAULT '2026-01-01'"])(
    'a column has a default after %s',
    async (action) => {
      const add = 'ALTER TABLE u ADD COLUMN created_at DATETIME'
      expect(await review(add)).toEqual(['CL12 1:26'])
      expect(await review(`${add}; ALTER TABLE u ${action}`)).toEqual([])
    },
  )

  it('the default of a column is set only if the table has the column', async () => {
    expect(await review('ALTER TABLE u ALTER COLUMN `b` SET DEFAULT 1')).toEqual(['OP16 1:28'])
    expect(await review('ALTER TABLE u ALTER COLUMN `id` SET DEFAULT 1')).toEqual([])
  })

  it('the default of a column is dropped', async () => {
    expect(await review('ALTER TABLE u ALTER id DROP DEFAULT')).toEqual([])
  })
})
