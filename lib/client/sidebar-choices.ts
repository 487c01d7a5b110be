import type { SidebarCategory, SidebarEntry } from '../site-data/sidebar-view'

/** The reader's last action on a category, and the page on which it happened. */
export interface SidebarChoice {
  readonly open: boolean
  readonly at: string
}

/** The reader's choices in a sidebar, by category key. */
export type SidebarChoices = Readonly<Record<string, SidebarChoice>>

export function isCategory(entry: SidebarEntry): entry is SidebarCategory {
  return 'key' in entry
}

/**
 * Whether a category is open on a page. The reader's choice applies to all pages, with one exception: on another page,
 * the branch of that page is open, and with `autoCollapse` its siblings are closed, until the reader chooses there.
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

/** Returns the choices after a category was opened or closed; with `autoCollapse`, opening it closes its siblings. */
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
