/**
 * Keeps in `data-scroll` of `<html>` what style sheets need to know, as words: `away` while the navbar is out of the
 * way, `back` while the way back to the top is offered, `down` below the very top. The navbar hides on the way down
 * and returns on the way up, above its own height, and when the hash names a place on the page; what that jump
 * itself scrolls counts for nothing, nor does a single pixel, which a browser may add to it. Whoever changes the
 * address without a load sends `site:arrived`. It runs as an inline script, so it must not use anything outside itself.
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
  // an older Safari says no end; what the reader scrolls is no jump
  for (const end of ['scrollend', 'wheel', 'touchmove']) addEventListener(end, () => (jumping = false))
  addEventListener('hashchange', arrive)
  addEventListener('site:arrived', arrive)
}
