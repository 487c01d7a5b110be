import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckedFile } from './check'

/** A file's text without the mark that some editors put at its beginning. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
}

/** The line of a file's frontmatter on which a field says a value; the first line where none does. */
export function fieldLine(
  { file, bodyLine }: Pick<CheckedFile, 'file' | 'bodyLine'>,
  field: string,
  value: string,
  contentDir: string,
): number {
  const lines = readText(path.join(contentDir, file)).split('\n').slice(0, bodyLine)
  const from = lines.findIndex((line) => line.startsWith(`${field}:`))
  const found = lines.findIndex((line, index) => index >= from && line.includes(value))
  return Math.max(1, found + 1)
}
