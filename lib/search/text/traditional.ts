import { to } from 'opencc-js/preset/t2cn'

/**
 * Returns the traditional forms of a text's simplified characters, each followed by its simplified form; omits
 * traditional forms that occur in the text.
 */
export function traditionalForms(text: string): string {
  const present = new Set(text)
  const isMissing = (character: string, form: string) => !present.has(character) && present.has(form)
  // an entry is a character or a phrase, a space, and its simplified form
  const entries = (to['cn'] ?? []).flat().flatMap((dictionary) => String(dictionary).split('|'))
  return entries
    .map((entry) => entry.split(' ') as [string, string])
    .filter(([character, form]) => isMissing(character, form))
    .flat()
    .join('')
}
