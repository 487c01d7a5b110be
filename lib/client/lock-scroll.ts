/** Prevents the page behind a dialog from scrolling; returns a function that allows it again. */
export function lockScroll(): () => void {
  // not a CSS rule with :has(), which the browser would re-evaluate on every change of a list
  const { style } = document.documentElement
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' })
  return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' })
}
