import { describe, expect, it } from 'vitest'
import { diffText, releaseDiff, type Release } from './release-diff'

const release = (files: Record<string, string>): Release =>
  new Map(Object.entries(files).map(([name, text]) => [name, { hash: text, bytes: text.length }]))

const before = release({
  'index.html': 'root',
  'docs/faq/index.html': 'faq',
  'docs/faq/index.txt': 'data',
  'docs/old/index.html': 'old',
  'docs/_next/static/chunks/a.js': 'code',
  'docs/sitemap.xml': 'map',
})

const after = release({
  'index.html': 'root',
  'docs/faq/index.html': 'faq, longer',
  'docs/faq/index.txt': 'data',
  'docs/new/index.html': 'new',
  'docs/new/index.txt': 'more',
  'docs/_next/static/chunks/b.js': 'code 2',
  'docs/sitemap.xml': 'map 2',
})

describe('releaseDiff', () => {
  it('releaseDiff groups the files of a page, and lists added, removed and changed ones', () => {
    expect(releaseDiff(before, after)).toEqual({
      pages: [
        { name: '/docs/faq/', kind: 'changed', files: 1, growth: 8 },
        { name: '/docs/new/', kind: 'came', files: 2, growth: 7 },
        { name: '/docs/old/', kind: 'went', files: 1, growth: -3 },
      ],
      hashed: [
        { name: 'docs/_next/static/chunks/a.js', kind: 'went', files: 1, growth: -4 },
        { name: 'docs/_next/static/chunks/b.js', kind: 'came', files: 1, growth: 6 },
      ],
      others: [{ name: 'docs/sitemap.xml', kind: 'changed', files: 1, growth: 2 }],
      totals: { files: 7, bytes: 37, same: 2 },
    })
  })

  it('releaseDiff lists a page with one added file as changed', () => {
    const page = { 'docs/a/index.html': 'a' }
    const { pages } = releaseDiff(release(page), release({ ...page, 'docs/a/index.md': 'a' }))
    expect(pages).toEqual([{ name: '/docs/a/', kind: 'changed', files: 1, growth: 1 }])
  })

  it('releaseDiff is formatted in a few lines', () => {
    expect(diffText(releaseDiff(before, after))).toBe(`pages: 1 came, 1 went, 1 changed, +12 B
  ~ /docs/faq/  +8 B, 1 of its files
  + /docs/new/  +7 B, 2 of its files
  - /docs/old/  -3 B, 1 of its files
other files: 0 came, 0 went, 1 changed, +2 B
  ~ docs/sitemap.xml  +2 B
hashed files: 1 came, 1 went, 0 changed, +2 B
2 files are the same; the new build has 7 files, 37 B`)
  })

  it('releaseDiff lists no changes for two equal builds', () => {
    expect(diffText(releaseDiff(before, before))).toMatch(/^6 files are the same; /)
  })
})
