import { everyLocale, type Locale } from '../i18n/locales'
import { publicPath, type PagePath } from '../config/routes'
import { translations } from './docs'
import type { ContentPage } from '../content-model/types'
import { isListed } from '../content-model/visibility'

export type PageType =
  | 'redirect'
  | 'doc'
  | 'category'
  | 'doc-tags'
  | 'doc-tag'
  | 'blog-list'
  | 'post'
  | 'blog-archive'
  | 'blog-tags'
  | 'blog-tag'
  | 'blog-authors'
  | 'blog-author'
  | 'feed'
  | 'api-document'
  | 'policy'
  | 'search'

/** One page of the export. Static parameters, assembly, sitemap and checks are derived from the table. */
export interface RouteEntry {
  readonly type: PageType
  readonly context: 'docs' | 'blog' | 'search'
  readonly locale: Locale
  readonly page: PagePath
  /** Address below the base: `/zh/guides/`. */
  readonly publicPath: string
  /** Parameters of the route in `app/`, without the language. */
  readonly params: Readonly<Record<string, string | string[]>>
  readonly sidebar?: string
  /** Ids of the pages a list shows. */
  readonly items?: readonly string[]
  /** Names the page's data: unique in the table. */
  readonly propsId: string
  /** Relative to the content folder; absent for pages made from many files. */
  readonly sourceFile?: string
  /** False for unlisted pages, fallbacks for a translation, and lists beyond their first page. */
  readonly inSitemap: boolean
  /** ISO date of the text. */
  readonly lastModified?: string
  /** The page's path in every language that really has it. */
  readonly translations: Partial<Record<Locale, PagePath>>
}

/** Returns the fields of a route entry for a page made from a file. */
export function contentEntry(page: ContentPage): Omit<RouteEntry, 'type' | 'context' | 'params'> {
  const lastModified = lastChange(page)
  return {
    locale: page.locale,
    page: page.path,
    publicPath: publicPath(page.locale, page.path),
    propsId: `${page.kind}:${page.locale}:${page.id}`,
    sourceFile: page.sourceFile,
    inSitemap: isListed(page) && page.locale === page.contentLocale,
    translations: translations(page),
    ...(lastModified !== undefined && { lastModified }),
  }
}

/** A page's last update as it shows it; a post is new on its day, however long it lay ready. */
export function lastChange({ kind, date, lastUpdate }: ContentPage): string | undefined {
  const days = [lastUpdate?.date, kind === 'post' ? date : undefined].filter((day) => day !== undefined)
  return days.sort().at(-1)
}

/** A page that every language has because it is generated, not written. */
export function generatedEntry(locale: Locale, page: PagePath) {
  return {
    locale,
    page,
    publicPath: publicPath(locale, page),
    propsId: `${locale}:${page}`,
    translations: everyLocale(page),
  }
}
