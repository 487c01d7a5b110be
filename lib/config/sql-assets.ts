import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentDir } from './content-folder'
import { withBase } from './routes'
import { site } from './site'

/** The folder of PGlite's files; `engineFiles` are the files that a browser needs. */
export const engineFolder = path.join('node_modules', '@electric-sql', 'pglite', 'dist')
export const engineFiles = ['pglite.wasm', 'initdb.wasm', 'pglite.data']
const sources = [
  'sql/browser/worker.ts',
  'sql/browser/protocol.ts',
  'sql/engine/compare.ts',
  'sql/engine/engine.ts',
  'build/outputs/sql-engine.ts',
]

/** Returns the folder of the database files, below the base path; its name has a hash of their content, for caching. */
export function assetsPath(): string {
  const hash = createHash('sha1')
    .update(readFileSync(path.join(engineFolder, '..', 'package.json')))
    .update(fixture())
  for (const source of sources) hash.update(readFileSync(path.join('lib', source)))
  return `_sql/${hash.digest('hex').slice(0, 12)}`
}

/** Returns the SQL of the panel's initial schema and rows, from the content folder or else the default folder. */
export function fixture(): string {
  const file = [contentDir, site.contentDir].map((folder) => path.join(folder, 'sql', 'tpch.sql')).find(existsSync)
  return file === undefined ? '' : readFileSync(file, 'utf8')
}

/** Returns the URL of the worker of a “Run it here” panel, and the size of its download in megabytes. */
export function runHereFacts(): { worker: string; megabytes: number } {
  const bytes = engineFiles.reduce((sum, name) => sum + statSync(path.join(engineFolder, name)).size, 0)
  return { worker: withBase(`/${assetsPath()}/worker.js`), megabytes: Math.round(bytes / 1e6) }
}
