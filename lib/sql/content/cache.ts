import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

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

/** A result from `.cache/sql`, if there is one. */
export function stored<T>(input: unknown): T | undefined {
  try {
    return JSON.parse(readFileSync(place(input), 'utf8')) as T
  } catch {
    return undefined
  }
}

/** A result from `.cache/sql`; on first sight `work` makes it and it is stored. Keyed by content. */
export async function cached<T>(input: unknown, work: () => Promise<T>): Promise<T> {
  const known = stored<T>(input)
  if (known !== undefined) return known
  const result = await work()
  const file = place(input)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}.${threadId}`, JSON.stringify(result))
  renameSync(`${file}.${process.pid}.${threadId}`, file)
  return result
}

function place(input: unknown): string {
  const key = createHash('sha1').update(codeHash()).update(JSON.stringify(input)).digest('hex')
  return path.join(folder, `${key}.json`)
}
