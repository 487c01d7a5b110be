import type { Expression } from '../query'
import { closeOf, type Code } from './code'

/** Returns the words of code that are not in parentheses. */
export function wordsOutside(code: Code): string[] {
  const outside: string[] = []
  for (let at = 0; at < code.words.length; at++) {
    if (code.words[at] === '(') at = closeOf(code, at)
    else outside.push(code.words[at] ?? '')
  }
  return outside
}

/** Returns the calls of a default. */
export function defaultOf(code: Code): Expression {
  const at = code.tokens[0]?.start ?? 0
  const calls = code.words.flatMap((word, index): Expression[] =>
    code.words[index + 1] === '(' && /^\w+$/.test(word)
      ? [{ kind: 'call', name: word.toLowerCase(), args: [], isDistinct: false, isWindow: false, at }]
      : [],
  )
  return { kind: 'other', args: calls, at }
}
