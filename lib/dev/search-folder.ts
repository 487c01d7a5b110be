import path from 'node:path'

/** Where development writes its search index; `public/` has the index of a build, which may be running beside it. */
export const searchIndexFolder = path.join('.cache', 'dev', 'search')
