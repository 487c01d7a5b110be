import { to } from 'opencc-js/preset/t2cn'

/**
 * The traditional characters that stand for simplified ones of a text and do not occur in it themselves, each followed
 * by its simplified one.
 */
export function traditionalForms(text: string): string {
  const present = new Set(text)
  const isMissing = (character: string, form: string) => !present.has(character) && present.has(form)
  // an entry is a character or a phrase, a blank, and what it becomes
  const entries = (to['cn'] ?? []).flat().flatMap((dictionary) => String(dictionary).split('|'))
  return entries
    .map((entry) => entry.split(' ') as [string, string])
    .filter(([character, form]) => isMissing(character, form))
    .flat()
    .join('')
}
