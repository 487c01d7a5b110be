import path from 'node:path'

/** The folder of development's search index; `public/` has the index of a build, which may run at the same time. */
export const searchIndexFolder = path.join('.cache', 'dev', 'search')
