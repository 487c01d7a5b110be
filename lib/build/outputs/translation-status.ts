import { paths } from '../../config/routes'
import { translationStatusJson } from '../../content-model/translation-status'
import { locales } from '../../i18n/locales'
import { siteTranslations } from '../../site-data/translation-status'
import { writePageFile } from './write-page-file'

/** Writes the translation status as JSON beside its page in each language. */
export function writeTranslationStatus(outDir: string): void {
  for (const locale of locales)
    writePageFile(outDir, locale, paths.translationStatusJson, translationStatusJson(siteTranslations()))
}
