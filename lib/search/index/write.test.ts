import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import type { Snapshot } from '../../content-files/snapshot/snapshot'
import * as indexedPages from './pages'
import { makePage } from './test-index'
import { writeSearchIndex } from './write'

const project = process.cwd()
const empty = { docs: [], posts: [], sidebars: {}, tags: [], rules: [], synonyms: [] } as unknown as Snapshot

beforeEach(() => {
  // the code, whose hash is part of the inputs of an index
  process.chdir(tempFolder({ 'lib/a.ts': '', 'messages/en.json': '{}', 'package-lock.json': '{}' }))
})

afterEach(() => {
  vi.restoreAllMocks()
  process.chdir(project)
})

/** Returns the path of the English file with the help for queries without results. */
function helpFile(): string {
  const [hash = ''] = readdirSync('index/en')
  return path.join('index/en', hash, 'help.json')
}

it('an index that is unchanged is not written again', async () => {
  await writeSearchIndex(empty, { target: 'index' })
  const written = statSync(helpFile()).mtimeMs
  await writeSearchIndex(empty, { target: 'index' })
  expect(statSync(helpFile()).mtimeMs).toBe(written)
})

it('an index in which a program has changed a file is written again', async () => {
  await writeSearchIndex(empty, { target: 'index' })
  const help = readFileSync(helpFile(), 'utf8')
  writeFileSync(helpFile(), '{}')
  await writeSearchIndex(empty, { target: 'index' })
  expect(readFileSync(helpFile(), 'utf8')).toBe(help)
})

it('the files of an index that an edit does not change are links to those of the last index', async () => {
  const pages = vi.spyOn(indexedPages, 'searchPages')
  const inodes = () => {
    const folder = path.dirname(helpFile())
    return ['help.json', 'texts/0.json', 'texts/1.json'].map((name) => statSync(path.join(folder, name)).ino)
  }
  pages.mockResolvedValue([makePage({ id: 'a', text: 'slow' }), makePage({ id: 'b', text: 'fast' })])
  await writeSearchIndex(empty, { target: 'index' })
  const before = inodes()
  pages.mockResolvedValue([makePage({ id: 'a', text: 'slow' }), makePage({ id: 'b', text: 'fast fast' })])
  await writeSearchIndex(empty, { target: 'index' })
  const [help, unchanged, edited] = inodes()
  expect([help, unchanged]).toEqual(before.slice(0, 2))
  expect(edited).not.toBe(before[2])
})
