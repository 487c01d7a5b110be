import type { Token } from './tokens'

/** The text of tokens with numbers in place of what is in quotes, and a function that puts the quoted texts back. */
export interface MaskedText {
  readonly text: string
  readonly restore: (text: string) => string
}

/**
 * Returns the text of tokens in a form whose words can be replaced: `'0'`, `"1"` and so on stand for literals and quoted
 * names, and a line break for comments.
 */
export function maskQuoted(tokens: readonly Token[]): MaskedText {
  const hidden: string[] = []
  const masked = tokens.map(({ kind, text }) => {
    if (kind === 'space') return '\n'
    const quote = { text: "'", quoted: '"', backtick: '`' }[kind as string]
    return quote === undefined ? text : `${quote}${hidden.push(text) - 1}${quote}`
  })
  return {
    text: masked.join(''),
    restore: (text) => text.replace(/(['"`])(\d+)\1/g, (_, _quote, at) => hidden[Number(at)] ?? ''),
  }
}
