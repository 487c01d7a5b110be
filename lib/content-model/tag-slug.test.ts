import { expect, it } from 'vitest'
import { tagSlug } from './tag-slug'

it.each([
  ['query-rewrite', 'query-rewrite'],
  ['Query Rewrite', 'query-rewrite'],
  ['SQL 审核', 'sql-审核'],
  ['a/b?', 'ab'],
  ['{product}-api', 'sql-tuner-api'],
])('the tag “%s” has the slug “%s”', (text, slug) => {
  expect(tagSlug(text)).toBe(slug)
})
