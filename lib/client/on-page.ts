declare global {
  interface WindowEventMap {
    /** Dispatched before a navigation replaces the page. */
    'site:leaving': Event
    /** Dispatched after a navigation has replaced the page. */
    'site:arrived': Event
  }
}

/**
 * Runs a function for the page, and again for each page that a navigation shows. Its signal aborts when the page is
 * left.
 */
export function onPage(run: (signal: AbortSignal) => void): void {
  let controller = new AbortController()
  addEventListener('site:leaving', () => {
    controller.abort()
    controller = new AbortController()
  })
  addEventListener('site:arrived', () => run(controller.signal))
  run(controller.signal)
}
