import { Converter } from 'opencc-js/t2cn'

const FIRST = 0x4e00
const LAST = 0x9fff

/**
 * The traditional characters that stand for simplified ones of a text and do not occur in it themselves, each followed
 * by its simplified one.
 */
export function traditionalForms(text: string): string {
  const present = new Set(text)
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, index) => String.fromCharCode(FIRST + index))
  // one call is ten times as fast as one for each; a line's end keeps phrases from being made of neighbours
  const simple = Converter({ from: 't', to: 'cn' })(characters.join('\n')).split('\n')
  return characters
    .map((character, index) => [character, simple[index] ?? ''] as const)
    .filter(([character, form]) => !present.has(character) && present.has(form))
    .flat()
    .join('')
}
