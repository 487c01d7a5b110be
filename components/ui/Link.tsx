'use client'

import { addBasePath } from '@/lib/next/internals'
import { useRouter } from 'next/navigation'
import { useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { prefetchPage } from '../../lib/next/prefetch'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Public path without the base, or an anchor on this page. */
  href: string
}

/**
 * The page for unknown addresses has a root of its own: the router would start a load only to give it up for a whole
 * one.
 */
function isForeignRoot(): boolean {
  return document.documentElement.dataset.notFound !== undefined
}

/**
 * The site's one internal link. `next/link` would ask three times for every link in view; this one fetches a page once,
 * when the reader is about to follow it, and is 2 kB smaller.
 */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  const anchor = useRef<HTMLAnchorElement>(null)
  const prefetch = () => {
    if (!isForeignRoot() && anchor.current) prefetchPage(anchor.current.pathname)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // the browser opens it elsewhere
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
