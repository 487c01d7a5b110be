/**
 * Maintains `data-scroll` of `<html>` for style sheets, a list of words: `away` while the navbar is hidden, `back`
 * while “Back to top” is shown, `down` unless the page is at its top. The navbar hides on scrolling down. It returns on
 * scrolling up, within its own height from the top, and when the hash names an element. The scrolling of that jump is
 * ignored, as is a single pixel, which a browser may add to it. Code that changes the URL without loading a document
 * dispatches `site:arrived`. It runs as an inline script, so it must not use anything outside itself.
 */
export function followScroll(): void {
  const root = document.documentElement
  let last = scrollY
  let jumping: string | false
  let away: boolean
  const show = (back: boolean) =>
    (root.dataset.scroll = `${away ? 'away ' : ''}${back ? 'back ' : ''}${scrollY > 0 ? 'down' : ''}`)
  const arrive = () => {
    jumping = location.hash
    show((away = false))
  }
  const scroll = () => {
    const navbar = root.querySelector('header')?.offsetHeight ?? 0
    const isUp = scrollY < last
    const isReturning = isUp && scrollY + innerHeight < root.scrollHeight - navbar
    if (scrollY < navbar) away = false
    else if (!jumping && (!isUp || isReturning)) away = !isUp && (away || (last > 0 && scrollY > last + 1))
    last = scrollY
    show(isReturning && !jumping && last > 300)
  }
  arrive()
  addEventListener('scroll', scroll)
  // older versions of Safari have no `scrollend`; scrolling by the reader ends a jump as well
  for (const end of ['scrollend', 'wheel', 'touchmove']) addEventListener(end, () => (jumping = false))
  addEventListener('hashchange', arrive)
  addEventListener('site:arrived', arrive)
}
