import { locales, type Locale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import { cardsOf, type Card } from './cards'
import { docById, navOf, sidebarNames, sidebarNav, sidebarOf } from './docs'
import { categoryOf } from '../content-model/nav'
import type { NavNode } from '../content-model/sidebars'
import type { SidebarItem } from '../content-model/sidebar-items'
import { pageQuery } from './page-query'
import { perSnapshot } from './source'

/** A page that lists the items of a category. */
export interface GeneratedIndexPage {
  readonly locale: Locale
  readonly path: PagePath
  /** The id of the category in the sidebar. */
  readonly docId: string
  readonly title: string
  readonly description?: string
  readonly sidebar: string
  readonly items: readonly NavNode[]
}

/** Returns the generated indexes of a language. */
export const generatedIndexPages = perSnapshot((locale: Locale): GeneratedIndexPage[] =>
  sidebarNames().flatMap((sidebar) => indexPages(sidebarNav(locale, sidebar), locale, sidebar)),
)

function indexPages(nodes: readonly NavNode[], locale: Locale, sidebar: string): GeneratedIndexPage[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return []
    const { docId, generatedIndex: index, items } = node
    const below = indexPages(items, locale, sidebar)
    return index && docId !== undefined ? [{ locale, docId, ...index, sidebar, items }, ...below] : below
  })
}

export const findGeneratedIndexPage = pageQuery(
  'findGeneratedIndexPage',
  (locale: Locale, path: PagePath): GeneratedIndexPage | undefined =>
    generatedIndexPages(locale).find((page) => page.path === path),
)

/** Returns the paths of a generated index by language; a language in which the category is empty has none. */
export function generatedIndexTranslations(path: PagePath): Partial<Record<Locale, PagePath>> {
  const existing = locales.filter((locale) => findGeneratedIndexPage(locale, path))
  return Object.fromEntries(existing.map((locale) => [locale, path]))
}

/** Returns the cards of sidebar nodes, with the descriptions of their pages. */
export function cardsFor(nodes: readonly NavNode[], locale: Locale): Card[] {
  return cardsOf(nodes, (docId) => docById(locale, docId)?.description)
}

/** Returns the cards of items in the format of `sidebars.ts`. */
export const cardsForItems = pageQuery('cardsForItems', (items: readonly SidebarItem[], locale: Locale): Card[] =>
  cardsFor(navOf(items, locale), locale),
)

/** Returns the cards of the other entries in a doc's category; outside of all categories, those of its sidebar. */
export const siblingCards = pageQuery('siblingCards', (docId: string, locale: Locale): Card[] => {
  const sidebar = sidebarOf(docId)
  if (sidebar === undefined) return []
  const nav = sidebarNav(locale, sidebar)
  const { items } = categoryOf(nav, docId) ?? { items: nav }
  return cardsFor(
    items.filter((item) => item.docId !== docId),
    locale,
  )
})
