import { describe, expect, it } from 'vitest'
import { docsInCategories } from './card-check'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const sidebars = `export default { bar: ['faq', { type: 'category', label: 'Audit', link: 'audit/index', items: ['audit/rules'] }] }`

/** Checks one doc with this body, in a content folder with a category; the body begins on line 5. */
const check = async (file: string, body: string) => {
  const files = {
    'sidebars.ts': sidebars,
    'en/docs/faq.mdx': mdx('title: A'),
    'en/docs/audit/index.mdx': mdx('title: A'),
    'en/docs/audit/rules.mdx': mdx('title: A'),
  }
  return (await checkFiles({ ...files, [file]: mdx('title: A', body) })).reports
}

describe('a card list', () => {
  it.each(['en/docs/audit/index.mdx', 'en/docs/audit/rules.mdx', 'zh/docs/audit/rules.mdx'])(
    'a card list shows the category of %s',
    async (file) => {
      expect(await check(file, '<DocCardList />')).toEqual([])
    },
  )

  it.each(['en/docs/faq.mdx', 'zh/docs/faq.mdx'])(
    'a card list in %s, outside of all categories, is rejected',
    async (file) => {
      expect(await check(file, 'Text.\n\n<DocCardList />')).toEqual([
        `${file}:7:1: “faq” is not associated with a category: add it to one in sidebars.ts, or list the items, <DocCardList items={['…']} />`,
      ])
    },
  )

  it('a card list in a post is rejected without items', async () => {
    const post = (body: string) =>
      checkFiles({ 'en/docs/a.mdx': mdx('title: A'), 'en/blog/2024/p.mdx': mdx('title: P\ndate: 2024-01-01', body) })
    expect((await post('<DocCardList />')).reports).toEqual([
      expect.stringContaining('en/blog/2024/p.mdx:6:1: “2024/p” is not associated with a category'),
    ])
    expect((await post('<DocCardList items={["a"]} />')).reports).toEqual([])
  })

  it('a card list may list docs and external links', async () => {
    const items = `['audit/rules', { type: 'link', label: { en: 'Support', zh: '支持' }, href: 'https://example.org/' }]`
    expect(await check('en/docs/faq.mdx', `<DocCardList items={${items}} />`)).toEqual([])
  })

  it.each([
    [`items={['audit/ruels']}`, 'names the doc “audit/ruels”, which does not exist (did you mean “audit/rules”?)'],
    [`items="faq"`, 'items> is not a list of docs’ ids'],
    [`items`, 'items> is not a list of docs’ ids'],
    [`items={['faq', 5]}`, `items> 1 is neither a doc’s id nor { type: 'link', label, href }`],
    [`item={['faq']}`, 'has no “item” (did you mean “items”?)'],
  ])('a card list with %s is rejected', async (attribute, message) => {
    expect(await check('en/docs/faq.mdx', `<DocCardList ${attribute} />`)).toEqual([
      expect.stringMatching(/^en\/docs\/faq\.mdx:5:1: <DocCardList/),
    ])
    expect((await check('en/docs/faq.mdx', `<DocCardList ${attribute} />`))[0]).toContain(message)
  })

  it('a card list without sidebars.ts shows the folder of its page', async () => {
    const { reports } = await checkFiles({
      'en/docs/guides/index.mdx': mdx('title: A', '<DocCardList />'),
      'en/docs/faq.mdx': mdx('title: A', '<DocCardList />'),
    })
    expect(reports).toEqual([expect.stringContaining('en/docs/faq.mdx:5:1: “faq” is not associated')])
  })
})

describe('docsInCategories', () => {
  it('docsInCategories uses the first sidebar that names a doc', () => {
    const category = { type: 'category', label: 'More', items: ['a', 'b'] } as const
    expect([...docsInCategories({ one: ['a'], two: [category] })]).toEqual(['b'])
  })
})
