/**
 * Replaces the export of Next's module that splits a page's data into one file per layout for prefetching
 * (`next.config.ts`), and returns no files, because no browser requests the data of a page.
 */
export function collectSegmentData(): ReadonlyMap<string, Buffer> {
  return new Map()
}

/** Replaces the export of the same module that lists the files to inline in a prefetch, and returns none. */
export function collectPrefetchHints(): null {
  return null
}
