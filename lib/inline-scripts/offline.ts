import type { Visit } from '../service-worker/worker-types'

/**
 * Registers a service worker once the reader scrolls or uses a page; it caches that page and all that are opened
 * afterwards, for reading offline. `script` is its URL, `scope` its scope. It does nothing on the 404 page, in browsers
 * without service workers, and with data saving on. It runs as an inline script, so it must not use anything outside
 * itself.
 */
export function cacheVisitedPages(script: string, scope: string): void {
  const { connection, serviceWorker } = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData || document.documentElement.dataset.notFound) return
  let isStarted: boolean | undefined
  const sendVisit = async () => {
    const { active } = await serviceWorker.ready
    const assets = performance.getEntriesByType('resource').map(({ name }) => name)
    const visit: Visit = {
      path: location.pathname,
      assets: assets.filter((name) => name.startsWith(location.origin) && name.includes('/_next/static/')),
    }
    active?.postMessage(visit)
  }
  // a browser may refuse, for example in a private window; then nothing is cached
  const register = () => serviceWorker.register(script, { scope }).then(sendVisit, () => {})
  const start = () => {
    if (isStarted) return
    isStarted = true
    // a timeout, because a busy page may never be idle
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5_000 })
    else setTimeout(register)
  }
  document.addEventListener('scroll', start)
  // the site's scripts have been loaded since
  addEventListener('site:started', () => (isStarted ? sendVisit() : start()))
  addEventListener('site:arrived', () => {
    // the page that was navigated to comes from the network
    document.querySelector('offline-copy')?.remove()
    void sendVisit()
  })
}
