interface NetworkInformation {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

interface Prefetched {
  readonly answer: Promise<Response>
  /** The time of the request, in milliseconds. */
  readonly since: number
}

/** The lifetime of prefetched data in milliseconds, the same as in the router's cache. */
const FRESH = 300_000

/** The prefetched data by the path of its file; undefined after the router has used it. */
const prefetched = new Map<string, Prefetched | undefined>()

/**
 * Prefetches the data of a page and its missing scripts once per page load, but not on a 2G connection or with data
 * saving on. The router's own prefetching would send three requests, and it would still request this file on a click.
 */
export function prefetchPage(pathname: string): void {
  const file = `${pathname}index.txt`
  if (pathname === location.pathname || !pathname.endsWith('/') || prefetched.has(file)) return
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  if (prefetched.size === 0) answerRouter()
  const answer = fetch(file, { priority: 'low' })
  prefetched.set(file, { answer, since: Date.now() })
  answer.then(prefetchCode).catch(() => prefetched.delete(file))
}

/** Replaces `fetch` so that it answers the router's request for a page's data, on a click, with the prefetched data. */
function answerRouter(): void {
  const ask = window.fetch
  window.fetch = (input, init) => {
    const file = new URL(input instanceof Request ? input.url : input, location.href).pathname
    const early = prefetched.get(file)
    if (!early) return ask(input, init)
    prefetched.set(file, undefined)
    const isFresh = Date.now() - early.since < FRESH
    return isFresh ? early.answer.catch(() => ask(input, init)) : ask(input, init)
  }
}

/** Prefetches the scripts in a page's data that the current page has not loaded, as for pages of another template. */
async function prefetchCode(answer: Response): Promise<void> {
  const data = answer.ok ? await answer.clone().text() : ''
  const scripts = new Set(data.match(/"\/[^"\s]+\/_next\/static\/chunks\/[^"\s]+\.js(?=")/g))
  for (const quoted of scripts) {
    const href = quoted.slice(1)
    if (document.querySelector(`[src="${href}"],[href="${href}"],[data-parts~="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
  }
}
