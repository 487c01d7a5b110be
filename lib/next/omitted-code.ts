import type { ReactNode } from 'react'

/**
 * Replaces modules of Next's router whose features the site does not use, in the browser (`omittedModules`); they were a
 * tenth of the scripts of a page. The functions that the router still calls do nothing.
 */

// prefetching and `next/link`: `lib/next/prefetch.ts` prefetches, `components/layout/LinkNavigation.tsx` follows links
export const cancelPrefetchTask = omitted
export const getLinkForCurrentNavigation = omittedValue
export const isPrefetchTaskDirty = omittedCheck
export const needsSpeculativePrefetch = omittedCheck
export const pingPrefetchScheduler = omitted
export const pingPrefetchTask = omitted
export const pingVisibleLinks = omitted
export const prefetchRoute = omitted
export const schedulePrefetchTask = omitted
export const setLinkForCurrentNavigation = omitted
export const createLinkPrefetchPartialError = omittedValue

// server actions and intercepted routes, which a site of files cannot have
export const serverActionReducer = <State>(state: State) => state
export const INTERCEPTION_ROUTE_MARKERS = []
export const isInterceptionRouteAppPath = omittedCheck

// the query `_rsc`, which tells the answers of a server apart; a file has one answer, which browsers and CDNs can cache
export const setCacheBustingSearchParam = omitted

// the polyfill of Node's `process`, of which no code of the site uses more
export const env = {}

/** In place of the boundary for crawlers that run scripts: they never move a pointer, so nothing hydrates for them. */
export default function GracefulDegradeBoundary({ children }: { children: ReactNode }): ReactNode {
  return children
}

/** The only constant of `next/dist/lib/constants` that the router uses. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'

function omitted(): void {}

function omittedCheck(): false {
  return false
}

function omittedValue(): null {
  return null
}
