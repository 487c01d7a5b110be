/*
 * Recognises the syntax of queries: quotes, statements, conditions.
 */

/** Literals in a statement: they are the reader's own data, not the subject. */
const LITERALS = /(?<![\p{L}\p{N}])'[^']*'(?!\p{L})|(?<=[=<>]\s*)\d[\d.]*/gu

const QUOTED = /"([^"]+)"|“([^”]+)”|「([^」]+)」/g
/** A comparison of columns of two tables: `a.id = b.id`. */
const JOIN_CONDITION = /\b(\w+)\.\w+\s*=\s*(?!\1\.)[A-Za-z_]\w*\.\w+/

/** Returns the quoted phrases, normalised like a body; an unclosed quote is still being typed. */
export function quotedPhrases(text: string): string[] {
  const found = [...text.matchAll(QUOTED)].map(([, plain, curly, corner]) => plain ?? curly ?? corner ?? '')
  return found.map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase()).filter((phrase) => phrase !== '')
}

/** Returns search words for the syntax of a query. */
export function impliedWords(text: string): string {
  return JOIN_CONDITION.test(text) ? ' join condition ' : ''
}

/** Returns the positions of a statement's literals without their quotes, so that the wildcards of LIKE remain. */
export function literalRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LITERALS)].map(({ 0: value, index }) => {
    const quote = value.startsWith("'") ? 1 : 0
    return { start: index + quote, end: index + value.length - quote }
  })
}
