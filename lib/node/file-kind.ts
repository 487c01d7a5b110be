import { statSync } from 'node:fs'

/** Returns the type of a file system entry; `missing` includes broken and circular symbolic links. */
export function fileKind(file: string): 'file' | 'folder' | 'missing' | 'other' {
  try {
    const stats = statSync(file)
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other'
  } catch {
    return 'missing'
  }
}
