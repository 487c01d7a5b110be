import type { Token } from '../dialect/tokens'

/** The name of the engine for readers. */
export const engine = 'Oracle'

/**
 * Returns a name of Oracle as PostgreSQL writes it. Oracle folds names without quotes to upper case and PostgreSQL to lower
 * case, so that `"EMP"` is `emp`; a quoted name in lower case alone is another one, and becomes upper case.
 */
export function postgresName({ kind, text }: Token): string {
  if (kind === 'word') return /[#$]/.test(text) ? `"${text.toLowerCase()}"` : text
  const name = text.slice(1, -1)
  const [lower, upper] = [name.toLowerCase(), name.toUpperCase()]
  return `"${name === upper ? lower : name === lower ? upper : name}"`
}

/** Returns the value of a literal of Oracle, such as `'it''s'`, `N'x'` and `q'[it's]'`. */
export function literalValue(literal: string): string {
  const plain = literal.replace(/^n/i, '')
  return /^q/i.test(plain) ? plain.slice(3, -2) : plain.slice(1, -1).replaceAll("''", "'")
}

/** Returns a literal of Oracle as PostgreSQL writes it: the empty text is NULL. */
export function postgresLiteral(literal: string): string {
  const value = literalValue(literal)
  return value === '' ? 'NULL' : `'${value.replaceAll("'", "''")}'`
}
