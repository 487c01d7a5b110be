import type { SidebarChoice, SidebarChoices } from './sidebar-choices'
import { storageSlot } from './storage'
import { hiddenSidebarKey } from '../inline-scripts/sidebar'

const none: SidebarChoices = {}
const remembered = new Map<string, SidebarChoices>()
const listeners = new Set<() => void>()
/** The name of the hidden sidebar; undefined before storage is read. */
let hidden: string | null | undefined

const slotOf = (name: string) => storageSlot(`docs-sidebar-${name}`, 'session')
const hiddenSlot = storageSlot(hiddenSidebarKey, 'session')

/**
 * Calls a listener after every choice in any sidebar, and whenever a sidebar is hidden or shown; returns the
 * unsubscribe function.
 */
export function watchSidebars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the reader's choices in a sidebar, in this tab; the object is the same until a choice changes. */
export function recallChoices(name: string): SidebarChoices {
  const choices = remembered.get(name) ?? parse(slotOf(name).get())
  remembered.set(name, choices)
  return choices
}

/** Returns the choices for server rendering: none. */
export const noChoices = (): SidebarChoices => none

/** Stores the reader's choices in a sidebar for this tab, and calls the listeners. */
export function rememberChoices(name: string, choices: SidebarChoices): void {
  remembered.set(name, choices)
  slotOf(name).set(JSON.stringify(choices))
  listeners.forEach((listener) => listener())
}

/** Whether the reader has hidden a sidebar in this tab. */
export function isSidebarHidden(name: string): boolean {
  if (hidden === undefined) hidden = hiddenSlot.get()
  return hidden === name
}

/** Hides a sidebar, which then stays hidden over navigations and reloads, or shows it. */
export function setSidebarHidden(name: string, isHidden: boolean): void {
  hidden = isHidden ? name : null
  hiddenSlot.set(hidden)
  listeners.forEach((listener) => listener())
}

/** Parses stored choices; invalid ones are ignored. */
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
