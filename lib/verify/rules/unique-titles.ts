import type { PageFacts } from '../facts'
import type { Report } from '../../diagnostics/diagnostic'
import { urlOf, type PublishedSite } from '../published'

/** Reports missing titles and descriptions, and duplicates among the indexable pages of a language. */
export function repeatedTexts(site: PublishedSite): Report[] {
  const pages = [...site.pages.values()].filter(
    (page) => page.isIndexed && page.redirect === undefined && page.canonical === urlOf(site, page.file),
  )
  return [
    ...repeated(pages, 'title', ({ title }) => title),
    ...repeated(pages, 'description', (page) => page.description),
  ]
}

function repeated(
  pages: readonly PageFacts[],
  name: string,
  textOf: (page: PageFacts) => string | undefined,
): Report[] {
  const owners = new Map<string, string>()
  return pages.flatMap((page) => {
    const text = textOf(page)
    if (!text) return [{ file: page.file, message: `no ${name}` }]
    const owner = owners.get(`${page.lang} ${text}`)
    if (owner === undefined) owners.set(`${page.lang} ${text}`, page.file)
    return owner === undefined ? [] : [{ file: page.file, message: `the ${name} “${text}” is also that of ${owner}` }]
  })
}
