import { slug } from 'github-slugger'
import { withProductSlug } from '../config/product'

/** A tag's form in addresses: lower case, hyphens for spaces, no punctuation; Chinese characters stay. */
export function tagSlug(text: string): string {
  return slug(withProductSlug(text))
}
