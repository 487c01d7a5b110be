import type { SidebarChoice, SidebarChoices } from './sidebar-choices'
import { storageSlot } from './storage'

/** The choices by sidebar, which outlive a navigation even without storage. */
const remembered = new Map<string, SidebarChoices>()
const slotOf = (name: string) => storageSlot(`docs-sidebar-${name}`, 'session')

/** Returns the reader's choices in a sidebar, in this tab. */
export function recallChoices(name: string): SidebarChoices {
  return remembered.get(name) ?? parse(slotOf(name).get())
}

/** Stores the reader's choices in a sidebar for this tab. */
export function rememberChoices(name: string, choices: SidebarChoices): void {
  remembered.set(name, choices)
  slotOf(name).set(JSON.stringify(choices))
}

/** Parses stored choices; invalid ones are ignored. */
function parse(stored: string | null): SidebarChoices {
  const isChoice = (choice: Partial<SidebarChoice> | null) =>
    typeof choice?.open === 'boolean' && typeof choice.at === 'string'
  try {
    const choices = JSON.parse(stored ?? '{}') as Record<string, Partial<SidebarChoice> | null>
    return Object.fromEntries(Object.entries(choices).filter(([, choice]) => isChoice(choice))) as SidebarChoices
  } catch {
    return {}
  }
}
