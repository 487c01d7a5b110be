import { defaultLocale, locales, type Locale } from '../i18n/locales'
import type { Collection } from './frontmatter-schema'

/** The states of a page in another language; an `outdated` one translates an older version of the original. */
export const translationStates = ['outdated', 'missing', 'translated'] as const

export type TranslationState = (typeof translationStates)[number]

/** The properties of a content file on which the state of its page depends. */
export interface TranslatedFile {
  readonly collection: Collection
  /** The id, which a page and its translations share. */
  readonly id: string
  readonly locale: Locale
  /** The path in the content folder. */
  readonly file: string
  /** Whether it translates an older version of its original. */
  readonly outdated: boolean
}

/** The state of a page in a language other than that of its original. */
export interface TranslationStatus {
  /** The language of the translation. */
  readonly language: Locale
  readonly status: TranslationState
  /** The file of the original, or of its translation if the original is missing. */
  readonly original: string
  /** The file of the translation, or the path for a missing one. */
  readonly translation: string
}

/** Returns the state of each page in each language that it is to be translated into, sorted by file. */
export function translationStatus(files: readonly TranslatedFile[]): TranslationStatus[] {
  const pages = new Map<string, TranslatedFile[]>()
  for (const file of files) {
    const key = `${file.collection}/${file.id}`
    pages.set(key, [...(pages.get(key) ?? []), file])
  }
  return [...pages.values()].flatMap(statusOfPage).sort((a, b) => (a.translation < b.translation ? -1 : 1))
}

function statusOfPage(files: readonly TranslatedFile[]): TranslationStatus[] {
  const inLanguage = (locale: Locale) => files.find((file) => file.locale === locale)
  const original = inLanguage(defaultLocale) ?? files[0]
  if (!original) return []
  const wanted =
    original.locale === defaultLocale ? locales.filter((locale) => locale !== defaultLocale) : [defaultLocale]
  return wanted.map((language) => {
    const translation = inLanguage(language)
    return {
      language,
      status: translation ? (translation.outdated ? 'outdated' : 'translated') : 'missing',
      original: original.file,
      translation: translation?.file ?? language + original.file.slice(original.locale.length),
    }
  })
}

/** The number of pages in each state. */
export type TranslationCounts = Readonly<Record<TranslationState, number>>

/** Returns the status of all pages as JSON, with the number of pages in each state. */
export function translationStatusJson(pages: readonly TranslationStatus[]): string {
  return `${JSON.stringify({ ...countStates(pages), pages }, undefined, 2)}\n`
}

export function countStates(pages: readonly TranslationStatus[]): TranslationCounts {
  const count = (state: TranslationState) => pages.filter(({ status }) => status === state).length
  return { outdated: count('outdated'), missing: count('missing'), translated: count('translated') }
}
