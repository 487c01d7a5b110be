import { stemmer } from 'stemmer'
import { grammarWords, sqlWords } from './vocabulary'

/** Returns the maximum edit distance of a correction, by the length of the word. */
export function maxEdits(term: string): number {
  return term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0
}

/** Returns the Damerau–Levenshtein distance of two words if it is at most `max`, otherwise a larger number. */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let older: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let value = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) value = Math.min(value, (older[column - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > max) return max + 1
    older = above
    above = current
  }
  return above[other.length] ?? max + 1
}

/** Matches words derived from a verb, which do not mean the SQL keyword with the same stem. */
const DERIVED = /(?:ly|able|ive|ivity|ivities)$/

/**
 * Returns the stem of an English word, the same for its British and American spelling. A word that only looks like a
 * form of an SQL keyword has a stem of its own: “selectivity” is not SELECT, “one” is not ON.
 */
export function stem(word: string): string {
  const root = stemmer(
    word
      .replace(/^indices$/, 'indexes')
      .replace(/is(e[ds]?|er|ing|ations?)$/, 'iz$1')
      .replace(/ys(e[ds]?|er|ing)$/, 'yz$1')
      .replace(/our(s?|ed|ing)$/, 'or$1'),
  )
  if (grammarWords.has(root)) return word
  return sqlWords.has(root) && DERIVED.test(word) ? word.replace(/(?:e|ity|ities)$/, '') : root
}

/** Returns the common prefix of all inflections of a word, by which the dictionary is searched. */
export function commonPrefix(word: string): string {
  const root = stem(word)
  let length = 0
  while (length < root.length && root[length] === word[length]) length++
  return word.slice(0, Math.max(Math.min(3, word.length), Math.min(length, root.length - 1)))
}
