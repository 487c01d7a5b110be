import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

/** Writes a file by a rename, so that no reader ever sees a part of it; makes its folder if there is none. */
export function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  // other processes and threads may be about to write the same file
  const draft = `${file}.${process.pid}.${threadId}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
