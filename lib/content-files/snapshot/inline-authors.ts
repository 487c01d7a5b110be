import { everyLocale } from '../../i18n/locales'
import { productIn } from '../../config/product'
import { authorRow } from '../../content-model/author-schema'
import type { PageRecord } from '../../content-model/record'
import type { Author } from '../../content-model/types'
import { isAllowedImage } from '../project/declarations'
import { contentHash } from '../../node/content-hash'

/** Returns the key of a page's author; for an author with details in the page, a key derived from the details. */
export function authorKey(author: string | object): string {
  return typeof author === 'string' ? author : `inline-${contentHash(JSON.stringify(author)).slice(0, 12)}`
}

/** Returns the distinct authors whose details are in pages. */
export function inlineAuthors(records: readonly PageRecord[], imageHosts: readonly string[] = []): Author[] {
  const given = records.flatMap(({ authors = [] }) => [authors].flat())
  const authors = given.flatMap((author): [string, Author][] => {
    if (typeof author === 'string') return []
    const { name, title, description, url, email, image, socials } = authorRow.parse(author)
    const shown = image !== undefined && isAllowedImage(image, imageHosts) ? image : undefined
    const row = { name, title, description, url, email, image: shown, socials }
    const key = authorKey(author)
    return [[key, { ...(productIn(definedValues(row)) as Omit<Author, 'key'>), key }]]
  })
  return [...new Map(authors).values()]
}

function definedValues(map: object): object {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== undefined))
}

/** Returns an author for each key in pages of a lenient folder that `authors.yml` lacks; the key is the name. */
export function undeclaredAuthors(keys: readonly string[], declared: readonly Author[]): Author[] {
  const known = new Set(declared.map(({ key }) => key))
  return [...new Set(keys)].filter((key) => !known.has(key)).map((key) => ({ key, name: everyLocale(key) }))
}
