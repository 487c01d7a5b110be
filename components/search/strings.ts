import type { Locale } from '@/lib/i18n/locales'
import searchResults from '@/messages/search-results.json'

/** The texts of the dialog and of its results; the components fill the placeholders `{…}`. */
export type SearchStrings = typeof searchResults.en

/** The data of the site that the search needs in the browser, which is in the HTML of every page. */
export interface SearchData {
  readonly locale: Locale
  readonly other: { readonly locale: Locale; readonly tag: string }
  /** The URL of the index, including the base path. */
  readonly root: string
  /** The public path of the results page. */
  readonly page: string
  /** The base path, the prefix of public paths in URLs. */
  readonly base: string
}

/** The data with the texts, which are part of the code of the search. */
export interface SearchContext extends SearchData {
  readonly strings: SearchStrings
}

/** Adds the texts in the language of the page. */
export function withStrings(data: SearchData): SearchContext {
  return { ...data, strings: searchResults[data.locale] }
}
