import type { SidebarCategory, SidebarEntry } from '../site-data/sidebar-view'

/** What a reader last did with a category, and on which page. */
export interface SidebarChoice {
  readonly open: boolean
  readonly at: string
}

/** A reader's choices in one sidebar, by the category's key. */
export type SidebarChoices = Readonly<Record<string, SidebarChoice>>

export function isCategory(entry: SidebarEntry): entry is SidebarCategory {
  return 'key' in entry
}

/**
 * Whether a category is open on a page. A choice holds on every page, but where the page being read opens a branch
 * by itself: reading on re-opens that branch, and with `autoCollapse` closes its siblings, until the reader chooses
 * again there.
 */
export function isOpen(
  category: SidebarCategory,
  siblings: readonly SidebarEntry[],
  choices: SidebarChoices,
  at: string,
  autoCollapse: boolean,
): boolean {
  if (category.fixed) return true
  const choice = choices[category.key]
  const isOvertaken =
    category.active || (autoCollapse && siblings.some((sibling) => isCategory(sibling) && sibling.active))
  if (choice && (choice.at === at || !isOvertaken)) return choice.open
  return category.open ?? false
}

/** The choices after a category was opened or closed on a page; with `autoCollapse`, opening it closes its siblings. */
export function choose(
  choices: SidebarChoices,
  category: SidebarCategory,
  siblings: readonly SidebarEntry[],
  choice: SidebarChoice,
  autoCollapse: boolean,
): SidebarChoices {
  const others = choice.open && autoCollapse ? siblings.filter(isCategory).filter((other) => other !== category) : []
  return {
    ...choices,
    ...Object.fromEntries(others.map(({ key }) => [key, { open: false, at: choice.at }])),
    [category.key]: choice,
  }
}
