import { Converter } from 'opencc-js/t2cn'

const FIRST = 0x4e00
const LAST = 0x9fff

/**
 * The traditional characters that stand for simplified ones of a text and do not occur in it themselves, each followed
 * by its simplified one.
 */
export function traditionalForms(text: string): string {
  const present = new Set(text)
  const simplify = Converter({ from: 't', to: 'cn' })
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, index) => String.fromCharCode(FIRST + index))
  return characters
    .filter((character) => !present.has(character) && present.has(simplify(character)))
    .map((character) => character + simplify(character))
    .join('')
}
