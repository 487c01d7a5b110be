import { literalRanges, impliedWords, quotedPhrases, separateVersions } from '../text/query-forms'
import { halfWidth, phraseTerm, type Token } from '../text/tokenize'
import { tokenizePhrase, JOINED, unitsOf, type Alternative, type Unit } from '../text/units'
import { MAX_QUERY_LENGTH } from './query-length'
import type { IndexedSynonyms } from '../index/files'
import {
  clauseWords,
  functionPhrases,
  functionWords,
  grammarWords,
  hanWords,
  hasParticle,
  softWords,
  sqlWords,
} from '../text/vocabulary'

/** A group of a query: a word, a Chinese character or a pair of them, with its alternatives. */
export interface QueryGroup {
  readonly term: string
  /** True if the term may be incomplete, so that words with this prefix match as well. */
  readonly isPrefix: boolean
  /** True for a single Chinese character. */
  readonly isCharacter: boolean
  /** True for two adjacent Chinese characters. */
  readonly isPair: boolean
  /** True for a word whose inflections and misspellings match as well. */
  readonly isWord: boolean
  readonly others: readonly Alternative[]
  /** The factor for the group's rarity: lower for pairs across a word boundary and for unspecific words. */
  readonly share: number
}

export interface Query {
  readonly groups: readonly QueryGroup[]
  /** Pairs of adjacent words; a text that contains a pair as a phrase gets a bonus. */
  readonly phrases: readonly QueryGroup[]
  /** The query as a string, to search for in texts. */
  readonly text: string
  /** The quoted phrases, which a page must contain. */
  readonly quoted: readonly string[]
}

const MAX_GROUPS = 16

const SYNONYM = 0.6
/** The maximum number of terms from synonyms, because each may require a shard to be fetched. */
const MAX_SYNONYM_TERMS = 12

/** The weight of a pair of characters across a word boundary. */
const ACROSS = 0.25

/** The weight of an unspecific word. */
const SOFT = 0.25

/** The weight of a single Chinese character next to other words, because it is usually a fragment of a word. */
const CHARACTER = 0.25

const HAN = /\p{Script=Han}/u
/** Matches two adjacent Chinese characters. */
const HAN_PAIR = /\p{Script=Han}{2}/u
/** Created once, because creating it takes as long as segmenting a query. */
let segmenter: Intl.Segmenter | undefined

/** Parses the text of a query; `synonyms` are the synonyms of the index. */
export function parseQuery(typed: string, synonyms: readonly SynonymTerms[] = []): Query {
  const text = separateVersions(halfWidth(typed.slice(0, MAX_QUERY_LENGTH)).normalize())
  const across = pairsAcrossWords(text)
  const literals = literalRanges(text)
  const units = withoutCrossWordPairs(
    withoutFunctionWords(unitsOf(withoutFunctionPhrases(text) + impliedWords(text))),
    across,
  )
  const share = ({ kind, start, end, term }: Token) => {
    if (kind === 'han2' && across.has(start)) return ACROSS
    if (kind === 'han1' && units.length > 1) return CHARACTER
    return softWords.has(term) || literals.some((value) => start >= value.start && end <= value.end) ? SOFT : 1
  }
  addJoined(units)
  addSynonyms(units, synonyms)
  const groups = units.slice(0, MAX_GROUPS).map(({ token, others }, index, all): QueryGroup => ({
    term: token.term,
    isPrefix: index === all.length - 1 && isUnfinished(token, text) && (index === 0 || canBePrefix(token)),
    isCharacter: token.kind === 'han1',
    isPair: token.kind === 'han2' && !hasParticle(token.term),
    isWord: token.kind === 'word' && /^\p{L}/u.test(token.term),
    others,
    share: share(token),
  }))
  const phrases = units.slice(1, MAX_GROUPS).flatMap(({ token }, index) => {
    const words = [units[index]?.token.term ?? '', token.term]
    return words.some((word) => HAN.test(word)) ? [] : [phraseGroup(words)]
  })
  return {
    groups: unique(groups),
    phrases: unique(phrases),
    text: text.trim().toLowerCase(),
    quoted: quotedPhrases(text),
  }
}

/** Whether a query ends within a token. */
function isUnfinished({ kind }: Token, text: string): boolean {
  return kind !== 'operator' && /[\p{L}\p{N}_]$/u.test(text)
}

/** Whether a word is long enough for a prefix search in a query of several words; one or two letters match too much. */
function canBePrefix({ term }: Token): boolean {
  return term.length > 2 || HAN.test(term)
}

function phraseGroup([one = '', other = '']: readonly string[]): QueryGroup {
  return {
    term: phraseTerm(one, other),
    isPrefix: false,
    isCharacter: false,
    isPair: false,
    isWord: false,
    others: [],
    share: 1,
  }
}

