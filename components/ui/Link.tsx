'use client'

import { addBasePath } from '@/lib/next/internals'
import { useRouter } from 'next/navigation'
import { useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { prefetchPage } from '@/lib/next/prefetch'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Public path without the base, or an anchor on this page. */
  href: string
}

/**
 * True on the 404 page, which has its own root layout: the router would start a navigation only to replace it with a
 * document load.
 */
function isForeignRoot(): boolean {
  return document.documentElement.dataset.notFound !== undefined
}

/**
 * The site's internal link. `next/link` would send three requests for every link in view; this one prefetches a page
 * once, on hover, focus or touch, and is 2 kB smaller.
 */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  const anchor = useRef<HTMLAnchorElement>(null)
  const prefetch = () => {
    if (!isForeignRoot() && anchor.current) prefetchPage(anchor.current.pathname)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // the browser opens a new tab or window
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target)
      return
    event.preventDefault()
    if (isForeignRoot()) location.assign(event.currentTarget.href)
    else router.push(href)
  }
  return (
    <a
      {...rest}
      ref={anchor}
      href={addBasePath(href)}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  )
}
