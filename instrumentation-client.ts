// the bundler removes this from builds, in which `NODE_ENV` is a constant
if (process.env.NODE_ENV === 'development') {
  void import('./lib/dev/client').then(({ followContent }) => followContent())
}

/** The target URL of a navigation, as the router passes it; `traverse` is Back or Forward. */
interface Navigation {
  readonly url: string
  readonly type: 'push' | 'replace' | 'traverse'
}

/**
 * Called by the router when a navigation begins. It only dispatches an event, which `components/layout/RouteEffects`
 * handles, because every page loads this file.
 */
export function onRouterTransitionStart(url: string, type: Navigation['type']): void {
  dispatchEvent(new CustomEvent<Navigation>('site:navigation', { detail: { url, type } }))
}

declare global {
  interface WindowEventMap {
    'site:navigation': CustomEvent<Navigation>
  }
}
