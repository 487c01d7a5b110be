import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file atomically unless it exists; creates its folder if there is none. Other processes may do the same at the same
 * time. A file that exists is not replaced, even by an equal one, because a process that has a `Blob` of it could no longer read it,
 * unless its size is another, as after it was truncated.
 */
export function addFile(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content)
  try {
    linkSync(draft, file)
  } catch (error) {
    const existing = statSync(file, { throwIfNoEntry: false })
    if (!existing) throw error
    if (existing.size !== content.length) renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
