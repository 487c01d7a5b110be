import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './list-files'

const known = new Map<string, string>()

/**
 * Returns a fingerprint of files, and of folders with all files below them except tests, by their paths in the project.
 * It identifies the code that a cached result depends on. Each path is read once in a process.
 */
export function codeHash(...paths: readonly string[]): string {
  const key = paths.join('\n')
  const hash = known.get(key) ?? hashFiles(paths.flatMap(codeFiles))
  known.set(key, hash)
  return hash
}

/** Returns a file, or the files below a folder except tests, by their paths in the project. */
export function codeFiles(fileOrFolder: string): string[] {
  if (!statSync(fileOrFolder).isDirectory()) return [fileOrFolder]
  return listFiles(fileOrFolder)
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.join(fileOrFolder, file))
}

/** Fingerprint of files: of their paths and what is in them, in this order. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha1')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(JSON.stringify([file, content.length])).update(content)
  }
  return hash.digest('hex')
}
