import { withProductSlug } from '../config/product'

/** Whether a name is a valid URL segment without escapes; letters of all scripts are allowed. */
export function isUrlSegment(name: string): boolean {
  return /^(?!\.{1,2}$)(?!_)[\p{L}\p{M}\p{N}._+-]+$/u.test(name)
}

/** Returns a name as a valid URL segment: characters that are not allowed become hyphens. */
export function toUrlSegment(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}._+-]+/gu, '-').replace(/^[-_]+|-+$/g, '') || 'page'
}

/** Whether all segments of a slug are valid; a relative one may begin with `./` and `../`. */
export function isSlug(slug: string): boolean {
  const path = withProductSlug(slug)
    .replace(/^(?:\/|(?:\.{1,2}\/)+)/, '')
    .replace(/\/$/, '')
  return path === '' || path.split('/').every(isUrlSegment)
}
