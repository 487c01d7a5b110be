import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './list-files'

/*
 * Files of a cache are hard links in the site: a link is made in a fifth of the time of a copy. A program that writes into
 * such a file of the site also changes the cache, so every cache must notice that or be indifferent to it.
 */

/** Creates a hard link to a file, in place of an existing file; copies the file if the folders are on different file systems. */
export function linkFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, `${to}.new`)
    renameSync(`${to}.new`, to)
  }
}

/** Links all files below a folder, like `linkFile`. */
export function linkFolder(from: string, to: string): void {
  for (const file of listFiles(from)) linkFile(path.join(from, file), path.join(to, file))
}
