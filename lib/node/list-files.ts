import { readdirSync } from 'node:fs'
import path from 'node:path'

/** All files below a folder, relative, with forward slashes, in a fixed order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
