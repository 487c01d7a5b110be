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

it('a translation of a lenient folder with an outdated hash is reported', async () => {
  const files = { 'en/docs/a.mdx': mdx('title: A'), 'zh/docs/a.mdx': mdx("title: 甲\nsource_hash: '0123456789ab'") }
  expect(await lenient(files)).toEqual([
    'warning zh/docs/a.mdx:3:1: en/docs/a.mdx has changed since it was translated → translate what changed, then run `npm run content:stamp -- zh/docs/a.mdx` [translation]',
  ])
})

it('a field of the site’s own is reported once for a lenient folder, at the first page that has it', async () => {
  const page = mdx('title: A\nweight: 3')
  expect(await lenient({ 'en/docs/a.mdx': page, 'en/docs/b.mdx': page, 'en/docs/c.mdx': page })).toEqual([
    'warning en/docs/a.mdx:3:1: unknown frontmatter field “weight”, also in 2 other pages → change it, or leave it: the page is shown without it [compatibility]',
  ])
})
