import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './list-files'

/** Returns a hash of the paths, sizes and modification times of all files below a folder, which may not exist. */
export function folderState(folder: string): string {
  const hash = createHash('sha1')
  for (const file of existsSync(folder) ? listFiles(folder) : []) {
    const { size, mtimeMs } = statSync(path.join(folder, file))
    hash.update(JSON.stringify([file, size, mtimeMs]))
  }
  return hash.digest('hex')
}
