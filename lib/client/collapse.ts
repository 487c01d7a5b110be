/** The height of a menu line in pixels, by which the duration formula counts lines. */
const LINE = 36

/** Returns the duration of the animation in milliseconds for a content height in pixels. */
export function collapseDuration(height: number): number {
  const lines = height / LINE
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/**
 * Animates an element's height from its current value to 0 or to its content's height, then calls `done`. With reduced
 * motion the animation takes 1 ms instead of 0, so `done` is still called asynchronously. If the element is invisible,
 * `done` is called synchronously.
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
