import { site } from './site'

const TOKEN = /\{product\}/g

/** Puts the product's name where a writer typed `{product}`. */
export function withProduct(text: string): string {
  return text.replace(TOKEN, site.product.name)
}

/** Puts the product's slug where an address or a tag says `{product}`. */
export function withProductSlug(text: string): string {
  return text.replace(TOKEN, site.product.slug)
}
