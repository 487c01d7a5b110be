import { locales } from '../i18n/locales'
import { fetchPage, prefetchPage } from './pages'
import { endProgress, startProgress } from './progress'
import { replacePage } from './replace-page'
import { topId } from '../config/page-ids'

declare global {
  interface WindowEventMap {
    /** The new query of the current page, as in `location.search`. */
    'site:query': CustomEvent<string>
  }
}

/** The path of the page that is shown; during a navigation, that of the URL is already another one. */
let currentPath = location.pathname

/**
 * Shows the pages of links, Back and Forward in this document: fetches their HTML and replaces the page. A browser
 * without the Navigation API loads a document for each page. `base` is the site's path, with slashes.
 */
export function followLinks(base: string): void {
  // the 404 page has texts, and a policy for analytics, of its own
  if (!('navigation' in window) || document.documentElement.dataset.notFound) return
  // a host may serve a page at another URL, such as `//docs/faq/`, to which Back would not return
  if (!isPage(currentPath, base)) return
  navigation.addEventListener('navigate', (event) => navigate(event, base))
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, ({ target }) => prefetchLink(target, base), { passive: true })
}

function navigate(event: NavigateEvent, base: string): void {
  const { destination, navigationType, canIntercept, hashChange, downloadRequest, formData } = event
  const url = new URL(destination.url)
  const isTraversal = navigationType === 'traverse'
  // scripts that change the URL show its page themselves
  const isByScript = destination.sameDocument && !isTraversal
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload' || isByScript)
    return
  // a text fragment, which is not in `destination.url`; browsers do not scroll to it after `intercept`
  if (event.sourceElement?.getAttribute('href')?.includes(':~:')) return
  if (url.pathname === currentPath) return stay(event, url)
  if (!isPage(url.pathname, base) || (isToolInUse() && !destination.sameDocument)) return
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    handler: () => show(url, event),
  })
}

/** Handles a navigation to the page that is shown, possibly with another query. */
function stay(event: NavigateEvent, { search, hash }: URL): void {
  const isTraversal = event.navigationType === 'traverse'
  const isSameQuery = search === location.search
  // entries of an open menu and of hashes
  if (isTraversal && isSameQuery) return
  // the component that answers the query has not been loaded
  if (!event.destination.sameDocument && document.querySelector('[data-query]:not([data-live])')) return
  event.intercept({
    scroll: isTraversal || hash !== '' ? 'after-transition' : 'manual',
    focusReset: 'manual',
    async handler() {
      // of a navigation that this one has cancelled
      endProgress()
      if (!isSameQuery) dispatchEvent(new CustomEvent('site:query', { detail: search }))
      else if (hash === '') arriveAtTop()
    },
  })
}

async function show(url: URL, event: NavigateEvent): Promise<void> {
  startProgress()
  try {
    const html = await fetchPage(url.pathname)
    if (event.signal.aborted) return
    // a page of another build needs its own scripts
    if (!(await replacePage(html, event.signal))) return location.reload()
  } catch (error) {
    if (event.signal.aborted) return
    // a load of the document reports whatever the reason is
    console.warn(error)
    return location.reload()
  } finally {
    if (!event.signal.aborted) endProgress()
  }
  // while its style sheets were loading
  if (event.signal.aborted) return
  currentPath = url.pathname
  if (event.navigationType === 'traverse' || url.hash !== '') event.scroll()
  else arriveAtTop()
  dispatchEvent(new Event('site:arrived'))
  announceTitle()
}

const announcer = document.createElement('p')

/** Lets screen readers announce the title of the page, as browsers do when a document is loaded. */
function announceTitle(): void {
  announcer.ariaLive = 'polite'
  announcer.className = 'sr-only'
  // not in the body, which a navigation replaces
  document.documentElement.append(announcer)
  announcer.textContent = document.title
}

/** Scrolls to the top and focuses it, so that the next Tab reaches the skip link. */
function arriveAtTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById(topId)?.focus({ preventScroll: true })
}

/** A tool that is in use, and results, are left by loading a document, so that Back restores them as they were. */
const isToolInUse = () => document.querySelector('main [data-live]') !== null

/** Whether a path is that of a page in the language of the current one; in another, all texts change. */
function isPage(pathname: string, base: string): boolean {
  const languageOf = (path: string) => locales.find((locale) => path.startsWith(`${base}${locale}/`))
  return pathname.startsWith(base) && pathname.endsWith('/') && languageOf(pathname) === languageOf(currentPath)
}

function prefetchLink(target: EventTarget | null, base: string): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target],[download])')
  if (link && link.origin === location.origin && isPage(link.pathname, base)) prefetchPage(link.pathname)
}
