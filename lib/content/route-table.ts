import { defaultLocale, everyLocale, locales, type Locale } from '../i18n/locales'
import { paths, publicPath, slugSegments, type PagePath } from '../routes'
import { allDocs, findDoc, sidebarOf, translations } from './docs'
import { categoryPages, categoryTranslations } from './categories'
import { allPosts, listPage, listPageNumbers, listedPosts } from './posts'
import { perSnapshot } from './source'
import { docTags, docTagTranslations, listedDocTags } from './tags'
import type { ContentPage } from './types'
import { isListed } from './visibility'

export type PageType = 'redirect' | 'doc' | 'category' | 'doc-tags' | 'doc-tag' | 'blog-list' | 'post'

/** One page of the export. The table is what static parameters, assembly, sitemap and checks are made from. */
export interface RouteEntry {
  readonly type: PageType
  readonly context: 'docs' | 'blog'
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
  /** Stays out of the sitemap: unlisted, a stand-in for a translation, or a list beyond its first page. */
  readonly inSitemap: boolean
  /** ISO date of the text. */
  readonly lastModified?: string
  /** The page's path in every language that really has it. */
  readonly translations: Partial<Record<Locale, PagePath>>
}

/** Every page of the site. Throws when two pages have one address. */
export const routeTable = perSnapshot((): RouteEntry[] => {
  const table = locales.flatMap((locale) => [
    ...docRoutes(locale),
    ...categoryRoutes(locale),
    ...tagRoutes(locale),
    ...blogRoutes(locale),
  ])
  const clashes = addressClashes(table)
  if (clashes.length > 0) throw new Error(clashes.join('\n'))
  return table
})

/** Sentences about addresses that more than one entry claims; letter case makes no difference. */
export function addressClashes(table: readonly Pick<RouteEntry, 'publicPath' | 'sourceFile' | 'propsId'>[]): string[] {
  const owners = new Map<string, string>()
  return table.flatMap(({ publicPath: address, sourceFile, propsId }) => {
    const key = address.toLowerCase()
    const owner = owners.get(key)
    if (owner !== undefined) return [`${address} is the address of both ${owner} and ${sourceFile ?? propsId}`]
    owners.set(key, sourceFile ?? propsId)
    return []
  })
}

/**
 * The table's parameters for one route, as `generateStaticParams` returns them. An export refuses a route
 * without pages; `none` then stands in, names no page and leaves no file.
 */
export function staticParams<Params extends object>(
  types: PageType | readonly PageType[],
  none: Params,
  keep: (entry: RouteEntry) => boolean = () => true,
) {
  const found = routeTable()
    .filter((entry) => [types].flat().includes(entry.type) && keep(entry))
    .map(({ locale, params }) => ({ locale, ...params }))
  return found.length > 0 ? found : [{ locale: defaultLocale, ...none }]
}

function contentEntry(page: ContentPage): Omit<RouteEntry, 'type' | 'context' | 'params'> {
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
function lastChange({ kind, date, lastUpdate }: ContentPage): string | undefined {
  const days = [lastUpdate?.date, kind === 'post' ? date : undefined].filter((day) => day !== undefined)
  return days.sort().at(-1)
}

function docRoutes(locale: Locale): RouteEntry[] {
  const docs = allDocs(locale).map((doc): RouteEntry => {
    const sidebar = sidebarOf(doc.id)
    return {
      ...contentEntry(doc),
      type: 'doc',
      context: 'docs',
      params: { slug: slugSegments(doc.path) },
      ...(sidebar !== undefined && { sidebar }),
    }
  })
  if (findDoc(locale, paths.home)) return docs
  // content without a home page: its address leads to the first page
  return [{ ...made(locale, paths.home), type: 'redirect', context: 'docs', params: {}, inSitemap: false }, ...docs]
}

function categoryRoutes(locale: Locale): RouteEntry[] {
  return categoryPages(locale).map(({ path, sidebar, items }) => ({
    ...made(locale, path),
    type: 'category',
    context: 'docs',
    params: { slug: slugSegments(path) },
    sidebar,
    items: items.flatMap(({ docId }) => docId ?? []),
    sourceFile: 'sidebars.ts',
    inSitemap: true,
    translations: categoryTranslations(path),
  }))
}

function tagRoutes(locale: Locale): RouteEntry[] {
  const keys = listedDocTags(locale).map(({ tag }) => tag.key)
  const shared = { context: 'docs', inSitemap: false } as const
  return [
    { ...made(locale, paths.docTags), ...shared, type: 'doc-tags', params: {}, items: keys },
    ...docTags(locale).map(({ tag, pages }): RouteEntry => ({
      ...made(locale, paths.docTag(tag.slug)),
      ...shared,
      type: 'doc-tag',
      params: { tag: tag.slug },
      items: pages.map(({ id }) => id),
      translations: docTagTranslations(tag.slug),
    })),
  ]
}

function blogRoutes(locale: Locale): RouteEntry[] {
  const listed = listedPosts(locale)
  const newest = listed[0]?.date
  const lists = listPageNumbers(locale).map((page): RouteEntry => ({
    ...made(locale, paths.blogPage(page)),
    type: 'blog-list',
    context: 'blog',
    params: page === 1 ? {} : { page: String(page) },
    items: listPage(listed, page).items.map(({ id }) => id),
    inSitemap: page === 1,
    ...(newest !== undefined && { lastModified: newest }),
  }))
  const posts = allPosts(locale).map((post): RouteEntry => ({
    ...contentEntry(post),
    type: 'post',
    context: 'blog',
    params: { year: post.year, slug: post.slug },
  }))
  return [...lists, ...posts]
}

/** A page that every language has because it is made, not written. */
function made(locale: Locale, page: PagePath) {
  return {
    locale,
    page,
    publicPath: publicPath(locale, page),
    propsId: `${locale}:${page}`,
    translations: everyLocale(page),
  }
}
