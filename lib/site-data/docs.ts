import { defaultLocale, type Locale } from '../i18n/locales'
import { paths, publicPath, type PagePath } from '../config/routes'
import { site } from '../config/site'
import { reachableHref } from '../content-model/nav'
import { buildNav, sidebarDocIds, type NavNode } from '../content-model/sidebars'
import type { SidebarItem } from '../content-model/sidebar-items'
import { pageQuery } from './page-query'
import { perSnapshot, sharedContent, snapshot } from './source'
import type { ContentPage, Doc } from '../content-model/types'
import { isPublished } from '../content-model/visibility'

/** Returns the published pages of a language, with fallback pages in place of missing translations. */
export function withFallbacks<Page extends ContentPage>(pages: readonly Page[], locale: Locale): Page[] {
  const own = pages.filter((page) => page.locale === locale && isPublished(page))
  if (locale === defaultLocale) return own
  const translated = new Set(own.map(({ id }) => id))
  const originals = pages.filter(
    (page) => page.locale === defaultLocale && isPublished(page) && !translated.has(page.id),
  )
  return [...own, ...originals.map((page) => ({ ...page, locale }))]
}

interface DocIndex {
  readonly byId: ReadonlyMap<string, Doc>
  readonly byPath: ReadonlyMap<PagePath, Doc>
  readonly navs: ReadonlyMap<string, readonly NavNode[]>
}

const index = perSnapshot((locale: Locale): DocIndex => {
  const { docs: all, sidebars } = snapshot()
  const docs = withFallbacks(all, locale)
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return {
    byId,
    byPath: new Map(docs.map((doc) => [doc.path, doc])),
    navs: new Map(Object.entries(sidebars).map(([name, items]) => [name, buildNav(items, byId, locale)])),
  }
})

/**
 * Returns the sidebar of each doc by id: its `displayed_sidebar`, which may be `null`, else the first that contains it.
 * A name that no sidebar has, which a lenient folder may have, is ignored.
 */
const sidebarByDoc = perSnapshot(() => {
  const { docs, sidebars } = snapshot()
  const standsIn = Object.entries(sidebars)
    .reverse()
    .flatMap(([name, items]) => sidebarDocIds(items).map((id) => [id, name] as const))
  const named = docs.flatMap(({ id, displayedSidebar: name }) =>
    name === undefined || (name !== null && !Object.hasOwn(sidebars, name)) ? [] : [[id, name] as const],
  )
  return new Map<string, string | null>([...standsIn, ...named])
})

const translationPaths = perSnapshot(() => {
  const { docs, posts } = snapshot()
  const byId = new Map<string, Partial<Record<Locale, PagePath>>>()
  for (const page of [...docs, ...posts].filter(isPublished)) {
    const key = `${page.kind}:${page.id}`
    byId.set(key, { ...byId.get(key), [page.locale]: page.path })
  }
  return byId
})

/** Returns all docs that have a URL in a language, fallback pages included. */
export function allDocs(locale: Locale): Doc[] {
  return [...index(locale).byId.values()]
}

export const findDoc = pageQuery('findDoc', (locale: Locale, path: PagePath): Doc | undefined =>
  index(locale).byPath.get(path),
)

/** True if a language has a doc with a path; a page that only asks this does not depend on the doc itself. */
export const hasDoc = pageQuery('hasDoc', (locale: Locale, path: PagePath): boolean => index(locale).byPath.has(path))

export const docById = pageQuery('docById', (locale: Locale, id: string): Doc | undefined => index(locale).byId.get(id))

/** Returns the tree of a sidebar in a language. Throws for an unknown sidebar. */
export function sidebarNav(locale: Locale, name: string): readonly NavNode[] {
  const nav = index(locale).navs.get(name)
  if (!nav) throw new Error(`there is no sidebar “${name}”; known: ${[...index(locale).navs.keys()].join(', ')}`)
  return nav
}

/** Returns the tree of items in the format of `sidebars.ts` in a language. */
export function navOf(items: readonly SidebarItem[], locale: Locale): NavNode[] {
  return buildNav(items, index(locale).byId, locale)
}

/** True if a language has a home page; without it, the home URL redirects to the first page. */
export function hasHome(locale: Locale): boolean {
  return hasDoc(locale, paths.home)
}

/** True if the home page presents the product of this site; that of a Docusaurus site is a doc like others. */
export function presentsProduct(): boolean {
  return sharedContent().settings?.docusaurus === undefined
}

/** True if opening a category of a sidebar closes its siblings. */
export function closesSiblings(): boolean {
  return sharedContent().settings?.autoCollapse ?? site.sidebar.autoCollapse
}

/** Returns the public path of a language's home page, else of the first page in its sidebars, else of the blog. */
export const homePath = pageQuery('homePath', (locale: Locale): string => {
  if (hasHome(locale)) return publicPath(locale, paths.home)
  const first = sidebarNames().flatMap((name) => sidebarNav(locale, name).map(reachableHref))
  return first.find((href) => href?.startsWith('/')) ?? publicPath(locale, paths.blog)
})

/** Returns the names of the sidebars. */
export function sidebarNames(): string[] {
  return Object.keys(snapshot().sidebars)
}

/**
 * Returns the name of a doc's sidebar: its `displayed_sidebar`, else the first that contains it; undefined without
 * either.
 */
export const sidebarOf = pageQuery(
  'sidebarOf',
  (docId: string): string | undefined => sidebarByDoc().get(docId) ?? undefined,
)

/** The name of the version that `currentVersion` returns. */
export const currentVersionName = 'current'

/** Returns all docs of a language as one version, in the format of Docusaurus' version data. */
export function currentVersion(locale: Locale) {
  const { docs, sidebars } = snapshot()
  return {
    name: currentVersionName,
    label: 'Next',
    sidebars: Object.keys(sidebars),
    docs: allDocs(locale).map(({ id, path }) => ({ id, path, sidebar: sidebarOf(id) })),
    draftIds: docs.filter((doc) => doc.draft && doc.locale === locale).map(({ id }) => id),
  }
}

const translationsOf = pageQuery(
  'translations',
  (key: string): Partial<Record<Locale, PagePath>> => translationPaths().get(key) ?? {},
)

/** Returns the path of a page in each language in which it exists, fallback pages excluded. */
export function translations({ kind, id }: ContentPage): Partial<Record<Locale, PagePath>> {
  return translationsOf(`${kind}:${id}`)
}
