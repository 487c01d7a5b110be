/** Session storage key of the name of the hidden sidebar. */
export const hiddenSidebarKey = 'hidden-sidebar'

/**
 * Hides the sidebar that contains the script before the first paint, if the reader has hidden it earlier in this tab.
 * It runs as an inline script, so it must not use anything outside itself.
 */
export function recallHiddenSidebar(key: string, name: string): void {
  try {
    if (sessionStorage[key] === name)
      ((document.currentScript as Element).closest('[data-sidebar]') as HTMLElement).dataset.sidebar = 'hidden'
  } catch {
    // storage is not available: the sidebar is shown
  }
}
