import { topId } from '../config/page-ids'

/** Goes to a place of the page that is shown: the one that a hash names or, without one, the page's top. */
export function goWithin(hash: string): void {
  if (hash !== '') return document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  scrollTo({ top: 0 })
  document.getElementById(topId)?.focus({ preventScroll: true })
}
