import type { ReviewDialect } from './dialect'
import type { Token } from './lexers'

/** The placeholders of drivers and of object-relational mappers, such as `?`, `?1`, `:filter.name`, `%s` and `%(name)s`. */
const common = String.raw`\?\d*|:[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*|%s(?![\p{L}\p{N}_])|%\([^()\s]+\)s`
const driver = new RegExp(common, 'uy')
/** The same, those of Npgsql, which would be an operator with a column, and psql's `:'name'`. */
const postgresql = new RegExp(String.raw`${common}|@[\p{L}_][\p{L}\p{N}_]*|:'[\p{L}\p{N}_]+'`, 'uy')
/** A number of rows, and the word after it. */
const rows = /\S+\s+ROWS?\b/iy
/** A parameter of MyBatis. */
const mybatis = /#\{[^{}\n]*\}/y
/** A text that MyBatis inserts, and the name that it is a part of. */
const inserted = /[\p{L}\p{N}_]*(?:\$\{[^{}\n]*\}[\p{L}\p{N}_]*)+/uy

/** The first column of a SELECT, after a text that is then a modifier, such as DISTINCT. */
const firstColumn = /\s+(?:\*\s*(?:,|FROM\b)|(?!IN\b)[\p{L}_][\p{L}\p{N}_]*\s*[.(])/iuy

/** Words before a value, in all dialects. */
const beforeValue =
  /^(?:ALL|AND|ANY|BETWEEN|BY|CASE|DISTINCT|ELSE|ESCAPE|FETCH|FROM|HAVING|ILIKE|IN|INTERVAL|LIKE|LIMIT|NOT|OFFSET|ON|OR|RETURNING|SELECT|SET|THEN|TO|VALUES|WHEN|WHERE|ZONE)$/i
/** Words before a value that can be names in PostgreSQL, where `?` after a name is an operator. */
const beforeValueOrName = /^(?:DIV|FIRST|MOD|NEXT|REGEXP|RLIKE|TOP|VALUE|XOR)$/i
/** Words before a name, besides those before a value. */
const beforeName = /^(?:AS|COLUMN|EXISTS|INDEX|INTO|JOIN|ONLY|TABLE|UPDATE|USING)$/i

function isBeforeValue({ kind, text }: Token, dialect: ReviewDialect): boolean {
  if (kind === 'operator') return text !== ')' && text !== ']'
  return kind === 'word' && (beforeValue.test(text) || (dialect !== 'postgresql' && beforeValueOrName.test(text)))
}

/**
 * Returns the placeholder at an offset, after a token; undefined if there is none. A text that MyBatis inserts is a name, or
 * a comment where no name can be. What a dialect has itself stays as it is.
 */
export function placeholderAt(
  text: string,
  at: number,
  dialect: ReviewDialect,
  previous: Token | undefined,
): Omit<Token, 'start'> | undefined {
  const first = text.charAt(at)
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const found = first === '#' ? match(mybatis) : undefined
  if (found !== undefined) return { kind: 'parameter', text: found }
  if (first === '$' && text[at + 1] === '{') {
    const name = insertedNameAt(text, at)
    if (name === undefined) return undefined
    if (!previous) return { kind: 'comment', text: name }
    if (/^(?:LIMIT|OFFSET)$/i.test(previous.text)) return { kind: 'parameter', text: name }
    firstColumn.lastIndex = at + name.length
    const isModifier = /^SELECT$/i.test(previous.text) && firstColumn.test(text)
    const isName = !isModifier && (isBeforeValue(previous, dialect) || beforeName.test(previous.text))
    return { kind: isName ? 'word' : 'comment', text: name }
  }
  if (!previous || !/[?:%@]/.test(first)) return undefined
  // JDBC writes an operator `?` of PostgreSQL as `??`
  const isEscaped = dialect === 'postgresql' && previous.text === '?' && previous.start === at - 1
  const isValue = isBeforeValue(previous, dialect) || isRowCount(text, at, previous)
  if (isEscaped || !isValue) return undefined
  const value = match(dialect === 'postgresql' ? postgresql : driver)
  return value === undefined ? undefined : { kind: 'parameter', text: value }
}

/** True between FETCH FIRST and ROWS. */
function isRowCount(text: string, at: number, previous: Token): boolean {
  rows.lastIndex = at
  return /^(?:FIRST|NEXT)$/i.test(previous.text) && rows.test(text)
}

/** Returns the name that begins at an offset and that MyBatis inserts a text into; undefined if there is none. */
export function insertedNameAt(text: string, at: number): string | undefined {
  inserted.lastIndex = at
  return inserted.exec(text)?.[0]
}

const parameters: Readonly<Record<ReviewDialect, string>> = {
  mysql: '?',
  postgresql: '$1',
  sqlserver: '@p',
  oracle: '$1',
}

/**
 * Returns a parameter or a name with inserted texts as the parser of a dialect knows it; undefined for other tokens. The length
 * is the same, except for the shortest placeholder in PostgreSQL.
 */
export function respellPlaceholder({ kind, text }: Token, dialect: ReviewDialect): string | undefined {
  if (kind === 'parameter') {
    const parameter = dialect === 'sqlserver' ? parameters.sqlserver.slice(0, text.length) : parameters[dialect]
    return parameter.padEnd(text.length)
  }
  return kind === 'word' && text.includes('{') ? text.replace(/[^\p{L}\p{N}_]/gu, 'x') : undefined
}
