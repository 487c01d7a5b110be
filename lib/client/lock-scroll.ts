/** Prevents the page behind a dialog from scrolling; returns a function that ends that. */
export function lockScroll(): () => void {
  // not a CSS rule with :has(), which every change of a list would evaluate again
  const { style } = document.documentElement
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' })
  return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' })
}
