import type { Found } from '../finding'
import { addressOf, type PublishedSite } from '../published'
import { unescaped } from '../xml'

/** Lists and their further pages are for readers: search engines find the pages themselves. */
const LEFT_OUT = /\/(tags|page)\//

/** Pages that the sitemap lacks, and addresses of the sitemap that are no page for search engines. */
export function sitemapMistakes(site: PublishedSite, file: string, xml: string): Found[] {
  const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gs)].map(([, loc = '', rest = '']) => ({
    loc: unescaped(loc),
    alternates: alternatesOf(rest),
  }))
  const wanted = new Map(
    [...site.pages.values()]
      .filter((page) => page.isIndexed && page.redirect === undefined && !LEFT_OUT.test(`/${page.file}`))
      .filter((page) => page.canonical === addressOf(site, page.file))
      .map((page) => [addressOf(site, page.file), page]),
  )
  const listed = new Set<string>()
  const found = entries.flatMap(({ loc, alternates }) => {
    const page = wanted.get(loc)
    const isTwice = listed.has(loc)
    listed.add(loc)
    if (isTwice) return [`${loc} stands twice`]
    if (!page) return [`${loc} is no page for search engines`]
    return JSON.stringify(alternates) === JSON.stringify(page.alternates)
      ? []
      : [`${loc}: other hreflang than on the page`]
  })
  const missing = [...wanted.keys()].filter((address) => !listed.has(address)).map((address) => `${address} is missing`)
  return [...found, ...missing].map((message) => ({ file, message }))
}

function alternatesOf(xml: string): { hreflang: string; href: string }[] {
  return [...xml.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
    ([, hreflang = '', href = '']) => ({ hreflang, href: unescaped(href) }),
  )
}
