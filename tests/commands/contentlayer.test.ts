import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { mdx, tempFolder } from '@/lib/content-files/test-fixtures'
import { startContentlayer } from '@/lib/content-files/snapshot/contentlayer'
import { bundleContentlayer } from '@/lib/content-files/snapshot/contentlayer-bundle'

it('contentlayer types the frontmatter of docs and posts, and leaves out partials', async () => {
  const folder = tempFolder({
    'en/docs/a.mdx': mdx(
      'title: A\ntags: [joins, indexes]\nsidebar_position: 2\nunlisted: true\nlast_update: { author: Ann, note: 1 }',
    ),
    'en/docs/_part.mdx': mdx('title: Part'),
    'zh/blog/2026/b.md': mdx('title: B\ndate: 2026-11-01'),
  })
  const contentlayer = startContentlayer()
  onTestFinished(() => contentlayer.close())
  const records = await contentlayer.readRecords(folder)
  expect(records.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
    {
      _id: 'en/docs/a.mdx',
      type: 'Doc',
      title: 'A',
      tags: ['joins', 'indexes'],
      sidebar_position: 2,
      unlisted: true,
      last_update: { author: 'Ann', note: 1 },
    },
    { _id: 'zh/blog/2026/b.md', type: 'Post', title: 'B', date: '2026-11-01T00:00:00.000Z' },
  ])
})

it('the bundle of contentlayer contains the version of zod that only contentlayer has, and imports the other packages', async () => {
  const bundle = readFileSync(await bundleContentlayer(), 'utf8')
  expect(bundle).toContain('node_modules/@contentlayer2/source-files/node_modules/zod/')
  expect(bundle).toMatch(/^import matter from "gray-matter";$/m)
  expect(bundle).not.toContain('node_modules/yaml/')
})
