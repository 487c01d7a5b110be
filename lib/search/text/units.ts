import { tokenize, type Token } from './tokenize'

const PARTS = 0.6
/** Weight of a compound for words that are written separately in the query. */
export const JOINED = 0.9

/** Another way to satisfy a group: all of these terms together, for this share of their strength. */
export interface Alternative {
  readonly terms: readonly string[]
  readonly weight: number
}

/** A token of a query that stands for something of its own, with what else may stand for it. */
export interface Unit {
  readonly token: Token
  readonly others: Alternative[]
}

/** Returns the tokens of a text that stand for something of their own. */
export function unitsOf(text: string): Unit[] {
  const tokens = tokenize(text)
  const pairs = tokens.filter(({ kind }) => kind === 'han2')
  const joins = tokens.filter(({ kind }) => kind === 'join')
  const units: Unit[] = []
  for (const [index, token] of tokens.entries()) {
    const inside = (other: Token) => other.start >= token.start && other.end <= token.end
    const around = (other: Token) => other.start <= token.start && other.end >= token.end
    if (token.kind === 'part' || token.kind === 'join') continue
    if (token.kind === 'han1' && pairs.some(around)) continue
    const others: Alternative[] = []
    if (token.kind === 'word') {
      const parts = tokens.slice(index).filter((other) => other.kind === 'part' && inside(other))
      if (parts.length > 1) others.push({ terms: parts.map(({ term }) => term), weight: PARTS })
      const join = joins.find(around)
      if (join) others.push({ terms: [join.term], weight: JOINED })
    }
    units.push({ token, others })
  }
  return units
}

/** The terms of a phrase. */
export function cutPhrase(phrase: string): string[] {
  return unitsOf(phrase).map(({ token }) => token.term)
}
