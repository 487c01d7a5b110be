import { size, type TermEntry } from './codec'

/*
 * Frequent pairs of Chinese characters, such as 数据, as single characters in the texts of pages. Each text is compressed
 * by itself, so each would spell out the pairs that most pages contain. The manifest lists the pairs; the characters from
 * U+0600 stand for them, in this order.
 */

const FIRST = 0x600
/** The maximum number of pairs: more make the texts smaller, but cost a first query more bytes than its texts save. */
const MAX_PAIRS = 384
/** The minimum number of sections with a pair: one in fewer saves hardly more bytes than it takes in the list. */
const MIN_SECTIONS = 20
/** Matches the characters for pairs. */
const CODES = /[\u0600-\u077f]/g
const PAIR = /^\p{Script=Han}{2}$/u

/** Returns the pairs of Chinese characters that occur in the most sections, as one text. */
export function frequentPairs(entries: readonly TermEntry[]): string {
  return entries
    .filter(({ term, slots }) => term.length === 2 && PAIR.test(term) && size(slots) >= MIN_SECTIONS)
    .sort((a, b) => size(b.slots) - size(a.slots))
    .slice(0, MAX_PAIRS)
    .map(({ term }) => term)
    .join('')
}

/** Replaces the pairs in JSON texts with their characters. A text's own characters of this kind get an escape. */
export function packPairs(texts: readonly string[], pairs: string): string[] {
  const list = pairs.match(/../g) ?? []
  const codes = new Map(list.map((pair, index) => [pair, String.fromCharCode(FIRST + index)]))
  const found = new RegExp([CODES.source, ...list].join('|'), 'g')
  const replace = (match: string) => codes.get(match) ?? String.raw`\u0${match.charCodeAt(0).toString(16)}`
  return texts.map((text) => text.replace(found, replace))
}

/** Replaces the characters in a JSON text with their pairs. */
export function unpackPairs(text: string, pairs: string): string {
  return text.replace(CODES, (code) => {
    const at = 2 * (code.charCodeAt(0) - FIRST)
    return pairs.slice(at, at + 2)
  })
}
