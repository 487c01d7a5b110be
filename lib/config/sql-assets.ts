import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../node/list-files'
import { contentDir } from './content-folder'
import { withBase } from './base-path'
import { site } from './site'

/** PGlite's files that a browser needs. */
export const packageFiles = ['pglite.wasm', 'pglite.data'].map((name) =>
  path.join('node_modules', '@electric-sql', 'pglite', 'dist', name),
)
/** The dump of an empty database cluster, packed. */
export const clusterFile = 'empty-cluster.data'
/** The names of the files that a browser needs to start the database. */
export const engineFiles = [...packageFiles.map((file) => path.basename(file)), clusterFile]

/** Returns the names of the engine's files and their sizes in bytes, which the script of the worker contains. */
export function engineSizes(script: string): (readonly [name: string, size: number])[] {
  return [...script.matchAll(/"([\w-]+\.(?:wasm|data))":(\w+)/g)].map(([, name = '', size]) => [name, Number(size)])
}

/** PostgreSQL's grammar, which the tools of the workbench load as well. */
export const grammarFile = path.join('node_modules', 'libpg-query', 'wasm', 'libpg-query.wasm')
/** The scripts of the worker: the first starts it, and imports the others when a tool needs them. */
export const workerScripts = ['worker', 'comparison']
/** The script of the review tool’s worker. */
export const reviewScript = 'review'
/** The script of the index advisor’s worker. */
export const advisorScript = 'advisor'
/** The script of the worker that runs SQL. */
export const runScript = 'run'
const packages = ['@electric-sql/pglite', 'libpg-query', 'node-sql-parser', 'pgsql-deparser']

let cachedPath: string | undefined

/** Returns the folder of the database files, below the base path; its name has a hash of their content, for caching. */
export function assetsPath(): string {
  cachedPath ??= `_sql/${hashOfSources()}`
  return cachedPath
}

function hashOfSources(): string {
  const hash = createHash('sha1').update(fixture())
  for (const name of packages) hash.update(readFileSync(path.join('node_modules', name, 'package.json')))
  const sources = ['sql', 'review', 'index-advisor', 'sql-run'].flatMap((folder) =>
    listFiles(path.join('lib', folder))
      .filter((file) => /(?<!\.test)\.m?[jt]s$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  )
  for (const source of [...sources, path.join('build', 'outputs', 'sql-engine.ts')])
    hash.update(readFileSync(path.join('lib', source)))
  return hash.digest('hex').slice(0, 12)
}

/** Returns the SQL of the panel's initial schema and rows, from the content folder or else the default folder. */
export function fixture(): string {
  return readScript('tpch.sql')
}

/** Returns the SQL of the additional rows on which plans are recorded. */
export function volume(): string {
  return readScript('tpch-volume.sql')
}

function readScript(name: string): string {
  const file = [contentDir, site.contentDir].map((folder) => path.join(folder, 'sql', name)).find(existsSync)
  return file === undefined ? '' : readFileSync(file, 'utf8')
}

/** Returns the URL of the worker of the review tool. */
export function reviewWorker(): string {
  return withBase(`/${assetsPath()}/${reviewScript}.js`)
}

/** Returns the URL of the worker of the index advisor. */
export function advisorWorker(): string {
  return withBase(`/${assetsPath()}/${advisorScript}.js`)
}

/** Returns the URL of the worker that runs SQL. */
export function runWorker(): string {
  return withBase(`/${assetsPath()}/${runScript}.js`)
}

/** Returns the URL of the worker of “Run it here” and of the comparison. */
export function engineWorker(): string {
  return withBase(`/${assetsPath()}/worker.js`)
}
