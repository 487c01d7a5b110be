import { lastBy } from '../dialect/rollup'
import { isWord, raw, type Token } from '../dialect/tokens'

/** Returns tokens without white space, with `GROUP BY ROLLUP (…)` for `GROUP BY … WITH ROLLUP`, and CUBE likewise. */
export function withTotals(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (next && isWord(token, 'with') && isWord(next, 'rollup', 'cube')) {
      out.splice(lastBy(out) + 1, 0, next, raw('('))
      out.push(raw(')'))
      at++
    } else if (token) out.push(token)
  }
  return out
}
