'use client'

import type { AnchorHTMLAttributes, MouseEvent } from 'react'

/** A link to this page in another language; the query and the hash of the moment go along. */
export function LocaleLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const keepPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = `${href}${location.search}${location.hash}`
  }
  return (
    <a {...rest} href={href} onClick={keepPlace} onAuxClick={keepPlace}>
      {children}
    </a>
  )
}
