import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns a predicate for the files that a command line names; a folder stands for all files in it. */
export function createPathFilter(names: readonly string[]): (file: string) => boolean {
  const wanted = names.map((name) => path.resolve(name))
  return (file) => wanted.some((name) => holds(name, path.resolve(file)))
}

/** Returns an error for the first path of a command line that is neither in the content folder nor contains it. */
export function findUnknownPath(names: readonly string[], contentDir: string): string | undefined {
  const content = path.resolve(contentDir)
  const unknown = names.find((name) => {
    const full = path.resolve(name)
    return !existsSync(full) || !(holds(content, full) || holds(full, content))
  })
  return unknown === undefined ? undefined : `there is no file or folder “${unknown}” in ${contentDir}/`
}

/** Whether an entry is a folder, or inside it. */
function holds(folder: string, entry: string): boolean {
  return entry === folder || entry.startsWith(folder.replace(/[/\\]?$/, path.sep))
}
