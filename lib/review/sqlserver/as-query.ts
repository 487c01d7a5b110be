import type { ObjectName } from '../query'
import type { Token } from '../tokens'
import { closeOf, indexOutside, nameAt, partOf, type Code } from '../ddl/code'

/** A change that the parser does not know, as a query with the same offsets, and the table that it changes. */
export interface ChangeAsQuery {
  readonly text: string
  readonly code: Code
  readonly table: ObjectName
  /** The offset of TOP. */
  readonly top?: number
}

/** Returns a DELETE after common table expressions as `SELECT table FROM … WHERE …`. */
export function deleteAsQuery(text: string, start: number, code: Code, main: number): ChangeAsQuery {
  const { words, tokens } = code
  const top = words[main + 1] === 'TOP' ? main + 1 : undefined
  const after = top === undefined ? main : closeOf(code, top + 1)
  const from = words[after + 1] === 'FROM' ? after + 1 : after
  const { name: table } = nameAt(code, from + 1)
  const place = tokens[top ?? -1]?.start
  return {
    ...replaced(text, start, code, main, from, 'SELECT'),
    table,
    ...(place !== undefined && { top: place }),
  }
}

/** Returns the source of a MERGE as `SELECT 1 FROM source`. */
export function mergeAsQuery(text: string, start: number, code: Code, main: number): ChangeAsQuery | undefined {
  const using = indexOutside(code, /^USING$/, main + 1)
  const on = using === -1 ? -1 : indexOutside(code, /^ON$/, using + 1)
  const condition = code.tokens[on]
  if (!condition) return undefined
  const into = code.words[main + 1] === 'INTO' ? main + 2 : main + 1
  const end = condition.start - start
  const query = text.slice(0, end) + text.slice(end).replace(/[^\n]/g, ' ')
  return {
    ...replaced(query, start, partOf(code, 0, on), main, using, 'SELECT 1 FROM'),
    table: nameAt(code, into).name,
  }
}

/** Writes words in the place of the tokens between two indexes. */
function replaced(text: string, start: number, code: Code, from: number, to: number, by: string) {
  const [first, last] = [code.tokens[from], code.tokens[to]]
  const begin = first?.start ?? start
  const end = last ? last.start + last.text.length : begin
  const rest = text.slice(begin - start + by.length, end - start).replace(/[^\n]/g, ' ')
  const words = by.split(' ')
  const tokens = words.map((word): Token => ({
    kind: /^\d/.test(word) ? 'number' : 'word',
    text: word,
    start: begin + by.indexOf(word),
  }))
  return {
    text: text.slice(0, begin - start) + by + rest + text.slice(end - start),
    code: {
      start: code.start,
      tokens: [...code.tokens.slice(0, from), ...tokens, ...code.tokens.slice(to + 1)],
      words: [...code.words.slice(0, from), ...words, ...code.words.slice(to + 1)],
    },
  }
}
