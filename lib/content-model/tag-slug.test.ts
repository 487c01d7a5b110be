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

it.each([
  ['k8s', 'k-8-s'],
  ['v1.0', 'v-1-0'],
  ['GraphQL', 'graph-ql'],
  ['MySQL 8', 'my-sql-8'],
  ['IPv6', 'i-pv-6'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['Node.js', 'node-js'],
  ['C++', 'c'],
  ["don't", 'dont'],
  ['Écrit', 'ecrit'],
  ['open_source', 'open-source'],
  ['数据库', '数据库'],
  ['中文 Tag', '中文-tag'],
  ['中文Tag', '中文-tag'],
  ['审核SQL', '审核sql'],
  ['MySQL优化', 'my-sql优化'],
  ['mysql优化', 'mysql优化'],
])('the tag “%s” of a Docusaurus site has the slug “%s” that Docusaurus gives it', (text, slug) => {
  expect(tagSlug(text, { docusaurus: { baseUrl: '/', docs: 'docs', otherDocs: [], blog: 'blog' } })).toBe(slug)
})
