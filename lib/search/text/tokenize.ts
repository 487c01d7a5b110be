import { stem } from './spelling'
import { sqlWords } from './vocabulary'

/**
 * The kind of a token: a `word` as it stands, a `part` of a compound (`pg_stat_statements` → `stat`), a `join` of one
 * (`TPC-H` → `tpch`), a pair or a single of Chinese characters, an operator of SQL.
 */
export type TokenKind = 'word' | 'part' | 'join' | 'han2' | 'han1' | 'operator'

export interface Token {
  readonly term: string
  readonly kind: TokenKind
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

const PIECES =
  /(\p{Script=Han}+)|((?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+(?:[-.'’](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])+)*)|(\(\*\)|<>|!=|<=|>=|->>|->|\|\||::|@>|'%|%'|[=*]|(?<![\p{L}\p{N}])%(?=\p{L})|(?<=\p{L})%)/gu

/** Has no parts: an ordinary word, or a number. Most words are, and need no closer look. */
const SIMPLE = /^(?:[A-Z]?[a-z]+|[\d.]+)$/

/** Longer words are no one's query; a hostile text must not become one endless term. */
const LONGEST = 64

/** Cuts a text into tokens, in order; a compound stands before its parts. The same at build and in the browser. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of halfWidth(text).matchAll(PIECES)) {
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

/** Full-width forms as their common ones, one for one, so that places in the text stay. */
export function halfWidth(text: string): string {
  return text.replace(/[\uFF01-\uFF5E\u3000]/g, (character) =>
    character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  )
}

/** The term of two neighbours, the same for all forms of their words. */
export function phraseTerm(one: string, other: string): string {
  return `${cachedStem(one)} ${cachedStem(other)}`
}

const stems = new Map<string, string>()

/** The stem of a word; a text has the same words again and again. */
function cachedStem(word: string): string {
  const known = stems.get(word) ?? stem(word)
  stems.set(word, known)
  return known
}

/** Neighbours that are a phrase: all of them in a title, in a body those made of SQL's own words. */
export function phrases(tokens: readonly Token[], text: string, every: boolean): string[] {
  const spine = tokens.filter(({ kind }) => kind === 'word' || kind === 'operator')
  return spine.flatMap((token, index) => {
    const next = spine[index + 1]
    if (!next || /[.;:?!。；：？！\n|]/.test(text.slice(token.end, next.start))) return []
    if (!every && !(sqlWords.has(token.term) && sqlWords.has(next.term))) return []
    return [phraseTerm(token.term, next.term)]
  })
}

function term(text: string): string {
  return text.toLowerCase().slice(0, LONGEST)
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
  // a hyphen joins words; an underscore, a dot or a change of case makes a name
  const kind = /^[^_.]*$/.test(bare) && /[-'’]/.test(bare) ? 'word' : 'part'
  if (kind === 'part' && !/[-'’]/.test(bare)) push(bare, 'word', offset, bare.length)
  for (const { text, at } of [...dotted(bare), ...pieces]) push(text, kind, offset + at, text.length)
}

/** The compound names inside a dotted one: `l_orderkey` in `lineitem.l_orderkey`, `performImprove` in `data.performImprove`. */
function dotted(word: string): { text: string; at: number }[] {
  if (!word.includes('.')) return []
  return [...word.matchAll(/[^.]+/g)]
    .filter((match) => !SIMPLE.test(match[0]) && splitCompound(match[0]).length > 1)
    .map((match) => ({ text: match[0], at: match.index }))
}

/**
 * `setupOptimization`, `long_query_time`, `my.cnf`, `de-duplication` → their parts with their positions. A product's name
 * that ends in SQL is one part: `PostgreSQL` does not mention SQL.
 */
function splitCompound(word: string): { text: string; at: number }[] {
  return [
    ...word.matchAll(/\p{Lu}?\p{Ll}+SQL(?!\p{Ll})|\p{Lu}+(?!\p{Ll})[\d]*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}\d]+|\p{N}+/gu),
  ].map((match) => ({
    text: match[0],
    at: match.index,
  }))
}
