import { appendFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeDoc, makePost, makeTag, tempFolder } from '../content-files/test-fixtures'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { ContentPage, Doc } from '../content-model/types'
import { hashFiles } from '../node/code-hash'
import { compileInputs, pageFingerprints, sharedInputs, unsharedFiles } from './page-inputs'

const one = makeDoc({ id: 'one' })
const inChinese = { ...one, locale: 'zh' as const }
const two = makeDoc({ id: 'two', lastUpdate: { date: '2025-01-01', author: 'Ana' } })
const post = makePost({ id: '2025/post' })
const pages: readonly ContentPage[] = [one, inChinese, two, post]
const content: Snapshot = {
  docs: [one, two],
  posts: [post],
  sidebars: {},
  tags: [],
  authors: [],
  rules: [],
  synonyms: [],
  glossary: [],
  versions: [],
  redirects: [],
}

interface Edit {
  readonly pages?: readonly ContentPage[]
  readonly snapshot?: Partial<Snapshot>
  readonly sharedInputsHash?: string
}

const fingerprints = (edit: Edit) =>
  pageFingerprints(edit.pages ?? pages, {
    snapshot: { ...content, ...edit.snapshot },
    sharedInputsHash: edit.sharedInputsHash ?? 'code',
  })
const prints = (edit: Edit = {}) => [...fingerprints(edit).pages.values()]

/** Returns those of the four pages that are rendered again after an edit. */
function renewed(edit: Edit): string[] {
  const before = prints()
  return prints(edit).flatMap((print, index) => {
    const { locale, id } = pages[index] as ContentPage
    return print === before[index] ? [] : [`${locale}:${id}`]
  })
}

const everyPage = ['en:one', 'zh:one', 'en:two', 'en:2025/post']

describe('pages to render', () => {
  it('a page is rendered again after an edit of its body, as is its fallback page in the other language; other pages are cached', () => {
    const [edited, translation] = [one, inChinese].map((page) => ({ ...page, bodyHash: 'another' }))
    expect(
      renewed({ pages: [edited, translation, two, post] as ContentPage[], snapshot: { docs: [edited as Doc, two] } }),
    ).toEqual(['en:one', 'zh:one'])
  })

  it('a page is rendered again when its own last update changes, but not when that of another page does', () => {
    const later = { ...two, lastUpdate: { date: '2025-06-01', author: 'Wei' } }
    expect(renewed({ pages: [one, inChinese, later, post], snapshot: { docs: [one, later] } })).toEqual(['en:two'])
  })

  it('a page is rendered again when the note on its own revision changes, as is the page that lists the revisions', () => {
    const list = { ...one, showsChanges: true as const }
    const noted = (note: string) => {
      const revised = { ...post, revision: { date: '2025-06-01', note } }
      return prints({ pages: [list, inChinese, two, revised], snapshot: { docs: [list, two], posts: [revised] } })
    }
    const [before, after] = [noted('Shorter.'), noted('Longer.')]
    expect(after.map((print, index) => print === before[index])).toEqual([false, true, true, false])
  })

  it('a page that may import the list of revisions is rendered again when a note changes', () => {
    const noted = (note: string) => {
      const revised = { ...post, revision: { date: '2025-06-01', note } }
      const imported = { 'en/docs/_list.mdx': { file: 'content/en/docs/_list.mdx', text: '<WhatsNew />' } }
      return prints({ pages: [one], snapshot: { docs: [one], posts: [revised], imported } })
    }
    expect(noted('Shorter.')).not.toEqual(noted('Longer.'))
  })

  it('a page is rendered again when its own reading time changes, but not when that of another page does', () => {
    const longer = { ...post, readingTime: 2 }
    expect(renewed({ pages: [one, inChinese, two, longer], snapshot: { posts: [longer] } })).toEqual(['en:2025/post'])
  })

  it('all pages are rendered again when any other field of any page changes', () => {
    const retitled = makeDoc({ id: 'two', title: 'Another title' })
    expect(renewed({ snapshot: { docs: [one, retitled] } })).toEqual(everyPage)
    const described = { ...post, description: 'What it is about.' }
    expect(renewed({ snapshot: { posts: [described] } })).toEqual(everyPage)
  })

  it('all pages are rendered again when a page is added or removed', () => {
    expect(renewed({ snapshot: { docs: [one, two, makeDoc({ id: 'three' })] } })).toEqual(everyPage)
    expect(renewed({ snapshot: { posts: [] } })).toEqual(everyPage)
  })

  it('all pages are rendered again when sidebars, tags or rules change', () => {
    expect(renewed({ snapshot: { sidebars: { bar: ['two', 'one'] } } })).toEqual(everyPage)
    expect(renewed({ snapshot: { tags: [makeTag('mysql')] } })).toEqual(everyPage)
    const family = { name: 'joins', file: 'rules/joins.ts', page: 'one', rules: [], lines: {} }
    expect(renewed({ snapshot: { rules: [family] } })).toEqual(everyPage)
  })

  it('all pages are rendered again when the hash of the shared inputs changes', () => {
    expect(renewed({ sharedInputsHash: 'other code' })).toEqual(everyPage)
  })

  it('lists of posts are rendered again when the body of a post changes, and no list when that of a doc does', () => {
    const renewedLists = (snapshot: Partial<Snapshot>) => {
      const [before, after] = [fingerprints({}), fingerprints({ snapshot })]
      return [before.docLists !== after.docLists && 'docs', before.postLists !== after.postLists && 'posts']
    }
    expect(renewedLists({ docs: [{ ...one, bodyHash: 'another' }, two] })).toEqual([false, false])
    expect(renewedLists({ posts: [{ ...post, bodyHash: 'another' }] })).toEqual([false, 'posts'])
    expect(renewedLists({ posts: [{ ...post, readingTime: 2 }] })).toEqual([false, 'posts'])
    expect(renewedLists({ docs: [one, makeDoc({ id: 'two', title: 'Another title' })] })).toEqual(['docs', 'posts'])
  })

  it('no page is rendered again without a change', () => {
    expect(renewed({})).toEqual([])
  })
})

