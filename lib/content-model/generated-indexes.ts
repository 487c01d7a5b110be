import { defaultLocale, pickLocale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import { generatedIndexPath } from './sidebars'
import type { SidebarItem, Sidebars } from './sidebar-items'

/** The generated index of a category: a page that lists the category's items. */
export interface GeneratedIndex {
  /** The label of the category in the default language. */
  readonly label: string
  readonly page: PagePath
  /** The keys and indexes that lead to the category in the sidebars. */
  readonly steps: readonly PropertyKey[]
}

/** Returns the generated indexes of the sidebars, in reading order. */
export function generatedIndexes(sidebars: Sidebars = {}): GeneratedIndex[] {
  return Object.entries(sidebars).flatMap(([name, items]) => indexesIn(items, [name]))
}

function indexesIn(items: readonly SidebarItem[], steps: readonly PropertyKey[]): GeneratedIndex[] {
  return items.flatMap((item, index): GeneratedIndex[] => {
    if (typeof item === 'string' || item.type !== 'category') return []
    const here = [...steps, index]
    const inside = indexesIn(item.items, [...here, 'items'])
    if (typeof item.link !== 'object') return inside
    const label = pickLocale(item.label, defaultLocale)
    return [{ label, page: generatedIndexPath(item.label, item.link), steps: here }, ...inside]
  })
}
