import { expect, it } from 'vitest'
import { formatDiagnostic, sortReports } from '../diagnostics/diagnostic'
import { mdx, tempFolder, type FileContents } from '../content-files/test-fixtures'
import { findAll } from './find-all'

/** Returns all diagnostics of a content folder with `level: lenient`. */
async function lenient(contents: FileContents): Promise<string[]> {
  const folder = tempFolder({ 'settings.yml': 'level: lenient\n', ...contents })
  const { diagnostics } = await findAll(folder)
  return sortReports(diagnostics).map((one) => formatDiagnostic(one).replaceAll(`${folder}/`, ''))
}

it('the rules of the site’s own style do not apply to a lenient folder', async () => {
  const post = mdx('title: 甲\ndate: 2025-01-31', '#### 使用SQL,查询\n\n![](./a.svg)')
  expect(
    await lenient({
      'zh/blog/2025/a.mdx': post,
      'zh/blog/2025/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  ).toEqual([])
})

it('a lenient folder needs neither translations nor their hashes', async () => {
  const files = {
    'en/docs/a.mdx': mdx('title: A'),
    'en/docs/b.mdx': mdx('title: B'),
    'zh/docs/a.mdx': mdx('title: 甲'),
  }
  expect(await lenient(files)).toEqual([])
})

it('a name of a folder that is not valid in URLs is reported once', async () => {
  const files = { 'en/docs/Usage Docs/a.mdx': mdx('title: A'), 'en/docs/Usage Docs/b.mdx': mdx('title: B') }
  expect(await lenient(files)).toEqual([
    expect.stringContaining(
      'a.mdx:1:1: “Usage Docs” is not a valid URL segment: it is “Usage-Docs” in URLs here (also in en/docs/Usage Docs/b.mdx)',
    ),
  ])
})

it('a redirect of a lenient folder to a page that was not migrated does not stop a build', async () => {
  const files = { 'redirects.yml': '/old/: /changelog/\n', 'en/docs/a.mdx': mdx('title: A') }
  expect(await lenient(files)).toEqual([
    'warning redirects.yml:1:1: the target /changelog/ is not a page → name an existing page, or leave it: the former URL is not redirected [compatibility]',
  ])
})

it('a translation of a lenient folder with an outdated hash is reported', async () => {
  const files = { 'en/docs/a.mdx': mdx('title: A'), 'zh/docs/a.mdx': mdx("title: 甲\nsource_hash: '0123456789ab'") }
  expect(await lenient(files)).toEqual([
    'warning zh/docs/a.mdx:3:1: en/docs/a.mdx has changed since it was translated → translate what changed, then run `npm run content:stamp -- zh/docs/a.mdx` [translation]',
  ])
})

it('a custom field is reported once for a lenient folder, at the first page that has it', async () => {
  const page = mdx('title: A\nweight: 3')
  expect(await lenient({ 'en/docs/a.mdx': page, 'en/docs/b.mdx': page, 'en/docs/c.mdx': page })).toEqual([
    'warning en/docs/a.mdx:3:1: unknown frontmatter field “weight” (also in en/docs/b.mdx:3, in en/docs/c.mdx:3) → change it, or leave it: the page is shown without it or with it in another form [compatibility]',
  ])
})

it('tags and authors that a lenient folder does not declare are reported once for the folder', async () => {
  const page = mdx('title: A\ndate: 2025-01-31\nauthors: [ann]\ntags: [sql]')
  const files = { 'en/blog/2025/a.mdx': page, 'en/blog/2025/b.mdx': page, 'tags.yml': 'joins: { label: Joins }\n' }
  expect(await lenient(files)).toEqual([
    'warning en/blog/2025/a.mdx:4:11: author “ann” is not declared in authors.yml (also in en/blog/2025/b.mdx:4) → declare them there, or leave it: readers see what the pages say [compatibility]',
    'warning en/blog/2025/a.mdx:5:8: tag “sql” is not declared in tags.yml (also in en/blog/2025/b.mdx:5) → declare them there, or leave it: readers see what the pages say [compatibility]',
  ])
})

it('undeclared authors of docs, to which Docusaurus gives no meaning, are reported once for a lenient folder', async () => {
  const files = {
    'en/docs/a.mdx': mdx('title: A\nauthors: [ann, bob]'),
    'en/docs/b.mdx': mdx('title: B\nauthors: carl'),
    'en/docs/c.mdx': mdx('title: C\nauthors: dora'),
    'authors.yml': 'dora: { name: Dora }\n',
  }
  expect(await lenient(files)).toEqual([
    'warning en/docs/a.mdx:3:11: docs have authors that are not declared in authors.yml (also in en/docs/b.mdx:3) → declare them there, or leave it: readers see what the pages say [compatibility]',
  ])
})

it('unresolved references in a lenient folder are warnings', async () => {
  const files = {
    'en/docs/a.mdx': mdx('title: A\npagination_next: zebra\ndisplayed_sidebar: quux'),
    'sidebars.ts': "export default { bar: ['a', 'giraffe'] }\n",
  }
  expect((await lenient(files)).map((text) => text.replace(/ → .*/, ''))).toEqual([
    'warning en/docs/a.mdx:3:18: pagination_next names the doc “zebra”, which does not exist',
    'warning en/docs/a.mdx:4:20: there is no sidebar “quux”',
    'warning sidebars.ts:1:30: sidebar “bar” names the doc “giraffe”, which does not exist',
  ])
})

it('the invalid items of sidebars in a lenient folder are omitted, and only these', async () => {
  const files = {
    'en/docs/a.mdx': mdx('title: A'),
    'sidebars.js':
      "module.exports = {\n  bar: [\n    { type: 'group' },\n    { type: 'link', label: 'B' },\n    { type: 'html', value: '<hr>' },\n    { type: 'doc', id: 'a', className: 'x' },\n    'zebra',\n  ],\n}\n",
  }
  expect((await lenient(files)).map((text) => text.replace(/ → .*/, ''))).toEqual([
    'warning sidebars.js:3:7: bar[0].type must be "link", "category", "doc", "ref" or "autogenerated", not "group"',
    'warning sidebars.js:4:5: bar[1].href is missing',
    'warning sidebars.js:5:5: an item of type html is left out: write a link or a category',
    'warning sidebars.js:6:29: className has no effect: the look of the sidebar is the same for all pages',
    'warning sidebars.js:7:6: sidebar “bar” names the doc “zebra”, which does not exist',
  ])
})
