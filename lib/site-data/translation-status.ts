import { publicPath } from '../config/routes'
import { translationStatus, type TranslationStatus } from '../content-model/translation-status'
import type { ContentPage } from '../content-model/types'
import { isOfCurrentVersion } from '../content-model/docs-versions'
import { isPublished } from '../content-model/visibility'
import type { Locale } from '../i18n/locales'
import { perSnapshot, snapshot } from './source'

const publishedPages = perSnapshot(() => {
  const { docs, posts } = snapshot()
  return [...docs, ...posts].filter((page) => isPublished(page) && isOfCurrentVersion(page))
})

/** Returns the state of each published page of the current version in each further language. */
export const siteTranslations = perSnapshot((): readonly TranslationStatus[] =>
  translationStatus(
    publishedPages().map(({ kind, id, locale, sourceFile, outdated = false }) => {
      return { collection: kind === 'doc' ? 'docs' : 'blog', id, locale, file: sourceFile, outdated }
    }),
  ),
)

/** A link to a page, with the language of its title. */
export interface StatusLink {
  readonly href: string
  readonly title: string
  readonly contentLocale: Locale
}

/** Returns a link to the translation of a page, or to its original if the translation is missing. */
export function statusLink({ status, translation, original }: TranslationStatus): StatusLink {
  const file = status === 'missing' ? original : translation
  const { locale, path, title } = publishedPages().find(({ sourceFile }) => sourceFile === file) as ContentPage
  return { href: publicPath(locale, path), title, contentLocale: locale }
}
