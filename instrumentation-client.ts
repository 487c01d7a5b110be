import { startProgress } from './lib/browser/progress'

/** Called by the router when a navigation begins; its end is seen by `components/layout/RouteEffects`. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url)
}
