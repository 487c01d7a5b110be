import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '../../site-data/route-table'
import { mediaTypes } from '../../site-data/feed-links'
import { locales } from '../../i18n/locales'
import { feedFiles, paths, publicHref, withBase } from '../../config/routes'
import { securityHeaders, workerPolicy } from '../../hosting/headers'

/** What Cloudflare Pages reads of `_headers` and `_redirects`; it passes over the rest. */
export const limits = { headerRules: 100, redirects: 2000 }

const forever = 'public, max-age=31536000, immutable'

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join what several rules say of one header, so each is said
 * once for an address, but for policies, all of which hold; that everything else is revalidated is what they do by
 * themselves.
 */
export function headersFile(): string {
  const typed = locales.flatMap((locale) => [
    ...feedFiles.map((file) => rule(publicHref(locale, paths.feed(file)), { 'Content-Type': utf8(mediaTypes[file]) })),
    rule(publicHref(locale, paths.openApi), { 'Content-Type': utf8('application/yaml') }),
    rule(publicHref(locale, paths.manifest), { 'Content-Type': 'application/manifest+json' }),
  ])
  // the manifests beside a search index's shards say which are current
  const indexes = locales.map((locale) => `/_search/${locale}/*`)
  const hashed = ['/_next/static/*', ...indexes, '/media/*'].map((files) =>
    rule(withBase(files), { 'Cache-Control': forever }),
  )
  const worker = rule(withBase('/_sql/*'), { 'Cache-Control': forever, 'Content-Security-Policy': workerPolicy })
  return [rule('/*', securityHeaders), ...hashed, worker, ...typed].join('\n')
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Slashes and `index.html` are put right by them; the form
 * `….html` of each page is listed here as far as there is room, and the page for unknown addresses knows the rest.
 */
export function redirectsFile(table: readonly Pick<RouteEntry, 'locale' | 'page' | 'type'>[]): string {
  const pages = table.filter(({ type, page }) => ['doc', 'category', 'post'].includes(type) && page !== '')
  const lines = pages.map(({ locale, page }) => {
    const href = encodeURI(publicHref(locale, page))
    return `${href.replace(/\/$/, '.html')} ${href} 301`
  })
  return [`/ ${withBase('/')} 302`, ...lines.slice(0, limits.redirects - 1)].join('\n') + '\n'
}

/** Writes what hosts of static sites read at the root, and the mark without which GitHub Pages drops `_next/`. */
export function writeHostFiles(outDir: string, table: readonly RouteEntry[]): void {
  writeFileSync(path.join(outDir, '_headers'), headersFile())
  writeFileSync(path.join(outDir, '_redirects'), redirectsFile(table))
  writeFileSync(path.join(outDir, '.nojekyll'), '')
}

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${address}\n${lines.join('')}`
}

function utf8(type: string): string {
  return `${type}; charset=utf-8`
}
