import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join('.cache', 'sql')

let code: string | undefined

/** Everything a result depends on beside its input: this code and the packages behind it. */
function codeHash(): string {
  if (code !== undefined) return code
  const hash = createHash('sha1').update(readFileSync('package-lock.json'))
  const files = readdirSync(path.join('lib', 'sql'), { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    hash.update(readFileSync(path.join('lib', 'sql', file)))
  }
  code = hash.digest('hex')
  return code
}

/** A result from `.cache/sql`; on first sight `work` makes it and it is stored. Keyed by content. */
export async function cached<T>(input: unknown, work: () => Promise<T>): Promise<T> {
  const key = createHash('sha1').update(codeHash()).update(JSON.stringify(input)).digest('hex')
  const file = path.join(folder, `${key}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    const result = await work()
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(result))
    renameSync(`${file}.${process.pid}`, file)
    return result
  }
}
