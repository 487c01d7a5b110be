'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { AnchorHTMLAttributes } from 'react'
import { prefetchOnce } from './prefetch'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Public path without the base, or an anchor on this page. */
  href: string
}

/**
 * The site's one internal link. Next's own prefetch asks three times for every link in view; this one fetches a
 * page once, when the reader is about to follow it.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const router = useRouter()
  const prefetch = () => prefetchOnce(href, (target) => router.prefetch(target))
  return (
    <NextLink {...rest} href={href} prefetch={false} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      {children}
    </NextLink>
  )
}
