import path from 'node:path'

/** The folder of the search index in development; a build, which may run at the same time, has its own. */
export const searchIndexFolder = path.join('.cache', 'dev', 'search')
