import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkContent, readPages } from './check-content'
import { checkFiles } from './test-check'
import { mdx, tempFolder } from '../content-files/test-fixtures'

describe('a valid content folder', () => {
  it('the content check returns the files in order, each with its path, fields and body', async () => {
    const folder = tempFolder({
      'zh/docs/faq.mdx': mdx('title: 常见问题'),
      'en/docs/01-faq.mdx': mdx('title: FAQs\nslug: "{product}-faq"', 'Ask.'),
      'en/blog/2024/joins.mdx': mdx('title: Joins\ndate: 2024-03-12'),
    })
    const { files, diagnostics } = await checkContent(folder)
    expect(diagnostics).toEqual([])
    expect(files.map(({ file, id, path }) => [file, id, path])).toEqual([
      ['en/blog/2024/joins.mdx', '2024/joins', 'blog/2024/joins/'],
      ['en/docs/01-faq.mdx', 'faq', 'sql-tuner-faq/'],
      ['zh/docs/faq.mdx', 'faq', 'faq/'],
    ])
    expect(files[1]).toMatchObject({ fields: { title: 'FAQs' }, body: '\nAsk.\n', bodyLine: 5 })
  })

  it('pages that have been read are checked as they were then', async () => {
    const folder = tempFolder({ 'en/docs/a.mdx': mdx('title: A', 'First.') })
    const read = readPages(folder)
    writeFileSync(`${folder}/en/docs/a.mdx`, mdx('title: A', 'Second.'))
    const { files } = await checkContent(folder, read)
    expect(files.map(({ body }) => body)).toEqual(['\nFirst.\n'])
  })

  it('files that are not pages are ignored by the content check', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A'),
      'en/docs/img/plan.svg': '<svg/>',
      'en/docs/notes.txt': '# x',
    })
    expect(reports).toEqual([])
  })

  it('pages of different languages and collections may have the same path', async () => {
    const page = mdx('title: A')
    const { reports } = await checkFiles({ 'en/docs/faq.mdx': page, 'zh/docs/faq.mdx': page })
    expect(reports).toEqual([])
  })
})

it('links and sidebar items that refer to a page with invalid frontmatter are not reported', async () => {
  const { reports, warnings } = await checkFiles({
    'sidebars.ts': "export default { bar: ['a'] }\n",
    'en/docs/a.mdx': mdx('titel: A', 'See [b](./b.mdx).'),
    'en/docs/b.mdx': mdx('title: B', 'See [a](./a.mdx).'),
  })
  expect(reports.map((report) => report.split(':')[0])).toEqual(['en/docs/a.mdx', 'en/docs/a.mdx'])
  expect(warnings).toEqual([])
})

it('the content check reports all invalid files in one run, in order', async () => {
  const { reports } = await checkFiles({
    'en/docs/d.mdx': mdx('title: D', '{unknown}'),
    'en/docs/b.mdx': mdx('titel: B'),
    'zh/docs/a.mdx': mdx('title: A\ndate: yesterday'),
    'en/stray.mdx': mdx('title: Stray'),
    'en/docs/c.mdx': mdx('title: C\ntags: [faw]'),
    'tags.yml': 'faq: { label: FAQ }\n',
  })
  expect(reports).toEqual([
    'en/docs/b.mdx:1:1: frontmatter has no “title”: add a line `title: …`',
    'en/docs/b.mdx:2:1: unknown frontmatter field “titel” (did you mean “title”?)',
    'en/docs/c.mdx:3:8: tag “faw” is not declared in tags.yml (did you mean “faq”?)',
    'en/docs/d.mdx:5:1: only {product} is allowed in braces, not {unknown}; write \\{ for a brace',
    'en/stray.mdx:1:1: pages must be in one of these folders: en/docs/, en/blog/, zh/docs/, zh/blog/',
    'zh/docs/a.mdx:3:1: frontmatter field “date” must be a real date such as 2025-01-31, not "yesterday"',
  ])
})

it('a file with invalid frontmatter has its body checked, and can be linked', async () => {
  const { reports, warnings } = await checkFiles({
    'en/docs/bad.mdx': mdx('title: A\ntitel: B', '{unknown}'),
    'en/docs/good.mdx': mdx('title: Good\npagination_next: bad'),
    'en/docs/linked.mdx': mdx('title: C\ntitel: D', '## Set up'),
    'en/docs/links.mdx': mdx('title: Links', '[x](./linked.mdx#set-up)'),
    'sidebars.ts': "export default { bar: ['bad'] }\n",
  })
  expect(reports).toEqual([
    'en/docs/bad.mdx:3:1: unknown frontmatter field “titel” (did you mean “title”?)',
    'en/docs/bad.mdx:6:1: only {product} is allowed in braces, not {unknown}; write \\{ for a brace',
    'en/docs/linked.mdx:3:1: unknown frontmatter field “titel” (did you mean “title”?)',
  ])
  expect(warnings).toEqual([])
})

