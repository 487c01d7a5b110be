/** The sessionStorage key of the path that was last reloaded because it had loaded incompletely. */
const key = 'reloaded'

/**
 * Whether this page may reload automatically: not twice in a row for one path. If storage is blocked, the page may
 * unless it was itself loaded by a reload.
 */
export function mayReload(): boolean {
  try {
    return sessionStorage.getItem(key) !== location.pathname
  } catch {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return load?.type !== 'reload'
  }
}

/** Reloads the page and stores its path; call it only if `mayReload` returns true. */
export function reloadOnce(): void {
  try {
    sessionStorage.setItem(key, location.pathname)
  } catch {
    // `mayReload` uses the navigation type instead
  }
  location.reload()
}
