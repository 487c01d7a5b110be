import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteEntry } from '../../site-data/route-table'
import { mediaTypes } from '../../site-data/feed-links'
import { locales } from '../../i18n/locales'
import { withBase } from '../../config/base-path'
import { feedFiles, feedPages, paths, policyFormats, publicHref } from '../../config/routes'
import { securityHeaders, workerPolicy } from '../../hosting/headers'
import { policyTypes } from '../../site-data/default-policy'
import type { FormerPage } from './redirect-pages'
import { cloudFrontFunction, nginxRedirects, redirectsFile } from './redirects-file'

/** The maximum number of rules that Cloudflare Pages reads from `_headers`; it ignores the rest. */
export const maxHeaderRules = 100

const forever = 'public, max-age=31536000, immutable'

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header from several rules, so
 * only one rule per URL sets a header, except for policies, which all apply. Without a rule, files are revalidated.
 */
export function headersFile(): string {
  const typed = locales.flatMap((locale) => [
    ...feedPages.flatMap((page) =>
      feedFiles.map((file) =>
        rule(publicHref(locale, paths.feed(page, file)), { 'Content-Type': utf8(mediaTypes[file]) }),
      ),
    ),
    rule(publicHref(locale, paths.openApi), { 'Content-Type': utf8('application/yaml') }),
    ...policyFormats.map((format) =>
      rule(publicHref(locale, paths.defaultPolicy(format)), { 'Content-Type': utf8(policyTypes[format]) }),
    ),
    rule(publicHref(locale, paths.manifest), { 'Content-Type': 'application/manifest+json' }),
  ])
  // excludes the manifests of the search index, which must be revalidated
  const indexes = locales.map((locale) => `/_search/${locale}/*`)
  const hashed = ['/_next/static/*', ...indexes, '/media/*'].map((files) =>
    rule(withBase(files), { 'Cache-Control': forever }),
  )
  const worker = rule(withBase('/_sql/*'), { 'Cache-Control': forever, 'Content-Security-Policy': workerPolicy })
  return [rule('/*', securityHeaders), ...hashed, worker, ...typed].join('\n')
}

/**
 * Writes the files that static hosts read at the root, those for nginx and CloudFront, and `.nojekyll`, without which
 * GitHub Pages omits `_next/`.
 */
export function writeHostFiles(outDir: string, table: readonly RouteEntry[], former: readonly FormerPage[]): void {
  // hosts do not see hashes, so these redirects are left to redirect pages
  const moved = former.filter(({ target, sections }) => !target.includes('#') && Object.keys(sections).length === 0)
  writeFileSync(path.join(outDir, '_headers'), headersFile())
  writeFileSync(path.join(outDir, '_redirects'), redirectsFile(table, moved))
  writeFileSync(path.join(outDir, '_nginx-redirects.conf'), nginxRedirects(moved))
  writeFileSync(path.join(outDir, '_cloudfront-function.js'), cloudFrontFunction(moved))
  writeFileSync(path.join(outDir, '.nojekyll'), '')
}

function rule(urlPath: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${urlPath}\n${lines.join('')}`
}

function utf8(type: string): string {
  return `${type}; charset=utf-8`
}
