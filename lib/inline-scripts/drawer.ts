/**
 * Copies the sidebar into the drawer when the reader opens it, so that the HTML contains it once. It runs as an inline
 * script, so it must not use anything outside itself.
 */
export function fillDrawer(): void {
  // before the click opens the drawer
  addEventListener(
    'click',
    ({ target }) => {
      const place = (target as Element).closest('summary')?.parentElement?.querySelector('[data-sidebar-copy]')
      const sidebar = document.querySelector('[data-scrolls]>nav')
      if (place && sidebar && !place.firstChild) place.append(sidebar.cloneNode(true))
    },
    true,
  )
}
