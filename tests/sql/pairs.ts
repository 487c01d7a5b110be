/** A pair of statements and what is known about it. */
export interface Pair {
  readonly name: string
  readonly equivalent: boolean
  readonly before: string
  readonly after: string
}

/** Parses `-- schema`, `-- equivalent: name` and `-- different: name`, with `-- to` between the two sides. */
export function readPairs(source: string): { schema: string; pairs: Pair[] } {
  const [head = '', ...rest] = source.split(/^-- (?=(?:equivalent|different): )/m)
  return {
    schema: head.replace(/^-- schema\s*/, ''),
    pairs: rest.map((part): Pair => {
      const [, kind, name = '', body = ''] = /^(equivalent|different): ([^\n]+)\n([\s\S]*)$/.exec(part) ?? []
      const [before = '', after = ''] = body.split(/^-- to\s*$/m)
      return { name, equivalent: kind === 'equivalent', before: before.trim(), after: after.trim() }
    }),
  }
}
