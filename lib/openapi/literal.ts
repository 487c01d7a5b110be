/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The syntax of a programming language's literals. */
export interface Syntax {
  readonly indent: string
  readonly words: { readonly true: string; readonly false: string; readonly null: string }
  /** Returns a multi-line string literal; undefined if the text cannot be written as one. */
  readonly lines: (text: string) => string | undefined
  readonly key: (name: string) => string
  readonly map: readonly [open: string, close: string]
  readonly list: readonly [open: string, close: string]
  /** Whether values in adjacent lines are aligned. */
  readonly aligned?: boolean
}

/** An expression in place of a literal. */
export class Code {
  constructor(readonly text: string) {}
}

export type Value = Json | Code | readonly Value[] | { readonly [key: string]: Value }

/** Returns a value as a literal of a language, indented for `depth` from its second line on. */
export function literal(value: Value, syntax: Syntax, depth = 0): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return (value.includes('\n') && syntax.lines(value)) || JSON.stringify(value)
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value === 'boolean') return syntax.words[String(value) as keyof Syntax['words']]
  const margin = syntax.indent.repeat(depth)
  const inside = margin + syntax.indent
  const block = ([open, close]: readonly [string, string], lines: readonly string[]) =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => `${inside}${line},\n`).join('')}${margin}${close}`
  if (Array.isArray(value)) {
    return block(
      syntax.list,
      (value as readonly Value[]).map((inner) => literal(inner, syntax, depth + 1)),
    )
  }
  const entries = Object.entries(value).map(
    ([name, inner]) => [`${syntax.key(name)}:`, literal(inner as Value, syntax, depth + 1)] as const,
  )
  const widths = syntax.aligned ? alignedWidths(entries) : []
  return block(
    syntax.map,
    entries.map(([key, text], index) => `${key.padEnd(widths[index] ?? 0)} ${text}`),
  )
}

/** Returns the width of each key: the longest of adjacent single-line entries; multi-line entries are separate. */
function alignedWidths(entries: readonly (readonly [key: string, text: string])[]): number[] {
  const isAlone = (index: number) => entries[index]?.[1].includes('\n') ?? true
  return entries.map(([key], index) => {
    if (isAlone(index)) return key.length
    let [first, last] = [index, index]
    while (!isAlone(first - 1)) first--
    while (!isAlone(last + 1)) last++
    return Math.max(...entries.slice(first, last + 1).map(([neighbour]) => neighbour.length))
  })
}
