/**
 * Closes menus, which are `<details data-menu>` and open without scripts: on Escape, which returns the focus to the
 * `<summary>`, on a click outside and when the focus leaves them.
 */
export function startMenus(): void {
  const menus = (state: string) => [...document.querySelectorAll<HTMLDetailsElement>(`[data-menu]${state}`)]
  const closeOutside = ({ target }: Event) => {
    for (const menu of menus('[open]')) if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const escape = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return
    // also a menu that CSS opens on hover, until the mouse has left it
    for (const menu of menus(':hover')) menu.setAttribute('data-dismissed', '')
    for (const menu of menus('[open]'))
      if (target instanceof Node && menu.contains(target)) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
  }
  const forget = ({ target }: Event) => {
    for (const menu of menus('[data-dismissed]'))
      if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('data-dismissed')
  }
  addEventListener('pointerdown', closeOutside)
  addEventListener('focusin', closeOutside)
  addEventListener('keydown', escape)
  addEventListener('pointerover', forget)
}
