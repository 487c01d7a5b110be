import { createHash } from 'node:crypto'
import { site } from '../config/site'
import { referrerPolicy } from './headers'

type Analytics = typeof site.analytics

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gs
const CHARSET = /<meta char[sS]et="utf-8"\s*\/?>/
const google = 'https://www.googletagmanager.com'

/**
 * Adds the Content-Security-Policy to a page: scripts may be files of its origin, and its inline scripts by their
 * hashes. It follows the encoding, which must be among the first bytes. Call this last, after all changes to the page.
 */
export function withCsp(html: string, analytics: Analytics = site.analytics): string {
  if (!CHARSET.test(html))
    throw new Error(
      'a page has no <meta charset>, after which its policy is inserted: update lib/hosting/csp.ts for this version of Next',
    )
  const policy = `<meta http-equiv="Content-Security-Policy" content="${cspOf(html, analytics)}">`
  const referrer = `<meta name="referrer" content="${referrerPolicy}">`
  return html.replace(CHARSET, (charset) => charset + policy + referrer)
}

/** Returns the policy of a page. */
export function cspOf(html: string, analytics: Analytics): string {
  const scripts = inlineScripts(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const counting = countingSources(analytics)
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...counting.scripts, ...new Set(scripts)],
    // table columns are aligned by style attributes, which can load only what the other directives allow
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counting.images],
    ...(counting.connections.length > 0 && { 'connect-src': ["'self'", ...counting.connections] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}

/** Returns the texts of the inline scripts of a page, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', text: groups?.text ?? '' }))
    .filter(({ attributes }) => !/\ssrc=|\stype="(?!module"|text\/javascript")/.test(attributes))
    .map(({ text }) => text)
}

/** Returns the sources of the configured analytics services. */
function countingSources({ gtag, plausible }: Analytics) {
  const origins = gtag.id === '' ? [] : [new URL(gtag.script).origin]
  const reports = plausible.domain === '' ? [] : [new URL(plausible.endpoint).origin]
  // see https://developers.google.com/tag-platform/security/guides/csp
  const ofGoogle = origins.includes(google)
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
    : origins
  return { scripts: origins, images: ofGoogle, connections: [...ofGoogle, ...reports] }
}
