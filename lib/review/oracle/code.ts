import { codeOf, indexOutside, type Code } from '../ddl/code'
import type { Query } from '../query'
import type { Token } from '../tokens'

/** Returns the query of code. */
export type ReadQuery = (code: Code) => Promise<Query | undefined>

/**
 * Returns the code of tokens with the names as Oracle compares them, but in lower case: `emp`, `EMP` and `"EMP"` are one name.
 * The words are as written, so that a name in quotes is not taken for a keyword.
 */
export function oracleCode(tokens: readonly Token[]): Code {
  const code = codeOf(tokens)
  return { ...code, tokens: code.tokens.map(fold) }
}

function fold(token: Token): Token {
  if (token.kind === 'word') return { ...token, text: token.text.toLowerCase() }
  const name = token.kind === 'quoted name' ? /^"([A-Z][A-Z0-9_$#]*)"$/.exec(token.text)?.[1] : undefined
  return name === undefined ? token : { ...token, text: name.toLowerCase() }
}

/** Returns code after some words, which get its offset. */
export function withWords(before: string, code: Code): Code {
  const added = before.split(' ')
  const start = code.tokens[0]?.start ?? code.start
  return {
    start: code.start,
    tokens: [...added.map((text): Token => ({ kind: 'word', text, start })), ...code.tokens],
    words: [...added, ...code.words],
  }
}

/** Returns the index before the next word that matches or the end of the parentheses around `start`. */
export function clauseEnd({ words }: Code, start: number, pattern: RegExp): number {
  let depth = 0
  for (let at = start + 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '(') depth++
    if ((word === ')' && depth-- === 0) || (depth === 0 && pattern.test(word))) return at - 1
  }
  return words.length - 1
}

/** Returns the index of the AS before the query of a CREATE; -1 if there is none. */
export function queryWord(code: Code, from: number): number {
  const at = indexOutside(code, /^AS$/, from)
  return at === -1 || /^(?:SELECT|WITH|\()$/.test(code.words[at + 1] ?? '') ? at : queryWord(code, at + 1)
}
