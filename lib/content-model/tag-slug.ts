import { slug } from 'github-slugger'
import { withProductSlug } from '../config/product'

/** Returns the slug of a tag: lower case, with hyphens for spaces, without punctuation, with Chinese characters. */
export function tagSlug(text: string): string {
  return slug(withProductSlug(text))
}
