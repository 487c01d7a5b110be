/** Messages of the MDX parser that are replaced, recognised by their text and by the line that they are about. */
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

/** Advice for messages of the parser that do not name the cause. */
const advice: readonly (readonly [message: RegExp, advice: string])[] = [
  [/before name, expected a character that can start a name/, 'A plain “<” is written \\< or stands in `code`'],
  [/Could not parse expression with acorn/, 'A plain brace is written \\{ or stands in `code`'],
  [/Expected a closing tag|Unexpected closing/, 'Close the tag, or write \\< for a plain “<”'],
]

/** The parser's words, and what a writer does about them; `line` is the text of the line that they are about. */
export function explain(reason: string, line = ''): string {
  const known = meanings.find(({ message, line: pattern }) => message.test(reason) && (pattern?.test(line) ?? true))
  if (known) return known.meaning(line)
  const [, hint] = advice.find(([message]) => message.test(reason)) ?? []
  return hint === undefined ? reason : `${reason}. ${hint}`
}
