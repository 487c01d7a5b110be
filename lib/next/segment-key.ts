import { createRouterCacheKey } from 'next/dist/client/components/router-reducer/create-router-cache-key'

export { createHeadKey } from 'next/dist/client/components/router-reducer/create-segment-key.browser'

type Segment = Parameters<typeof createRouterCacheKey>[0]

/** The number of calls of `rebuildPage`. */
let rebuilds = 0

/**
 * Replaces the export of Next's module that returns the React key of a part of the path (`next.config.ts`). With Next's
 * own, which contains the value of a parameter, React would build each page anew. Here only the language has its value in
 * the key, so pages of one route are updated in place and keep the navbar, the sidebar and the footer;
 * `components/layout/ReadingFrame.tsx` gives the text of each page a key of its own.
 */
export function createSegmentKey(segment: Segment): string {
  if (!Array.isArray(segment) || segment[0] === 'locale') return createRouterCacheKey(segment)
  const [name, , type] = segment
  return `${name}|${type}|${rebuilds}`
}

/**
 * Makes the navigation that has just begun build its page anew. For Back and Forward: React renders them at once, and
 * would show a page that is updated in place only after the browser has restored the scroll position.
 */
export function rebuildPage(): void {
  rebuilds++
}
