import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../content-files/content-file'
import { importedBy, type ImportedFiles } from '../content-files/imported-files'
import { withoutLocale } from '../content-model/content-path'
import { sortReports, type Diagnostic } from '../diagnostics/diagnostic'
import { locales, type Locale } from '../i18n/locales'
import { publicPath } from '../config/routes'
import { codeFrame } from './code-frame'
import type { ContentDiagnostic } from './state'

/**
 * Converts errors to the format for open pages, sorted by file and position; `files` are the pages of the content folder,
 * and `imported` the files that they import.
 */
export function toDiagnostics(
  errors: readonly Diagnostic[],
  folder: string,
  files: readonly ContentFile[],
  imported: ImportedFiles = {},
): ContentDiagnostic[] {
  const pages = new Map(files.map((page) => [path.join(folder, page.file), page]))
  return sortReports(errors).map(({ file, line, column, message, fix, rule }) => {
    const page = pages.get(file)
    const affected = page ? [page] : files.filter((one) => isImportedBy(one, file, imported))
    return {
      ...{ file, line, column, message, fix, rule },
      frame: codeFrame(textOf(file), { line, column }),
      ...(affected.length > 0 && { pages: affected.flatMap((one) => pagesOf(one, files)) }),
    }
  })
}

/** Whether a page imports a file, directly or through other files. */
function isImportedBy({ body, file, locale }: ContentFile, target: string, imported: ImportedFiles): boolean {
  const parts = importedBy({ body, file: withoutLocale(file), locale }, imported) ?? {}
  return Object.values(parts).some((part) => part.file === target)
}

/**
 * Returns the public paths of the pages made from a file, including fallback pages in languages without a translation.
 */
function pagesOf(page: ContentFile, files: readonly ContentFile[]): string[] {
  const isTranslated = (locale: Locale) => files.some((file) => file.locale === locale && file.path === page.path)
  return locales
    .filter((locale) => locale === page.locale || !isTranslated(locale))
    .map((locale) => publicPath(locale, page.path))
}

/** Formats an error for the terminal: the line of `npm run check:content`, and a code frame. */
export function formatWithFrame({ file, line, column, message, fix, rule, frame }: ContentDiagnostic): string {
  return `${file}:${line}:${column}: ${message} → ${fix} [${rule}]\n${frame}\n`
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
