interface NetworkInformation {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

interface Fetched {
  readonly html: Promise<string>
  /** The time of the request, in milliseconds. */
  readonly since: number
}

/** How long a fetched page is used, in milliseconds. */
const FRESH = 300_000
/** How many pages are kept. */
const MAX_PAGES = 30

/** The fetched pages by their paths, the oldest first. */
const pages = new Map<string, Fetched>()

/** Returns the HTML of a page of the site; rejects if the server does not answer with a whole page. */
export function fetchPage(pathname: string, options: RequestInit = {}): Promise<string> {
  const known = pages.get(pathname)
  if (known && Date.now() - known.since < FRESH) return known.html
  const html = fetchHtml(pathname, options)
  pages.delete(pathname)
  pages.set(pathname, { html, since: Date.now() })
  html.catch(() => pages.delete(pathname))
  const [oldest] = pages.keys()
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  return html
}

async function fetchHtml(pathname: string, options: RequestInit): Promise<string> {
  const response = await fetch(pathname, options)
  const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html')
  const html = isPage ? await response.text() : ''
  // a truncated page would be shown without its end
  if (!html.trimEnd().endsWith('</html>')) throw new Error(`${pathname} is not a page: status ${response.status}`)
  return html
}

/** Fetches a page that the reader may open next, but not on a 2G connection or with data saving on. */
export function prefetchPage(pathname: string): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  if (pathname === location.pathname || connection?.saveData || connection?.effectiveType?.includes('2g')) return
  fetchPage(pathname, { priority: 'low' }).catch(() => {})
}
