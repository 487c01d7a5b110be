'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { activeHeading } from '@/lib/client/active-heading'

/** Marks the entry of the section being read with `aria-current`, and scrolls it into view. */
export function TocHighlight({
  children,
  label,
  className,
}: {
  children: ReactNode
  label: string
  className?: string
}) {
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const pane = nav.current
    const links = [...(pane?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
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
      if (pane && link) pane.scrollTop = link.offsetTop - pane.clientHeight / 2
      current = link
    }
    mark()
    const controller = new AbortController()
    // no throttling, because browsers dispatch both events once per frame
    addEventListener('scroll', mark, controller)
    addEventListener('resize', mark, controller)
    return () => controller.abort()
  }, [])

  return (
    <nav ref={nav} aria-label={label} className={className}>
      {children}
    </nav>
  )
}
