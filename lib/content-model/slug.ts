import { withProductSlug } from '../config/product'

/** Whether a name can stand in an address as it is; letters may be of any script. */
export function isUrlSegment(name: string): boolean {
  return /^(?!\.{1,2}$)(?!_)[\p{L}\p{M}\p{N}._-]+$/u.test(name)
}

/** Whether a frontmatter's slug is made of such names. */
export function isSlug(slug: string): boolean {
  return (
    slug === '/' ||
    withProductSlug(slug)
      .replace(/^\/|\/$/g, '')
      .split('/')
      .every(isUrlSegment)
  )
}
