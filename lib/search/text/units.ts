import { tokenize, type Token } from './tokenize'

const PARTS = 0.6
/** The weight of a compound for words that are written separately in the query. */
export const JOINED = 0.9

/** An alternative for a group: its terms, all of which must match, and the factor of their strength. */
export interface Alternative {
  readonly terms: readonly string[]
  readonly weight: number
}

/** A token of a query that is neither a part nor the joined form of another one, with its alternatives. */
export interface Unit {
  readonly token: Token
  readonly others: Alternative[]
}

/** Returns the tokens of a text, each with its parts and joined forms as alternatives. */
export function unitsOf(text: string): Unit[] {
  const tokens = tokenize(text)
  const pairs = tokens.filter(({ kind }) => kind === 'han2')
  const parts = tokens.filter(({ kind }) => kind === 'part')
  const joins = tokens.filter(({ kind }) => kind === 'join')
  const units: Unit[] = []
  for (const token of tokens) {
    if (token.kind === 'part' || token.kind === 'join') continue
    const inside = (other: Token) => other.start >= token.start && other.end <= token.end
    const around = (other: Token) => other.start <= token.start && other.end >= token.end
    if (token.kind === 'han1' && pairs.some(around)) continue
    const others: Alternative[] = []
    if (token.kind === 'word') {
      const own = parts.filter(inside)
      if (own.length > 1) others.push({ terms: own.map(({ term }) => term), weight: PARTS })
      others.push(...own.filter(isCompound).map(({ term }) => ({ terms: [term], weight: PARTS })))
      const join = joins.find(around)
      if (join) others.push({ terms: [join.term], weight: JOINED })
    }
    units.push({ token, others })
  }
  return units
}

/** Whether a part of a qualified name is a compound, such as `slow_log` in `mysql.slow_log`. */
function isCompound({ term }: Token): boolean {
  return term.includes('_')
}

/** Returns the terms of a phrase. */
export function tokenizePhrase(phrase: string): string[] {
  return unitsOf(phrase).map(({ token }) => token.term)
}
