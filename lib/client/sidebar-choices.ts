/** The reader's last action on a category, and the page on which it happened. */
export interface SidebarChoice {
  readonly open: boolean
  readonly at: string
}

/** The reader's choices in a sidebar, by category key. */
export type SidebarChoices = Readonly<Record<string, SidebarChoice>>

/** A category, as far as choices concern it. */
export interface ChosenCategory {
  readonly key: string
  /** True if it contains the current page or is its page. */
  readonly isActive: boolean
}

/**
 * Whether the reader has opened or closed a category; undefined if its state is that of the HTML. A choice applies to all
 * pages, with one exception: on another page, the branch of that page is open, and with `autoCollapse` its siblings are
 * closed, until the reader chooses there.
 */
export function chosenState(
  { key, isActive }: ChosenCategory,
  siblings: readonly ChosenCategory[],
  choices: SidebarChoices,
  at: string,
  autoCollapse: boolean,
): boolean | undefined {
  const choice = choices[key]
  const isOvertaken = isActive || (autoCollapse && siblings.some((sibling) => sibling.isActive))
  return choice && (choice.at === at || !isOvertaken) ? choice.open : undefined
}

/** Returns the choices after a category was opened or closed; with `autoCollapse`, opening it closes its siblings. */
export function choose(
  choices: SidebarChoices,
  { key }: ChosenCategory,
  siblings: readonly ChosenCategory[],
  choice: SidebarChoice,
  autoCollapse: boolean,
): SidebarChoices {
  const others = choice.open && autoCollapse ? siblings.filter((sibling) => sibling.key !== key) : []
  return {
    ...choices,
    ...Object.fromEntries(others.map((other) => [other.key, { open: false, at: choice.at }])),
    [key]: choice,
  }
}
