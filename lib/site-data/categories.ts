import { locales, type Locale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import { cardsOf, type Card } from './cards'
import { docById, navOf, sidebarNames, sidebarNav, sidebarOf } from './docs'
import { categoryOf } from '../content-model/nav'
import type { NavNode } from '../content-model/sidebars'
import type { SidebarItem } from '../content-model/sidebar-items'
import { perSnapshot } from './source'

/** The generated page of a category. */
export interface CategoryPage {
  readonly locale: Locale
  readonly path: PagePath
  /** The id of the category in the sidebar. */
  readonly docId: string
  readonly title: string
  readonly description?: string
  readonly sidebar: string
  readonly items: readonly NavNode[]
}

/** Returns the generated pages of categories in a language. */
export const categoryPages = perSnapshot((locale: Locale): CategoryPage[] =>
  sidebarNames().flatMap((sidebar) => generatedPages(sidebarNav(locale, sidebar), locale, sidebar)),
)

function generatedPages(nodes: readonly NavNode[], locale: Locale, sidebar: string): CategoryPage[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return []
    const { docId, generated, items } = node
    const below = generatedPages(items, locale, sidebar)
    return generated && docId !== undefined ? [{ locale, docId, ...generated, sidebar, items }, ...below] : below
  })
}

export function findCategoryPage(locale: Locale, path: PagePath): CategoryPage | undefined {
  return categoryPages(locale).find((page) => page.path === path)
}

/** Returns the paths of a category's page by language; a language in which the category is empty has none. */
export function categoryTranslations(path: PagePath): Partial<Record<Locale, PagePath>> {
  return Object.fromEntries(locales.filter((locale) => findCategoryPage(locale, path)).map((locale) => [locale, path]))
}

/** Returns the cards of sidebar nodes, with the descriptions of their pages. */
export function cardsFor(nodes: readonly NavNode[], locale: Locale): Card[] {
  return cardsOf(nodes, (docId) => docById(locale, docId)?.description)
}

/** Returns the cards of items in the format of `sidebars.ts`. */
export function cardsForItems(items: readonly SidebarItem[], locale: Locale): Card[] {
  return cardsFor(navOf(items, locale), locale)
}

/** Returns the cards of the other entries in a doc's category; outside of all categories, those of its sidebar. */
export function siblingCards(docId: string, locale: Locale): Card[] {
  const sidebar = sidebarOf(docId)
  if (sidebar === undefined) return []
  const nav = sidebarNav(locale, sidebar)
  const { items } = categoryOf(nav, docId) ?? { items: nav }
  return cardsFor(
    items.filter((item) => item.docId !== docId),
    locale,
  )
}
