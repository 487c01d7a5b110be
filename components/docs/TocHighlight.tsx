'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { activeHeading } from '@/lib/browser/active-heading'

/** Marks the entry of the section that is being read with `aria-current`, at most once a frame. */
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
    const links = [...(nav.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
    let frame = 0
    const mark = () => {
      frame = 0
      const places = links.flatMap(({ hash }) => {
        const id = decodeURIComponent(hash.slice(1))
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? [{ id, top: box.top, bottom: box.bottom }] : []
      })
      const active = activeHeading(places, 0, window.innerHeight)
      for (const link of links) {
        if (decodeURIComponent(link.hash.slice(1)) === active) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(mark)
    }
    mark()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [])

  return (
    <nav ref={nav} aria-label={label} className={className}>
      {children}
    </nav>
  )
}
