import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A page for contentlayer: its path in the content folder, and its text in this site's format. */
export interface StagedPage {
  readonly file: { readonly file: string }
  readonly source: string
}

/** Writes pages into an empty folder, from which contentlayer reads them, and returns the folder. */
export function stagePages(pages: readonly StagedPage[], folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  for (const { file, source } of pages) {
    const target = path.join(folder, file.file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, source)
  }
  return folder
}
