import type { Report } from '../../diagnostics/diagnostic'
import { urlOf, type PublishedSite } from '../published'
import { decodeXml } from './xml'

/** Matches tag pages and list pages after the first, which are not in the sitemap. */
const EXCLUDED = /\/(tags|page)\//

/** Reports missing, repeated and wrong URLs of a sitemap, which lists the indexable pages with their `hreflang` links. */
export function sitemapErrors(site: PublishedSite, file: string, xml: string): Report[] {
  const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gs)].map(([, loc = '', rest = '']) => ({
    loc: decodeXml(loc),
    alternates: alternatesOf(rest),
  }))
  const wanted = new Map(
    [...site.pages.values()]
      .filter((page) => page.isIndexed && page.redirect === undefined && !EXCLUDED.test(`/${page.file}`))
      .filter((page) => page.canonical === urlOf(site, page.file))
      .map((page) => [urlOf(site, page.file), page]),
  )
  const listed = new Set<string>()
  const found = entries.flatMap(({ loc, alternates }) => {
    const page = wanted.get(loc)
    const isTwice = listed.has(loc)
    listed.add(loc)
    if (isTwice) return [`${loc} is listed twice`]
    if (!page) return [`${loc} is not an indexable page`]
    return JSON.stringify(alternates) === JSON.stringify(page.alternates)
      ? []
      : [`${loc}: other hreflang than on the page`]
  })
  const missing = [...wanted.keys()].filter((href) => !listed.has(href)).map((href) => `${href} is missing`)
  return [...found, ...missing].map((message) => ({ file, message }))
}

function alternatesOf(xml: string): { hreflang: string; href: string }[] {
  return [...xml.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
    ([, hreflang = '', href = '']) => ({ hreflang, href: decodeXml(href) }),
  )
}
