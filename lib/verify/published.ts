import { decodeSafely } from '../text/decode'
import type { PageFacts } from './facts'

/** The facts about a built site that the rules about the whole site need. */
export interface PublishedSite {
  /** `https://docs.example.com`. */
  readonly origin: string
  /** `/docs`. */
  readonly basePath: string
  /** Every file with its size, below the CDN's root. */
  readonly files: ReadonlyMap<string, number>
  readonly pages: ReadonlyMap<string, PageFacts>
  /** The URLs in files other than pages, as written. */
  readonly urls: ReadonlyMap<string, readonly string[]>
}

/** The target of a URL inside the site, or the error; `undefined` for another site. */
export type Target = { readonly file: string; readonly id: string } | { readonly error: string } | undefined

/** The targets of absolute URLs, cached, because most links of a site are those of its layout. */
const known = new WeakMap<PublishedSite, Map<string, Target>>()

/** Resolves a URL relative to a file of the site, as a browser does. */
export function follow(site: PublishedSite, from: string, href: string): Target {
  if (!/^(?:\/|https?:)/.test(href)) return targetOf(site, from, href)
  const targets = known.get(site) ?? new Map<string, Target>()
  known.set(site, targets)
  if (!targets.has(href)) targets.set(href, targetOf(site, from, href))
  return targets.get(href)
}

function targetOf(site: PublishedSite, from: string, href: string): Target {
  if (/^(mailto|tel|data|blob):/i.test(href)) return undefined
  const base = urlOf(site, from)
  if (!URL.canParse(href, base)) return { error: 'is not a valid URL' }
  const url = new URL(href, base)
  if (url.origin !== site.origin) return undefined
  const path = decodeSafely(url.pathname).slice(1)
  const id = decodeSafely(url.hash.slice(1))
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  if (site.files.has(file)) return { file, id }
  if (site.files.has(`${path}/index.html`)) return { error: 'has no trailing slash, so hosts redirect it' }
  return { error: 'does not exist in the site' }
}

/** Returns the public URL of a file of the site. */
export function urlOf({ origin }: Pick<PublishedSite, 'origin'>, file: string): string {
  return `${origin}/${encodeURI(file).replace(/(^|\/)index\.html$/, '$1')}`
}
