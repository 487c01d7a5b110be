import { afterParenthesis, isWord, nextSolid, type Token } from '../dialect/tokens'

/** Returns tokens without ROW in `VALUES ROW(1, 2), ROW(3, 4)`, where PostgreSQL has no word. */
export function withoutRowWords(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    out.push(tokens[at] as Token)
    if (!isWord(tokens[at], 'values')) continue
    for (let row = nextSolid(tokens, at + 1); isWord(tokens[row], 'row');) {
      const end = afterParenthesis(tokens, row + 1)
      const comma = nextSolid(tokens, end)
      out.push(...tokens.slice(at + 1, row), ...withoutRowWords(tokens.slice(row + 1, end)))
      at = end - 1
      row = tokens[comma]?.text === ',' ? nextSolid(tokens, comma + 1) : tokens.length
    }
  }
  return out
}
