import { MERGE_CONFLICT } from '../content-model/merge-conflict'
import type { BodyReport, SourcePosition } from '../content-model/body-error'
import { positionAt } from '../text/position-at'

const UNCLOSED_BRACE = /^Unexpected end of file in expression/

/** Matches the message about an HTML element without an end tag, which MDX requires to end in a slash. */
const VOID_ELEMENT = /^Expected a closing tag for `<(br|hr|img|input|wbr)>`/

/** Replacements for messages of the MDX parser, selected by the message and by the text of the line with the error. */
const meanings: readonly {
  readonly message: RegExp
  readonly line?: RegExp
  readonly meaning: (line: string, reason: string) => string
}[] = [
  {
    message: UNCLOSED_BRACE,
    meaning: () => 'this “{” has no “}” that closes it. A plain brace is written \\{ or stands in `code`',
  },
  { message: /before name/, line: /^<{7} /, meaning: () => MERGE_CONFLICT },
  {
    message: VOID_ELEMENT,
    meaning: (_, reason) => {
      const name = VOID_ELEMENT.exec(reason)?.[1] ?? ''
      return `<${name}> is not closed: write <${name} />`
    },
  },
  {
    message: /Could not parse expression with acorn/,
    line: /\{#[^}]*\s[^}]*\}/,
    meaning: (line) => {
      const anchor = /\{#([^}]*)\}/.exec(line)?.[1] ?? ''
      return `an anchor must be one word, got {#${anchor}}: write {#${anchor.trim().replace(/\s+/g, '-')}}`
    },
  },
  {
    message: /Could not parse expression with acorn/,
    line: /<(style|script)\b/i,
    meaning: (line) => `<${/<(style|script)\b/i.exec(line)?.[1] ?? ''}> is not allowed in content: delete it`,
  },
]

/** Advice that is appended to messages of the parser that do not name the cause. */
const advice: readonly (readonly [message: RegExp, advice: string])[] = [
  [/before name, expected a character that can start a name/, 'A plain “<” is written \\< or stands in `code`'],
  [/Could not parse expression with acorn/, 'A plain brace is written \\{ or stands in `code`'],
  [/before attribute value, expected a character/, 'Write the value in quotes'],
  [/Expected a closing tag|Unexpected closing/, 'Close the tag, or write \\< for a plain “<”'],
]

/** Returns an error of the parser with advice, or with another message, at the position of its cause in the body. */
export function explain({ position, reason }: BodyReport, body: string): BodyReport {
  const line = body.split('\n')[position.line - 1] ?? ''
  return {
    position: UNCLOSED_BRACE.test(reason) ? openBrace(body, position) : position,
    reason: explainReason(reason, line),
  }
}

function explainReason(reason: string, line: string): string {
  const known = meanings.find(({ message, line: pattern }) => message.test(reason) && (pattern?.test(line) ?? true))
  if (known) return known.meaning(line, reason)
  const [, hint] = advice.find(([message]) => message.test(reason)) ?? []
  return hint === undefined ? reason : `${reason}. ${hint}`
}

/** Returns the position of the brace that opens an expression; the parser reports the end of the text. */
function openBrace(body: string, { line, column }: SourcePosition): SourcePosition {
  const lines = body.split('\n').slice(0, line)
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column - 1)].join('\n')
  return positionAt(before, before.lastIndexOf('{'))
}
