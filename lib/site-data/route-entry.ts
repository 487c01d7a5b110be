import { everyLocale, type Locale } from '../i18n/locales'
import { publicPath, type PagePath } from '../config/routes'
import { translations } from './docs'
import { lastModified } from './last-modified'
import type { ContentPage } from '../content-model/types'
import { isOfCurrentVersion } from '../content-model/docs-versions'
import { isListed } from '../content-model/visibility'

export type PageType =
  | 'redirect'
  | 'doc'
  | 'generated-index'
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
  | 'translation-status'
  | 'search'

/**
 * An entry of the route table, for one page of the export; static parameters, the output, the sitemap and checks are
 * derived from it.
 */
export interface RouteEntry {
  readonly type: PageType
  readonly context: 'docs' | 'blog' | 'search'
  readonly locale: Locale
  readonly page: PagePath
  /** The public path below the base: `/zh/guides/`. */
  readonly publicPath: string
  /** The parameters of the route in `app/`, without the language. */
  readonly params: Readonly<Record<string, string | string[]>>
  readonly sidebar?: string
  /** The ids or keys of the entries that a list shows. */
  readonly items?: readonly string[]
  /** The unique id of the page's data. */
  readonly propsId: string
  /** The source file relative to the content folder, `sidebars.ts` for a generated index; absent for other generated pages. */
  readonly sourceFile?: string
  /** False for unlisted pages, fallback pages, docs of other versions, tag pages, and lists beyond their first page. */
  readonly inSitemap: boolean
  /** ISO date of the last modification. */
  readonly lastModified?: string
  /** The page's path in every language in which it exists, fallback pages excluded. */
  readonly translations: Partial<Record<Locale, PagePath>>
}

/** Returns the fields of a route entry for a page made from a file. */
export function contentEntry(page: ContentPage): Omit<RouteEntry, 'type' | 'context' | 'params'> {
  const modified = lastModified(page)
  return {
    locale: page.locale,
    page: page.path,
    publicPath: publicPath(page.locale, page.path),
    propsId: `${page.kind}:${page.locale}:${page.id}`,
    sourceFile: page.sourceFile,
    inSitemap: isListed(page) && isOfCurrentVersion(page) && page.locale === page.contentLocale,
    translations: translations(page),
    ...(modified !== undefined && { lastModified: modified }),
  }
}

/** Returns the fields of a route entry for a generated page, which exists in every language. */
export function generatedEntry(locale: Locale, page: PagePath) {
  return {
    locale,
    page,
    publicPath: publicPath(locale, page),
    propsId: `${locale}:${page}`,
    translations: everyLocale(page),
  }
}
