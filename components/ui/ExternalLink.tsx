import type { AnchorHTMLAttributes } from 'react'

/** A link that leaves the site: a new tab that learns nothing of this one. */
export function ExternalLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
