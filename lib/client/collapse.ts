/** Height of one line of a menu, in pixels: the unit of the duration's formula. */
const LINE = 36

/** How long opening or closing content of a height takes, in milliseconds; height in pixels. */
export function collapseDuration(height: number): number {
  const lines = height / LINE
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/**
 * Brings an element's height from what it is to nothing or to its content's, and calls `done` at the end. For
 * readers who want less motion it takes 1 ms: not none, so that the end still comes by itself. Where nobody sees
 * it, it is done at once.
 */
export function animateHeight(element: HTMLElement, open: boolean, done: () => void): void {
  if (!element.checkVisibility()) return done()
  const from = element.getAnimations().length > 0 ? element.offsetHeight : open ? 0 : element.scrollHeight
  element.getAnimations().forEach((running) => running.cancel())
  const content = element.scrollHeight
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.style.willChange = 'height'
  element.style.overflow = 'hidden'
  const animation = element.animate(
    { height: [`${from}px`, `${open ? content : 0}px`] },
    { duration: calm ? 1 : collapseDuration(content), easing: 'ease-in-out' },
  )
  animation.onfinish = () => {
    element.style.willChange = element.style.overflow = ''
    done()
  }
}
