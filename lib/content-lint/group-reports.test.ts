import { expect, it } from 'vitest'
import { groupEntries, groupLinks, groupReports } from './group-reports'
import { diagnostics, diagnosticsIn } from '../diagnostics/diagnostic'
import { findIn } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const pages = (settings: string) => ({
  'settings.yml': settings,
  'en/docs/a.mdx': mdx('title: A', '[x](gone.mdx) [y](gone.mdx)'),
  'en/docs/b.mdx': mdx('title: B', '[x](gone.mdx) [z](lost.mdx)'),
})

it('a lenient folder reports a broken link once, with the number of other pages that have it', async () => {
  expect(await findIn('links', pages('level: lenient\n'))).toEqual([
    expect.stringContaining(
      'a.mdx:5:1: link to the file “docs/gone.mdx”, which does not exist (also in en/docs/b.mdx:5)',
    ),
    expect.stringContaining('b.mdx:5:15: link to the file “docs/lost.mdx”, which does not exist'),
  ])
})

it('a strict folder reports each broken link', async () => {
  expect(await findIn('links', pages('level: strict\n'))).toHaveLength(4)
})

it('reports about entries of a file are grouped if they differ only in the keys of the entries', () => {
  const file = 'authors.yml'
  expect(
    groupEntries([
      { file, message: '“ann”: unknown field “age”' },
      { file, message: '“bob”: unknown field “age”' },
      { file, message: '“bob”: url must be a URL' },
    ]).map(({ message }) => message),
  ).toEqual(['“ann”: unknown field “age” (also on another entry)', '“bob”: url must be a URL'])
})

it('a grouped report names up to three other places, and counts more pages', () => {
  const at = (page: string, line: number) => ({ file: `content/en/docs/${page}.md`, line, message: 'no <A>' })
  const [a, b, c, d, e] = [at('a', 1), at('b', 2), at('c', 3), at('d', 4), at('e', 5)]
  const messages = (...reports: (typeof a)[]) => groupReports(reports).map(({ message }) => message)
  expect(messages(a, a)).toEqual(['no <A>'])
  expect(messages(a, b, c)).toEqual(['no <A> (also in en/docs/b.md:2, in en/docs/c.md:3)'])
  expect(messages(a, b, c, d, e)).toEqual(['no <A> (also on 4 other pages)'])
})

it('links to anchors that a page does not have are one report, with the other anchors', () => {
  const to = (anchor: string, line: number) => ({
    file: 'content/en/docs/b.md',
    line,
    message: `link to the anchor “${anchor}”, which en/docs/a.md does not have`,
  })
  expect(groupLinks([to('#x', 1), to('#x', 4), to('#y', 2)]).map(({ message }) => message)).toEqual([
    'link to the anchor “#x”, which en/docs/a.md does not have (also “#y” in en/docs/b.md:2)',
  ])
})

it('a grouped report is also one about the files of its other places', async () => {
  const also = (page: string, line: number) => ({ file: `content/en/docs/${page}.md`, line, column: 1 })
  const grouped = groupReports([
    { ...also('a', 1), message: 'no <A>' },
    { ...also('b', 2), message: 'no <A>' },
  ])
  const found = (page: string) =>
    diagnosticsIn((file) => file.endsWith(`${page}.md`), diagnostics('compatibility', grouped))
  expect(found('b')).toMatchObject([{ ...also('b', 2), message: 'no <A> (also in en/docs/b.md:2)' }])
  expect(found('a')).toMatchObject([also('a', 1)])
  expect(found('c')).toEqual([])
})
