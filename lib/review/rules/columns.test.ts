import { expect, it } from 'vitest'
import { makeRule } from '../../audit-rules/test-rules'
import { reviewRules, reviewSql } from '../index'

const threshold = { name: { en: 'columns', zh: '列名' }, default: 'created_at, updated_at' }
const rules = reviewRules(
  [{ page: 'rules', rules: [makeRule('CL12', { threshold }), makeRule('TB03', { threshold })] }],
  'en',
)

it.each([
  ['created_at', 'updated_at'],
  ['CreatedAt', 'UpdatedAt'],
  ['CREATED_AT', 'Updated_At'],
])('time columns are found whatever the case and underscores of their names: %s, %s', async (created, updated) => {
  const review = async (sql: string) =>
    (await reviewSql(sql, { dialect: 'sqlserver', rules })).map(({ rule, start }) => `${rule} ${start}`)
  const table = `CREATE TABLE t (${created} DATETIME2`
  expect(await review(`${table} DEFAULT SYSUTCDATETIME(), ${updated} DATETIME2 DEFAULT SYSUTCDATETIME())`)).toEqual([])
  expect(await review(`${table}, other_at DATETIME2)`)).toEqual(['TB03 13', 'CL12 16'])
})
