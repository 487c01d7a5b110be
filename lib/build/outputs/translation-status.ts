import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths, publicHref } from '../../config/routes'
import { translationStatusJson } from '../../content-model/translation-status'
import { locales } from '../../i18n/locales'
import { siteTranslations } from '../../site-data/translation-status'

/** Writes the translation status as JSON beside its page in each language. */
export function writeTranslationStatus(outDir: string): void {
  for (const locale of locales) {
    const file = path.join(outDir, publicHref(locale, paths.translationStatusJson))
    writeFileSync(file, translationStatusJson(siteTranslations()))
  }
}
