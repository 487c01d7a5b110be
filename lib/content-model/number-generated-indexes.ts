import GithubSlugger from 'github-slugger'
import { defaultLocale, pickLocale } from '../i18n/locales'
import { paths } from '../config/routes'
import type { SidebarItem, Sidebars } from './sidebar-items'

/** Sets the slugs of generated indexes, with a number if an earlier one has the same label. */
export function numberGeneratedIndexes(sidebars: Sidebars): Sidebars {
  const slugger = new GithubSlugger()
  const numbered = (items: readonly SidebarItem[]): SidebarItem[] =>
    items.map((item) => {
      if (typeof item === 'string' || item.type !== 'category') return item
      const { link } = item
      // Docusaurus numbers them in the same order: a category before the categories in it
      const isOpen = typeof link === 'object' && link.slug === undefined
      const label = pickLocale(item.label, defaultLocale)
      const own = isOpen ? { ...link, slug: paths.generatedIndex(slugger.slug(label)) } : link
      return { ...item, items: numbered(item.items), ...(own !== undefined && { link: own }) }
    })
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, numbered(items)]))
}
