import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { PageRecord } from '../../content-model/record'
import { splitFrontmatter } from '../frontmatter'
import { mdx, tempFolder } from '../test-fixtures'
import type { Contentlayer } from './contentlayer'
import { PageStore } from './page-store'

/** A store in a cache folder, the files that it has had typed, one list for each call, and their texts. */
function openStore(cache = tempFolder({})) {
  const calls: string[][] = []
  const staged: string[] = []
  const readRecords = (folder: string) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))
    calls.push(files)
    const records = files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      staged.push(text)
      const { yaml, body } = splitFrontmatter(text)
      return { _id: file, type: 'Doc', title: yaml, body: { raw: body } } as PageRecord
    })
    return Promise.resolve(records)
  }
  const contentlayer: Contentlayer = { readRecords, close: () => Promise.resolve() }
  const store = new PageStore('content', cache, () => contentlayer)
  return { store, calls, staged, cache, typeOne: (text: string) => store.recordsOf(new Map([['en/docs/a.mdx', text]])) }
}

it('a page with a new body and the same frontmatter has that body without being processed again', async () => {
  const { typeOne, calls } = openStore()
  await typeOne(mdx('title: A', 'First body.'))
  const records = await typeOne(mdx('title: A', 'Second body.'))
  expect(records.get('en/docs/a.mdx')).toMatchObject({ title: 'title: A', body: { raw: '\nSecond body.\n' } })
  expect(calls).toEqual([['en/docs/a.mdx']])
})

it('contentlayer reads the frontmatter of a page without its body', async () => {
  const { typeOne, staged } = openStore()
  const records = await typeOne(mdx('title: A', 'Body.'))
  expect(staged).toEqual(['---\ntitle: A\n---\n'])
  expect(records.get('en/docs/a.mdx')?.body.raw).toBe('\nBody.\n')
})

it('contentlayer reads frontmatter with Windows line endings as lines that end in LF', async () => {
  const { typeOne, staged } = openStore()
  const records = await typeOne('---\r\ntitle: A\r\ntags: [a]\r\n---\r\nBody.\r\n')
  expect(staged).toEqual(['---\ntitle: A\ntags: [a]\n---\n'])
  expect(records.get('en/docs/a.mdx')?.body.raw).toBe('Body.\r\n')
})

it('a page with new frontmatter is processed again', async () => {
  const { typeOne, calls } = openStore()
  await typeOne(mdx('title: A'))
  const records = await typeOne(mdx('title: B'))
  expect(records.get('en/docs/a.mdx')).toMatchObject({ title: 'title: B' })
  expect(calls).toHaveLength(2)
})

it('a page that one process has processed is not processed again by the next one', async () => {
  const first = openStore()
  await first.typeOne(mdx('title: A', 'Body.'))
  first.store.save(['en/docs/a.mdx'])
  const second = openStore(first.cache)
  const records = await second.typeOne(mdx('title: A', 'Body.'))
  expect(records.get('en/docs/a.mdx')).toMatchObject({ title: 'title: A', body: { raw: '\nBody.\n' } })
  expect(second.calls).toEqual([])
})
