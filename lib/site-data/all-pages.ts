import type { ContentPage } from '../content-model/types'
import { locales } from '../i18n/locales'
import { allDocs } from './docs'
import { allPosts } from './posts'

/** Returns the docs and posts of all languages. */
export function allPages(): ContentPage[] {
  return locales.flatMap((locale) => [...allDocs(locale), ...allPosts(locale)])
}
