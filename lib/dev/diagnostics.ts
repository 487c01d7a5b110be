import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckedFile } from '../content/check'
import type { Finding } from '../content/finding'
import { locales } from '../i18n/locales'
import { publicPath } from '../routes'
import { codeFrame } from './code-frame'
import type { ContentDiagnostic } from './state'

/** Errors as open pages show them; `files` are the pages' files of the content folder. */
export function toDiagnostics(
  errors: readonly Finding[],
  folder: string,
  files: readonly CheckedFile[],
): ContentDiagnostic[] {
  const pages = new Map(files.map((page) => [path.join(folder, page.file), page]))
  return errors.map(({ file, line, column, message, fix, rule }) => {
    const page = pages.get(file)
    return {
      ...{ file, line, column, message, fix, rule },
      frame: codeFrame(textOf(file), { line, column }),
      // a page without a translation is shown in the other language too
      ...(page && { pages: locales.map((locale) => publicPath(locale, page.path)) }),
    }
  })
}

/** An error for the terminal: the line of `npm run check:content`, and the lines of the file around it. */
export function formatDiagnostic({ file, line, column, message, fix, rule, frame }: ContentDiagnostic): string {
  return `${file}:${line}:${column}: ${message} → ${fix} [${rule}]\n${frame}\n`
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
