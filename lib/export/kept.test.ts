import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content/test-fixtures'
import { listFiles } from './assemble'
import { isWhole, keep, readKept, sharePages, staticFiles, type WantedPage } from './kept'

const wanted = (print: string): WantedPage[] => [
  { name: 'doc:en:one', fingerprint: print, folder: 'en/docs/one/' },
  { name: 'doc:en:two', fingerprint: 'two', folder: 'en/docs/two/' },
]

/** An export of two pages, and the store that was made of it. */
function stored() {
  const root = tempFolder({
    'export/_next/static/chunks/a.js': 'script',
    'export/en/docs/one/index.html': '<h1>One</h1>',
    'export/en/docs/one/index.txt': 'one',
    'export/en/docs/one/__next._tree.txt': 'not published',
    'export/en/docs/two/index.html': '<h1>Two</h1>',
    'export/en/docs/two/index.txt': 'two',
  })
  const [store, exported] = [path.join(root, 'store'), path.join(root, 'export')]
  keep(store, exported, wanted('one'), new Map())
  const names = (print = 'one') => [...readKept(store, wanted(print)).pages.keys()]
  return { root, store, exported, names }
}

describe('the store of exported pages', () => {
  it('has what is published of each page, and the names of all scripts and styles', () => {
    const { store, exported, names } = stored()
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
    expect(readKept(store, wanted('one')).statics).toEqual(staticFiles(exported))
    expect(listFiles(store)).toEqual([
      'en/docs/one/index.html',
      'en/docs/one/index.txt',
      'en/docs/two/index.html',
      'en/docs/two/index.txt',
      'index.json',
    ])
  })

  it('has no page of another fingerprint', () => {
    expect(stored().names('edited')).toEqual(['doc:en:two'])
  })

  it('has no page whose files were touched, or are gone', () => {
    const { store, names } = stored()
    writeFileSync(path.join(store, 'en/docs/one/index.html'), '<h1>Uno</h1>')
    rmSync(path.join(store, 'en/docs/two/index.txt'))
    expect(names()).toEqual([])
  })

  it('holds nothing when its list cannot be read', () => {
    const { store, names } = stored()
    writeFileSync(path.join(store, 'index.json'), '{"pages":')
    expect(names()).toEqual([])
  })

  it('gives its files to the next export, and takes nothing up twice', () => {
    const { root, store, names } = stored()
    const next = path.join(root, 'next')
    const { pages } = readKept(store, wanted('edited'))
    sharePages(pages.values(), store, next)
    expect(readFileSync(path.join(next, 'en/docs/two/index.html'), 'utf8')).toBe('<h1>Two</h1>')
    expect(statSync(path.join(next, 'en/docs/two/index.html')).ino).toBe(
      statSync(path.join(store, 'en/docs/two/index.html')).ino,
    )
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
  })

  it('forgets pages that the export has no more', () => {
    const { store, exported, names } = stored()
    rmSync(path.join(exported, 'en/docs/two'), { recursive: true })
    keep(store, exported, wanted('one'), new Map())
    expect(names()).toEqual(['doc:en:one'])
    expect(existsSync(path.join(store, 'en/docs/two'))).toBe(false)
  })

  it('tells a page that came out otherwise', () => {
    const { store, exported } = stored()
    const page = readKept(store, wanted('one')).pages.get('doc:en:one') ?? { fingerprint: '', files: { nowhere: '' } }
    expect(isWhole(exported, page)).toBe(true)
    rmSync(path.join(exported, 'en/docs/one/index.txt'))
    expect(isWhole(exported, page)).toBe(false)
  })
})

describe('a store whose build was killed', () => {
  it('before it was whole is the old one', () => {
    const { root, exported, store, names } = stored()
    writeFileSync(path.join(root, 'store.next'), 'half')
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
    keep(store, exported, wanted('one'), new Map())
    expect(listFiles(root).filter((file) => file.startsWith('store.'))).toEqual([])
  })

  it('while it was put in place is the old one', () => {
    const { root, store, names } = stored()
    renameSync(store, path.join(root, 'store.old'))
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
  })

  it('before the first was there is none', () => {
    const { store, names } = stored()
    rmSync(store, { recursive: true })
    expect(names()).toEqual([])
  })
})
