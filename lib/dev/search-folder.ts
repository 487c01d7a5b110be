import path from 'node:path'

/**
 * The folder of the search index in development; the index of a build, which may run at the same time, is in `public/`.
 */
export const searchIndexFolder = path.join('.cache', 'dev', 'search')
