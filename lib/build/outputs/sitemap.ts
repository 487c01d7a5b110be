import { languageAlternates } from '../../seo/hreflang'
import { publicHref } from '../../config/routes'
import type { RouteEntry } from '../../site-data/route-table'

/** A page in the format of next-sitemap's `additionalPaths`. */
export interface SitemapEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly alternateRefs: readonly { hreflang: string; href: string; hrefIsAbsolute: true }[]
}

/** Returns the pages of the sitemap: no tags, no further list pages, no unlisted pages, no fallback pages. */
export function sitemapEntries(table: readonly RouteEntry[]): SitemapEntry[] {
  return table
    .filter((entry) => entry.inSitemap)
    .map(({ locale, page, lastModified, translations }) => ({
      loc: encodeURI(publicHref(locale, page)),
      // the date only: search engines have no use for the time of day
      ...(lastModified !== undefined && { lastmod: lastModified.slice(0, 'YYYY-MM-DD'.length) }),
      alternateRefs: Object.entries(languageAlternates(translations)).map(([hreflang, href]) => ({
        hreflang,
        href,
        hrefIsAbsolute: true as const,
      })),
    }))
}