/**
 * Adds the joined form of adjacent words as an alternative: `dm30` for `dm 30`, `q17` for `query 17`. Adds the code of a
 * rule with its leading zero: `rw05` for `rw5` and `rw 5`.
 */
function addJoined(units: readonly Unit[]): void {
  for (const { token, others } of units) others.push(...paddedCode(token.term))
  units.slice(1).forEach((unit, index) => {
    const before = units[index]
    if (!before || before.token.kind !== 'word' || unit.token.kind !== 'word') return
    const isNumbered = before.token.term === 'query' && /^\d+$/.test(unit.token.term)
    if (!isNumbered && Math.min(before.token.term.length, unit.token.term.length) > 2) return
    const name = isNumbered ? 'q' : before.token.term
    const term = name + unit.token.term
    const joined: Alternative[] = [{ terms: [term], weight: JOINED }, ...paddedCode(term)]
    before.others.push(...joined)
    unit.others.push(...joined)
  })
}

/** Returns the code of a rule with its leading zero, if a term may be one without it. */
function paddedCode(term: string): Alternative[] {
  return /^[a-z]{2}\d$/.test(term) ? [{ terms: [term.replace(/(?=\d)/, '0')], weight: JOINED }] : []
}

/** A row of synonyms, with each phrase as its terms. */
export type SynonymTerms = readonly [known: readonly (readonly string[])[], other: readonly (readonly string[])[]]

/** Tokenises the phrases of synonyms; the result can be reused for many queries. */
export function tokenizeSynonyms(rows: readonly IndexedSynonyms[]): SynonymTerms[] {
  return rows.map(([known, other]) => [known.map(tokenizePhrase), other.map(tokenizePhrase)])
}

function addSynonyms(units: readonly Unit[], rows: readonly SynonymTerms[]): void {
  const terms = units.map(({ token }) => token.term)
  const distinct = new Set(terms)
  let room = MAX_SYNONYM_TERMS
  for (const [known, other] of rows) {
    for (const words of [...known, ...other]) {
      // most phrases begin with another word, and a keystroke compares hundreds of them
      if (!distinct.has(words[0] ?? '')) continue
      const at = terms.findIndex((_, start) => words.every((term, offset) => terms[start + offset] === term))
      if (at < 0) continue
      const found = known.filter((synonym) => synonym !== words && (room -= synonym.length) >= 0)
      for (const { others } of units.slice(at, at + words.length))
        others.push(...found.map((synonym) => ({ terms: synonym, weight: SYNONYM })))
    }
  }
}

/** Removes function words, except where they belong to SQL: `is null`, `not in`. */
function withoutFunctionWords(units: Unit[]): Unit[] {
  const isSql = (unit: Unit | undefined) =>
    unit !== undefined && (sqlWords.has(unit.token.term) || clauseWords.has(unit.token.term))
  // in a Chinese query, `grammarWords` are never function words
  const isEnglish = !units.some(({ token }) => HAN.test(token.term))
  const remaining = units.filter((unit, index) => {
    const { term } = unit.token
    // at the beginning, these are the subject of the query, because an operator would have a left operand
    if (index === 0 && /^(?:or|and|between)$/.test(term)) return true
    if (grammarWords.has(term) && isEnglish) return isSql(units[index - 1]) || isSql(units[index + 1])
    return !functionWords.has(term)
  })
  return remaining.length > 0 ? remaining : units
}

/** Removes particles, and pairs across a word boundary that contain a particle: their matches are irrelevant. */
function withoutCrossWordPairs(units: Unit[], across: ReadonlySet<number>): Unit[] {
  const remaining = units.filter(
    ({ token: { kind, start, term } }) => !((kind === 'han1' || across.has(start)) && hasParticle(term)),
  )
  return remaining.length > 0 ? remaining : units
}

/** Returns the offsets of the pairs of Chinese characters that cross a word boundary. */
function pairsAcrossWords(text: string): ReadonlySet<number> {
  if (!HAN_PAIR.test(text) || typeof Intl.Segmenter !== 'function') return new Set()
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words = [...segmenter.segment(text)]
  const ends = words.map(({ index, segment }) => index + segment.length - 1)
  return new Set(ends.filter((end) => !hanWords.has(text.slice(end, end + 2))))
}

function withoutFunctionPhrases(text: string): string {
  const cut = functionPhrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '.repeat(phrase.length)), text)
  return /[\p{L}\p{N}]/u.test(cut) ? cut : text
}

function unique(groups: readonly QueryGroup[]): QueryGroup[] {
  const last = new Map(groups.map((group) => [group.term, group]))
  return [...last.values()]
}
