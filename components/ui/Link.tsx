'use client'

import NextLink from 'next/link'
import { useRef, type AnchorHTMLAttributes } from 'react'
import { prefetchPage } from './prefetch'

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
 * The site's one internal link. Next's own prefetch asks three times for every link in view; this one fetches a
 * page once, when the reader is about to follow it.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null)
  const prefetch = () => {
    if (!isForeignRoot() && anchor.current) prefetchPage(anchor.current.pathname)
  }
  return (
    <NextLink
      {...rest}
      ref={anchor}
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      onNavigate={(event) => {
        if (!isForeignRoot()) return
        event.preventDefault()
        if (anchor.current) location.assign(anchor.current.href)
      }}
    >
      {children}
    </NextLink>
  )
}
