import { withProductSlug } from '../config/product'

/** Whether a name is a valid URL segment without escapes; letters of all scripts are allowed. */
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
