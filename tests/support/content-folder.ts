import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes files, by path in the folder, without removing any other. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Writes these files into the folder and removes all others. */
export function writeContent(folder: string, files: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFiles(folder, files)
}
