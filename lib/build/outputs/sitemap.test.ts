import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tempFolder } from '../../content-files/test-fixtures'
import * as commands from '../../node/run'
import type { RouteEntry } from '../../site-data/route-table'
import { sitemapEntries, writeSitemap } from './sitemap'

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

describe('writeSitemap', () => {
  const project = process.cwd()

  afterEach(() => {
    vi.restoreAllMocks()
    process.chdir(project)
  })

  it('writeSitemap runs next-sitemap again only after a change of its pages or after a run that failed', async () => {
    process.chdir(tempFolder({ 'next-sitemap.config.js': '', 'package-lock.json': '{}' }))
    const run = vi.spyOn(commands, 'run').mockImplementation(async () => {
      const { outDir, pages } = JSON.parse(readFileSync('.cache/sitemap.json', 'utf8'))
      writeFileSync(path.join(outDir, 'robots.txt'), `${pages.length} pages`)
      return ''
    })
    const robotsOf = async (rows: readonly RouteEntry[]) => {
      await writeSitemap('out', rows)
      return readFileSync('out/robots.txt', 'utf8')
    }
    const one = [row({})]
    const two = [...one, row({ page: 'a/' })]
    expect([await robotsOf(one), await robotsOf(one)]).toEqual(['1 pages', '1 pages'])
    expect(run).toHaveBeenCalledTimes(1)
    expect(await robotsOf(two)).toBe('2 pages')
    run.mockRejectedValueOnce(new Error('killed'))
    await expect(robotsOf(one)).rejects.toThrow('killed')
    expect(await robotsOf(one)).toBe('1 pages')
    expect(run).toHaveBeenCalledTimes(4)
  })
})
