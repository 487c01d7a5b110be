'use client'

import { addBasePath } from '@/lib/next/internals'
import { useRouter } from 'next/navigation'
import { useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { prefetchPage } from '@/lib/next/prefetch'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The public path without the base path, or a hash on this page. */
  href: string
}

/**
 * Whether the page is the 404 page, whose own root layout the router cannot leave: it would start a navigation only to
 * replace it with a document load.
 */
function isForeignRoot(): boolean {
  return document.documentElement.dataset.notFound !== undefined
}

/**
 * An internal link. Unlike `next/link`, which would send three requests for every link in view, it prefetches a page
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
    // the browser handles modified clicks, which open a new tab or window
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target)
      return
    event.preventDefault()
    const { pathname, hash } = event.currentTarget
    // `RouteEffects` scrolls to the top of another page; the router would compute the layout for it once more
    if (isForeignRoot()) location.assign(event.currentTarget.href)
    else router.push(href, { scroll: hash !== '' || pathname === location.pathname })
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
