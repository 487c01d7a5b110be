import type { AnchorHTMLAttributes } from 'react'

/** A link to another site, which opens a new tab without a reference to this one. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
