import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale } from '../i18n/locales'
import type { ContentFile } from './content-file'
import { readText } from './frontmatter'
import { sourceHash, withSourceHash } from './source-hash'
import { translationLocales, groupTranslations } from './translations'

/**
 * Writes the hash of the current original into translations and returns the paths of the changed files. `isChosen`
 * selects a page by the path of its original or its translation.
 */
export function stampTranslations(
  files: readonly ContentFile[],
  contentDir: string,
  isChosen: (file: string) => boolean,
): string[] {
  return groupTranslations(files).flatMap((translations) => {
    const original = translations[defaultLocale]
    if (!original) return []
    return translationLocales.flatMap((locale) => {
      const translation = translations[locale]
      const hash = sourceHash(original)
      if (!translation || translation.fields.source_hash === hash) return []
      const [file, ...others] = [translation, original].map(({ file }) => path.join(contentDir, file))
      if (file === undefined || ![file, ...others].some(isChosen)) return []
      writeFileSync(file, withSourceHash(readText(file), hash))
      return [file]
    })
  })
}
