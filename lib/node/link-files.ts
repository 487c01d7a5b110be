import { copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FileCopy } from './copy-files'

/*
 * Files of a cache are hard links in the site: a link is made in a fifth of the time of a copy. A program that writes into
 * such a file of the site also changes the cache, so every cache must notice that or be indifferent to it.
 */

/**
 * Creates hard links to files, with the folders that they need, in place of existing files. Copies the files if the folders
 * are on different file systems.
 */
export function linkFiles(files: Iterable<FileCopy>): void {
  const links = [...files]
  for (const folder of new Set(links.map(([, to]) => path.dirname(to)))) mkdirSync(folder, { recursive: true })
  for (const [from, to] of links) linkFile(from, to)
}

/**
 * Creates a hard link to a file if it contains this text; returns whether it does. A link is made in a fraction of the time
 * of a new file in a new folder, for which the file system finds a place.
 */
export function linkSameText(from: string, to: string, text: string): boolean {
  const size = statSync(from, { throwIfNoEntry: false })?.size
  if (size !== Buffer.byteLength(text) || readFileSync(from, 'utf8') !== text) return false
  linkFiles([[from, to]])
  return true
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      rmSync(to)
      linkFile(from, to)
    } else {
      copyFileSync(from, `${to}.new`)
      renameSync(`${to}.new`, to)
    }
  }
}
