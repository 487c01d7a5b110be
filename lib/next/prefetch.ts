interface NetworkInformation {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

interface Ahead {
  readonly answer: Promise<Response>
  /** When it was asked for, in milliseconds. */
  readonly since: number
}

/**
 * How long data that was fetched ahead may wait for its reader, in milliseconds: as long as the router keeps its own.
 */
const FRESH = 300_000

/** What was asked for ahead, by the path of the file; nothing is left of what the router has taken. */
const ahead = new Map<string, Ahead | undefined>()

/**
 * Fetches the data of a page, once a page view, and never on a 2G connection or when the reader saves data. The
 * router's own way to fetch ahead asks three times for what is also in the one file that it asks for on a click.
 */
export function prefetchPage(pathname: string): void {
  const file = `${pathname}index.txt`
  if (pathname === location.pathname || !pathname.endsWith('/') || ahead.has(file)) return
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  if (ahead.size === 0) answerRouter()
  const answer = fetch(file, { priority: 'low' })
  ahead.set(file, { answer, since: Date.now() })
  answer.then(prefetchCode).catch(() => ahead.delete(file))
}

/** Lets the router's own request for a page's data, which it makes on a click, be answered by what is here already. */
function answerRouter(): void {
  const ask = window.fetch
  window.fetch = (input, init) => {
    const file = new URL(input instanceof Request ? input.url : input, location.href).pathname
    const early = ahead.get(file)
    if (!early) return ask(input, init)
    ahead.set(file, undefined)
    const isFresh = Date.now() - early.since < FRESH
    return isFresh ? early.answer.catch(() => ask(input, init)) : ask(input, init)
  }
}

/** Fetches the scripts that a page's data names and this page lacks, for a page of another kind. */
async function prefetchCode(answer: Response): Promise<void> {
  const data = answer.ok ? await answer.clone().text() : ''
  const scripts = new Set(data.match(/"\/[^"\s]+\/_next\/static\/chunks\/[^"\s]+\.js(?=")/g))
  for (const quoted of scripts) {
    const href = quoted.slice(1)
    if (document.querySelector(`[src="${href}"],[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }))
  }
}
