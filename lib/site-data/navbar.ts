import type { Locale } from '../i18n/locales'
import { paths, publicPath } from '../config/routes'
import { site, type NavbarItem } from '../config/site'
import { currentVersion, docById, homePath, sidebarNames, sidebarNav } from './docs'
import { pageQuery } from './page-query'
import { reachableHref } from '../content-model/nav'

/** A resolved link of the navbar. */
export interface MenuLink {
  readonly kind: 'link'
  readonly label: string
  /** Public path or absolute URL. */
  readonly href: string
  readonly external: boolean
  readonly primary: boolean
  /** The sidebar or section on whose pages the entry is marked as current. */
  readonly section?: string
  /** The version of the docs that following the link stores as the reader's preference. */
  readonly version?: string
}

export interface MenuGroup {
  readonly kind: 'menu'
  readonly label: string
  readonly entries: readonly MenuLink[]
}

type Entry = MenuLink | MenuGroup | { readonly kind: 'languages' | 'search' }

/** An entry of the navbar in a language; `components/layout/NavbarItems.tsx` renders each kind. */
export type NavbarEntry = Entry & { readonly position: 'left' | 'right' }

/**
 * The functions that create the navbar entry of each item type; they return undefined for an item without a target
 * page, which is omitted.
 */
const itemTypes = {
  docSidebar: ({ sidebarId, label }, locale) => {
    if (!sidebarNames().includes(sidebarId)) return undefined
    const href = sidebarNav(locale, sidebarId).map(reachableHref).find(Boolean)
    return href === undefined ? undefined : link(label[locale], href, { section: sidebarId })
  },
  doc: ({ docId, label }, locale) => {
    const doc = docById(locale, docId)
    return doc && link(label[locale], publicPath(locale, doc.path), { section: `doc:${doc.id}` })
  },
  route: ({ to, label }, locale) => link(label[locale], publicPath(locale, paths[to]), { section: to }),
  external: ({ href, label, primary = false }, locale) => link(label[locale], href, { external: true, primary }),
  dropdown: ({ label, items }, locale) => {
    const entries = navbarEntries(locale, items).filter((entry) => entry.kind === 'link')
    return entries.length === 0 ? undefined : { kind: 'menu', label: label[locale], entries }
  },
  // a plain link, because the pages of docs link to the other versions
  docsVersion: (_, locale) => {
    const { name, label } = currentVersion(locale)
    return link(label, homePath(locale), { version: name })
  },
  localeDropdown: () => ({ kind: 'languages' }),
  search: () => ({ kind: 'search' }),
} satisfies { [Type in NavbarItem['type']]: (item: NavbarItem & { type: Type }, locale: Locale) => Entry | undefined }

/** Returns the navbar's entries in a language. Throws for an item of an unknown type; errors name the item. */
export const navbarEntries = pageQuery(
  'navbarEntries',
  (locale: Locale, items?: readonly NavbarItem[]): NavbarEntry[] =>
    (items ?? site.navbar).flatMap((item) => {
      const make = itemTypes[item.type] as ((item: NavbarItem, locale: Locale) => Entry | undefined) | undefined
      if (!make) throw new Error(`No NavbarItem component found for type “${item.type}”`)
      try {
        const entry = make(item, locale)
        return entry ? [{ ...entry, position: item.position ?? 'right' }] : []
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`the navbar item ${JSON.stringify(item)} failed: ${reason}`, { cause })
      }
    }),
)

function link(label: string, href: string, facts: Partial<MenuLink> = {}): MenuLink {
  return { kind: 'link', label, href, external: false, primary: false, ...facts }
}
