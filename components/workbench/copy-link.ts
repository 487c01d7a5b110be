import type { Messages } from '@/lib/i18n/messages'
import { fillMessage } from '@/lib/text/fill-message'

/** The longest URL that browsers accept is 2 MB. */
const MAX_LINK = 1_000_000

/** Puts a hash into the URL and copies the URL; returns the message for the reader. */
export async function copyLink(hash: string, texts: Messages['workbench']): Promise<string> {
  if (hash.length > MAX_LINK) return texts.linkTooLong
  replaceHash(hash)
  const length = String(location.href.length)
  try {
    await navigator.clipboard.writeText(location.href)
    return fillMessage(texts.linkCopied, { length })
  } catch {
    return fillMessage(texts.linkShown, { length })
  }
}

/** Replaces the hash of the URL, without a new entry in the history. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}
