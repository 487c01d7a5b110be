import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckedFile } from './check'
import { pageFiles } from './listing'

/** Makes the pages of a folder those that were checked; one that is there as it was checked is left alone. */
export function writeChecked(files: readonly Pick<CheckedFile, 'file' | 'yaml' | 'body'>[], folder: string): void {
  const texts = new Map(files.map(({ file, yaml, body }) => [file, `---\n${yaml}\n---\n${body}`]))
  const before = pageFiles(folder)
  for (const file of before) if (!texts.has(file)) rmSync(path.join(folder, file))
  const known = new Set(before)
  for (const [file, text] of texts) {
    const target = path.join(folder, file)
    if (known.has(file) && readFileSync(target, 'utf8') === text) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
