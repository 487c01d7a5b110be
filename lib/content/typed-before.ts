import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { pageFiles } from './listing'

/** A content folder at a moment: when each file was changed, in milliseconds, and a hash of what is in it. */
export interface FolderState {
  readonly folder: string
  readonly files: Readonly<Record<string, readonly [changed: number, content: string]>>
}

/** The state of a content folder as it is now. */
export function folderState(folder: string): FolderState {
  return {
    folder,
    files: Object.fromEntries(pageFiles(folder).map((file) => [file, fileState(path.join(folder, file))])),
  }
}

function fileState(file: string): readonly [number, string] {
  return [statSync(file).mtime.getTime(), createHash('sha1').update(readFileSync(file)).digest('hex')]
}

/**
 * Whether contentlayer's memory of `before` serves for `now`. It knows files by their path in the folder and the time of
 * their last change; a checkout or a copy can give another content the same time.
 */
export function canServe(before: FolderState | undefined, now: FolderState): boolean {
  return (
    before?.folder === now.folder &&
    Object.entries(now.files).every(([file, [changed, content]]) => {
      const known = before.files[file]
      return known?.[0] !== changed || known[1] === content
    })
  )
}
