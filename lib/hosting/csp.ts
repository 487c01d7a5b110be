import { createHash } from 'node:crypto'
import { isToolFile } from '../config/routes'
import { site } from '../config/site'
import { referrerPolicy } from './headers'

type Analytics = typeof site.analytics

/** The other hosts whose content pages can show. */
export interface PageHosts {
  /** The hosts whose pages an `<iframe>` can show. */
  readonly frames: readonly string[]
  /** The hosts of images and videos. */
  readonly images: readonly string[]
}

export const noHosts: PageHosts = { frames: [], images: [] }

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gs
const CHARSET = /<meta char[sS]et="utf-8"\s*\/?>/
const google = 'https://www.googletagmanager.com'

/**
 * Adds the Content-Security-Policy and the referrer policy to a page, as `<meta>` elements after the charset, which
 * must be in the first bytes. The CSP allows scripts from the page's origin, and its inline scripts by hash, so call
 * this last, after all changes to the page. Throws if the page has no `<meta charset>`.
 */
export function withCsp(html: string, analytics: Analytics = site.analytics, hosts: PageHosts = noHosts): string {
  if (!CHARSET.test(html))
    throw new Error(
      'a page has no <meta charset>, after which its policy is inserted: update lib/hosting/csp.ts for this version of Next',
    )
  const policy = `<meta http-equiv="Content-Security-Policy" content="${cspOf(html, analytics, hosts)}">`
  const referrer = `<meta name="referrer" content="${referrerPolicy}">`
  return html.replace(CHARSET, (charset) => charset + policy + referrer)
}

/** Returns the analytics of a published page; nothing is counted in a page with a tool, into which people paste their SQL. */
export function analyticsOf(file: string, configured: Analytics = site.analytics): Analytics {
  if (!isToolFile(file)) return configured
  return { gtag: { id: '', script: '' }, plausible: { domain: '', endpoint: '' } }
}

/** Returns the Content-Security-Policy of a page. */
export function cspOf(html: string, analytics: Analytics, { frames, images }: PageHosts = noHosts): string {
  const scripts = inlineScripts(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const counting = countingSources(analytics)
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...counting.scripts, ...new Set(scripts)],
    // table columns are aligned by style attributes; the other directives still limit what these can load
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counting.images, ...images.map(https)],
    ...(images.length > 0 && { 'media-src': ["'self'", ...images.map(https)] }),
    ...(counting.connections.length > 0 && { 'connect-src': ["'self'", ...counting.connections] }),
    ...(frames.length > 0 && { 'frame-src': frames.map(https) }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}

const https = (host: string) => `https://${host}`

/** Returns the sources of a page's inline scripts; data blocks such as JSON-LD are excluded. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', text: groups?.text ?? '' }))
    .filter(({ attributes }) => !/\ssrc=|\stype=(?!"?(?:module|text\/javascript)\b)/.test(attributes))
    .map(({ text }) => text)
}

/** Returns the CSP sources of the configured analytics services. */
function countingSources({ gtag, plausible }: Analytics) {
  const origins = gtag.id === '' ? [] : [new URL(gtag.script).origin]
  const reports = plausible.domain === '' ? [] : [new URL(plausible.endpoint).origin]
  // see https://developers.google.com/tag-platform/security/guides/csp
  const ofGoogle = origins.includes(google)
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
    : origins
  return { scripts: origins, images: ofGoogle, connections: [...ofGoogle, ...reports] }
}
