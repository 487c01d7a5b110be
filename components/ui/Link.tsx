import type { AnchorHTMLAttributes } from 'react'
import { withBase } from '@/lib/config/base-path'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The public path without the base path, or a hash on this page. */
  href: string
}

/** An internal link; `lib/client/navigation.ts` follows it without loading a document. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href.startsWith('#') ? href : withBase(href)}>
      {children}
    </a>
  )
}
