import { hiddenSidebarKey } from '../inline-scripts/sidebar'
import { onPage } from './on-page'
import { storageSlot } from './storage'

/** The scroll positions of the sidebars in pixels, by name. */
const scrolls = new Map<string, number>()

const pane = () => document.querySelector<HTMLElement>('[data-sidebar]')

/**
 * Keeps a sidebar hidden, and its scroll position, on the pages of a navigation; inline scripts do so when a document
 * is loaded, and hide and show it.
 */
export function startSidebarPane(): void {
  let isFirst = true
  addEventListener('site:leaving', () => {
    const column = pane()
    const box = column?.querySelector('[data-scrolls]')
    if (column && box) scrolls.set(column.dataset.name ?? '', box.scrollTop)
  })
  onPage(() => {
    const column = pane()
    const name = column?.dataset.name ?? ''
    const slot = storageSlot(hiddenSidebarKey, 'session')
    // only one sidebar can be hidden: showing this one shows the others
    if (column && slot.get() !== name) slot.set(null)
    if (isFirst || !column) return void (isFirst = false)
    if (slot.get() === name) column.dataset.sidebar = 'hidden'
    const box = column.querySelector('[data-scrolls]')
    if (box) box.scrollTop = scrolls.get(name) ?? 0
    column.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  })
}
