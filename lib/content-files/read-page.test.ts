import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { formatReport } from '../diagnostics/diagnostic'
import { parseContentPath, type ContentPath } from '../content-model/content-path'
import { readPage } from './read-page'
import { tempFolder } from './test-fixtures'

const at = (file: string) => parseContentPath(file) as ContentPath
const strict = (text: string, file = 'en/docs/a.mdx') => readPage(text, at(file), file, 'strict')
const lenient = (text: string, file = 'en/docs/a.mdx') => readPage(text, at(file), file, 'lenient')

it('readPage returns the text as written if it is in the format of this site', () => {
  const text = '---\ntitle: A\n---\n\nText.\n'
  expect(strict(text)).toMatchObject({ source: text, fields: { title: 'A' }, errors: [] })
})

it('a page without a title has the title of its heading, which is removed from the body', () => {
  expect(strict('# Set-up {#x}\n\nText.\n')).toMatchObject({
    fields: { title: 'Set-up' },
    body: '\n\nText.\n',
    source: '---\ntitle: "Set-up"\n---\n\n\nText.\n',
    errors: [],
  })
})

it('a heading that repeats the title is not shown twice', () => {
  expect(strict('---\ntitle: Set-up\n---\nText.\n\n# Set-up\n').body).toBe('Text.\n\n\n')
})

it('a doc whose heading differs from its title shows the heading on its page, and the title in the sidebar and to search engines', () => {
  const { fields } = strict('---\ntitle: Set-up\nhide_title: true\n---\n\n# Setting up the server\n')
  expect(fields).toEqual({ title: 'Setting up the server', sidebar_label: 'Set-up', title_meta: 'Set-up' })
})

it('a post whose heading differs from its title shows the title', () => {
  const text = '---\ntitle: Fast\ndate: 2025-01-31\n---\n\n# Faster\n'
  expect(strict(text, 'en/blog/2025/a.mdx')).toMatchObject({ fields: { title: 'Fast' }, body: '\n\n' })
})

it('a heading of level 1 below other text is not removed from a page with a title', () => {
  expect(strict('---\ntitle: A\n---\nText.\n\n# B\n')).toMatchObject({ fields: { title: 'A' }, body: 'Text.\n\n# B\n' })
})

it('a page without title and heading is reported in a strict folder', () => {
  expect(strict('Text.\n').errors.map(formatReport)).toEqual([
    'en/docs/a.mdx:1:1: frontmatter has no “title”: add a line `title: …`',
  ])
})

it.each([
  ['en/docs/guides/01-set-up.mdx', 'set-up'],
  ['en/docs/guides/index.md', 'guides'],
  ['en/docs/index.md', 'index'],
])('a page without title and heading in a lenient folder has the name of its file %s', (file, title) => {
  expect(lenient('Text.\n', file)).toMatchObject({ fields: { title }, errors: [] })
})

it.each([
  ['title: 404', { title: '404' }],
  ['title: 2.0', { title: '2.0' }],
  ['title: A\nslug: 2021', { title: 'A', slug: '2021' }],
  ['title: A\ntags: [2.0, sql]', { title: 'A', tags: ['2.0', 'sql'] }],
  ['title: A\nkeywords: sql, joins', { title: 'A', keywords: ['sql', 'joins'] }],
  ['title: A\ndate: 2015-01-12 10:40:00', { title: 'A', date: '2015-01-12T10:40:00Z' }],
  ['title: A\nlast_update:\n  date: 2015/1/2', { title: 'A', last_update: { date: '2015-01-02' } }],
  ["title: A\nsidebar_position: '3'", { title: 'A', sidebar_position: 3 }],
  ["title: A\ndraft: 'true'", { title: 'A', draft: true }],
  ["title: A\ncustom_edit_url: ''", { title: 'A', custom_edit_url: null }],
])('unambiguous values are converted as in Docusaurus: %s', (yaml, fields) => {
  const read = strict(`---\n${yaml}\n---\n`)
  expect(read.errors).toEqual([])
  expect(read.fields).toEqual(fields)
})

it('only the invalid value of a field is omitted in a lenient folder', () => {
  const read = lenient(
    '---\ntitle: A\ntags: [sql, true]\ndate: someday\nlast_update: { date: someday, author: Ann }\n---\n',
  )
  expect(read.fields).toEqual({ title: 'A', tags: ['sql'], last_update: { author: 'Ann' } })
  expect(read.errors).toEqual([])
  expect(read.dropped.map(formatReport)).toEqual([
    'en/docs/a.mdx:3:13: frontmatter field “tags.1” must be text, not true (in quotes it is text)',
    'en/docs/a.mdx:4:1: frontmatter field “date” must be a real date such as 2025-01-31, not "someday"',
    'en/docs/a.mdx:5:16: frontmatter field “last_update.date” must be a real date such as 2025-01-31, not "someday"',
  ])
})

it('a lenient folder may leave fields empty', () => {
  expect(lenient('---\ntitle: A\ndescription: ""\ntags:\n---\n')).toMatchObject({ fields: { title: 'A' }, dropped: [] })
})

it('unknown fields are omitted in a lenient folder, and fields without an effect are not reported', () => {
  const read = lenient('---\ntitle: A\nweight: 3\nsidebar_key: a\n---\n')
  expect(read.fields).toEqual({ title: 'A' })
  expect([...read.unknown.keys()]).toEqual(['weight'])
})

it('a post has the date in its path, unless its frontmatter has one', () => {
  expect(strict('# A\n', 'en/blog/2021-8-26-a.md').fields).toEqual({ title: 'A', date: '2021-08-26' })
  expect(strict('---\ndate: 2021-09-01\n---\n# A\n', 'en/blog/2021/08/26/a.md').fields.date).toBe('2021-09-01')
})

