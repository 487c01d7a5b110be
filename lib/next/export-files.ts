/** The output folder of `next build`, which `next.config.ts` sets. */
export const exportDir = '.export'

/**
 * Matches files of the export that no browser requests: parts of a page's data, which its `index.txt` also contains
 * (lib/next/prefetch.ts), and manifests of Next's Pages Router.
 */
export const neverRequested = /(?:^|\/)__next\.[^/]+\.txt$|^_next\/static\/[^/]+\/_\w+Manifest\.js$/
