/**
 * Stands for the part of Next that cuts a page's data into one file for each of its layouts (`next.config.ts`). The
 * router would prefetch these; here it asks for pages whole, and nothing of them was ever published.
 */
export function collectSegmentData(): ReadonlyMap<string, Buffer> {
  return new Map()
}

/** Which of those files a prefetch should have inlined: there are none. */
export function collectPrefetchHints(): null {
  return null
}
