import type { AnchorHTMLAttributes } from 'react'
import { addBasePath } from '@/lib/next/internals'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The public path without the base path, or a hash on this page. */
  href: string
}

/** An internal link; `lib/client/navigation.ts` follows it without loading a document. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={addBasePath(href)}>
      {children}
    </a>
  )
}
