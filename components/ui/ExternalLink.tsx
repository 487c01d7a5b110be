import type { AnchorHTMLAttributes } from 'react'

/** A link to another site, which opens in a new tab with `noopener noreferrer`. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
