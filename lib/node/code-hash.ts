import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './content-hash'
import { listFiles } from './list-files'

const known = new Map<string, string>()

/**
 * Returns the SHA-1 hash of files and of all files below folders except tests; paths are relative to the project. Used
 * as the part of a cache key that changes with the code. Each set of paths is read once per process.
 */
export function codeHash(...paths: readonly string[]): string {
  const key = paths.join('\n')
  const hash = known.get(key) ?? hashFiles(paths.flatMap(codeFiles))
  known.set(key, hash)
  return hash
}

/** Returns the path of a file, or the paths of all files below a folder except tests, relative to the project. */
export function codeFiles(fileOrFolder: string): string[] {
  if (!statSync(fileOrFolder).isDirectory()) return [fileOrFolder]
  return listFiles(fileOrFolder)
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.join(fileOrFolder, file))
}

/** Returns the SHA-1 hash of the paths and contents of files, in the order given. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha1')
  for (const file of files) hash.update(JSON.stringify([file, hashFile(file)]))
  return hash.digest('hex')
}

const hashes = new Map<string, { readonly state: string; readonly hash: string }>()

/** Returns the SHA-1 hash of a file's content, which is read again only if the file has changed. */
function hashFile(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file)
  const state = [size, mtimeMs, ctimeMs, ino].join()
  const known = hashes.get(file)
  if (known?.state === state) return known.hash
  const hash = contentHash(readFileSync(file))
  hashes.set(file, { state, hash })
  return hash
}
