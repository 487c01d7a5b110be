import { tokenize } from '../text/tokenize'

/** A part of a text; `isMatch` is true if it matches the query. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** The length of an excerpt in Latin letters, about two lines; Chinese characters are twice as wide. */
const LENGTH = 156
const WIDE = /\p{Script=Han}{4}/u
const NO_BREAK = '\u00a0'
/** The share of the excerpt before the first match. */
const LEAD = 0.25

/**
 * The tokens of a text in order, as two flat arrays, because thousands of small objects would slow garbage collection.
 */
interface TextTokens {
  readonly terms: readonly string[]
  /** The start and end offsets of the tokens, alternating. */
  readonly ranges: Int32Array
}

/** The maximum number of cached texts. */
const MAX_CACHED_TEXTS = 1_500
const tokensOf = new Map<string, TextTokens>()
/** Interned terms: each string is stored once. */
const oneOf = new Map<string, string>()

function flatTokens(text: string): TextTokens {
  const tokens = tokenize(text)
  const ranges = new Int32Array(2 * tokens.length)
  const terms = tokens.map(({ term, start, end }, index) => {
    ranges[2 * index] = start
    ranges[2 * index + 1] = end
    const known = oneOf.get(term)
    if (known !== undefined) return known
    oneOf.set(term, term)
    return term
  })
  return { terms, ranges }
}

/** Returns the tokens of a text from an LRU cache, because the next keystroke needs the same texts. */
function cachedTokens(text: string): TextTokens {
  const tokens = tokensOf.get(text) ?? flatTokens(text)
  // least recently used first: a Map iterates in insertion order
  tokensOf.delete(text)
  tokensOf.set(text, tokens)
  if (tokensOf.size > MAX_CACHED_TEXTS) tokensOf.delete(tokensOf.keys().next().value ?? '')
  return tokens
}

/** A matching range of a text, merged from adjacent matches; `term` is the term of the first match. */
export interface MatchRange {
  readonly start: number
  readonly end: number
  readonly term: string
}

/** Returns the ranges of matched terms in a text. */
export function findMatches(text: string, matched: ReadonlySet<string>): MatchRange[] {
  const found: { start: number; end: number; term: string }[] = []
  const { terms, ranges } = cachedTokens(text)
  terms.forEach((term, index) => {
    if (!matched.has(term)) return
    const start = ranges[2 * index] ?? 0
    const end = ranges[2 * index + 1] ?? 0
    const last = found.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end, term })
  })
  return found
}

/** Splits a text into its matches and the text between them. */
export function splitMatches(text: string, matched: ReadonlySet<string>): TextPart[] {
  return partsOf(text, findMatches(text, matched), 0, text.length)
}

/** Returns the excerpt of a text that contains the most distinct terms, split into matches and the text between. */
export function excerpt(text: string, ranges: readonly MatchRange[]): TextPart[] {
  const length = WIDE.test(text) ? LENGTH / 2 : LENGTH
  const lead = length * LEAD
  let best = { worth: 0, start: 0 }
  ranges.forEach(({ start }, index) => {
    const terms = new Set<string>()
    let next = index
    for (let range = ranges[next]; range && range.end <= start + length - lead; range = ranges[++next])
      terms.add(range.term)
    const worth = terms.size + (next - index) / 100
    if (worth > best.worth) best = { worth, start }
  })
  const start = best.start <= lead ? 0 : wordStart(text, best.start - lead, best.start)
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length)
  return mergeParts([
    // the text has an ellipsis in place of code
    { text: start > 0 && text[start] !== '…' ? '… ' : '', isMatch: false },
    ...partsOf(text, ranges, start, end),
    // the ellipsis must not wrap to a separate line
    { text: end < text.length && text[end - 1] !== '…' ? `${NO_BREAK}…` : '', isMatch: false },
  ])
}

/** Merges adjacent parts of the same kind and removes empty parts, because each part becomes a DOM node. */
export function mergeParts(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = []
  for (const part of parts.filter(({ text }) => text !== '')) {
    const last = whole.at(-1)
    if (last?.isMatch === part.isMatch) whole.splice(-1, 1, { ...last, text: last.text + part.text })
    else whole.push(part)
  }
  return whole
}

function partsOf(text: string, ranges: readonly MatchRange[], from: number, to: number): TextPart[] {
  const parts: TextPart[] = []
  let at = from
  for (const { start, end } of ranges.filter((range) => range.start >= from && range.end <= to)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false })
  return parts
}

function wordStart(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < to ? space + 1 : from
}

function wordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return space > to - 20 ? space : to
}
