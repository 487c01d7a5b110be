import { decodeSafely } from '../text/decode'
import type { PageFacts } from './facts'

/** The finished site, as the rules about its whole look at it. */
export interface PublishedSite {
  /** `https://docs.example.com`. */
  readonly origin: string
  /** `/docs`. */
  readonly basePath: string
  /** Every file with its size, below the CDN's root. */
  readonly files: ReadonlyMap<string, number>
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Addresses that files other than pages name, as written. */
  readonly addresses: ReadonlyMap<string, readonly string[]>
}

/** Where an address leads inside the site, or why it does not; `undefined` for another site. */
export type Target = { readonly file: string; readonly id: string } | { readonly mistake: string } | undefined

/** Where addresses lead that are the same from everywhere: most links of a site are those of its layout. */
const known = new WeakMap<PublishedSite, Map<string, Target>>()

/** Follows an address as a browser does that stands on a file of the site. */
export function follow(site: PublishedSite, from: string, address: string): Target {
  if (!/^(?:\/|https?:)/.test(address)) return targetOf(site, from, address)
  const targets = known.get(site) ?? new Map<string, Target>()
  known.set(site, targets)
  if (!targets.has(address)) targets.set(address, targetOf(site, from, address))
  return targets.get(address)
}

function targetOf(site: PublishedSite, from: string, address: string): Target {
  if (/^(mailto|tel|data|blob):/i.test(address)) return undefined
  const base = addressOf(site, from)
  if (!URL.canParse(address, base)) return { mistake: 'is no address' }
  const url = new URL(address, base)
  if (url.origin !== site.origin) return undefined
  const path = decodeSafely(url.pathname).slice(1)
  const id = decodeSafely(url.hash.slice(1))
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  if (site.files.has(file)) return { file, id }
  if (site.files.has(`${path}/index.html`)) return { mistake: 'lacks the slash at its end, so a host redirects it' }
  return { mistake: 'leads to nothing that is published' }
}

/** The public address of a file of the site. */
export function addressOf({ origin }: Pick<PublishedSite, 'origin'>, file: string): string {
  return `${origin}/${encodeURI(file).replace(/(^|\/)index\.html$/, '$1')}`
}
