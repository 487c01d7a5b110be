import { expect, it } from 'vitest'
import { checkFiles } from './test-check'
import { mdx } from '../content-files/test-fixtures'

it('a link to a page with an error in its body is not reported, because its anchors are unknown', async () => {
  const files = {
    'en/docs/a.mdx': mdx('title: A', '[b](b.mdx#x)'),
    'en/docs/b.mdx': mdx('title: B', 'A <B'),
  }
  const { reports, warnings } = await checkFiles(files)
  expect(reports).toEqual([expect.stringContaining('en/docs/b.mdx:5') as string])
  expect(warnings).toEqual([])
})

it('a link to a file that is not a page is reported as such', async () => {
  const files = { 'en/docs/a.mdx': mdx('title: A', '[b](_b.mdx)'), 'en/docs/_b.mdx': 'Shared.' }
  expect((await checkFiles(files)).warnings).toEqual([
    'en/docs/a.mdx:5:1: link to the file “docs/_b.mdx”, which is not a page',
  ])
})

it('a placeholder in a link, which nothing replaces, is reported once for a lenient folder', async () => {
  const text = '[b]({{site.api}}/b.html), [c]({{site.api}}/c)'
  const files = { 'settings.yml': 'level: lenient\n', 'en/docs/a.md': mdx('title: A', text) }
  expect((await checkFiles(files)).warnings).toEqual([
    'en/docs/a.md:5:1: link with “{{site.api}}”, which nothing replaces: write the URL itself',
  ])
})

it('a link of an English page to a page that exists only in Chinese is reported, as after renaming the English file', async () => {
  const files = {
    'en/docs/a.mdx': mdx('title: A', '[b](b.mdx)'),
    'zh/docs/a.mdx': mdx('title: 甲', '[乙](b.mdx)'),
    'en/docs/b-new.mdx': mdx('title: B'),
    'zh/docs/b.mdx': mdx('title: 乙'),
  }
  const { warnings } = await checkFiles(files)
  expect(warnings.filter((warning) => warning.includes('link to'))).toEqual([
    'en/docs/a.mdx:5:1: link to the file “docs/b.mdx”, which exists only as zh/docs/b.mdx',
  ])
})
