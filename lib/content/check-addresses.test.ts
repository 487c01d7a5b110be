import { describe, expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from './test-fixtures'

describe('an address that the site needs for itself', () => {
  it.each(['blog', 'search', 'tags', 'tags/about', 'blog/tags', 'blog/2024/a', 'Search', 'blog-204', 'llms.txt'])(
    '%s is refused as a doc’s slug, with its line',
    async (slug) => {
      const { problems } = await checkFiles({ 'en/docs/a.mdx': mdx(`title: A\nslug: /${slug}`) })
      expect(problems).toEqual([
        `en/docs/a.mdx:3:1: has the address “/${slug}/”, which the site needs for itself: give it another name or slug`,
      ])
    },
  )

  it('is refused as a file’s place: another language’s pages begin so', async () => {
    const files = { 'en/docs/zh/faq.mdx': mdx('title: A'), 'zh/docs/faq.mdx': mdx('title: 甲') }
    expect((await checkFiles(files)).problems).toEqual([
      'en/docs/zh/faq.mdx:1:1: has the address “/zh/faq/”, which the site needs for itself: give it another name or slug',
    ])
  })

  it('is none where only a part of it is alike', async () => {
    const page = mdx('title: A')
    const names = ['index', 'blogging', 'guides/search', 'zhuyin', 'tagset', 'category/rules']
    const files = Object.fromEntries(names.map((name) => [`en/docs/${name}.mdx`, page]))
    expect((await checkFiles({ ...files, 'en/blog/2024/b.mdx': mdx('title: B\ndate: 2024-01-01') })).problems).toEqual(
      [],
    )
  })
})
