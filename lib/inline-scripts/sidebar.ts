/** Session storage key of the name of the hidden sidebar. */
export const hiddenSidebarKey = 'hidden-sidebar'

/**
 * Hides the sidebar that contains the script before the first paint, if the reader has hidden it earlier in this tab, and
 * scrolls it to the entry of the current page. It runs as an inline script, so it must not use anything outside itself.
 */
export function recallSidebar(key: string, name: string): void {
  const column = (document.currentScript as Element).closest('[data-sidebar]') as HTMLElement
  try {
    if (sessionStorage[key] === name) column.dataset.sidebar = 'hidden'
  } catch {
    // storage is not available: the sidebar is shown
  }
  column.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}
