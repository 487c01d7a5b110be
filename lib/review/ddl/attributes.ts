import type { Expression } from '../query'
import type { KeyDefinition } from '../statement'
import { closeOf, plainName, type Code } from './code'
import { clustering, emptyKey, notNullAt, referenceAt } from './keys'

/** Returns code without its parentheses. */
export function outsideOf(code: Code): Code {
  const indexes: number[] = []
  for (let at = 0; at < code.words.length; at++) {
    if (code.words[at] === '(') at = closeOf(code, at)
    else indexes.push(at)
  }
  return {
    start: code.start,
    tokens: indexes.flatMap((at) => code.tokens[at] ?? []),
    words: indexes.map((at) => code.words[at] ?? ''),
  }
}

/** True if code has a word, or two words one after the other. */
export function hasWords({ words }: Code, word: string, next?: string): boolean {
  return words.some((each, at) => each === word && (next === undefined || words[at + 1] === next))
}

/** Returns the keys that the attributes of a column define; `outside` are the attributes without their parentheses. */
export function attributeKeys(attributes: Code, outside: Code, column: string, at: number): KeyDefinition[] {
  const key = { ...emptyKey, keys: [{ column, isDescending: false }], ...clustering(outside.words), at }
  const named = (word: string) => {
    const index = outside.words.indexOf(word)
    const token = outside.words[index - 2] === 'CONSTRAINT' ? outside.tokens[index - 1] : undefined
    return token && { name: plainName(token) }
  }
  const check = attributes.words.indexOf('CHECK')
  const reference = attributes.words.indexOf('REFERENCES')
  return [
    ...(hasWords(outside, 'PRIMARY', 'KEY') ? [{ ...key, kind: 'primary', ...named('PRIMARY') } as const] : []),
    ...(hasWords(outside, 'UNIQUE') ? [{ ...key, kind: 'unique', ...named('UNIQUE') } as const] : []),
    ...(reference === -1
      ? []
      : [
          {
            ...key,
            kind: 'foreign',
            ...(named('FOREIGN') ?? named('REFERENCES')),
            references: referenceAt(attributes, reference),
          } as const,
        ]),
    ...(check === -1
      ? []
      : [{ ...key, kind: 'check', ...named('CHECK'), ...notNullAt(attributes, check + 1) } as const]),
  ]
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
