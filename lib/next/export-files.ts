/** Output folder of `next build`, as set in `next.config.ts`. */
export const exportDir = '.export'

/**
 * Files of the export that no browser requests: parts of a page's data, all of which is in its `index.txt`
 * (lib/next/prefetch.ts), and lists for Next's older router.
 */
export const neverRequested = /(?:^|\/)__next\.[^/]+\.txt$|^_next\/static\/[^/]+\/_\w+Manifest\.js$/
