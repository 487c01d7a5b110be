import { identifier, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'

/** The name of the engine for readers. */
export const engine = 'SQL Server'

/** Words that PostgreSQL reserves and SQL Server does not, or that begin a type there and call a function here. */
const reserved = new Set(
  `analyse analyze array asymmetric both do freeze ilike initially isnull lateral leading limit localtime localtimestamp
  notnull overlaps placing returning similar symmetric trailing variadic verbose window char nchar`.split(/\s+/),
)

/** Returns a name of SQL Server as PostgreSQL writes it: with the default collation, case has no meaning in any name. */
export function postgresName({ kind, text }: Token): string {
  if (kind === 'bracket') return identifier(text.slice(1, -1).replaceAll(']]', ']'))
  if (kind === 'quoted') return identifier(text.slice(1, -1).replaceAll('""', '"'))
  return reserved.has(text.toLowerCase()) || /[#$@]/.test(text) ? identifier(text) : text
}

/** Returns the value of a literal of SQL Server, such as `'it''s'` and `N'x'`. */
export function literalValue(literal: string): string {
  return literal.replace(/^n/i, '').slice(1, -1).replaceAll("''", "'")
}

/** Returns a text as a literal of PostgreSQL. */
export function postgresLiteral(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** Whether a token is a name. */
export function isName(token: Token | undefined): boolean {
  return ['word', 'quoted', 'bracket'].includes(token?.kind ?? '')
}

/** Returns the name at an index without its database and schema, and the index after it. */
export function nameAt(tokens: readonly Token[], at: number): [number, string] {
  let last = at
  while (tokens[last + 1]?.text === '.') last += 2
  const name = tokens[last]
  if (name?.text.startsWith('#')) throw new ReasonError('temporaryTable', { name: name.text })
  return [last + 1, name ? postgresName(name) : '']
}
