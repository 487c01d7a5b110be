import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

/** What a file of a cache holds; nothing where there is none that can be read. */
export function readCached<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** What a file of a cache holds; on first sight `make` makes it and it is stored, whole or not at all. */
export async function cached<T>(file: string, make: () => Promise<T>): Promise<T> {
  const known = readCached<T>(file)
  if (known !== undefined) return known
  const made = await make()
  mkdirSync(path.dirname(file), { recursive: true })
  // other threads may be about to write the same
  const draft = `${file}.${process.pid}.${threadId}`
  writeFileSync(draft, JSON.stringify(made))
  renameSync(draft, file)
  return made
}
