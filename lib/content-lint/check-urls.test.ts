import { describe, expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

describe('an invalid URL segment', () => {
  const said = (name: string) =>
    `“${name}” is not a valid URL segment: use letters, digits, “-”, “_”, “+” and “.”, not beginning with “_”; other characters belong in the title`

  it.each(['set up', 'c#', '100%', 'why?', 'a&b', '(draft)', 'it’s', '📦', '安装：一'])(
    'an invalid URL segment is rejected as the name of a file and of a folder: %s',
    async (name) => {
      const { reports } = await checkFiles({
        [`en/docs/${name}.mdx`]: mdx('title: A'),
        [`en/docs/${name}/b.mdx`]: mdx('title: B'),
        [`en/blog/2024/${name}.mdx`]: mdx('title: C\ndate: 2024-01-01'),
      })
      expect(reports.sort()).toEqual([
        `en/blog/2024/${name}.mdx:1:1: ${said(name)}`,
        `en/docs/${name}.mdx:1:1: ${said(name)}`,
        `en/docs/${name}/b.mdx:1:1: ${said(name)}`,
      ])
    },
  )

  it('an invalid URL segment is rejected as an id, at its line', async () => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A\nid: set up') })
    expect(reports).toEqual([`en/docs/a.mdx:3:1: ${said('set up')}`])
  })

  it('an invalid URL segment is allowed in a path if a slug replaces it', async () => {
    const { reports } = await checkFiles({ 'en/docs/set up.mdx': mdx('title: A\nslug: /set-up') })
    expect(reports).toEqual([])
  })

  it.each(['01 - setUp_v1.2', '安装', 'café', 'データ', '-x', '404', 'c++'])(
    '%s is a valid URL segment',
    async (name) => {
      const files = { [`en/docs/${name}.mdx`]: mdx('title: A'), [`en/docs/${name}-folder/b.mdx`]: mdx('title: B') }
      expect((await checkFiles(files)).reports).toEqual([])
    },
  )
})

describe('a reserved URL', () => {
  it.each(['blog', 'search', 'tags', 'tags/about', 'blog/tags', 'blog/2024/a', 'Search', 'blog-204', 'llms.txt'])(
    'a reserved URL is rejected as the slug of a doc, at its line: %s',
    async (slug) => {
      const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx(`title: A\nslug: /${slug}`) })
      expect(reports).toEqual([
        `en/docs/a.mdx:3:1: has the URL “/${slug}/”, which is reserved by the site: give it another name or slug`,
      ])
    },
  )

  it('the prefix of another language is rejected as the path of a file', async () => {
    const files = { 'en/docs/zh/faq.mdx': mdx('title: A'), 'zh/docs/faq.mdx': mdx('title: 甲') }
    expect((await checkFiles(files)).reports).toEqual([
      'en/docs/zh/faq.mdx:1:1: has the URL “/zh/faq/”, which is reserved by the site: give it another name or slug',
    ])
  })

  it('a URL that only begins like a reserved URL is accepted', async () => {
    const page = mdx('title: A')
    const names = ['index', 'blogging', 'guides/search', 'zhuyin', 'tagset', 'category/rules']
    const files = Object.fromEntries(names.map((name) => [`en/docs/${name}.mdx`, page]))
    expect((await checkFiles({ ...files, 'en/blog/2024/b.mdx': mdx('title: B\ndate: 2024-01-01') })).reports).toEqual(
      [],
    )
  })
})

it('a translation whose name differs from that of its original in case is reported with the name', async () => {
  const files = { 'en/docs/kafka.md': mdx('title: Kafka'), 'zh/docs/Kafka.md': mdx('title: Kafka') }
  expect((await checkFiles(files)).reports).toEqual([
    'zh/docs/Kafka.md:1:1: has the same URL “/Kafka/” as en/docs/kafka.md, but another name: rename it to zh/docs/kafka.md',
  ])
})
