import { expect, it } from 'vitest'
import { groupEntries } from './group-reports'
import { findIn } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const pages = (settings: string) => ({
  'settings.yml': settings,
  'en/docs/a.mdx': mdx('title: A', '[x](gone.mdx) [y](gone.mdx)'),
  'en/docs/b.mdx': mdx('title: B', '[x](gone.mdx) [z](lost.mdx)'),
})

it('a lenient folder reports a broken link once, with the number of other pages that have it', async () => {
  expect(await findIn('links', pages('level: lenient\n'))).toEqual([
    expect.stringContaining('a.mdx:5:1: link to the file “docs/gone.mdx”, which does not exist (also on another page)'),
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
