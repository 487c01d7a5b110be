import type { Locale } from '../i18n/locales'
import { paths, publicPath } from '../routes'
import { site, type FooterLink, type NavbarItem } from '../site'
import { docById, sidebarNames, sidebarNav } from './docs'
import { reachable } from './nav'

/** An entry of the navbar or footer, ready to render. */
export interface MenuLink {
  readonly label: string
  readonly href: string
  readonly external: boolean
  readonly primary: boolean
  readonly position: 'left' | 'right'
  /** Sidebar or section whose pages mark the entry as current. */
  readonly section?: string
}

/** How each type of navbar entry finds its address; `undefined` leaves out an entry without a page to lead to. */
const targets = {
  docSidebar: (item, locale) => {
    if (!sidebarNames().includes(item.sidebarId)) return undefined
    const href = sidebarNav(locale, item.sidebarId).map(reachable).find(Boolean)
    return href === undefined ? undefined : { href, section: item.sidebarId }
  },
  doc: (item, locale) => {
    const doc = docById(locale, item.docId)
    return doc && { href: publicPath(locale, doc.path), section: `doc:${doc.id}` }
  },
  route: (item, locale) => ({ href: publicPath(locale, paths[item.to]), section: item.to }),
  external: (item) => ({ href: item.href, external: true, primary: item.primary ?? false }),
} satisfies {
  [Type in NavbarItem['type']]: (item: NavbarItem & { type: Type }, locale: Locale) => Partial<MenuLink> | undefined
}

/** The navbar's entries in a language. */
export function navbarLinks(locale: Locale): MenuLink[] {
  return site.navbar.flatMap((item) => {
    const find = targets[item.type] as ((item: NavbarItem, locale: Locale) => Partial<MenuLink> | undefined) | undefined
    if (!find) throw new Error(`No NavbarItem component found for type “${item.type}”`)
    const target = find(item, locale)
    if (!target?.href) return []
    return [
      {
        external: false,
        primary: false,
        position: item.position ?? 'right',
        ...target,
        href: target.href,
        label: item.label[locale],
      },
    ]
  })
}

type FooterEntry = Pick<MenuLink, 'label' | 'href' | 'external'>

/** The footer's entries in a language; docs that do not exist yet are left out. */
export function footerLinks(locale: Locale): FooterEntry[] {
  return site.footer.flatMap((link: FooterLink): FooterEntry[] => {
    if ('href' in link) return [{ label: link.label[locale], href: link.href, external: true }]
    const page = 'to' in link ? paths[link.to] : docById(locale, link.docId)?.path
    return page === undefined ? [] : [{ label: link.label[locale], href: publicPath(locale, page), external: false }]
  })
}
