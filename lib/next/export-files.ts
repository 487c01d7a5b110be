/** The output folder of `next build`, which `next.config.ts` sets. */
export const exportDir = '.export'

/** Matches files of the export that no browser requests: data for React, and manifests of Next's Pages Router. */
export const neverRequested = /(?:^|\/)(?:index|__next\.[^/]+)\.txt$|^_next\/static\/[^/]+\/_\w+Manifest\.js$/
