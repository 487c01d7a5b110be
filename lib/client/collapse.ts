/** The height of one line of a menu in pixels, the unit of the duration's formula. */
const LINE = 36

/** Returns how long opening or closing takes, in milliseconds, for content of a height in pixels. */
export function collapseDuration(height: number): number {
  const lines = height / LINE
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/**
 * Animates an element's height from its present value to 0 or to that of its content, then calls `done`. With reduced
 * motion it takes 1 ms, not 0, so that the end is still asynchronous. For an invisible element, `done` is called at
 * once.
 */
export function animateHeight(element: HTMLElement, open: boolean, done: () => void): void {
  if (!element.checkVisibility()) return done()
  const from = element.getAnimations().length > 0 ? element.offsetHeight : open ? 0 : element.scrollHeight
  element.getAnimations().forEach((running) => running.cancel())
  const content = element.scrollHeight
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.style.willChange = 'height'
  element.style.overflow = 'hidden'
  const animation = element.animate(
    { height: [`${from}px`, `${open ? content : 0}px`] },
    { duration: isReduced ? 1 : collapseDuration(content), easing: 'ease-in-out' },
  )
  animation.onfinish = () => {
    element.style.willChange = element.style.overflow = ''
    done()
  }
}
