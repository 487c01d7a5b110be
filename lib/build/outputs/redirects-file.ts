import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '../../site-data/route-table'
import { withBase } from '../../config/base-path'
import { publicHref } from '../../config/routes'

/** The maximum number of redirects that Cloudflare Pages reads from `_redirects`; it ignores the rest. */
export const maxRedirects = 2000

/** The maximum size of a CloudFront function in bytes. */
export const maxFunctionSize = 10_240

/** A former URL and its target, both with the base path. */
export interface Moved {
  readonly href: string
  readonly target: string
}

/**
 * Returns the `_redirects` file of Netlify and Cloudflare Pages. The hosts redirect missing slashes and `index.html`
 * themselves; the file lists former URLs, then the `….html` form of each page up to the limit. Redirect pages and the
 * 404 page redirect the rest.
 */
export function redirectsFile(
  table: readonly Pick<RouteEntry, 'locale' | 'page' | 'type'>[],
  moved: readonly Moved[] = [],
): string {
  const pages = table.filter(({ type, page }) => ['doc', 'generated-index', 'post'].includes(type) && page !== '')
  const ofPages = pages.map(({ locale, page }) => {
    const href = encodeURI(publicHref(locale, page))
    return `${href.replace(/\/$/, '.html')} ${href} 301`
  })
  const lines = [...moved.map(({ href, target }) => `${encodeURI(href)} ${encodeURI(target)} 301`), ...ofPages]
  return [`/ ${withBase('/')} 302`, ...lines.slice(0, maxRedirects - 1)].join('\n') + '\n'
}

/** Returns the lines of nginx’s `map` from former URLs to their targets, which `deploy/nginx.conf` includes. */
export function nginxRedirects(moved: readonly Moved[]): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
  return moved.map(({ href, target }) => `${quoted(href)} ${quoted(encodeURI(target))};\n`).join('')
}

/** The file from which `cloudFrontFunction` makes the function. */
export const cloudFrontSource = path.join('deploy', 'cloudfront-function.js')

/**
 * Returns `deploy/cloudfront-function.js` with the former URLs, as many as fit into a function; redirect pages redirect
 * the rest.
 */
export function cloudFrontFunction(moved: readonly Moved[]): string {
  const source = readFileSync(cloudFrontSource, 'utf8')
  const withMoved = (count: number) => {
    const entries = moved.slice(0, count).map(({ href, target }) => [encodeURI(href), encodeURI(target)])
    return source.replace('const moved = {}', () => `const moved = ${JSON.stringify(Object.fromEntries(entries))}`)
  }
  let fits = 0
  let exceeds = moved.length + 1
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    if (Buffer.byteLength(withMoved(middle)) <= maxFunctionSize) fits = middle
    else exceeds = middle
  }
  return withMoved(fits)
}
