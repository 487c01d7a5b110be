/**
 * Calls `act` on a click whose pointer went down and up outside; a text selection that starts inside may end outside.
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
