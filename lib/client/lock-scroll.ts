/** Prevents the page behind a dialog from scrolling; returns a function that allows it again. */
export function lockScroll(): () => void {
  // not a CSS rule with :has(), which the browser would re-evaluate on every change of a list
  const { style, clientWidth } = document.documentElement
  // in place of the scrollbar; `scrollbar-gutter` would make the browser compute the style of every element
  style.paddingInlineEnd = `${Math.max(0, innerWidth - clientWidth)}px`
  style.overflow = 'hidden'
  return () => Object.assign(style, { paddingInlineEnd: '', overflow: '' })
}
