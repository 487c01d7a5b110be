import type { PageFacts } from '../facts'
import type { Found } from '../finding'
import { addressOf, follow, type PublishedSite } from '../published'

/** Whether canonical addresses are real, and each `hreflang` is answered by the page that it names. */
export function languageMistakes(site: PublishedSite): Found[] {
  return realPages(site).flatMap((page) => {
    const own = addressOf(site, page.file)
    const say = (message: string) => ({ file: page.file, message })
    if (!page.isIndexed) return page.alternates.length === 0 ? [] : [say('hreflang on a page with “noindex”')]
    if (page.canonical === undefined) return [say('no canonical address')]
    if (page.canonical !== own) return canonicalMistakes(site, page).map(say)
    return alternateMistakes(site, page, own).map(say)
  })
}

/** Headings that a page has and its translation has not: the reader who changes the language would lose the place. */
export function unequalTwins(site: PublishedSite): Found[] {
  return realPages(site).flatMap((page) =>
    page.alternates.flatMap(({ hreflang, href }) => {
      const twin = pageAt(site, page, href)
      if (hreflang === 'x-default' || !twin || twin === page) return []
      const there = new Set(twin.headings)
      return page.headings
        .filter((id) => !there.has(id))
        .map((id) => ({ file: page.file, message: `#${id} is not in ${twin.file}` }))
    }),
  )
}

function canonicalMistakes(site: PublishedSite, page: PageFacts): string[] {
  const target = page.canonical === undefined ? undefined : pageAt(site, page, page.canonical)
  if (!target) return [`the canonical address ${page.canonical} is no page of the site`]
  if (target.canonical !== page.canonical) return [`${page.canonical}, its canonical page, names another one`]
  return []
}

function alternateMistakes(site: PublishedSite, page: PageFacts, own: string): string[] {
  const { alternates, lang } = page
  if (alternates.length === 0) return ['no hreflang']
  const of = (tag: string | undefined) => alternates.filter(({ hreflang }) => hreflang === tag).map(({ href }) => href)
  const written = JSON.stringify(alternates)
  return [
    ...(of(lang).join(' ') === own ? [] : [`hreflang ${lang} does not name the page itself, once`]),
    ...(of('x-default').length === 1 ? [] : ['not one hreflang x-default']),
    ...alternates.flatMap(({ hreflang, href }) => {
      const twin = pageAt(site, page, href)
      if (!twin) return [`hreflang ${hreflang} names ${href}, which is no page of the site`]
      if (JSON.stringify(twin.alternates) !== written)
        return [`${href} does not answer hreflang ${hreflang} with the same list`]
      return hreflang === 'x-default' || twin.lang === hreflang
        ? []
        : [`${href} is in ${twin.lang}, not in ${hreflang}`]
    }),
  ]
}

/** Pages that a reader stays on; the one for unknown addresses has no address. */
function realPages({ pages }: PublishedSite): PageFacts[] {
  return [...pages.values()].filter(({ file, redirect }) => redirect === undefined && file !== '404.html')
}

function pageAt(site: PublishedSite, from: PageFacts, address: string): PageFacts | undefined {
  const target = follow(site, from.file, address)
  return target && 'file' in target ? site.pages.get(target.file) : undefined
}
