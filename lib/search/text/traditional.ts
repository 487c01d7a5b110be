import { to } from 'opencc-js/preset/t2cn'

/** The traditional characters and phrases with the simplified character of each, which are read once. */
let pairs: readonly (readonly [traditional: string, simplified: string])[] | undefined

/** Reads the pairs of the dictionaries, in which an entry is a character or a phrase, a space, and its simplified form. */
function readPairs(): [string, string][] {
  const entries = (to['cn'] ?? []).flat().flatMap((dictionary) => String(dictionary).split('|'))
  return entries.map((entry) => entry.split(' ') as [string, string]).filter(([, form]) => [...form].length === 1)
}

/**
 * Returns the traditional forms of a text's simplified characters, each followed by its simplified form; omits
 * traditional forms that occur in the text.
 */
export function traditionalForms(text: string): string {
  const present = new Set(text)
  pairs ??= readPairs()
  return pairs
    .filter(([character, form]) => present.has(form) && !present.has(character))
    .flat()
    .join('')
}
