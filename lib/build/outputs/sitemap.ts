import { languageAlternates } from '../../seo/hreflang'
import { publicHref } from '../../config/routes'
import type { RouteEntry } from '../../site-data/route-table'

/** A page as next-sitemap's `additionalPaths` wants it. */
export interface SitemapEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly alternateRefs: readonly { hreflang: string; href: string; hrefIsAbsolute: true }[]
}

/** The pages for search engines: no tags, no further list pages, nothing unlisted, no stand-ins for translations. */
export function sitemapEntries(table: readonly RouteEntry[]): SitemapEntry[] {
  return table
    .filter((entry) => entry.inSitemap)
    .map(({ locale, page, lastModified, translations }) => ({
      loc: encodeURI(publicHref(locale, page)),
      // the day of the change: its time of day says nothing to a search engine
      ...(lastModified !== undefined && { lastmod: lastModified.slice(0, 'YYYY-MM-DD'.length) }),
      alternateRefs: Object.entries(languageAlternates(translations)).map(([hreflang, href]) => ({
        hreflang,
        href,
        hrefIsAbsolute: true as const,
      })),
    }))
}
