import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join('.cache', 'sql')

/** The packages that say what a statement means. */
const engines = ['@electric-sql/pglite', 'libpg-query', 'pgsql-deparser', 'node-sql-parser']

let code: string | undefined

/** Everything a result depends on beside its input: this code and the engines behind it. */
function codeHash(): string {
  if (code !== undefined) return code
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> }
  const hash = createHash('sha1').update(JSON.stringify(engines.map((name) => lock.packages[`node_modules/${name}`])))
  const files = readdirSync(path.join('lib', 'sql'), { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    hash.update(readFileSync(path.join('lib', 'sql', file)))
  }
  code = hash.digest('hex')
  return code
}

/** The file of `.cache/sql` for what this input results in. */
export function cacheFile(input: unknown): string {
  const key = createHash('sha1').update(codeHash()).update(JSON.stringify(input)).digest('hex')
  return path.join(folder, `${key}.json`)
}
