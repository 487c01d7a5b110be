interface NetworkInformation {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

const fetched = new Set<string>()

/** Calls `prefetch` for a path, once a page view, and never on a 2G connection or when the reader saves data. */
export function prefetchOnce(href: string, prefetch: (path: string) => void): void {
  const path = href.replace(/[?#].*$/, '')
  if (path === '' || fetched.has(path)) return
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return
  fetched.add(path)
  prefetch(path)
}
