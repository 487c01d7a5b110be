import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns a predicate for the files that command-line arguments name; a folder matches all files in it. */
export function createPathFilter(names: readonly string[]): (file: string) => boolean {
  const wanted = names.map((name) => path.resolve(name))
  return (file) => wanted.some((name) => holds(name, path.resolve(file)))
}

/**
 * Returns an error for the first of some command-line paths that does not exist, or that is outside of the content
 * folder and does not contain it.
 */
export function findUnknownPath(names: readonly string[], contentDir: string): string | undefined {
  const content = path.resolve(contentDir)
  const unknown = names.find((name) => {
    const full = path.resolve(name)
    return !existsSync(full) || !(holds(content, full) || holds(full, content))
  })
  return unknown === undefined ? undefined : `there is no file or folder “${unknown}” in ${contentDir}/`
}

/** True if an entry is a folder or inside it. */
function holds(folder: string, entry: string): boolean {
  return entry === folder || entry.startsWith(folder.replace(/[/\\]?$/, path.sep))
}
