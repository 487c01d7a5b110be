import { slug } from 'github-slugger'
import { withProductSlug } from '../config/product'

/** Returns a tag's slug: lower case, hyphens for spaces, no punctuation; Chinese characters stay. */
export function tagSlug(text: string): string {
  return slug(withProductSlug(text))
}
