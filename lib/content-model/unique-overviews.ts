import GithubSlugger from 'github-slugger'
import { defaultLocale, pickLocale } from '../i18n/locales'
import { paths } from '../config/routes'
import type { SidebarItem, Sidebars } from './sidebar-items'

/** Returns sidebars whose generated pages have URLs of their own: a further one with the same label gets a number. */
export function uniqueOverviews(sidebars: Sidebars): Sidebars {
  const slugger = new GithubSlugger()
  const numbered = (items: readonly SidebarItem[]): SidebarItem[] =>
    items.map((item) => {
      if (typeof item === 'string' || item.type !== 'category') return item
      const { link } = item
      // Docusaurus numbers them in the same order: a category before those in it
      const isOpen = typeof link === 'object' && link.slug === undefined
      const own = isOpen ? { ...link, slug: paths.category(slugger.slug(pickLocale(item.label, defaultLocale))) } : link
      return { ...item, items: numbered(item.items), ...(own !== undefined && { link: own }) }
    })
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, numbered(items)]))
}
