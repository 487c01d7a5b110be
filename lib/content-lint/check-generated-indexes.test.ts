import { describe, expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const page = mdx('title: A')
const sidebars = (...categories: string[]) =>
  `export default {\n  bar: [\n    'a',\n    ${categories.join(',\n    ')},\n  ],\n}\n`
const rules = (link = '') =>
  `{ type: 'category', label: { en: 'All rules', zh: '规则' }, link: { type: 'generated-index'${link} }, items: ['a'] }`
const reports = async (files: Record<string, string>) => (await checkFiles({ 'en/docs/a.mdx': page, ...files })).reports

describe('a generated index of a category', () => {
  it.each([
    ['where its label puts it', '', 'en/docs/category/all-rules.mdx', page, 'category/all-rules/'],
    ['where its slug puts it', ", slug: '/rules'", 'en/docs/Rules.mdx', page, 'rules/'],
    ['in one language only', ", slug: 'rules'", 'zh/docs/x.mdx', mdx('title: 甲\nslug: /rules'), 'rules/'],
    ['at the root', ", slug: '/'", 'en/docs/index.mdx', page, ''],
  ])('a generated index of a category with the URL of a doc is rejected: %s', async (_, link, file, text, address) => {
    expect(await reports({ 'sidebars.ts': sidebars(rules(link)), [file]: text })).toEqual([
      `sidebars.ts:4:5: the generated index of the category “All rules” has the same URL “/${address}” as ${file}: give one of them another slug`,
    ])
  })

  it('a generated index of a category with the URL of a translated doc is reported once, with the first file of the doc', async () => {
    const [said] = await reports({
      'sidebars.ts': sidebars(rules()),
      'en/docs/category/all-rules.mdx': page,
      'zh/docs/category/all-rules.mdx': page,
    })
    expect(said).toContain('as en/docs/category/all-rules.mdx: give one of them another slug')
  })

  it('a generated index of a category with the URL of another generated index is rejected', async () => {
    const other = rules(", slug: '/category/All-rules'").replace('All rules', 'More rules')
    expect(await reports({ 'sidebars.ts': sidebars(rules(), other) })).toEqual([
      'sidebars.ts:5:5: the generated index of the category “More rules” has the same URL “/category/All-rules/” as the generated index of “All rules”: give one of them another slug',
    ])
  })

  it.each([
    ['/search', 'search/'],
    ['/zh/rules', 'zh/rules/'],
    ['/', ''],
  ])('a generated index of a category with a reserved URL is rejected: %s', async (slug, address) => {
    expect(await reports({ 'sidebars.ts': sidebars(rules(`, slug: '${slug}'`)) })).toEqual([
      `sidebars.ts:4:5: the generated index of the category “All rules” has the URL “/${address}”, which is reserved by the site: give it another slug`,
    ])
  })

  it('a generated index of a category with an invalid URL is rejected', async () => {
    expect(await reports({ 'sidebars.ts': sidebars(rules(", slug: '/all rules'")) })).toEqual([
      'sidebars.ts:4:5: the generated index of the category “All rules” has the URL “/all rules/”, which is not valid: use letters, digits, “-”, “_” and “.”, not beginning with “_”',
    ])
  })

  it('a generated index of a category with a URL of its own is accepted', async () => {
    const inner = rules(", slug: '/rules'").replace("items: ['a']", `items: [${rules()}]`)
    expect(await reports({ 'sidebars.ts': sidebars(inner), 'en/docs/rules/b.mdx': page })).toEqual([])
  })
})
