import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { contentHash } from '../node/content-hash'
import { listFiles } from '../node/list-files'
import { updatePageCache, copyCachedPages, hasCachedPages, readCachedPages, type CacheablePage } from './page-cache'

const wanted: CacheablePage[] = [
  { name: 'doc:en:one', publicPath: '/one/', file: 'docs/one/index.html' },
  { name: 'doc:en:two', publicPath: '/two/', file: 'docs/two/index.html' },
]
const statics = ['chunks/a.js']
const shared = { inputs: 'inputs', content: 'content' }
const queries = new Map([
  [
    '/one/',
    new Map([
      ['title of one', 'One'],
      ['footer', 'Terms'],
    ]),
  ],
  ['/two/', new Map([['footer', 'Terms']])],
])
const built = { wanted, queries, statics, shared, cached: new Map() }

/** Returns the options of `readCachedPages`; `answers` are those that differ from the last build. */
const now = (answers: Readonly<Record<string, string>> = {}, hashes = shared) => ({
  shared: hashes,
  answer: (query: string) => ({ 'title of one': 'One', footer: 'Terms', ...answers })[query],
})

/** Writes a built site of two pages and creates the page cache from it. */
function stored() {
  const root = tempFolder({
    'site/docs/one/index.html': '<h1>One</h1>',
    'site/docs/two/index.html': '<h1>Two</h1>',
    'site/docs/tags/index.html': '<h1>Tags</h1>',
  })
  const [store, site] = [path.join(root, 'store'), path.join(root, 'site')]
  updatePageCache(store, site, built)
  const names = (...state: Parameters<typeof now>) => [...readCachedPages(store, wanted, now(...state)).pages.keys()]
  return { root, store, site, names }
}

describe('the page cache', () => {
  it('the page cache contains the files of each cacheable page under their hashes, and the names of scripts and styles', () => {
    const { store, names } = stored()
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
    expect(readCachedPages(store, wanted, now()).statics).toEqual(statics)
    const files = ['<h1>One</h1>', '<h1>Two</h1>'].map(contentHash)
    expect(listFiles(store)).toEqual([...files, 'index.json'].sort())
  })

  it('the page cache does not return a page that has asked a query with another answer now', () => {
    const { names } = stored()
    expect(names({ 'title of one': 'The first' })).toEqual(['doc:en:two'])
    expect(names({ footer: 'Terms of use' })).toEqual([])
  })

  it('the page cache returns no page if what all pages share has changed', () => {
    const { names } = stored()
    expect(names({}, { ...shared, inputs: 'other inputs' })).toEqual([])
    expect(names({}, { ...shared, content: 'other content' })).toEqual([])
  })

  it('the page cache does not contain a page whose queries are not known', () => {
    const { store, site, names } = stored()
    updatePageCache(store, site, { ...built, queries: new Map([...queries].slice(0, 1)) })
    expect(names()).toEqual(['doc:en:one'])
  })

  it('the page cache returns the queries of a page, so that they are stored again', () => {
    const { store, site, names } = stored()
    const { pages } = readCachedPages(store, wanted, now())
    expect(pages.get('doc:en:one')?.queries).toEqual(queries.get('/one/'))
    updatePageCache(store, site, { ...built, cached: pages, queries: new Map() })
    expect(names({ 'title of one': 'The first' })).toEqual(['doc:en:two'])
  })

  it('the page cache has pages of the same shared inputs only', () => {
    const { root, store } = stored()
    expect(hasCachedPages(store, 'inputs')).toBe(true)
    expect(hasCachedPages(store, 'other inputs')).toBe(false)
    expect(hasCachedPages(path.join(root, 'no-store'), 'inputs')).toBe(false)
  })

  it('the page cache does not return a page whose cached files were edited or deleted', () => {
    const { store, site, names } = stored()
    writeFileSync(path.join(site, 'docs/one/index.html'), 'edited where it is published')
    rmSync(path.join(store, contentHash('<h1>Two</h1>')))
    expect(names()).toEqual([])
  })

  it('the page cache links its files into the next site', () => {
    const { root, store } = stored()
    const next = path.join(root, 'next')
    copyCachedPages(store, readCachedPages(store, wanted, now({ 'title of one': 'The first' })).pages.values(), next)
    expect(listFiles(next)).toEqual(['docs/two/index.html'])
    expect(readFileSync(path.join(next, 'docs/two/index.html'), 'utf8')).toBe('<h1>Two</h1>')
    expect(statSync(path.join(next, 'docs/two/index.html')).ino).toBe(
      statSync(path.join(store, contentHash('<h1>Two</h1>'))).ino,
    )
  })

  it('the page cache replaces the files of pages that were rendered again', () => {
    const { root, store } = stored()
    const next = path.join(root, 'next')
    const { pages } = readCachedPages(store, wanted, now({ 'title of one': 'The first' }))
    copyCachedPages(store, pages.values(), next)
    mkdirSync(path.join(next, 'docs/one'))
    writeFileSync(path.join(next, 'docs/one/index.html'), '<h1>1</h1>')
    updatePageCache(store, next, { ...built, cached: pages })
    expect([...readCachedPages(store, wanted, now()).pages.keys()]).toEqual(['doc:en:one', 'doc:en:two'])
    expect(existsSync(path.join(store, contentHash('<h1>One</h1>')))).toBe(false)
  })

  it('the page cache removes pages that are no longer in the site', () => {
    const { store, site, names } = stored()
    rmSync(path.join(site, 'docs/two'), { recursive: true })
    updatePageCache(store, site, built)
    expect(names()).toEqual(['doc:en:one'])
    expect(readdirSync(store)).toHaveLength(2)
  })
})

describe('the page cache of a build that was killed', () => {
  it('the page cache of a build that was killed returns the pages of its index, and removes other files in the next build', () => {
    const { store, site, names } = stored()
    writeFileSync(path.join(store, contentHash('new')), 'new')
    writeFileSync(path.join(store, 'index.json.4711.0'), '{"pages":')
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
    updatePageCache(store, site, built)
    expect(readdirSync(store)).toHaveLength(3)
  })

  it('the page cache of a build that was killed returns no page if its index is missing or unreadable', () => {
    const { store, names } = stored()
    writeFileSync(path.join(store, 'index.json'), '{"pages":')
    expect(names()).toEqual([])
    rmSync(store, { recursive: true })
    expect(names()).toEqual([])
  })
})
