import { mkdirSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'

/** A file to copy, and the path of its copy. */
export type FileCopy = readonly [from: string, to: string]

/** Copies files, with the folders that they need, while this thread does other work. */
export async function copyFiles(files: Iterable<FileCopy>): Promise<void> {
  const copies = [...files]
  for (const folder of new Set(copies.map(([, to]) => path.dirname(to)))) mkdirSync(folder, { recursive: true })
  await Promise.all(copies.map(([from, to]) => copyFile(from, to)))
}
