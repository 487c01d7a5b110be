import { languageAlternates } from '../../seo/hreflang'
import { publicHref } from '../../config/routes'
import type { RouteEntry } from '../../site-data/route-table'

/** A page in the format of next-sitemap's `additionalPaths`. */
export interface SitemapEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly alternateRefs: readonly { hreflang: string; href: string; hrefIsAbsolute: true }[]
}

/** Returns the sitemap's pages: those of the route table with `inSitemap`. */
export function sitemapEntries(table: readonly RouteEntry[]): SitemapEntry[] {
  return table
    .filter((entry) => entry.inSitemap)
    .map(({ locale, page, lastModified, translations }) => ({
      loc: encodeURI(publicHref(locale, page)),
      // site-data/last-modified.ts finds the date; search engines do not use the time
      ...(lastModified !== undefined && { lastmod: lastModified.slice(0, 'YYYY-MM-DD'.length) }),
      alternateRefs: Object.entries(languageAlternates(translations)).map(([hreflang, href]) => ({
        hreflang,
        href,
        hrefIsAbsolute: true as const,
      })),
    }))
}
