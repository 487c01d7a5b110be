import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { isOfOtherVersion } from '../content-model/docs-versions'
import type { ContentSettings } from '../content-model/settings'
import { translationStatus, type TranslationStatus } from '../content-model/translation-status'
import type { ContentFile } from './content-file'
import { sourceHash } from './source-hash'

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

/** Returns the original of a page; undefined if there is none or if its frontmatter cannot be read. */
export function readableOriginal({ [defaultLocale]: original }: PageTranslations): ContentFile | undefined {
  const isReadable = original && (Object.keys(original.fields).length > 0 || original.yaml.trim() === '')
  return isReadable ? original : undefined
}

/**
 * Returns the state of each page in each further language. Drafts and docs of other versions than the
 * current one are left out, and a translation without a
 * `source_hash` counts as up to date.
 */
export function translationsIn(
  files: readonly ContentFile[],
  { versions }: Pick<ContentSettings, 'versions'> = {},
): TranslationStatus[] {
  const isOld = ({ collection, id }: ContentFile) => collection === 'docs' && isOfOtherVersion(id, versions)
  const published = files.filter((file) => file.fields.draft !== true && !isOld(file))
  const originals = new Map(
    groupTranslations(published).flatMap(({ [defaultLocale]: original }) =>
      original ? [[`${original.collection}/${original.id}`, original] as const] : [],
    ),
  )
  return translationStatus(
    published.map((file) => {
      const original = originals.get(`${file.collection}/${file.id}`)
      const hash = file.fields.source_hash
      const isStamped = hash !== undefined && original !== undefined && original !== file
      return { ...file, outdated: isStamped && sourceHash(original) !== hash }
    }),
  )
}
