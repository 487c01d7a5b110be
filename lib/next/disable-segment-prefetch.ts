/**
 * Replaces the module of Next that splits a page's data into one file per layout (`next.config.ts`). The router would
 * prefetch these files; here it requests the whole page, and they are not published.
 */
export function collectSegmentData(): ReadonlyMap<string, Buffer> {
  return new Map()
}

/** Returns no hints about which of those files a prefetch inlines. */
export function collectPrefetchHints(): null {
  return null
}