describe('files with the same URL', () => {
  const page = mdx('title: A')

  it.each([
    [
      'by their slugs',
      { 'en/docs/a.mdx': mdx('title: A\nslug: /x'), 'en/docs/b.mdx': mdx('title: B\nslug: /x') },
      'b',
      'x',
      'a',
    ],
    [
      'as an index and a file named like the folder',
      { 'en/docs/g/index.mdx': page, 'en/docs/g/g.mdx': page },
      'g/index',
      'g',
      'g/g',
    ],
    [
      'as an index and a file beside the folder',
      { 'en/docs/g/index.mdx': page, 'en/docs/g.mdx': page },
      'g/index',
      'g',
      'g',
    ],
    [
      'by letter case',
      { 'en/docs/a.mdx': mdx('title: A\nslug: /faq'), 'en/docs/b.mdx': mdx('title: B\nslug: /FAQ') },
      'b',
      'FAQ',
      'a',
    ],
    ['by ordering prefixes', { 'en/docs/1-x.mdx': page, 'en/docs/2-x.mdx': page }, '2-x', 'x', '1-x'],
  ])(
    'two files with the same URL are rejected at the slug, or at the first line: %s',
    async (_, files, second, address, first) => {
      expect((await checkFiles(files)).reports).toEqual([
        `en/docs/${second}.mdx:${second === 'b' ? 3 : 1}:1: has the same URL “/${address}/” as en/docs/${first}.mdx: give one of them another name or slug`,
      ])
    },
  )
})

describe('undeclared names', () => {
  it('an undeclared tag or author is reported at its line with the nearest name', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A\ntags: [faq, joinz]\nauthors: [teem]'),
      'tags.yml': 'faq: { label: FAQ }\njoins: { label: Joins }\n',
      'authors.yml': 'team: { name: The team }\n',
    })
    expect(reports).toEqual([
      'en/docs/a.mdx:3:13: tag “joinz” is not declared in tags.yml (did you mean “joins”?)',
      'en/docs/a.mdx:4:11: author “teem” is not declared in authors.yml (did you mean “team”?)',
    ])
  })

  it('a tag may contain {product} or the product’s slug', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A\ntags: ["{product}-api", sql-tuner-api]'),
      'tags.yml': '"{product}-api": { label: API }\n',
    })
    expect(reports).toEqual([])
  })

  it.each([
    ['an invalid row', 'joins: { lable: Joins }\n', 2],
    ['a syntax error', 'joins: { label: Joins\n', 1],
    ['another type', '- joins\n', 1],
  ])('tags are not reported as undeclared if tags.yml has %s', async (_, tags, count) => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A\ntags: [joins]'), 'tags.yml': tags })
    expect(reports.filter((report) => !report.startsWith('tags.yml'))).toEqual([])
    expect(reports).toHaveLength(count)
  })

  it('undeclared tags and authors are allowed without tags.yml and authors.yml', async () => {
    expect((await checkFiles({ 'en/docs/a.mdx': mdx('title: A\ntags: [x]\nauthors: [y]') })).reports).toEqual([])
  })

  it('an unknown doc in pagination_next or pagination_prev is reported', async () => {
    const { reports } = await checkFiles({
      'en/docs/guide.mdx': mdx('title: A\npagination_prev: guides\npagination_next: zebra'),
    })
    expect(reports).toEqual([
      'en/docs/guide.mdx:3:18: pagination_prev names the doc “guides”, which does not exist (did you mean “guide”?)',
      'en/docs/guide.mdx:4:18: pagination_next names the doc “zebra”, which does not exist',
    ])
  })

  it('null is allowed as a target of the pager', async () => {
    expect((await checkFiles({ 'en/docs/a.mdx': mdx('title: A\npagination_next: null') })).reports).toEqual([])
  })

  it('an unknown doc in sidebars.ts is reported at its line there', async () => {
    const { reports } = await checkFiles({
      'en/docs/guide.mdx': mdx('title: A'),
      'sidebars.ts': "export default {\n  bar: [\n    'guide',\n    'giude',\n  ],\n}\n",
    })
    expect(reports).toEqual([
      'sidebars.ts:4:5: sidebar “bar” names the doc “giude”, which does not exist (did you mean “guide”?)',
    ])
  })
})

describe('a doc', () => {
  it('a doc with an unknown sidebar is reported', async () => {
    const { reports } = await checkFiles({
      'sidebars.ts': "export default { guidesBar: ['a'] }\n",
      'en/docs/a.mdx': mdx('title: A\ndisplayed_sidebar: guideBar'),
      'en/docs/b.mdx': mdx('title: B\ndisplayed_sidebar: null'),
    })
    expect(reports).toEqual(['en/docs/a.mdx:3:20: there is no sidebar “guideBar” (did you mean “guidesBar”?)'])
  })

  it('a doc with an id in its frontmatter is referred to by that id', async () => {
    const { reports } = await checkFiles({
      'sidebars.ts': "export default { bar: ['guides/setup'] }\n",
      'en/docs/guides/01-x.mdx': mdx('title: A\nid: setup'),
    })
    expect(reports).toEqual([])
  })

  it('a doc may have its title in a heading of level 1', async () => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': '# Set-up\n\nText.\n' })
    expect(reports).toEqual([])
  })
})
