import type { ReviewDialect } from './dialect'
import { lastAt } from './last-at'
import { respellPlaceholder } from './placeholders'
import type { StatementText, Token } from './tokens'

/** The text of a statement as its parser reads it. */
export interface ParserText {
  readonly source: string
  /** Returns the offset in the reviewed text of an offset in `source`. */
  readonly offsetOf: (offset: number) => number
}

/** Returns the text of a statement for its parser, with blanks for comments and with parameters that it knows. */
export function parserText(text: string, { start, end, tokens }: StatementText, dialect: ReviewDialect): ParserText {
  let source = ''
  let at = start
  const shifts = [{ from: 0, by: start }]
  let previous: Token | undefined
  for (const token of tokens) {
    const replacement = replacementOf(token, dialect, previous)
    if (token.kind !== 'comment') previous = token
    if (replacement === undefined) continue
    source += text.slice(at, token.start) + replacement
    at = token.start + token.text.length
    if (replacement.length !== token.text.length) shifts.push({ from: source.length, by: at - source.length })
  }
  const offsetOf = (offset: number) => offset + (shifts[lastAt(shifts, offset, ({ from }) => from)]?.by ?? start)
  return { source: source + text.slice(at, end), offsetOf }
}

function replacementOf(token: Token, dialect: ReviewDialect, previous: Token | undefined): string | undefined {
  if (token.kind === 'comment') return token.text.replace(/[^\n]/g, ' ')
  // a list that the driver puts in parentheses
  if (dialect === 'postgresql' && token.kind === 'parameter' && /^in$/i.test(previous?.text ?? ''))
    return `(${respellPlaceholder(token, dialect)})`
  // two signs of MySQL, which its parser would read as a comment
  return token.kind === 'operator' && token.text === '--' ? '+ ' : respellPlaceholder(token, dialect)
}
