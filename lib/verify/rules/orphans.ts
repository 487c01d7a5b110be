import type { Report } from '../../diagnostics/diagnostic'
import { resolveUrl, type PublishedSite } from '../published'

/** Reports indexable pages that cannot be reached by links from the site's root. */
export function orphans(site: PublishedSite): Report[] {
  const reached = new Set(['index.html'])
  for (const file of reached) {
    const page = site.pages.get(file)
    for (const href of [...(page?.links ?? []), ...(page?.redirect === undefined ? [] : [page.redirect])]) {
      const target = resolveUrl(site, file, href)
      if (target && 'file' in target && site.pages.has(target.file)) reached.add(target.file)
    }
  }
  return [...site.pages.values()]
    .filter(({ file, isIndexed, redirect }) => isIndexed && redirect === undefined && !reached.has(file))
    .map(({ file }) => ({ file, message: 'no links lead here from the home page' }))
}
