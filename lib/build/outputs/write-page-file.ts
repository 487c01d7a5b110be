import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publicHref, type PagePath } from '../../config/routes'
import type { Locale } from '../../i18n/locales'

/** Writes a file into a site at the public path of `page` in a language; creates its folder if there is none. */
export function writePageFile(outDir: string, locale: Locale, page: PagePath, text: string): void {
  const file = path.join(outDir, publicHref(locale, page))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
