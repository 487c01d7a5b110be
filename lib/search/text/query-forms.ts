/*
 * Recognises the syntax of queries: quotes, statements, conditions.
 */

/** Matches the literals of a statement, which are the reader's own data and not search terms. */
const LITERALS = /(?<![\p{L}\p{N}])'[^']*'(?!\p{L})|(?<=[=<>]\s*)\d[\d.]*/gu

const QUOTED = /"([^"]+)"|“([^”]+)”|「([^」]+)」/g

/** Matches the beginning of an engine's error message, in which quotes enclose names of the reader's own objects. */
const ERROR_MESSAGE = /(?:^|\s)(?:ERROR|FATAL|PANIC|错误|致命错误|紧急错误)(?:[:：]|\s\d{4}\b)|\b(?:ORA|PLS|TNS)-\d{5}:/

/** Matches the name of an engine that is directly before a version, as in `mysql8.0` and `pg-16`. */
const ENGINE_BEFORE_VERSION =
  /(?<![A-Za-z\d_])(mysql|mariadb|pg|postgres(?:ql)?|oracle|mssql|sqlserver|opengauss|gaussdb|oceanbase|kingbase(?:es)?)-?(?=\d)/gi

/** Matches a comparison of columns of two tables, such as `a.id = b.id`. */
const JOIN_CONDITION = /\b(\w+)\.\w+\s*=\s*(?!\1\.)[A-Za-z_]\w*\.\w+/

/** Separates the names of engines from their versions: `mysql8.0` becomes `mysql 8.0`. */
export function separateVersions(text: string): string {
  return text.replace(ENGINE_BEFORE_VERSION, '$1 ')
}

/**
 * Returns the quoted phrases of a query, normalised like a body; none for an error message. Ignores an unclosed quote,
 * which is still being typed.
 */
export function quotedPhrases(text: string): string[] {
  if (ERROR_MESSAGE.test(text)) return []
  const found = [...text.matchAll(QUOTED)].map(([, plain, curly, corner]) => plain ?? curly ?? corner ?? '')
  return found.map((phrase) => phrase.trim().replace(/\s+/g, ' ').toLowerCase()).filter((phrase) => phrase !== '')
}

/** Returns search words that the SQL syntax of a query implies, such as “join” for a join condition. */
export function impliedWords(text: string): string {
  return JOIN_CONDITION.test(text) ? ' join condition ' : ''
}

/**
 * Returns the ranges of the literals of a statement and of the quoted names of an error message, without the quotes,
 * which belong to the operators `'%` and `%'`.
 */
export function literalRanges(text: string): { start: number; end: number }[] {
  const names = ERROR_MESSAGE.test(text) ? [...text.matchAll(QUOTED)] : []
  return [...text.matchAll(LITERALS), ...names].map(({ 0: value, index }) => {
    const quote = /^['"“「]/.test(value) ? 1 : 0
    return { start: index + quote, end: index + value.length - quote }
  })
}
