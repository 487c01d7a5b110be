import { createHash } from 'node:crypto'
import { site } from '../config/site'
import { referrerPolicy } from './headers'

type Analytics = typeof site.analytics

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gs
const CHARSET = /<meta char[sS]et="utf-8"\s*\/?>/
const google = 'https://www.googletagmanager.com'

/**
 * A page that says which scripts are its own: files of its origin, and the texts that stand in it, by their hashes. It
 * says so before anything else but its encoding, which has to stand among the first bytes. Apply it last.
 */
export function withPolicy(html: string, analytics: Analytics = site.analytics): string {
  if (!CHARSET.test(html)) throw new Error('a page without a place for its policy: the export’s form has changed')
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, analytics)}">`
  const referrer = `<meta name="referrer" content="${referrerPolicy}">`
  return html.replace(CHARSET, (charset) => charset + policy + referrer)
}

/** What a page may load and run. */
export function policyOf(html: string, analytics: Analytics): string {
  const scripts = inlineScripts(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const counting = countingSources(analytics)
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...counting.scripts, ...new Set(scripts)],
    // the columns of tables are aligned by attributes; these load nothing but what the lines above and below allow
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

/** Texts of the scripts that stand in a page and run; data for others does not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', text: groups?.text ?? '' }))
    .filter(({ attributes }) => !/\ssrc=|\stype="(?!module"|text\/javascript")/.test(attributes))
    .map(({ text }) => text)
}

/** Where the configured services are: nothing for one that is not used. */
function countingSources({ gtag, plausible }: Analytics) {
  const origins = gtag.id === '' ? [] : [new URL(gtag.script).origin]
  const reports = plausible.domain === '' ? [] : [new URL(plausible.endpoint).origin]
  // as its makers ask: https://developers.google.com/tag-platform/security/guides/csp
  const ofGoogle = origins.includes(google)
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
    : origins
  return { scripts: origins, images: ofGoogle, connections: [...ofGoogle, ...reports] }
}
