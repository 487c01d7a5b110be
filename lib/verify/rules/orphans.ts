import type { Found } from '../finding'
import { follow, type PublishedSite } from '../published'

/** Pages for search engines that a reader who begins at the site's root and follows links never comes to. */
export function orphans(site: PublishedSite): Found[] {
  const reached = new Set(['index.html'])
  for (const file of reached) {
    const page = site.pages.get(file)
    for (const address of [...(page?.links ?? []), ...(page?.redirect === undefined ? [] : [page.redirect])]) {
      const target = follow(site, file, address)
      if (target && 'file' in target && site.pages.has(target.file)) reached.add(target.file)
    }
  }
  return [...site.pages.values()]
    .filter(({ file, isIndexed, redirect }) => isIndexed && redirect === undefined && !reached.has(file))
    .map(({ file }) => ({ file, message: 'no way of links leads here' }))
}
