import { stem } from './spelling'
import { sqlWords } from './vocabulary'

/**
 * The kind of a token: a `word`, a `part` of a compound (`pg_stat_statements` → `stat`), a compound without its
 * separators (`join`: `TPC-H` → `tpch`), a pair of Chinese characters or a single one, an operator of SQL.
 */
export type TokenKind = 'word' | 'part' | 'join' | 'han2' | 'han1' | 'operator'

export interface Token {
  readonly term: string
  readonly kind: TokenKind
  /** The offset in the text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
}

/** `\w` comes first because it matches most characters without a lookahead. */
const PIECES =
  /(\p{Script=Han}+)|((?:\w|(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[-.'’](?:\w|(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*)|(\(\*\)|<>|!=|<=|>=|->>|->|\|\||::|@>|'%|%'|[=*]|(?<![\p{L}\p{N}])%(?=\p{L})|(?<=\p{L})%)/gu

/** Matches ordinary words and numbers, which have no parts; most words match and need not be split. */
const SIMPLE = /^(?:[A-Z]?[a-z]+|[\d.]+)$/

/** The maximum length of a term in characters, so that a malicious text cannot produce a huge term. */
const MAX_TERM_LENGTH = 64

/** Matches a character with the marks and the parts of a Korean syllable that it may be composed with. */
const CLUSTERS = /[^][\p{M}\u1160-\u11ff]*/gu

/**
 * Splits a text into tokens, in order; a compound precedes its parts. Terms have composed characters (NFC). Used by both
 * the build and the browser.
 */
export function tokenize(text: string): Token[] {
  const written = halfWidth(text)
  const composed = written.normalize()
  if (composed === written) return composedTokens(written)
  const offsets = writtenOffsets(written)
  const at = (offset: number) => offsets[offset] ?? written.length
  return composedTokens(composed).map((token) => ({ ...token, start: at(token.start), end: at(token.end) }))
}

/** Returns the offset in a text for each offset in its composed form. */
function writtenOffsets(text: string): number[] {
  return [...text.matchAll(CLUSTERS)].flatMap(({ 0: cluster, index }) =>
    Array.from({ length: cluster.normalize().length }, (_, at) => index + Math.min(at, cluster.length - 1)),
  )
}

function composedTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECES)) {
    const [, han, word, operator] = match
    if (han !== undefined) hanTokens(han, match.index, tokens)
    else if (word !== undefined) wordTokens(word, match.index, tokens)
    else if (operator !== undefined) {
      const end = match.index + operator.length
      const written = operator !== '%' ? operator : /\p{L}/u.test(text[end] ?? '') ? "'%" : "%'"
      tokens.push({ term: written, kind: 'operator', start: match.index, end })
    }
  }
  return tokens
}

/** Converts full-width characters to half-width ones, which have the same length, so offsets do not change. */
export function halfWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (character) =>
    character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  )
}

/** Returns the term of a phrase of two words, the same for all their inflections. */
export function phraseTerm(one: string, other: string): string {
  return `${cachedStem(one)} ${cachedStem(other)}`
}

const stems = new Map<string, string>()

/** Returns the stem of a word from a cache, because texts repeat words. */
function cachedStem(word: string): string {
  const known = stems.get(word) ?? stem(word)
  stems.set(word, known)
  return known
}

/** Returns the phrases of two adjacent words: all of them if `every` is true (titles), otherwise those of SQL words. */
export function phrases(tokens: readonly Token[], text: string, every: boolean): string[] {
  const spine = tokens.filter(({ kind }) => kind === 'word' || kind === 'operator')
  return spine.flatMap((token, index) => {
    const next = spine[index + 1]
    if (!next || (!every && !(sqlWords.has(token.term) && sqlWords.has(next.term)))) return []
    return /[.;:?!。；：？！\n|]/.test(text.slice(token.end, next.start)) ? [] : [phraseTerm(token.term, next.term)]
  })
}

function term(text: string): string {
  return text.toLowerCase().slice(0, MAX_TERM_LENGTH)
}

function hanTokens(run: string, start: number, tokens: Token[]): void {
  const characters = [...run]
  let at = start
  characters.forEach((character, index) => {
    const end = at + character.length
    const next = characters[index + 1]
    if (next !== undefined) tokens.push({ term: character + next, kind: 'han2', start: at, end: end + next.length })
    tokens.push({ term: character, kind: 'han1', start: at, end })
    at = end
  })
}

function wordTokens(written: string, start: number, tokens: Token[]): void {
  if (SIMPLE.test(written)) {
    tokens.push({ term: term(written), kind: 'word', start, end: start + written.length })
    return
  }
  const bare = written.replace(/['’]s$/i, '').replace(/^_+|_+$/g, '')
  if (bare === '') return
  const offset = start + written.indexOf(bare)
  const push = (text: string, kind: TokenKind, from: number, length: number) =>
    tokens.push({ term: term(text), kind, start: from, end: from + length })
  const pieces = SIMPLE.test(bare) ? [] : splitCompound(bare)
  if (pieces.length < 2) {
    push(bare, 'word', offset, bare.length)
    return
  }
  if (/[-'’]/.test(bare)) push(bare.replace(/[-'’._]/g, ''), 'join', offset, bare.length)
  // a hyphen joins words; an underscore, a dot or a change of case is part of an identifier
  const kind = /^[^_.]*$/.test(bare) && /[-'’]/.test(bare) ? 'word' : 'part'
  if (kind === 'part' && !/[-'’]/.test(bare)) push(bare, 'word', offset, bare.length)
  for (const { text, at } of [...qualifiedParts(bare), ...pieces]) push(text, kind, offset + at, text.length)
}

/** Returns the compounds of a qualified name with their offsets, such as `l_orderkey` in `lineitem.l_orderkey`. */
function qualifiedParts(word: string): { text: string; at: number }[] {
  if (!word.includes('.')) return []
  return [...word.matchAll(/[^.]+/g)]
    .filter((match) => !SIMPLE.test(match[0]) && splitCompound(match[0]).length > 1)
    .map((match) => ({ text: match[0], at: match.index }))
}

/**
 * Returns the parts of a compound such as `setupOptimization`, `long_query_time`, `my.cnf` or `de-duplication`, with
 * their offsets. A product name that ends in SQL is a single part, because `PostgreSQL` does not mean SQL.
 */
function splitCompound(word: string): { text: string; at: number }[] {
  return [
    ...word.matchAll(/\p{Lu}?\p{Ll}+SQL(?!\p{Ll})|\p{Lu}+(?!\p{Ll})[\d]*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}\d]+|\p{N}+/gu),
  ].map((match) => ({
    text: match[0],
    at: match.index,
  }))
}
