import { slug } from 'github-slugger'
import { defaultLocale, pickLocale, type Locale, type Localized } from '../i18n/locales'
import { didYouMean } from '../text/nearest'
import { paths, publicPath, type PagePath } from '../config/routes'
import type { Doc } from './types'
import { isListed } from './visibility'

type Label = string | Localized

/** A generated page of a category, with a title, a description and cards of its items. */
export interface GeneratedIndex {
  type: 'generated-index'
  /** The title; by default the label of the category. */
  title?: Label
  description?: Label
  /** The URL path from the root; by default `category/` and the slug of the English label. */
  slug?: string
}

interface CategoryItem {
  type: 'category'
  label: Label
  /** The page of the category: the id of a doc, or a generated page. */
  link?: string | GeneratedIndex
  items: readonly SidebarItem[]
  /** Whether the category is collapsed until the reader expands it or opens a page below it; true by default. */
  collapsed?: boolean
  /** Whether the category can be collapsed; true by default. */
  collapsible?: boolean
  unlisted?: boolean
}

/** An item of a sidebar in `content/sidebars.ts`; a string is the id of a doc. */
export type SidebarItem =
  string | { type: 'link'; label: Label; href: string; description?: Label; unlisted?: boolean } | CategoryItem

export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>

export interface NavLink {
  readonly type: 'link'
  readonly label: string
  /** A public path or an absolute URL. */
  readonly href: string
  readonly docId?: string
  /** The text on the card of an external link; cards of docs show the doc's description. */
  readonly description?: string
  readonly unlisted: boolean
}

export interface NavCategory {
  readonly type: 'category'
  readonly label: string
  /** The public path of the category's own page, if it has one. */
  readonly href?: string
  /** The id of the category's doc, or the path of its generated page. */
  readonly docId?: string
  /** Whether the category's own page is unlisted, so that no link leads to it. */
  readonly linkUnlisted?: true
  /** The path and texts of the category's generated page. */
  readonly generated?: { readonly path: PagePath; readonly title: string; readonly description?: string }
  readonly items: readonly NavNode[]
  readonly collapsed: boolean
  readonly collapsible: boolean
  readonly unlisted: boolean
}

/** A node of the navigation tree that sidebar, breadcrumbs, pager, cards and the mobile menu share. */
export type NavNode = NavLink | NavCategory

/** Returns all doc ids in a list of items, in reading order. */
export function sidebarDocIds(items: readonly SidebarItem[]): string[] {
  return namedDocs(items).map(({ id }) => id)
}

/** Returns all doc ids in a list of items with their paths in the sidebars; `above` is the path of the list. */
function namedDocs(
  items: readonly SidebarItem[],
  above: readonly PropertyKey[] = [],
): { id: string; path: readonly PropertyKey[] }[] {
  return items.flatMap((item, index) => {
    const path = [...above, index]
    if (typeof item === 'string') return [{ id: item, path }]
    if (item.type === 'link') return []
    const own = typeof item.link === 'string' ? [{ id: item.link, path: [...path, 'link'] }] : []
    return [...own, ...namedDocs(item.items, [...path, 'items'])]
  })
}

/** Returns an error for each doc id in the sidebars that no file has, with its path in the sidebars. */
export function checkSidebarDocs(
  sidebars: Sidebars,
  docIds: readonly string[],
): { path: readonly PropertyKey[]; message: string }[] {
  const known = new Set(docIds)
  return Object.entries(sidebars).flatMap(([name, items]) =>
    namedDocs(items, [name])
      .filter(({ id }) => !known.has(id))
      .map(({ id, path }) => ({
        path,
        message: `sidebar “${name}” names the doc “${id}”, which does not exist${didYouMean(id, docIds)}`,
      })),
  )
}

/** Builds a sidebar's navigation tree for a language; omits docs that this language does not have, such as drafts. */
export function buildNav(items: readonly SidebarItem[], docs: ReadonlyMap<string, Doc>, locale: Locale): NavNode[] {
  return items.flatMap((item): NavNode[] => {
    if (typeof item === 'string') {
      const doc = docs.get(item)
      return doc ? [linkTo(doc, locale)] : []
    }
    if (item.type === 'link') {
      const { label, href, description, unlisted = false } = item
      const withDescription = description === undefined ? {} : { description: pickLocale(description, locale) }
      return [{ type: 'link', label: pickLocale(label, locale), href, ...withDescription, unlisted }]
    }
    const category = categoryNode(item, docs, locale)
    return category ? [category] : []
  })
}

/**
 * Builds the node of a category; undefined if it has neither items nor a doc. By default, a category is unlisted if its
 * own page and all items are.
 */
function categoryNode(item: CategoryItem, docs: ReadonlyMap<string, Doc>, locale: Locale): NavCategory | undefined {
  const items = buildNav(item.items, docs, locale)
  const doc = typeof item.link === 'string' ? docs.get(item.link) : undefined
  if (!doc && items.length === 0) return undefined
  const generated = typeof item.link === 'object' ? generatedPage(item, item.link, locale) : undefined
  const isOpenToAll = generated !== undefined || (doc !== undefined && isListed(doc))
  return {
    type: 'category',
    label: pickLocale(item.label, locale),
    ...(doc && { href: publicPath(locale, doc.path), docId: doc.id }),
    ...(doc && !isOpenToAll && { linkUnlisted: true as const }),
    ...(generated && { href: publicPath(locale, generated.path), docId: generated.path, generated }),
    items,
    collapsed: item.collapsed ?? true,
    collapsible: item.collapsible ?? true,
    unlisted: item.unlisted ?? !(isOpenToAll || items.some(({ unlisted }) => !unlisted)),
  }
}

function generatedPage(
  category: CategoryItem,
  link: GeneratedIndex,
  locale: Locale,
): NavCategory['generated'] & object {
  const { title = category.label, description } = link
  return {
    path: overviewPath(category.label, link),
    title: pickLocale(title, locale),
    ...(description !== undefined && { description: pickLocale(description, locale) }),
  }
}

/** Returns the path of a category's generated page: its slug, or else `category/` and the slug of the English label. */
export function overviewPath(label: Label, { slug: customSlug }: GeneratedIndex): PagePath {
  return customSlug === undefined ? paths.category(slug(pickLocale(label, defaultLocale))) : paths.doc(customSlug)
}

function linkTo(doc: Doc, locale: Locale): NavLink {
  return {
    type: 'link',
    label: doc.sidebarLabel ?? doc.title,
    href: publicPath(locale, doc.path),
    docId: doc.id,
    unlisted: !isListed(doc),
  }
}
