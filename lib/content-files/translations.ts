import { defaultLocale, locales, type Locale } from '../i18n/locales'
import type { ContentFile } from './content-file'

/** The files of a page by language. */
export type PageTranslations = Partial<Record<Locale, ContentFile>>

/** The languages that a page is translated into. */
export const translationLocales = locales.filter((locale) => locale !== defaultLocale)

/** Groups content files by page; the translations of a page have the same id. */
export function groupTranslations(files: readonly ContentFile[]): PageTranslations[] {
  const pages = new Map<string, PageTranslations>()
  for (const file of files) {
    const key = `${file.collection}/${file.id}`
    pages.set(key, { ...pages.get(key), [file.locale]: file })
  }
  return [...pages.values()]
}
