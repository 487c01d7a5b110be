import { publicHref } from '../routes'
import type { RouteEntry } from '../content/route-table'

/**
 * Holds the assembled files against the route table: sentences about pages that are missing, and about pages that
 * nobody planned. `published` are paths below the CDN's root.
 */
export function routeMistakes(
  table: readonly Pick<RouteEntry, 'locale' | 'page'>[],
  published: readonly string[],
): string[] {
  const planned = new Set(table.map(({ locale, page }) => `${publicHref(locale, page).slice(1)}index.html`))
  const pages = new Set(published.filter((file) => file.startsWith('docs/') && file.endsWith('.html')))
  return [
    ...[...planned].filter((file) => !pages.has(file)).map((file) => `/${file} is planned but was not exported`),
    ...[...pages]
      .filter((file) => !planned.has(file))
      .map((file) => `/${file} was exported but is not in the route table`),
  ]
}
