import { topId } from '../config/page-ids'

/** Scrolls to the element that a hash names or, for an empty hash, to the top of the page, which gets the focus. */
export function scrollToHash(hash: string): void {
  if (hash !== '') return document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  scrollTo({ top: 0 })
  document.getElementById(topId)?.focus({ preventScroll: true })
}
