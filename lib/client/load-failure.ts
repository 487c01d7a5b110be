/** Session storage key of the path that was last reloaded because it had loaded incompletely. */
const key = 'reloaded'

/** Whether an error means that code or data of the page loaded incompletely, rather than being wrong. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // a file that Turbopack cannot load; truncated JSON; React's error 412, “Connection closed.”, for truncated data
  return (
    error.name === 'ChunkLoadError' || error instanceof SyntaxError || /#412|^Connection closed/.test(error.message)
  )
}

/**
 * Whether this page may reload automatically, which it may do once. If storage is blocked, it may unless it was itself
 * loaded by a reload.
 */
export function mayReload(): boolean {
  try {
    return sessionStorage.getItem(key) !== location.pathname
  } catch {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load?.type !== 'reload'
  }
}

/** Reloads the page and records that; call it only if `mayReload` returns true. */
export function reloadOnce(): void {
  try {
    sessionStorage.setItem(key, location.pathname)
  } catch {
    // `mayReload` uses the navigation type instead
  }
  location.reload()
}
