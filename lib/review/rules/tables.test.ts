import { expect, it } from 'vitest'
import { makeRule } from '../../audit-rules/test-rules'
import { reviewRules, reviewSql } from '../index'

it('a Chinese character of a comment counts as two', async () => {
  const rule = makeRule('CM03', { threshold: { name: { en: 'at least', zh: '下限' }, default: 4 } })
  const found = await reviewSql("CREATE TABLE t (a int COMMENT '编号', b int COMMENT '号', c int COMMENT 'no.')", {
    dialect: 'mysql',
    rules: reviewRules([{ page: 'rules', rules: [rule] }], 'en'),
  })
  expect(found.map(({ position: { column } }) => column)).toEqual([37, 56])
})
