import { expect, it } from 'vitest'
import { makeRule } from '../audit-rules/test-rules'
import { reviewRules, reviewSql } from './index'

it('the passing SQL of a finding is the variant for the dialect if the rule has one', async () => {
  const rule = makeRule('DM03', { good: { sql: 'SELECT 2;' }, variants: { mysql: 'SELECT 3;' } })
  const rules = reviewRules([{ page: 'rules', rules: [rule] }], 'en')
  expect(await reviewSql('SELECT * FROM t', { dialect: 'mysql', rules })).toMatchObject([{ repair: 'SELECT 3;' }])
  expect(await reviewSql('SELECT * FROM t', { dialect: 'postgresql', rules })).toMatchObject([{ repair: 'SELECT 2;' }])
})
