import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

/** Writes a file atomically, by renaming a temporary file; creates its folder if there is none. */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  // other processes and threads may write the same file at the same time
  const draft = `${file}.${process.pid}.${threadId}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
