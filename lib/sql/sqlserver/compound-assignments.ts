import { isWord, raw, type Token } from '../dialect/tokens'

const COMPOUND = /^([-+*/%&|^])=$/

/** Replaces `SET a += …` with `SET a = a + (…)`: the whole expression is the operand. */
export function expandAssignments(tokens: readonly Token[]): Token[] {
  const expanded: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const [, operator] = COMPOUND.exec(token.text) ?? []
    if (operator === undefined) {
      expanded.push(token)
      continue
    }
    const end = endOfValue(tokens, at + 1)
    expanded.push(
      raw('='),
      ...columnBefore(tokens, at),
      raw(operator),
      raw('('),
      ...tokens.slice(at + 1, end),
      raw(')'),
    )
    at = end - 1
  }
  return expanded
}

/** Returns the name that ends before `at`, with its qualifiers. */
function columnBefore(tokens: readonly Token[], at: number): Token[] {
  let start = at - 1
  while (tokens[start - 1]?.text === '.') start -= 2
  return tokens.slice(start, at)
}

/** Returns the index after the value that begins at `start`, outside parentheses and CASE. */
function endOfValue(tokens: readonly Token[], start: number): number {
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (depth === 0 && (token.text === ',' || isWord(token, 'from', 'where', 'when', 'output', 'option'))) return at
    if (token.text === '(' || isWord(token, 'case')) depth++
    if (token.text === ')' || isWord(token, 'end')) depth--
  }
  return tokens.length
}
