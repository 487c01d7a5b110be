import { defaultLocale, pickLocale } from '../i18n/locales'
import type { PagePath } from '../config/routes'
import { overviewPath } from './sidebars'
import type { SidebarItem, Sidebars } from './sidebar-items'

/** A generated page that lists the items of a sidebar category. */
export interface Overview {
  /** The label of the category in the default language. */
  readonly label: string
  readonly page: PagePath
  /** The keys and indexes that lead to the category in the sidebars. */
  readonly steps: readonly PropertyKey[]
}

/** Returns the generated pages of the sidebars, in reading order. */
export function overviewsOf(sidebars: Sidebars = {}): Overview[] {
  return Object.entries(sidebars).flatMap(([name, items]) => overviewsIn(items, [name]))
}

function overviewsIn(items: readonly SidebarItem[], steps: readonly PropertyKey[]): Overview[] {
  return items.flatMap((item, index): Overview[] => {
    if (typeof item === 'string' || item.type !== 'category') return []
    const here = [...steps, index]
    const inside = overviewsIn(item.items, [...here, 'items'])
    if (typeof item.link !== 'object') return inside
    const label = pickLocale(item.label, defaultLocale)
    return [{ label, page: overviewPath(item.label, item.link), steps: here }, ...inside]
  })
}
