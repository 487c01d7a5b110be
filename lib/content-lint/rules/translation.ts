import { defaultLocale, localeInfo, type Locale } from '../../i18n/locales'
import type { ContentFile } from '../../content-files/content-file'
import { fieldPlace } from '../../content-model/field-position'
import { withoutLocale } from '../../content-model/content-path'
import { sourceHash } from '../../content-files/source-hash'
import { translationLocales, type Twins } from '../../content-files/translations'
import type { FoundIn } from './found'

const languages: Readonly<Record<Locale, string>> = { en: 'English', zh: 'Chinese' }

/** The command that says a translation is one of the original as it is now. */
export const stampCommand = 'npm run content:stamp --'

/**
 * Pages that a language lacks, and translations of an original that has changed since; `inUse` are languages with any
 * page.
 */
export function untranslated(
  pages: readonly Twins[],
  inUse: ReadonlySet<Locale>,
  shown: (file: string) => string,
): FoundIn[] {
  return pages.flatMap((twins) => {
    const original = twins[defaultLocale]
    if (!original) return withoutOriginal(twins, inUse, shown)
    return [
      ...('source_hash' in original.fields ? [stampedOriginal(original)] : []),
      ...translationLocales.flatMap((locale): FoundIn[] => {
        const translation = twins[locale]
        if (translation) return outdated(translation, original, shown)
        return inUse.has(locale) && original.fields.draft !== true ? [lacks(original, locale, shown)] : []
      }),
    ]
  })
}

function lacks({ file }: ContentFile, locale: Locale, shown: (file: string) => string): FoundIn {
  return {
    file,
    line: 1,
    column: 1,
    message: `there is no ${languages[locale]} translation`,
    fix: `write ${shown(`${locale}/${withoutLocale(file)}`)}`,
  }
}

function withoutOriginal(twins: Twins, inUse: ReadonlySet<Locale>, shown: (file: string) => string): FoundIn[] {
  if (!inUse.has(defaultLocale)) return []
  return Object.values(twins).map(({ file }) => ({
    file,
    line: 1,
    column: 1,
    message: `there is no ${languages[defaultLocale]} original (${localeInfo[defaultLocale].label} is the site’s first language)`,
    fix: `write ${shown(`${defaultLocale}/${withoutLocale(file)}`)}`,
  }))
}

function stampedOriginal(original: ContentFile): FoundIn {
  return {
    file: original.file,
    ...fieldPlace(original, 'source_hash'),
    message: 'an original has no source_hash: it belongs in the translation',
    fix: 'delete the line',
  }
}

function outdated(translation: ContentFile, original: ContentFile, shown: (file: string) => string): FoundIn[] {
  const said = translation.fields.source_hash
  if (said === sourceHash(original)) return []
  const isMissing = said === undefined
  return [
    {
      file: translation.file,
      ...(isMissing ? { line: 1, column: 1 } : fieldPlace(translation, 'source_hash')),
      message: isMissing
        ? `nothing says which text of ${shown(original.file)} this translates`
        : `${shown(original.file)} has changed since it was translated`,
      fix: `translate what changed, then run \`${stampCommand} ${shown(translation.file)}\``,
    },
  ]
}
