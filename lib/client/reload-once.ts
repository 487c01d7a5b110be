/** Session storage key of the path that was last reloaded because it had loaded incompletely. */
const key = 'reloaded'

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
