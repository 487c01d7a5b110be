/** Acts on a press that begins and ends on targets beside something: what is selected inside may end there. */
export function onPressBeside(
  isBeside: (target: EventTarget | null) => boolean,
  act: () => void,
  left: AbortController,
): void {
  let begun = false
  addEventListener('pointerdown', ({ target }) => (begun = isBeside(target)), left)
  addEventListener('click', ({ target }) => begun && isBeside(target) && act(), left)
}
