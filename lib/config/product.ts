import { site } from './site'

const TOKEN = /\{product\}/g

/** Replaces `{product}` in a text with the product's name. */
export function withProduct(text: string): string {
  return text.replace(TOKEN, () => site.product.name)
}

/** Replaces `{product}` in a URL or a tag with the product's slug. */
export function withProductSlug(text: string): string {
  return text.replace(TOKEN, site.product.slug)
}

/** Replaces `{product}` with the product's name in all texts of a value, including nested lists and objects. */
export function productIn(value: unknown): unknown {
  if (typeof value === 'string') return withProduct(value)
  if (Array.isArray(value)) return value.map(productIn)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, productIn(inner)]))
  }
  return value
}
