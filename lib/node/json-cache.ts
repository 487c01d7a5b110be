import { readFileSync } from 'node:fs'
import { replaceFile } from './replace-file'

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
  replaceFile(file, JSON.stringify(made))
  return made
}
