import { publicHref } from '../config/routes'
import type { RouteEntry } from '../site-data/route-table'

/**
 * Holds the assembled files against the route table: sentences about pages and feeds that are missing, and about
 * pages that nobody planned. `published` are paths below the CDN's root.
 */
export function routeMistakes(
  table: readonly Pick<RouteEntry, 'locale' | 'page'>[],
  published: readonly string[],
): string[] {
  const files = new Set(published)
  const planned = new Set(table.map(({ locale, page }) => fileOf(publicHref(locale, page))))
  return [
    ...[...planned].filter((file) => !files.has(file)).map((file) => `/${file} is planned but was not exported`),
    ...[...files]
      .filter((file) => file.startsWith('docs/') && file.endsWith('.html') && !planned.has(file))
      .map((file) => `/${file} was exported but is not in the route table`),
  ]
}

/** The file behind an address: a folder's page, or the file that the address names. */
function fileOf(href: string): string {
  return href.slice(1).replace(/\/$/, '/index.html')
}
