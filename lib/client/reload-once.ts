/** Session storage: the path that was last reloaded because it had not arrived whole. */
const key = 'reloaded'

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