describe('inputs by the hash of files', () => {
  const files = {
    'package-lock.json': '{}',
    'next.config.ts': 'export default {}',
    '.env': 'SITE_URL=https://a.example.org',
    'app/page.tsx': 'page',
    'components/A.tsx': 'A',
    'lib/a.ts': 'a',
    'lib/a.test.ts': 'test of a',
    'messages/en.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'public/logo.svg': '<svg/>',
    'public/_sql/worker.js': '{}',
    'content/rules/joins.ts': 'rules',
    'content/en/docs/plan.svg': '<svg/>',
    'content/en/docs/one.mdx': 'Text.',
    'content/sql/recorded/1.json': '{}',
    'README.md': 'What it is.',
    'deploy/cloudfront-function.js': 'const moved = {}',
    'elsewhere/page.mdx': 'Text.',
    'elsewhere/folder/image.svg': '<svg/>',
  }
  /** Whether an edit of a file, or a new file, changes a hash. */
  const changes = (hash: () => string, file: string) => {
    const before = process.cwd()
    const folder = tempFolder(files)
    try {
      process.chdir(folder)
      symlinkSync(path.resolve('elsewhere/page.mdx'), 'content/en/docs/linked.mdx')
      symlinkSync(path.resolve('elsewhere/folder'), 'content/en/docs/folder')
      const first = hash()
      expect(hash()).toBe(first)
      appendFileSync(file, 'edited')
      return hash() !== first
    } finally {
      process.chdir(before)
    }
  }

  it.each([
    'package-lock.json',
    'next.config.ts',
    '.env',
    'app/page.tsx',
    'components/A.tsx',
    'lib/a.ts',
    'messages/en.json',
    'node_modules/.package-lock.json',
    'public/logo.svg',
    'content/rules/joins.ts',
    'content/en/docs/plan.svg',
    'content/sql/recorded/1.json',
    'content/tags.yml',
    'public/new.png',
    'elsewhere/folder/image.svg',
  ])('the hash of the shared inputs changes after an edit of %s', (file) =>
    expect(changes(sharedInputs, file)).toBe(true),
  )

  it.each(['lib/a.test.ts', 'public/_sql/worker.js', 'content/en/docs/one.mdx', 'README.md'])(
    'the hash of the shared inputs stays the same after an edit of %s',
    (file) => expect(changes(sharedInputs, file)).toBe(false),
  )

  it.each(['content/en/docs/one.mdx', 'elsewhere/page.mdx', 'deploy/cloudfront-function.js'])(
    'the hash of the inputs that pages do not share changes after an edit of %s',
    (file) => expect(changes(() => hashFiles(unsharedFiles()), file)).toBe(true),
  )

  it.each(['next.config.ts', '.env', 'components/A.tsx', 'messages/en.json', 'node_modules/.package-lock.json'])(
    'the hash of the inputs of a compile changes after an edit of %s',
    (file) => expect(changes(compileInputs, file)).toBe(true),
  )

  it.each(['lib/a.test.ts', 'public/logo.svg', 'content/rules/joins.ts', 'content/en/docs/one.mdx'])(
    'the hash of the inputs of a compile stays the same after an edit of %s',
    (file) => expect(changes(compileInputs, file)).toBe(false),
  )
})
