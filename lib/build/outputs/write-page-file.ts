import path from 'node:path'
import { publicHref, type PagePath } from '../../config/routes'
import type { Locale } from '../../i18n/locales'
import { writeFile } from '../../node/write-file'

/** Writes a file into a site at the public path of `page` in a language; creates its folder if there is none. */
export function writePageFile(outDir: string, locale: Locale, page: PagePath, text: string): void {
  writeFile(path.join(outDir, publicHref(locale, page)), text)
}
