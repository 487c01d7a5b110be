/**
 * Calls `act` on a click if both `pointerdown` and `click` happened outside. A text selection that starts inside and
 * ends outside does not count.
 */
export function onOutsideClick(
  isOutside: (target: EventTarget | null) => boolean,
  act: () => void,
  controller: AbortController,
): void {
  let begun = false
  addEventListener('pointerdown', ({ target }) => (begun = isOutside(target)), controller)
  addEventListener('click', ({ target }) => begun && isOutside(target) && act(), controller)
}
