import { withBase } from '@/lib/config/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { recognize } from '@/lib/recognize/recognize'
import { fillMessage } from '@/lib/text/fill-message'
import { packHash } from '@/lib/text/packed-hash'
import oneBox from '@/messages/one-box.json'
import { handOver } from '../workbench/handover'
import { toolTarget, type ToolTarget } from './tool-target'

/** The tool or page that fits a text, and why. */
export interface Offer {
  readonly text: string
  readonly action: string
  /** The public path with the input in the hash; without the input if it is too long for a URL. */
  readonly href: string
  /** True if the text cannot have been meant as a search, because it has several lines and a tool for it. */
  readonly isSure: boolean
  /** True for a link to the results page. */
  readonly isSearch: boolean
  /** Opens the page, and passes the input on; returns false if it is too long for this browser. */
  readonly follow: () => boolean
}

/** The longest hash for an ordinary text; a longer input is handed over in the session. */
const MAX_HASH = 30_000
/** The longest URL that browsers accept is 2 MB. */
const MAX_LINK = 1_000_000
const MAX_QUERY = 150

/**
 * Returns the offer for a text; undefined if the text may be a search. `root` is the public path of the home page in the
 * language: the module of all paths contains all facts about the site.
 */
export async function offerFor(text: string, locale: Locale, root: string): Promise<Offer | undefined> {
  const found = recognize(text)
  if (!found) return undefined
  const texts = oneBox[locale]
  if (found.kind !== 'error') {
    const isDump = found.kind === 'indexes' && found.queries === ''
    const message = fillMessage(
      texts.found[isDump ? 'schema' : found.kind],
      found.kind === 'plan' ? { engine: found.engine } : {},
    )
    const link = await linkTo(toolTarget(found), root)
    return { text: message, action: texts.open[found.kind], ...link, isSure: /\n/.test(text.trim()), isSearch: false }
  }
  const { page, query } = found
  const href = page === undefined ? searchHref(query, root) : root + page
  const action = page === undefined ? texts.open.search : texts.open.page
  return {
    text: texts.found.error,
    action,
    href,
    isSure: false,
    isSearch: page === undefined,
    follow: () => open(href),
  }
}

/** Returns the public path of the results page for a text. */
export function searchHref(text: string, root: string): string {
  const query = text.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY)
  return `${root}search/?${new URLSearchParams({ q: query })}`
}

async function linkTo({ page, hash, value }: ToolTarget, root: string): Promise<Pick<Offer, 'href' | 'follow'>> {
  const packed = await packHash(hash, value)
  // nothing is packed if the text is too long for that
  const isAddress = packed !== hash && packed.length <= MAX_LINK
  const path = root + page
  const href = path + (isAddress ? packed : '')
  return {
    href,
    follow: () => {
      const isShort = isAddress && packed.length <= MAX_HASH
      const isHandedOver = !isShort && handOver(hash, value)
      return (isHandedOver || isAddress) && open(isHandedOver ? path + hash : href)
    },
  }
}

/** Opens a public path with a hash. */
function open(href: string): true {
  const target = new URL(withBase(href), location.href)
  // a tool reads its new input on `hashchange`, which the browser does not dispatch for the same URL
  if (target.href === location.href) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.assign(target)
  return true
}
