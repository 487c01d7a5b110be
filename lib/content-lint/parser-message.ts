/** Replacements for messages of the MDX parser, selected by the message and by the text of the line with the error. */
const meanings: readonly {
  readonly message: RegExp
  readonly line?: RegExp
  readonly meaning: (line: string) => string
}[] = [
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
  [/Expected a closing tag|Unexpected closing/, 'Close the tag, or write \\< for a plain “<”'],
]

/** Returns a parser message with advice, or its replacement; `line` is the text of the line with the error. */
export function explain(reason: string, line = ''): string {
  const known = meanings.find(({ message, line: pattern }) => message.test(reason) && (pattern?.test(line) ?? true))
  if (known) return known.meaning(line)
  const [, hint] = advice.find(([message]) => message.test(reason)) ?? []
  return hint === undefined ? reason : `${reason}. ${hint}`
}
