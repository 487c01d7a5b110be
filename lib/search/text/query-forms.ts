/*
 * Recognises the syntax of queries: quotes, statements, conditions.
 */

/** Matches the literals of a statement, which are the reader's own data and not search terms. */
const LITERALS = /(?<![\p{L}\p{N}])'[^']*'(?!\p{L})|(?<=[=<>]\s*)\d[\d.]*/gu

const QUOTED = /"([^"]+)"|“([^”]+)”|「([^」]+)」/g
/** Matches a comparison of columns of two tables, such as `a.id = b.id`. */
const JOIN_CONDITION = /\b(\w+)\.\w+\s*=\s*(?!\1\.)[A-Za-z_]\w*\.\w+/

/** Returns the quoted phrases of a query, normalised like a body; ignores an unclosed quote, still being typed. */
export function quotedPhrases(text: string): string[] {
  const found = [...text.matchAll(QUOTED)].map(([, plain, curly, corner]) => plain ?? curly ?? corner ?? '')
  return found.map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase()).filter((phrase) => phrase !== '')
}

/** Returns search words that the SQL syntax of a query implies, such as “join” for a join condition. */
export function impliedWords(text: string): string {
  return JOIN_CONDITION.test(text) ? ' join condition ' : ''
}

/** Returns the ranges of a statement's literals, without the quotes, which belong to the operators `'%` and `%'`. */
export function literalRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LITERALS)].map(({ 0: value, index }) => {
    const quote = value.startsWith("'") ? 1 : 0
    return { start: index + quote, end: index + value.length - quote }
  })
}
