import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { listFiles } from '../node/list-files'
import { hashOf, keep, placeKept, readKept, type WantedPage } from './page-cache'

const wanted = (print: string): WantedPage[] => [
  { name: 'doc:en:one', fingerprint: print, files: ['docs/one/index.html', 'docs/one/index.txt'] },
  { name: 'doc:en:two', fingerprint: 'two', files: ['docs/two/index.html', 'docs/two/index.txt'] },
]
const statics = ['chunks/a.js']
const nothing = new Map()
const name = (text: string) => hashOf(Buffer.from(text))

/** A finished site of two pages, and the store that was made of it. */
function stored() {
  const root = tempFolder({
    'site/docs/one/index.html': '<h1>One</h1>',
    'site/docs/one/index.txt': 'one',
    'site/docs/two/index.html': '<h1>Two</h1>',
    'site/docs/two/index.txt': 'two',
    'site/docs/tags/index.html': '<h1>Tags</h1>',
  })
  const [store, site] = [path.join(root, 'store'), path.join(root, 'site')]
  keep(store, site, { wanted: wanted('one'), kept: nothing, statics })
  const names = (print = 'one') => [...readKept(store, wanted(print)).pages.keys()]
  return { root, store, site, names }
}

describe('the store of pages', () => {
  it('has the files of each page that can be kept, by what is in them, and the names of scripts and styles', () => {
    const { store, names } = stored()
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
    expect(readKept(store, wanted('one')).statics).toEqual(statics)
    const files = ['<h1>One</h1>', 'one', '<h1>Two</h1>', 'two'].map(name)
    expect(listFiles(store)).toEqual([...files, 'index.json'].sort())
  })

  it('has no page of another fingerprint', () => {
    expect(stored().names('edited')).toEqual(['doc:en:two'])
  })

  it('gives no page whose files were touched, or are gone', () => {
    const { store, site, names } = stored()
    writeFileSync(path.join(site, 'docs/one/index.html'), 'edited where it is published')
    rmSync(path.join(store, name('two')))
    expect(names()).toEqual([])
  })

  it('gives its files to the next site', () => {
    const { root, store } = stored()
    const next = path.join(root, 'next')
    placeKept(store, readKept(store, wanted('edited')).pages.values(), next)
    expect(listFiles(next)).toEqual(['docs/two/index.html', 'docs/two/index.txt'])
    expect(readFileSync(path.join(next, 'docs/two/index.html'), 'utf8')).toBe('<h1>Two</h1>')
    expect(statSync(path.join(next, 'docs/two/index.txt')).ino).toBe(statSync(path.join(store, name('two'))).ino)
  })

  it('takes in what was made, and forgets what it stood for', () => {
    const { root, store } = stored()
    const next = path.join(root, 'next')
    const { pages } = readKept(store, wanted('edited'))
    placeKept(store, pages.values(), next)
    for (const file of ['docs/one/index.html', 'docs/one/index.txt']) {
      placeKept(store, [{ fingerprint: '', files: { [file]: name('one') } }], next)
    }
    keep(store, next, { wanted: wanted('edited'), kept: pages, statics })
    expect([...readKept(store, wanted('edited')).pages.keys()]).toEqual(['doc:en:one', 'doc:en:two'])
    expect(existsSync(path.join(store, name('<h1>One</h1>')))).toBe(false)
  })

  it('forgets pages that the site has no more', () => {
    const { store, site, names } = stored()
    rmSync(path.join(site, 'docs/two'), { recursive: true })
    keep(store, site, { wanted: wanted('one'), kept: nothing, statics })
    expect(names()).toEqual(['doc:en:one'])
    expect(readdirSync(store)).toHaveLength(3)
  })
})

describe('a store whose build was killed', () => {
  it('with files too many gives the pages of its list, and loses the others with the next build', () => {
    const { store, site, names } = stored()
    writeFileSync(path.join(store, name('new')), 'new')
    writeFileSync(path.join(store, 'index.json.new'), '{"pages":')
    expect(names()).toEqual(['doc:en:one', 'doc:en:two'])
    keep(store, site, { wanted: wanted('one'), kept: nothing, statics })
    expect(readdirSync(store)).toHaveLength(5)
  })

  it('without a list, or with one that cannot be read, gives nothing', () => {
    const { store, names } = stored()
    writeFileSync(path.join(store, 'index.json'), '{"pages":')
    expect(names()).toEqual([])
    rmSync(store, { recursive: true })
    expect(names()).toEqual([])
  })
})
