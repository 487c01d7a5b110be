import { site } from '../config/site'
import { showErrors } from './overlay'
import { eventsPath, type ContentState } from './state'

/** The properties that Next's app router sets on `window`. */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } }
  }
}

const root = document.documentElement
/**
 * Timeouts of successive refreshes, in milliseconds: the router drops requests before it has started, and a page that
 * fails to render keeps its version.
 */
const PATIENCE = [1_000, 3_000, 10_000]

/** The version that the page shows, and the newest one; the framework's error page has no version. */
let displayed = root.dataset.contentVersion
let newest: string | undefined
let isRefreshing = false

/** Keeps an open page of the development server up to date with the content, and shows the content's errors on it. */
export function followContent(): void {
  const page = () => location.pathname.slice(site.basePath.length)
  const events = new EventSource(`${site.basePath}${eventsPath}?page=${encodeURIComponent(page())}`)
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const { version, errors } = JSON.parse(data) as ContentState
    showErrors(errors, page())
    displayed ??= version
    newest = version
    void refresh()
  }
}

/** Renders the page anew until it shows the newest version. */
async function refresh(): Promise<void> {
  if (isRefreshing) return
  isRefreshing = true
  while (newest !== displayed) {
    const { router } = window.next ?? {}
    const isErrorPage = root.dataset.contentVersion === undefined || document.querySelector('[data-not-found]') !== null
    if (isErrorPage || !router) return location.reload()
    const version = await refreshed(() => router.refresh())
    if (isGone()) return location.reload()
    // the next change of the content tries again
    if (version === undefined) break
    displayed = version
  }
  isRefreshing = false
}

/** For a page that is gone the router shows nothing; the server shows why. */
function isGone(): boolean {
  return document.querySelector('main') === null
}

/** Has the page rendered anew until it shows another version, which it resolves with; with nothing after the last try. */
async function refreshed(ask: () => void): Promise<string | undefined> {
  for (const patience of PATIENCE) {
    const change = versionChange(patience)
    ask()
    const version = await change
    if (version !== undefined || isGone()) return version
  }
  return undefined
}

/** Resolves with the version that the page shows next, or with nothing when that takes too long. */
function versionChange(patience: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (version?: string) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(version)
    }
    const observer = new MutationObserver(() => end(root.dataset.contentVersion))
    observer.observe(root, { attributes: true, attributeFilter: ['data-content-version'] })
    const timer = setTimeout(end, patience)
  })
}
