import type { Visit } from '../offline/worker-types'

/**
 * Has a worker keep the pages that the reader opens, for reading offline; `script` is its address, `scope` what it may
 * see. It does nothing where the browser has no workers or the reader saves data.
 */
export async function keepPages(script: string, scope: string): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!('serviceWorker' in navigator) || connection?.saveData) return
  const workers = navigator.serviceWorker
  await workers.register(script, { scope })
  const tell = async () => {
    const { active } = await workers.ready
    const assets = performance.getEntriesByType('resource').map(({ name }) => name)
    const visit: Visit = {
      path: location.pathname,
      assets: assets.filter((name) => name.startsWith(location.origin) && name.includes('/_next/static/')),
    }
    active?.postMessage(visit)
  }
  addEventListener('site:arrived', () => {
    // the page that the reader came to is from the network
    document.querySelector('offline-copy')?.remove()
    void tell()
  })
  await tell()
}
