import { slug } from 'github-slugger'
import { defaultLocale, pickLocale, type Locale, type Localized } from '../i18n/locales'
import { didYouMean } from '../text/nearest'
import { paths, publicPath, type PagePath } from '../config/routes'
import type { Doc } from './types'
import { isListed } from './visibility'

type Label = string | Localized

/** A generated page of a category: a title, a sentence, and cards of its items. */
export interface GeneratedIndex {
  type: 'generated-index'
  /** Absent, the category's label. */
  title?: Label
  description?: Label
  /** URL path from the root; absent, `category/` and the English label. */
  slug?: string
}

interface CategoryItem {
  type: 'category'
  label: Label
  /** Its page: a doc's id, or a generated page. */
  link?: string | GeneratedIndex
  items: readonly SidebarItem[]
  /** Closed until the reader opens it or reads a page below it; the default. */
  collapsed?: boolean
  /** `false`: always open. */
  collapsible?: boolean
  unlisted?: boolean
}

/** A sidebar's item as `content/sidebars.ts` writes it; a bare string is a doc's id. */
export type SidebarItem =
  string | { type: 'link'; label: Label; href: string; description?: Label; unlisted?: boolean } | CategoryItem

export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>

export interface NavLink {
  readonly type: 'link'
  readonly label: string
  /** Public path, or an absolute URL. */
  readonly href: string
  readonly docId?: string
  /** The text of the card of an external link; a doc has its own description. */
  readonly description?: string
  readonly unlisted: boolean
}

export interface NavCategory {
  readonly type: 'category'
  readonly label: string
  /** Its own page's public path, if it has one. */
  readonly href?: string
  /** The id of its doc; for a generated page, its path. */
  readonly docId?: string
  /** Its own page is unlisted: no link leads there. */
  readonly linkUnlisted?: true
  /** The texts of its generated page. */
  readonly generated?: { readonly path: PagePath; readonly title: string; readonly description?: string }
  readonly items: readonly NavNode[]
  readonly collapsed: boolean
  readonly collapsible: boolean
  readonly unlisted: boolean
}

/** The one tree that sidebar, breadcrumbs, pager, cards and the mobile menu read. */
export type NavNode = NavLink | NavCategory

/** Returns all doc ids in a list of items, in reading order. */
export function sidebarDocIds(items: readonly SidebarItem[]): string[] {
  return namedDocs(items).map(({ id }) => id)
}

/** The same, each with its path; `above` is that of the list. */
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

/** Returns an error for each doc id of the sidebars that no file has, with the nearest id and its path in the sidebars. */
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

/** A sidebar's items for one language; docs that are absent there (drafts) are left out. */
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

/** A category is there when something is in it or a file is its page, and hidden when all of that is. */
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

/** Returns the path of a category's generated page: its slug, else `category/` and the English label. */
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
