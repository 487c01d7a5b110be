import type { RouteEntry } from '../../site-data/route-table'
import { publicHref, withBase } from '../../config/routes'

/** The maximum number of redirects that Cloudflare Pages reads from `_redirects`; it ignores the rest. */
export const maxRedirects = 2000

/**
 * Returns the `_redirects` file of Netlify and Cloudflare Pages. The hosts redirect missing slashes and `index.html`
 * themselves; the file lists the `….html` form of each page up to the limit, and the 404 page redirects the rest.
 */
export function redirectsFile(table: readonly Pick<RouteEntry, 'locale' | 'page' | 'type'>[]): string {
  const pages = table.filter(({ type, page }) => ['doc', 'category', 'post'].includes(type) && page !== '')
  const lines = pages.map(({ locale, page }) => {
    const href = encodeURI(publicHref(locale, page))
    return `${href.replace(/\/$/, '.html')} ${href} 301`
  })
  return [`/ ${withBase('/')} 302`, ...lines.slice(0, maxRedirects - 1)].join('\n') + '\n'
}
