import { activeHeading } from './active-heading'
import { onPage } from './on-page'

/** Marks the entry of the section being read in the table of contents beside the text, and scrolls it into view. */
export function startTableOfContents(): void {
  onPage((signal) => {
    const pane = document.querySelector<HTMLElement>('[data-contents]')
    if (!pane) return
    const links = [...pane.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    let current: HTMLAnchorElement | undefined
    const mark = () => {
      const places = links.flatMap((link) => {
        const box = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect()
        return box ? [{ link, top: box.top, bottom: box.bottom }] : []
      })
      const link = activeHeading(places, innerHeight)?.link
      if (link === current) return
      current?.removeAttribute('aria-current')
      link?.setAttribute('aria-current', 'location')
      // not `scrollIntoView`, which would scroll the page as well
      if (link) pane.scrollTop = link.offsetTop - pane.clientHeight / 2
      current = link
    }
    // after the paint of a navigation
    requestAnimationFrame(mark)
    // no throttling, because browsers dispatch both events once per frame
    addEventListener('scroll', mark, { signal })
    addEventListener('resize', mark, { signal })
  })
}
