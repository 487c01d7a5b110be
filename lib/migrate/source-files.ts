import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the paths of the files below a folder, relative to it, sorted; without hidden files and `node_modules`. Symbolic
 * links to files count as files; a missing folder has none.
 */
export function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && isFile(path.join(entry.parentPath, entry.name))))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/.test(file))
    .sort()
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}
