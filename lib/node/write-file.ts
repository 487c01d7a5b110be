import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file in place of an existing one; creates its folder if there is none. `replaceFile` does so atomically. */
export function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
