import { expect, it } from 'vitest'
import type { EngineVersion } from '../engine-versions/schema'
import { expandBlocks } from './blocks'
import { compileBody } from './compile'

const versions: EngineVersion[] = [
  {
    id: 'mysql-hash-join',
    engine: 'MySQL',
    feature: { en: 'hash joins', zh: '哈希连接' },
    from: '8.0.18',
    source: 'https://dev.mysql.com/doc/',
    checked: '2026-11-25',
  },
]
const source = (body: string) => ({ body, file: 'docs/a.mdx', locale: 'en' as const, versions })

it('<VersionIndex> becomes sections whose lines have its position, and is unchanged inside code', () => {
  const lines = expandBlocks(source('Text.\n<VersionIndex />\n\n```mdx\n<VersionIndex />\n```'))
  expect(lines.find(({ text }) => text.startsWith('## MySQL'))?.line).toBe(2)
  expect(lines.at(-2)).toEqual({ text: '<VersionIndex />', line: 5 })
})

it('the table of <VersionIndex> is part of the table of contents and of the search index', async () => {
  const { toc, sections, links } = await compileBody(source('<VersionIndex />'))
  expect(toc).toEqual([{ id: 'mysql', depth: 2, text: 'MySQL' }])
  expect(sections.find(({ id }) => id === 'mysql')?.text).toContain('hash joins')
  expect(links).toMatchObject([{ href: 'https://dev.mysql.com/doc/', line: 1 }])
})

it('<VersionIndex> inside of a line is reported', async () => {
  await expect(compileBody(source('See <VersionIndex /> here.'))).rejects.toMatchObject({
    message: expect.stringContaining('must be on a line of its own') as string,
  })
})
