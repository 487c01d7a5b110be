import { readFileSync } from 'node:fs'
import { replaceFile } from './replace-file'

/** Returns the value of a JSON cache file; undefined if the file is missing or cannot be parsed. */
export function readCached<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Returns the value of a JSON cache file; if there is none, calls `make` and stores its result atomically. */
export function readOrComputeSync<T>(file: string, make: () => T): T {
  const known = readCached<T>(file)
  return known === undefined ? storeValue(file, make()) : known
}

/** Like `readOrComputeSync`, with an asynchronous `make`. */
export async function readOrCompute<T>(file: string, make: () => Promise<T>): Promise<T> {
  const known = readCached<T>(file)
  return known === undefined ? storeValue(file, await make()) : known
}

function storeValue<T>(file: string, value: T): T {
  replaceFile(file, JSON.stringify(value))
  return value
}
