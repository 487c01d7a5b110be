import { site } from '../site'
import { showErrors } from './overlay'
import { eventsPath, type ContentState } from './state'

/** What Next's app router puts on `window` in the browser. */
declare global {
  interface Window {
    next?: { router?: { refresh(): void } }
  }
}

const root = document.documentElement
/** How long to wait for a refresh, in milliseconds, before the next version asks for another one. */
const PATIENCE = 3_000

/** The version that the page shows, and the newest one; the framework's error page says nothing of its version. */
let shown = root.dataset.contentVersion
let newest: string | undefined
let isRefreshing = false

/** Keeps an open page of the development server up to date with the content, and shows the content's errors on it. */
export function followContent(): void {
  const page = () => location.pathname.slice(site.basePath.length)
  const events = new EventSource(`${site.basePath}${eventsPath}?page=${encodeURIComponent(page())}`)
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const { version, errors } = JSON.parse(data) as ContentState
    showErrors(errors, page())
    shown ??= version
    newest = version
    void refresh()
  }
}

/** Renders the page anew until it shows the newest version. */
async function refresh(): Promise<void> {
  if (isRefreshing) return
  isRefreshing = true
  while (newest !== shown) {
    const { router } = window.next ?? {}
    const isErrorPage = root.dataset.contentVersion === undefined || document.querySelector('[data-not-found]') !== null
    if (isErrorPage || !router) return location.reload()
    const change = versionChange()
    router.refresh()
    const version = await change
    // for a page that is gone the router shows nothing; the server shows why
    if (!document.querySelector('main')) return location.reload()
    // a page that fails to render keeps its version: the next change of the content tries again
    if (version === undefined) break
    shown = version
  }
  isRefreshing = false
}

/** Resolves with the version that the page shows next, or with nothing when it takes too long. */
function versionChange(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (version?: string) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(version)
    }
    const observer = new MutationObserver(() => end(root.dataset.contentVersion))
    observer.observe(root, { attributes: true, attributeFilter: ['data-content-version'] })
    const timer = setTimeout(end, PATIENCE)
  })
}
