import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file atomically unless it exists; creates its folder if there is none. Other processes may do the same at the same
 * time. A file that exists is not replaced, even by an equal one, because a process that has a `Blob` of it could no longer read it.
 */
export function addFile(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content)
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
