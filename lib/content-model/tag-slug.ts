import { slug } from 'github-slugger'
import { withProductSlug } from '../config/product'
import type { ContentSettings } from './settings'

/** Matches the words of a text as `kebabCase` of lodash does, by which Docusaurus makes the URLs of tags: `My`, `SQL`, `8`. */
const words = (() => {
  const gap = String.raw`\0-/:-@\[-\x60{-\xbf×÷\u2000-\u206f\s`
  const other = String.raw`[^A-Za-z\d${gap}]`
  return new RegExp(
    [
      `[A-Z]?[a-z]+(?=[A-Z${gap}]|$)`,
      `(?:[A-Z]|${other})+(?=[${gap}]|[A-Z](?:[a-z]|${other})|$)`,
      `[A-Z]?(?:[a-z]|${other})+`,
      '[A-Z]+',
      String.raw`\d+`,
    ].join('|'),
    'g',
  )
})()

/**
 * Returns the slug of a tag: lower case, with hyphens for spaces, without punctuation, with Chinese characters. The tags of
 * a Docusaurus site keep their slugs, in which digits and the humps of camel case are words of their own.
 */
export function tagSlug(text: string, { docusaurus }: Pick<ContentSettings, 'docusaurus'> = {}): string {
  return slug(docusaurus ? kebabCase(text) : withProductSlug(text))
}

function kebabCase(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '')
  return (plain.match(words) ?? []).join('-')
}
