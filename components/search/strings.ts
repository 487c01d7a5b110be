import type { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { PageKind } from '@/lib/search/index/documents'

/**
 * The translated texts of the dialog and of its results, which are in the data of every page; the client components fill the
 * placeholders `{…}`.
 */
export interface SearchStrings {
  readonly hint: string
  readonly results: string
  readonly searching: string
  readonly oneResult: string
  readonly manyResults: string
  readonly none: string
  readonly didYouMean: string
  readonly showing: string
  readonly elsewhere: string
  readonly recent: string
  readonly forget: string
  readonly failed: string
  readonly incomplete: string
  readonly retry: string
  readonly all: string
  readonly choose: string
  readonly open: string
  readonly unmark: string
  readonly kinds: Readonly<Record<PageKind, string>>
}

/** Returns the texts in a language. `other` is the name of the other language in that language. */
export function searchStrings(t: Awaited<ReturnType<typeof getTranslations<'search'>>>, other: string): SearchStrings {
  return {
    hint: t('hint'),
    results: t('results'),
    searching: t('searching'),
    oneResult: t('oneResult'),
    manyResults: t('manyResults', { count: '{count}' }),
    none: t('none', { query: '{query}' }),
    didYouMean: t('didYouMean'),
    showing: t('showing', { query: '{query}' }),
    elsewhere: t('elsewhere', { language: other }),
    recent: t('recent'),
    forget: t('forget'),
    failed: t('failed'),
    incomplete: t('incomplete'),
    retry: t('retry'),
    all: t('all'),
    choose: t('choose'),
    open: t('open'),
    unmark: t('unmark'),
    kinds: { docs: t('kinds.docs'), api: t('kinds.api'), blog: t('kinds.blog') },
  }
}

/** The data of the site that the client components of the search need. */
export interface SearchContext {
  readonly locale: Locale
  readonly other: { readonly locale: Locale; readonly tag: string }
  /** The URL of the index, including the base path. */
  readonly root: string
  /** The public path of the results page. */
  readonly page: string
  /** The base path, the prefix of public paths in URLs. */
  readonly base: string
  readonly strings: SearchStrings
}
