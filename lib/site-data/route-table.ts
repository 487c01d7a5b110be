import { apiSource } from '../openapi/source'
import { locales, type Locale } from '../i18n/locales'
import { feedFiles, feedPages, paths, policyFormats, slugSegments } from '../config/routes'
import { blogRoutes } from './blog-routes'
import { allDocs, findDoc, sidebarOf } from './docs'
import { generatedIndexPages, generatedIndexTranslations } from './categories'
import { policyText } from './default-policy'
import { pagesInFeed } from './feed-links'
import { contentEntry, generatedEntry, type RouteEntry } from './route-entry'
import { docsVersions } from './docs-versions'
import { isOfOtherVersion } from '../content-model/docs-versions'
import { perSnapshot } from './source'
import { docTags, docTagTranslations, listedDocTags } from './tags'

export type { PageType, RouteEntry } from './route-entry'

/** Returns the routes of all pages. Throws if two pages have the same URL. */
export const routeTable = perSnapshot((): RouteEntry[] => {
  const table = locales.flatMap((locale) => [
    ...docRoutes(locale),
    ...generatedIndexRoutes(locale),
    ...tagRoutes(locale),
    ...apiRoutes(locale),
    ...policyRoutes(locale),
    ...blogRoutes(locale),
    ...feedRoutes(locale),
    searchRoute(locale),
    translationStatusRoute(locale),
  ])
  const clashes = findDuplicateUrls(table)
  if (clashes.length > 0) throw new Error(clashes.join('\n'))
  return table
})

/** Returns an error for each URL with more than one entry; case-insensitive. */
export function findDuplicateUrls(
  table: readonly Pick<RouteEntry, 'publicPath' | 'sourceFile' | 'propsId'>[],
): string[] {
  const owners = new Map<string, string>()
  return table.flatMap(({ publicPath, sourceFile, propsId }) => {
    const key = publicPath.toLowerCase()
    const owner = owners.get(key)
    if (owner !== undefined) return [`${publicPath} is the URL of both ${owner} and ${sourceFile ?? propsId}`]
    owners.set(key, sourceFile ?? propsId)
    return []
  })
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
  // without a home page, its URL redirects to the first page
  return [
    { ...generatedEntry(locale, paths.home), type: 'redirect', context: 'docs', params: {}, inSitemap: false },
    ...docs,
  ]
}

function generatedIndexRoutes(locale: Locale): RouteEntry[] {
  return generatedIndexPages(locale).map(({ path, sidebar, items }) => ({
    ...generatedEntry(locale, path),
    type: 'generated-index',
    context: 'docs',
    params: { slug: slugSegments(path) },
    sidebar,
    items: items.flatMap(({ docId }) => docId ?? []),
    sourceFile: 'sidebars.ts',
    inSitemap: !isOfOtherVersion(path, docsVersions()),
    translations: generatedIndexTranslations(path),
  }))
}

function tagRoutes(locale: Locale): RouteEntry[] {
  const keys = listedDocTags(locale).map(({ tag }) => tag.key)
  const shared = { context: 'docs', inSitemap: false } as const
  return [
    { ...generatedEntry(locale, paths.docTags), ...shared, type: 'doc-tags', params: {}, items: keys },
    ...docTags(locale).map(({ tag, pages }): RouteEntry => ({
      ...generatedEntry(locale, paths.docTag(tag.slug)),
      ...shared,
      type: 'doc-tag',
      params: { tag: tag.slug },
      items: pages.map(({ id }) => id),
      translations: docTagTranslations(tag.slug),
    })),
  ]
}

/** Returns the route of the API document, which is a file instead of a page. */
function apiRoutes(locale: Locale): RouteEntry[] {
  if (apiSource() === '') return []
  const entry = generatedEntry(locale, paths.openApi)
  return [{ ...entry, type: 'api-document', context: 'docs', params: {}, inSitemap: false }]
}

/** Returns the routes of the default policy, one file for each format. */
function policyRoutes(locale: Locale): RouteEntry[] {
  return policyFormats.flatMap((format): RouteEntry[] => {
    if (policyText(format) === undefined) return []
    const entry = generatedEntry(locale, paths.defaultPolicy(format))
    return [{ ...entry, type: 'policy', context: 'docs', params: {}, inSitemap: false }]
  })
}

/** Returns the routes of the feeds, one file for each page with feeds and each format. */
function feedRoutes(locale: Locale): RouteEntry[] {
  return feedPages.flatMap((page) => {
    const items = pagesInFeed(locale, page)
    const [newest] = items
    if (newest === undefined) return []
    return feedFiles.map((file): RouteEntry => ({
      ...generatedEntry(locale, paths.feed(page, file)),
      type: 'feed',
      context: page === paths.blog ? 'blog' : 'docs',
      params: {},
      items: items.map(({ id }) => id),
      inSitemap: false,
    }))
  })
}

function searchRoute(locale: Locale): RouteEntry {
  return { ...generatedEntry(locale, paths.search), type: 'search', context: 'search', params: {}, inSitemap: false }
}

function translationStatusRoute(locale: Locale): RouteEntry {
  const entry = generatedEntry(locale, paths.translationStatus)
  return { ...entry, type: 'translation-status', context: 'docs', params: {}, inSitemap: false }
}
