import type { PageFacts } from '../facts'
import type { Report } from '../../diagnostics/diagnostic'
import { isAnchor, resolveUrl, type PublishedSite } from '../published'

/** Reports links and redirects whose target does not exist; links of the layout are reported once. */
export function brokenLinks(site: PublishedSite): Report[] {
  return reportLayoutOnce(site, (page) => {
    const urls = page.redirect === undefined ? page.links : [...page.links, page.redirect]
    return urls.flatMap((href) => {
      const target = resolveUrl(site, page.file, href)
      return target && 'error' in target ? [`the link ${href} ${target.error}`] : []
    })
  })
}

/** Reports links whose hash does not exist in the target page. */
export function brokenAnchors(site: PublishedSite): Report[] {
  const ids = new Map([...site.pages].map(([file, page]) => [file, new Set(page.ids)]))
  return reportLayoutOnce(site, (page) =>
    page.links.flatMap((href) => {
      const target = resolveUrl(site, page.file, href)
      if (!target || 'error' in target || !isAnchor(target.id)) return []
      return (ids.get(target.file)?.has(target.id) ?? true) ? [] : [`${href}: the anchor does not exist`]
    }),
  )
}

/** Reports missing files that pages load or reference in their metadata. */
export function missingAssets(site: PublishedSite): Report[] {
  return reportLayoutOnce(site, (page) =>
    page.assets.flatMap((href) => {
      const target = resolveUrl(site, page.file, href)
      if (href.trim() === '') return ['an empty URL of a file']
      return target && 'error' in target ? [`${href} ${target.error}`] : []
    }),
  )
}

/** The number of pages with the same error from which it counts as an error of the layout. */
const MIN_PAGES = 5

/** Reports the errors of all pages; an error of many pages is reported for the first page, with their number. */
function reportLayoutOnce(site: PublishedSite, errorsOf: (page: PageFacts) => readonly string[]): Report[] {
  const files = new Map<string, string[]>()
  for (const page of site.pages.values())
    for (const message of errorsOf(page)) {
      const pages = files.get(message)
      if (pages) pages.push(page.file)
      else files.set(message, [page.file])
    }
  return [...files].flatMap(([message, [first = '', ...others]]) => {
    if (others.length + 1 < MIN_PAGES) return [first, ...others].map((file) => ({ file, message }))
    return [{ file: first, message: `${message} (on ${others.length + 1} pages: probably a part of the layout)` }]
  })
}
