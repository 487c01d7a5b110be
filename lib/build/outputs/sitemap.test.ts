import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '../../site-data/route-table'
import { sitemapEntries } from './sitemap'

const row = (facts: Partial<RouteEntry>): RouteEntry => ({
  type: 'doc',
  context: 'docs',
  locale: 'en',
  page: 'faq/',
  publicPath: '/faq/',
  params: {},
  propsId: 'doc:en:faq',
  inSitemap: true,
  translations: { en: 'faq/' },
  ...facts,
})

describe('sitemapEntries', () => {
  it('sitemapEntries lists a page with its path, the date of its last change and the URLs of its translations', () => {
    const entry = row({
      locale: 'zh',
      lastModified: '2025-01-02T03:04:05.000Z',
      translations: { en: 'faq/', zh: 'faq/' },
    })
    expect(sitemapEntries([entry])).toEqual([
      {
        loc: '/docs/zh/faq/',
        lastmod: '2025-01-02',
        alternateRefs: [
          { hreflang: 'en-GB', href: 'https://docs.example.com/docs/faq/', hrefIsAbsolute: true },
          { hreflang: 'zh-CN', href: 'https://docs.example.com/docs/zh/faq/', hrefIsAbsolute: true },
          { hreflang: 'x-default', href: 'https://docs.example.com/docs/faq/', hrefIsAbsolute: true },
        ],
      },
    ])
  })

  it('sitemapEntries percent-encodes non-ASCII letters', () => {
    const [entry] = sitemapEntries([row({ page: '安装/', translations: { en: '安装/' } })])
    expect(entry?.loc).toBe('/docs/%E5%AE%89%E8%A3%85/')
    expect(entry?.alternateRefs[0]?.href).toBe('https://docs.example.com/docs/%E5%AE%89%E8%A3%85/')
  })

  it('sitemapEntries omits the date of a page that has none', () => {
    expect(sitemapEntries([row({})])[0]).not.toHaveProperty('lastmod')
  })

  it('sitemapEntries omits pages that are not for the sitemap', () => {
    expect(sitemapEntries([row({ inSitemap: false }), row({ page: '' })]).map(({ loc }) => loc)).toEqual(['/docs/'])
  })
})
