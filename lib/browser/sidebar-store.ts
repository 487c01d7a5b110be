import type { SidebarChoice, SidebarChoices } from './sidebar-choices'
import { storageSlot } from './storage'

const none: SidebarChoices = {}
const remembered = new Map<string, SidebarChoices>()
const listeners = new Set<() => void>()
let hidden: string | undefined

const slotOf = (name: string) => storageSlot(`docs-sidebar-${name}`, 'session')

/** Calls back after every choice in any sidebar; the result ends that. */
export function watchSidebars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The reader's choices in a sidebar, in this tab; the same object until one changes. */
export function recallChoices(name: string): SidebarChoices {
  const choices = remembered.get(name) ?? parse(slotOf(name).get())
  remembered.set(name, choices)
  return choices
}

/** Where the page was made, nobody had chosen anything. */
export const noChoices = (): SidebarChoices => none

export function rememberChoices(name: string, choices: SidebarChoices): void {
  remembered.set(name, choices)
  slotOf(name).set(JSON.stringify(choices))
  listeners.forEach((listener) => listener())
}

/** Whether the reader has put a sidebar away. It comes back with a reload, or when another one has been shown. */
export function isSidebarHidden(name: string): boolean {
  if (hidden !== name) hidden = undefined
  return hidden === name
}

export function hideSidebar(name: string, away: boolean): void {
  hidden = away ? name : undefined
}

/** Reads what a former page stored; anything else than that counts as nothing. */
function parse(stored: string | null): SidebarChoices {
  const isChoice = (choice: Partial<SidebarChoice> | null) =>
    typeof choice?.open === 'boolean' && typeof choice.at === 'string'
  try {
    const choices = JSON.parse(stored ?? '{}') as Record<string, Partial<SidebarChoice> | null>
    return Object.fromEntries(Object.entries(choices).filter(([, choice]) => isChoice(choice))) as SidebarChoices
  } catch {
    return none
  }
}
