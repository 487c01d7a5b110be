import type { ObjectName } from '../query'
import { END, SyntaxProblem, UNEXPECTED } from '../syntax-problem'
import type { Token } from '../tokens'

/** The tokens of a statement without comments, and their words in upper case. */
export interface Code {
  /** The offset of the statement. */
  readonly start: number
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
}

/** Returns the code of tokens. */
export function codeOf(tokens: readonly Token[]): Code {
  const code = tokens.filter(({ kind }) => kind !== 'comment')
  return {
    start: code[0]?.start ?? 0,
    tokens: code,
    words: code.map(({ kind, text }) => (kind === 'string' ? "'" : text.toUpperCase())),
  }
}

/** Throws the problem of a token that the dialect does not have at its place. */
export function rejectAt({ start, tokens }: Code, index: number): never {
  const token = tokens[index]
  const last = tokens.at(-1)
  throw new SyntaxProblem(
    UNEXPECTED + (token ? JSON.stringify(token.text) : END),
    (token ?? last ?? { start }).start - start,
  )
}

/** Returns the part of code between two indexes. */
export function partOf({ start, tokens, words }: Code, from: number, to?: number): Code {
  return { start, tokens: tokens.slice(from, to), words: words.slice(from, to) }
}

/** Returns the index of the parenthesis that closes the one at an index; the end of the code if there is none. */
export function closeOf({ words }: Code, open: number): number {
  let depth = 0
  for (let at = open; at < words.length; at++) {
    if (words[at] === '(') depth++
    if (words[at] === ')' && --depth === 0) return at
  }
  return words.length
}

/** Returns the index of the first word outside of parentheses that matches; -1 if there is none. */
export function indexOutside(code: Code, pattern: RegExp, from = 0): number {
  for (let at = from; at < code.words.length; at++) {
    if (code.words[at] === '(') at = closeOf(code, at)
    else if (pattern.test(code.words[at] ?? '')) return at
  }
  return -1
}

/** Returns the content of the parentheses at an index; nothing if there are none. */
export function groupAt(code: Code, open: number): Code {
  return code.words[open] === '(' ? partOf(code, open + 1, closeOf(code, open)) : partOf(code, 0, 0)
}

/** Returns the parts between the commas that are not in parentheses. */
export function itemsOf(code: Code): Code[] {
  const items: Code[] = []
  let from = 0
  for (let at = 0; at <= code.words.length; at++) {
    if (code.words[at] === '(') at = closeOf(code, at)
    if (at < code.words.length && code.words[at] !== ',') continue
    if (at > from) items.push(partOf(code, from, at))
    from = at + 1
  }
  return items
}

/** Returns the name in a token without quotes. */
export function plainName({ text }: Token): string {
  if (text.startsWith('`')) return text.replace(/^`|`$/g, '').replaceAll('``', '`')
  if (text.startsWith('[')) return text.replace(/^\[|\]$/g, '').replaceAll(']]', ']')
  return text.startsWith('"') ? text.replace(/^"|"$/g, '').replaceAll('""', '"') : text
}

/** Returns the name at an index, whose parts are separated by dots, and the index after it. */
export function nameAt({ tokens, words }: Code, start: number): { name: ObjectName; end: number } {
  let end = start
  while (words[end + 1] === '.' || words[end] === '.') end++
  const parts = tokens.slice(start, end + 1).filter(({ text }) => text !== '.')
  const last = parts.at(-1)
  const schema = parts.at(-2)
  return {
    name: {
      ...(schema && { schema: plainName(schema) }),
      name: last ? plainName(last) : '',
      at: last?.start ?? tokens[0]?.start ?? 0,
    },
    end: end + 1,
  }
}
