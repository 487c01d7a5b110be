// dropped from builds, whose `NODE_ENV` is a constant
if (process.env.NODE_ENV === 'development') {
  void import('./lib/dev/client').then(({ followContent }) => followContent())
}

/**
 * Called by the router when a navigation begins. It only passes the word on: this file travels with every page,
 * and `components/layout/RouteEffects` knows what to do.
 */
export function onRouterTransitionStart(url: string): void {
  dispatchEvent(new CustomEvent('site:navigation', { detail: url }))
}

declare global {
  interface WindowEventMap {
    /** Where a navigation goes, as the router puts it. */
    'site:navigation': CustomEvent<string>
  }
}
