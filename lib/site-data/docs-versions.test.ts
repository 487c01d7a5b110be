import { describe, expect, it } from 'vitest'
import { makeDoc, makePost, onSite } from '../content-files/test-fixtures'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { DocsVersion } from '../content-model/docs-versions'

const versions: readonly DocsVersion[] = [
  { label: '2.0', folder: '' },
  { label: '1.0', folder: '1.0' },
  { label: 'Next', folder: 'next', unreleased: true },
]
const faq = makeDoc({ id: 'faq' })
const faqInChinese = makeDoc({ id: 'faq', locale: 'zh' })
const old = makeDoc({ id: '1.0/faq', otherVersion: '1.0', tags: ['old'] })
const gone = makeDoc({ id: '1.0/gone', otherVersion: '1.0' })
const coming = makeDoc({ id: 'next/coming', otherVersion: 'Next' })
const content: Partial<Snapshot> = {
  docs: [faq, faqInChinese, old, gone, coming],
  posts: [makePost({ id: '2024/news' })],
  settings: { level: 'strict', versions },
  tags: [{ key: 'old', slug: 'old', label: { en: 'old', zh: 'old' } }],
  sidebars: { docs: ['faq'], '1.0-docs': ['1.0/gone', '1.0/faq'], next: ['next/coming'] },
}
const versionLinks = async (doc = old) => {
  const { versionLinks: linksOf } = await onSite(content, () => import('./docs-versions'))
  return linksOf(doc).map(({ label, href, hasDoc, isOwn }) => [label, href, hasDoc, isOwn])
}

describe('versionLinks', () => {
  it('links of a doc lead to the doc in each version, else to the first page of the version', async () => {
    expect(await versionLinks(old)).toEqual([
      ['2.0', '/faq/', true, false],
      ['1.0', '/1.0/faq/', true, true],
      ['Next', '/next/coming/', false, false],
    ])
  })

  it('links of a doc that only an old version has lead to the first page of the others', async () => {
    expect(await versionLinks(gone)).toEqual([
      ['2.0', '/faq/', false, false],
      ['1.0', '/1.0/gone/', true, true],
      ['Next', '/next/coming/', false, false],
    ])
  })

  it('links stay in the language of the reader', async () => {
    const links = await versionLinks({ ...old, locale: 'zh' })
    expect(links.map(([, href]) => href)).toEqual(['/zh/faq/', '/zh/1.0/faq/', '/zh/next/coming/'])
  })

  it('the index of the folder of a version is the first page of that version', async () => {
    const start = makeDoc({ id: 'next/index', otherVersion: 'Next' })
    const { versionLinks: linksOf } = await onSite({ ...content, docs: [faq, start] }, () => import('./docs-versions'))
    expect(linksOf(faq).map(({ href }) => href)).toContain('/next/')
  })

  it('docs without versions have no links', async () => {
    const { versionLinks: linksOf } = await onSite({ docs: [faq] }, () => import('./docs-versions'))
    expect(linksOf(faq)).toEqual([])
  })
})

it.each([
  ['the current version', faq, { canonical: '/faq/', robots: undefined, title: 'Title of faq | SQL Tuner' }],
  ['an old version', old, { canonical: '/faq/', robots: undefined, title: 'Title of 1.0/faq (1.0) | SQL Tuner' }],
  [
    'an old version only',
    gone,
    { canonical: '/1.0/gone/', robots: { index: false, follow: false }, title: 'Title of 1.0/gone (1.0) | SQL Tuner' },
  ],
  [
    'an old version in another language',
    { ...old, locale: 'zh' as const },
    { canonical: '/zh/faq/', robots: undefined, title: 'Title of 1.0/faq (1.0) | SQL Tuner' },
  ],
])(
  'the metadata of a doc of %s has the canonical URL, robots entry and title for its version',
  async (_, doc, expected) => {
    const { contentMetadata } = await onSite(content, () => import('../seo/metadata'))
    const { title, robots, alternates } = contentMetadata(doc, { en: doc.path })
    expect({ title, robots, canonical: alternates?.canonical }).toEqual({
      ...expected,
      canonical: `https://docs.example.com/docs${expected.canonical}`,
    })
    if (doc !== faq) expect(alternates?.languages).toBeUndefined()
  },
)

it('docs of other versions are in the route table but not in the sitemap and not on the pages of tags', async () => {
  const { routeTable } = await onSite(content, () => import('./route-table'))
  const table = routeTable().filter(({ locale }) => locale === 'en')
  expect(table.filter(({ type }) => type === 'doc').map(({ page, inSitemap }) => [page, inSitemap])).toEqual([
    ['faq/', true],
    ['1.0/faq/', false],
    ['1.0/gone/', false],
    ['next/coming/', false],
  ])
  expect(table.filter(({ type }) => type === 'doc-tag')).toEqual([])
})

it('docs of other versions are not in the search index', async () => {
  const { searchPages } = await import('../search/index/pages')
  const { snapshot } = await onSite(content, () => import('./source'))
  const current = { ...snapshot(), docs: snapshot().docs.filter(({ id }) => id !== 'faq'), posts: [] }
  expect(await searchPages(current, 'en')).toEqual([])
})

it('the translation status has the current version only', async () => {
  const { siteTranslations } = await onSite(content, () => import('./translation-status'))
  expect(siteTranslations().map(({ translation }) => translation)).toEqual(['zh/blog/2024/news.mdx', 'zh/docs/faq.mdx'])
})
