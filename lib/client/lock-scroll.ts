/** Keeps the page behind a dialog where it is; calling the result lets it move again. */
export function holdPage(): () => void {
  // not by a rule with :has(), which every row of a list would ask anew
  const { style } = document.documentElement
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' })
  return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' })
}
