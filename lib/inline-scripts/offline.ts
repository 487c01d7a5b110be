import type { Visit } from '../service-worker/worker-types'

/**
 * Has a worker keep the pages that the reader scrolls or uses, and then all that are opened, for reading offline;
 * `script` is its address, `scope` what it may see. It does nothing on the page for unknown addresses, and where the
 * browser has no workers or the reader saves data. It runs as an inline script, so it must not use anything outside
 * itself.
 */
export function keepPages(script: string, scope: string): void {
  const { connection, serviceWorker } = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData || document.documentElement.dataset.notFound) return
  let isStarted: boolean | undefined
  const tell = async () => {
    const { active } = await serviceWorker.ready
    const assets = performance.getEntriesByType('resource').map(({ name }) => name)
    const visit: Visit = {
      path: location.pathname,
      assets: assets.filter((name) => name.startsWith(location.origin) && name.includes('/_next/static/')),
    }
    active?.postMessage(visit)
  }
  // a browser may refuse, as in a private window; then nothing is kept
  const register = () => serviceWorker.register(script, { scope }).then(tell, () => {})
  const start = () => {
    if (isStarted) return
    isStarted = true
    // a busy page may never be idle
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5_000 })
    else setTimeout(register)
  }
  document.addEventListener('scroll', start)
  // the scripts have come since
  addEventListener('site:hydrated', () => (isStarted ? tell() : start()))
  addEventListener('site:arrived', () => {
    // the page that the reader came to is from the network
    document.querySelector('offline-copy')?.remove()
    void tell()
  })
}
