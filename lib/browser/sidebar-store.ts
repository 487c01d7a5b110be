import type { SidebarChoice, SidebarChoices } from './sidebar-choices'
import { storageSlot } from './storage'

/** What is kept of a sidebar while the reader goes from page to page, and through a reload. */
export interface SidebarMemory {
  readonly choices: SidebarChoices
  /** Scrolled by so many pixels. */
  readonly scroll: number
}

const blank: SidebarMemory = { choices: {}, scroll: 0 }
const memories = new Map<string, SidebarMemory>()
const listeners = new Set<() => void>()
let hidden: string | undefined

const slotOf = (name: string) => storageSlot(`docs-sidebar-${name}`, 'session')

/** Calls back after every change of any sidebar's memory; the result ends that. */
export function watchSidebars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is remembered of a sidebar; its choices are the same object until one changes. */
export function recallSidebar(name: string): SidebarMemory {
  const known = memories.get(name) ?? parse(slotOf(name).get())
  memories.set(name, known)
  return known
}

/** Where the page was made, nobody had chosen anything. */
export const noChoices = (): SidebarChoices => blank.choices

/** Replaces what is remembered of a sidebar, for this tab. */
export function rememberSidebar(name: string, change: Partial<SidebarMemory>): void {
  const memory = { ...recallSidebar(name), ...change }
  memories.set(name, memory)
  slotOf(name).set(JSON.stringify(memory))
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
function parse(stored: string | null): SidebarMemory {
  try {
    const { choices, scroll } = JSON.parse(stored ?? '{}') as Partial<SidebarMemory>
    const isChoice = (choice: Partial<SidebarChoice> | null) =>
      typeof choice?.open === 'boolean' && typeof choice.at === 'string'
    return {
      choices: Object.fromEntries(Object.entries(choices ?? {}).filter(([, choice]) => isChoice(choice))),
      scroll: typeof scroll === 'number' ? scroll : 0,
    }
  } catch {
    return blank
  }
}