it('a post of a lenient folder without a date and history has the day on which its file was changed', () => {
  const file = path.join(tempFolder({ 'en/blog/a.md': '# A\n' }), 'en/blog/a.md')
  expect(readPage('# A\n', at('en/blog/a.md'), file, 'lenient').fields.date).toBe(statSync(file).mtime.toISOString())
})

it('a post of a lenient folder without title and heading has its name without the date', () => {
  expect(lenient('Text.\n', 'en/blog/2021-08-26-fast-joins/index.md').fields.title).toBe('fast-joins')
})

it('the slug of a post in a lenient folder is relative to the blog', () => {
  expect(lenient('---\nslug: joins\n---\n', 'en/blog/2021/a.md').fields.slug).toBe('/joins')
})

it('a doc of a lenient folder keeps the number before its name with parse_number_prefixes: false', () => {
  const { fields, unknown } = lenient('---\nparse_number_prefixes: false\n---\n# A\n', 'en/docs/01-a.md')
  expect([fields, [...unknown]]).toEqual([{ id: '01-a', title: 'A' }, []])
})

it('a name that is not valid in URLs is converted to a valid one in a lenient folder', () => {
  const { fields, dropped } = lenient('# A\n', 'en/docs/guides/Set up (new).md')
  expect(fields).toEqual({
    title: 'A',
    slug: '/guides/Set-up-new',
    redirect_from: ['/guides/Set%20up%20(new)/'],
  })
  expect(dropped.map(formatReport)).toEqual([
    'en/docs/guides/Set up (new).md: “Set up (new)” is not a valid URL segment: it is “Set-up-new” in URLs here',
  ])
})

it('a slug that is not valid in URLs is converted to a valid one in a lenient folder', () => {
  const page = '---\ntitle: A\ndate: 2025-01-31\nslug: /chaos-mesh-q&a\n---\n'
  const { fields, dropped } = lenient(page, 'en/blog/2025-01-31-a.md')
  expect(fields.slug).toBe('/chaos-mesh-q-a')
  expect(dropped.map(formatReport)).toEqual([
    'en/blog/2025-01-31-a.md: “chaos-mesh-q&a” is not a valid URL segment: it is “chaos-mesh-q-a” in URLs here',
  ])
  expect(lenient('---\ntitle: A\nslug: ../a (new)\n---\n', 'en/docs/guides/a.md').fields.slug).toBe('/a-new')
})

it('a body in a lenient folder shows texts and numbers of its frontmatter, outside of code', () => {
  const body =
    '# About {frontMatter.title}\n\n<A b={frontMatter.tool} /> {frontMatter.tool} `{frontMatter.tool}` {frontMatter.n}'
  const page = `---\ntitle: Setup 2\ntool: a*b\ntags: [x]\nn: 5\n---\n${body}, {frontMatter.tags} {frontMatter.x}\n`
  expect(lenient(page)).toMatchObject({
    fields: { title: 'About Setup 2' },
    body: '\n\n<A b={"a*b"} /> {"a*b"} `{frontMatter.tool}` 5, {frontMatter.tags} {frontMatter.x}\n',
  })
  expect(strict(page).body).toContain('{frontMatter.n}')
})

it('a field of a lenient folder is not unknown if the body shows it', () => {
  const page = '---\ntitle: A\nport: 80\nweight: 3\nstep: 5\n---\n\nAt {frontMatter.port}, `{frontMatter.step}`\n'
  expect([...lenient(page).unknown.keys()]).toEqual(['weight', 'step'])
})

const post = (yaml: string) => lenient(`---\ntitle: A\ndate: 2025-01-31\n${yaml}\n---\n`, 'en/blog/2025/a.md')

it.each([
  ['authors: { name: Ann, image_url: /a.png }', { name: 'Ann', image: '/a.png' }],
  ['authors: [ann, { name: Bob, title: Editor }]', ['ann', { name: 'Bob', title: 'Editor' }]],
  ['authors: [{ key: ann, title: Guest }]', ['ann']],
  [
    'author: Ann\nauthor_title: Editor\nauthor_url: https://example.org/',
    { name: 'Ann', title: 'Editor', url: 'https://example.org/' },
  ],
  ['author: Ann\nauthorURL: https://example.org/', { name: 'Ann', url: 'https://example.org/' }],
])('a post of a lenient folder may have the details of its authors: %s', (yaml, authors) => {
  const { fields, dropped, unknown } = post(`${yaml}\nimage: /cover.png`)
  expect(fields).toMatchObject({ title: 'A', image: '/cover.png', authors })
  expect([dropped, [...unknown]]).toEqual([[], []])
})

it('only the invalid details of an author in a post of a lenient folder are omitted', () => {
  const { fields, dropped } = post('authors: [{ name: Ann, url: nowhere, age: 5 }]')
  expect(fields.authors).toEqual([{ name: 'Ann' }])
  expect(dropped.map(formatReport)).toEqual([
    'en/blog/2025/a.md:4:24: frontmatter field “authors.0.url” must be a URL such as https://example.org/, not "nowhere"',
    'en/blog/2025/a.md:4:38: frontmatter field “authors.0.age” has no meaning here, not 5',
  ])
})

it('a tag of a lenient folder may be a map with a label', () => {
  expect(lenient('---\ntags: [{ label: Joins, permalink: /joins }, sql]\n---\n').fields.tags).toEqual(['Joins', 'sql'])
})
