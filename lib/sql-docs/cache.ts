import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../node/code-hash'

const folder = path.join('.cache', 'sql')

/** The packages whose version affects the results. */
const engines = ['@electric-sql/pglite', 'libpg-query', 'pgsql-deparser', 'node-sql-parser']

let versions: string | undefined

/** Returns a hash of the code and of the engine versions, on which all results depend. */
function codeKey(): string {
  versions ??= engineVersions()
  return codeHash('lib/sql', 'lib/plan/postgres', 'lib/sql-docs') + versions
}

function engineVersions(): string {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> }
  return JSON.stringify(engines.map((name) => lock.packages[`node_modules/${name}`]))
}

/** Returns the path in `.cache/sql` of the result for an input. */
export function cacheFile(input: unknown): string {
  const key = createHash('sha1').update(codeKey()).update(JSON.stringify(input)).digest('hex')
  return path.join(folder, `${key}.json`)
}
