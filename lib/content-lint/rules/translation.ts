import path from 'node:path'
import { defaultLocale, localeInfo, type Locale } from '../../i18n/locales'
import type { ContentFile } from '../../content-files/content-file'
import { fieldPosition } from '../../content-model/field-position'
import { withoutLocale } from '../../content-model/content-path'
import { sourceHash } from '../../content-files/source-hash'
import { readableOriginal, translationLocales, type PageTranslations } from '../../content-files/translations'
import type { Report } from '../../diagnostics/diagnostic'

const languages: Readonly<Record<Locale, string>> = { en: 'English', zh: 'Chinese' }

/** The command that marks a translation as up to date with its original. */
export const stampCommand = 'npm run content:stamp --'

/**
 * Reports missing translations and originals, translations that are outdated or have no `source_hash`, and originals
 * that have one; `inUse` are the languages with any page.
 */
export function missingOrOutdated(
  pages: readonly PageTranslations[],
  inUse: ReadonlySet<Locale>,
  contentDir: string,
): Report[] {
  return pages.flatMap((translations) => {
    const original = translations[defaultLocale]
    if (!original) return withoutOriginal(translations, inUse, contentDir)
    return [
      ...('source_hash' in original.fields ? [stampedOriginal(original)] : []),
      ...translationLocales.flatMap((locale): Report[] => {
        const translation = translations[locale]
        if (translation) return readableOriginal(translations) ? outdated(translation, original, contentDir) : []
        return inUse.has(locale) && original.fields.draft !== true ? [lacks(original, locale, contentDir)] : []
      }),
    ]
  })
}

/** Returns the pages with a `source_hash`: in migrated content, only these can be compared with their originals. */
export function stampedPages(pages: readonly PageTranslations[]): PageTranslations[] {
  return pages.filter((translations) => Object.values(translations).some(({ fields }) => 'source_hash' in fields))
}

function lacks({ file }: ContentFile, locale: Locale, contentDir: string): Report {
  return {
    file,
    line: 1,
    column: 1,
    message: `there is no ${languages[locale]} translation`,
    fix: `write ${path.join(contentDir, locale, withoutLocale(file))}`,
  }
}

function withoutOriginal(translations: PageTranslations, inUse: ReadonlySet<Locale>, contentDir: string): Report[] {
  if (!inUse.has(defaultLocale)) return []
  return Object.values(translations).map(({ file }) => ({
    file,
    line: 1,
    column: 1,
    message: `there is no ${languages[defaultLocale]} original (${localeInfo[defaultLocale].label} is the site’s first language)`,
    fix: `write ${path.join(contentDir, defaultLocale, withoutLocale(file))}`,
  }))
}

function stampedOriginal(original: ContentFile): Report {
  return {
    file: original.file,
    ...fieldPosition(original, 'source_hash'),
    message: 'an original must not have a source_hash: it belongs in the translation',
    fix: 'delete the line',
  }
}

function outdated(translation: ContentFile, original: ContentFile, contentDir: string): Report[] {
  const hash = translation.fields.source_hash
  if (hash === sourceHash(original)) return []
  const isMissing = hash === undefined
  return [
    {
      file: translation.file,
      ...(isMissing ? { line: 1, column: 1 } : fieldPosition(translation, 'source_hash')),
      message: isMissing
        ? `source_hash is missing, which identifies the translated text of ${path.join(contentDir, original.file)}`
        : `${path.join(contentDir, original.file)} has changed since it was translated`,
      fix: `translate what changed, then run \`${stampCommand} ${path.join(contentDir, translation.file)}\``,
    },
  ]
}
