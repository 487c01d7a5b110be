import type { PageFacts } from '../facts'
import type { Report } from '../../diagnostics/diagnostic'
import { urlOf, resolveUrl, type PublishedSite } from '../published'

/** Reports wrong and missing canonical URLs and `hreflang` links; all translations of a page must list the same links. */
export function languageErrors(site: PublishedSite): Report[] {
  return realPages(site).flatMap((page) => {
    const own = urlOf(site, page.file)
    const say = (message: string) => ({ file: page.file, message })
    if (!page.isIndexed) return page.alternates.length === 0 ? [] : [say('hreflang on a page with “noindex”')]
    if (page.canonical === undefined) return [say('no canonical URL')]
    if (page.canonical !== own) return canonicalErrors(site, page).map(say)
    return alternateErrors(site, page, own).map(say)
  })
}

/** Reports headings whose id is missing in the translation, because switching the language would lose the position. */
export function unequalTranslations(site: PublishedSite): Report[] {
  return realPages(site).flatMap((page) =>
    page.alternates.flatMap(({ hreflang, href }) => {
      const translation = pageAt(site, page, href)
      if (hreflang === 'x-default' || !translation || translation === page) return []
      const there = new Set(translation.headings)
      return page.headings
        .filter((id) => !there.has(id))
        .map((id) => ({ file: page.file, message: `#${id} is not in ${translation.file}` }))
    }),
  )
}

function canonicalErrors(site: PublishedSite, page: PageFacts): string[] {
  const target = page.canonical === undefined ? undefined : pageAt(site, page, page.canonical)
  if (!target) return [`the canonical URL ${page.canonical} is not a page of the site`]
  if (target.canonical !== page.canonical) return [`${page.canonical}, its canonical page, names another one`]
  return []
}

function alternateErrors(site: PublishedSite, page: PageFacts, own: string): string[] {
  const { alternates, lang } = page
  if (alternates.length === 0) return ['no hreflang']
  const of = (tag: string | undefined) => alternates.filter(({ hreflang }) => hreflang === tag).map(({ href }) => href)
  const written = JSON.stringify(alternates)
  return [
    ...(of(lang).join(' ') === own ? [] : [`hreflang ${lang} does not name the page itself, once`]),
    ...(of('x-default').length === 1 ? [] : ['not one hreflang x-default']),
    ...alternates.flatMap(({ hreflang, href }) => {
      const translation = pageAt(site, page, href)
      if (!translation) return [`hreflang ${hreflang} names ${href}, which is not a page of the site`]
      if (JSON.stringify(translation.alternates) !== written)
        return [`${href} does not answer hreflang ${hreflang} with the same list`]
      return hreflang === 'x-default' || translation.lang === hreflang
        ? []
        : [`${href} is in ${translation.lang}, not in ${hreflang}`]
    }),
  ]
}

/** Returns all pages except for redirects and the 404 page, which does not have its own URL. */
function realPages({ pages }: PublishedSite): PageFacts[] {
  return [...pages.values()].filter(({ file, redirect }) => redirect === undefined && file !== '404.html')
}

function pageAt(site: PublishedSite, from: PageFacts, href: string): PageFacts | undefined {
  const target = resolveUrl(site, from.file, href)
  return target && 'file' in target ? site.pages.get(target.file) : undefined
}
