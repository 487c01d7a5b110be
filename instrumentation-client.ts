// the bundler removes this from builds, in which `NODE_ENV` is a constant
if (process.env.NODE_ENV === 'development') {
  void import('./lib/dev/client').then(({ followContent }) => followContent())
}

/**
 * Called by the router when a navigation begins. It only dispatches an event, which `components/layout/RouteEffects`
 * handles, because every page loads this file.
 */
export function onRouterTransitionStart(url: string): void {
  dispatchEvent(new CustomEvent('site:navigation', { detail: url }))
}

declare global {
  interface WindowEventMap {
    /** The target URL of a navigation, as the router passes it. */
    'site:navigation': CustomEvent<string>
  }
}
