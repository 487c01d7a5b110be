import { isWord, type Token } from './tokens'

/** Returns the index of the first of some words from `from` on that is not in parentheses or CASE; -1 if there is none. */
export function topLevel(tokens: readonly Token[], words: readonly string[], from = 0): number {
  return tokens.findIndex(atTopLevel((token, at) => at >= from && isWord(token, ...words)))
}

/** Splits tokens at a sign that is not in parentheses or CASE, at most into `count` parts. */
export function splitTopLevel(tokens: readonly Token[], sign: string, count = Infinity): Token[][] {
  const parts: Token[][] = [[]]
  const isSign = atTopLevel(({ text }) => text === sign)
  for (const [at, token] of tokens.entries()) {
    if (isSign(token, at) && parts.length < count) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** Returns a test for the tokens of a list, in order, that is false in parentheses and CASE. */
function atTopLevel(test: (token: Token, at: number) => boolean): (token: Token, at: number) => boolean {
  let depth = 0
  return (token, at) => {
    const found = depth === 0 && test(token, at)
    if (token.text === '(' || isWord(token, 'case')) depth++
    if (token.text === ')' || isWord(token, 'end')) depth--
    return found
  }
}
