import { decodeSafely } from '../text/decode'
import type { PageFacts } from './facts'

/** The data of a built site that the rules for the whole site need. */
export interface PublishedSite {
  /** The origin, such as `https://docs.example.com`. */
  readonly origin: string
  /** The base path, such as `/docs`. */
  readonly basePath: string
  /** The size of every file in bytes, by path below the CDN's root. */
  readonly files: ReadonlyMap<string, number>
  readonly pages: ReadonlyMap<string, PageFacts>
  /** The URLs in files that are not pages, as written, by file. */
  readonly urls: ReadonlyMap<string, readonly string[]>
}

/** The target of a URL inside the site, or an error; `undefined` for URLs of other sites. */
export type Target = { readonly file: string; readonly id: string } | { readonly error: string } | undefined

/** A cache of the targets of absolute URLs and paths, because most links of a site repeat on every page. */
const known = new WeakMap<PublishedSite, Map<string, Target>>()

/** Resolves a URL relative to a file of the site, as browsers do. */
export function resolveUrl(site: PublishedSite, from: string, href: string): Target {
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

/** Whether a hash names an element: the top of a page, text fragments and the inputs of tools (`example=RW05`) do not. */
export function isAnchor(hash: string): boolean {
  return hash !== '' && !/^(?:top$|:~:|\w+=)/.test(hash)
}

/** Returns the public URL of a file of the site. */
export function urlOf({ origin }: Pick<PublishedSite, 'origin'>, file: string): string {
  return `${origin}/${encodeURI(file).replace(/(^|\/)index\.html$/, '$1')}`
}
