/** Session storage: the path that was last reloaded because it had not arrived whole. */
const key = 'reloaded'

/** Whether an error means that code or data of the page did not arrive whole, rather than that they are wrong. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // the bundler's word for a missing file; broken data; React's 412, “Connection closed.”, for data that ends early
  return (
    error.name === 'ChunkLoadError' || error instanceof SyntaxError || /#412|^Connection closed/.test(error.message)
  )
}

/**
 * Whether this page may reload by itself: not a second time. Where storage is blocked, a document that is itself the
 * result of a reload may not.
 */
export function mayReload(): boolean {
  try {
    return sessionStorage.getItem(key) !== location.pathname
  } catch {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load?.type !== 'reload'
  }
}

/** Reloads the page by itself, after `mayReload` has said yes. */
export function reloadOnce(): void {
  try {
    sessionStorage.setItem(key, location.pathname)
  } catch {
    // the new document knows that it comes from a reload
  }
  location.reload()
}
