import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const known = new Map<string, string>()

/**
 * Fingerprint of what a made thing depends on beside its input: files, and folders with all that is below them but
 * tests; by their paths in the project. A place is read once in a process.
 */
export function codeHash(...places: readonly string[]): string {
  const key = places.join('\n')
  const hash = known.get(key) ?? hashOf(places.flatMap(filesOf))
  known.set(key, hash)
  return hash
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha1')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
