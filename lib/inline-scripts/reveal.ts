/**
 * Scrolls the entry of the current page in the docs sidebar into view. It runs as an inline script below the sidebar
 * and after each navigation, so it must not use anything outside itself.
 */
export function revealCurrent(): void {
  document.querySelector('[data-sidebar] [aria-current]')?.scrollIntoView({ block: 'nearest' })
}
