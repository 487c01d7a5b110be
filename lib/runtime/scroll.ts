/**
 * Keeps on `<html>` what style sheets need to know about scrolling: `data-navbar="hidden"` while the navbar is out of
 * the way, `data-to-top` while the way back to the top is offered, `data-scrolled` below the very top. The navbar
 * hides on the way down and returns on the way up, above its own height, and when the hash names a place on the
 * page; what that jump itself scrolls counts for nothing. Whoever changes the address without a load sends
 * `site:arrived`. It runs as an inline script, so it must not use anything outside itself.
 */
export function followScroll(): void {
  const root = document.documentElement
  let last = scrollY
  let jumping = false
  const mark = (name: string, on: boolean) => root.toggleAttribute(name, on)
  const arrive = () => {
    mark('data-navbar-hidden', false)
    mark('data-to-top', false)
    jumping = location.hash.length > 1
  }
  const follow = () => {
    const top = scrollY
    const navbar = document.querySelector('header')?.offsetHeight ?? 0
    const isUp = top < last
    const isAtEnd = top + innerHeight >= root.scrollHeight - navbar
    mark('data-scrolled', top > 0)
    if (top < navbar) mark('data-navbar-hidden', false)
    else if (!jumping && !isUp && last > 0) mark('data-navbar-hidden', true)
    else if (!jumping && isUp && !isAtEnd) mark('data-navbar-hidden', false)
    if (!jumping) mark('data-to-top', isUp && top > 300 && !isAtEnd)
    last = top
  }
  arrive()
  addEventListener('scroll', follow, { passive: true })
  addEventListener('scrollend', () => (jumping = false))
  addEventListener('hashchange', arrive)
  addEventListener('site:arrived', arrive)
}
