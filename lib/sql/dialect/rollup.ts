import { isWord, type Token } from './tokens'

/** Returns the index of the last BY outside of parentheses, after which GROUP BY has its keys. */
export function lastBy(tokens: readonly Token[]): number {
  let depth = 0
  return tokens.findLastIndex((token) => {
    if (token.text === ')') depth++
    if (token.text === '(') depth--
    return depth === 0 && isWord(token, 'by')
  })
}
