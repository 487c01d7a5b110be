import { withProductSlug } from '../config/product'

/** Whether a name is valid as a segment of a URL without escapes; letters may be of any script. */
export function isUrlSegment(name: string): boolean {
  return /^(?!\.{1,2}$)(?!_)[\p{L}\p{M}\p{N}._-]+$/u.test(name)
}

/** Whether all segments of a slug are valid. */
export function isSlug(slug: string): boolean {
  return (
    slug === '/' ||
    withProductSlug(slug)
      .replace(/^\/|\/$/g, '')
      .split('/')
      .every(isUrlSegment)
  )
}
