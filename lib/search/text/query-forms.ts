/*
 * What a query says by its form: quotes, statements, conditions.
 */

/** Values in a statement: they are the reader's own data, and hardly the subject. */
const LITERALS = /(?<![\p{L}\p{N}])'[^']*'(?!\p{L})|(?<=[=<>]\s*)\d[\d.]*/gu

const QUOTED = /"([^"]+)"|“([^”]+)”|「([^」]+)」/g
/** Columns of two tables compared: `a.id = b.id`. */
const JOIN_CONDITION = /\b(\w+)\.\w+\s*=\s*(?!\1\.)[A-Za-z_]\w*\.\w+/

/** Phrases in quotes, of a body's spelling and spacing; quotes that are not closed are still being typed. */
export function quotedPhrases(text: string): string[] {
  const found = [...text.matchAll(QUOTED)].map(([, plain, curly, corner]) => plain ?? curly ?? corner ?? '')
  return found.map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase()).filter((phrase) => phrase !== '')
}

/** The words for what a query only shows by its form. */
export function impliedWords(text: string): string {
  return JOIN_CONDITION.test(text) ? ' join condition ' : ''
}

/** The places of a statement's values, without their quotes, so that the operators of LIKE stay what they are. */
export function literalRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LITERALS)].map(({ 0: value, index }) => {
    const quote = value.startsWith("'") ? 1 : 0
    return { start: index + quote, end: index + value.length - quote }
  })
}
