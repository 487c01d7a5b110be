import { internalPath, paths, publicHref, publicPath } from '../config/routes'
import type { Locale } from '../i18n/locales'
import type { PageType } from '../site-data/route-entry'
import type { CacheablePage, CachedPage } from './page-cache'

/** Cached pages by name. */
export type Pages = ReadonlyMap<string, CachedPage>

/** A page of the export that can be cached. */
export interface ExportedPage extends CacheablePage {
  readonly type: PageType
  readonly locale: Locale
  /** The path of the page's file in the export. */
  readonly exported: string
}

const listTypes: ReadonlySet<PageType> = new Set(['blog-list', 'blog-tag', 'blog-author', 'doc-tag'])

/** The name of a page's file in the export. */
const pageFile = 'index.html'

/** Whether pages of this type list others. */
export function isList(type: PageType): boolean {
  return listTypes.has(type)
}

/**
 * Returns the pages of this build that can be cached: docs and posts without the home pages, which list other pages, and
 * the lists of routes with parameters, because Next renders the other routes each time.
 */
export async function cacheablePages(): Promise<ExportedPage[]> {
  // imported after the content step, which writes what it reads
  const { routeTable } = await import('../site-data/route-table')
  return routeTable().flatMap(({ propsId, type, locale, page, params }) => {
    const isCached = type === 'doc' || type === 'post' || (isList(type) && Object.keys(params).length > 0)
    if (!isCached || page === paths.home) return []
    return {
      name: propsId,
      type,
      locale,
      publicPath: publicPath(locale, page),
      file: publicHref(locale, page).slice(1) + pageFile,
      exported: internalPath(locale, page).slice(1) + pageFile,
    }
  })
}

/**
 * Returns a cached page of each type and language. They are rendered again, because their output shows whether the cache
 * is still valid, and because Next rejects a route without pages.
 */
export function samplesOf(wanted: readonly ExportedPage[], cached: Pages): Pages {
  const samples = new Map<string, [name: string, page: CachedPage]>()
  for (const { name, type, locale } of wanted) {
    const page = cached.get(name)
    if (page) samples.set(`${type} ${locale}`, [name, page])
  }
  return new Map(samples.values())
}
