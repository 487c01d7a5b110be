import { halfWidth, tokenize, type Token } from './tokenize'
import {
  functionPhrases,
  functionWords,
  grammarWords,
  hanWords,
  particles,
  softWords,
  sqlWords,
  synonyms,
} from './vocabulary'

/** Another way to satisfy a group: all of these terms together, for this share of their strength. */
export interface Alternative {
  readonly terms: readonly string[]
  readonly weight: number
}

/** One thing a reader asks for. */
export interface QueryGroup {
  readonly term: string
  /** May be unfinished: words that begin with it count as well. */
  readonly isPrefix: boolean
  /** A Chinese character by itself. */
  readonly isCharacter: boolean
  /** Two Chinese characters side by side. */
  readonly isPair: boolean
  /** A word whose other forms, and slips of the pen, count as well. */
  readonly isWord: boolean
  readonly others: readonly Alternative[]
  /** How much of its rarity it is worth: two characters of two words are hardly a word, and some words say little. */
  readonly share: number
}

export interface Query {
  readonly groups: readonly QueryGroup[]
  /** Neighbours in the query: found as a phrase they count extra. */
  readonly phrases: readonly QueryGroup[]
  /** The query as one string, for looking it up in a text. */
  readonly text: string
}

/** No question is longer; what is pasted beyond this is not read. */
const LONGEST = 300
const MOST_GROUPS = 16

const SYNONYM = 0.6
/** Each term costs the reader a part of the index. */
const MOST_SYNONYM_TERMS = 12
const PARTS = 0.6
const JOINED = 0.9

/** What a pair of characters counts that stands across the end of a word. */
const ACROSS = 0.25

/** What a word counts that says little of the subject. */
const SOFT = 0.25

const HAN = /\p{Script=Han}/u
/** Values in a statement: they are the reader's own data, and hardly the subject. */
const LITERALS = /(?<![\p{L}\p{N}])'[^']*'(?!\p{L})|(?<=[=<>]\s*)\d[\d.]*/gu

interface Unit {
  readonly token: Token
  readonly others: Alternative[]
}

/** Reads what a reader typed. `withHan` says whether the index has Chinese words at all. */
export function parseQuery(typed: string, withHan: boolean): Query {
  const text = halfWidth(typed.slice(0, LONGEST)).toLowerCase()
  const across = pairsAcrossWords(text)
  const literals = literalPlaces(text)
  const share = ({ kind, start, end, term }: Token) => {
    if (kind === 'han2' && across.has(start)) return ACROSS
    return softWords.has(term) || literals.some((value) => start >= value.start && end <= value.end) ? SOFT : 1
  }
  const units = withoutChance(withoutFunctionWords(unitsOf(withoutFunctionPhrases(text))), across)
  addJoined(units)
  addSynonyms(units, withHan)
  const groups = units.slice(0, MOST_GROUPS).map(({ token, others }, index, all): QueryGroup => ({
    term: token.term,
    isPrefix: index === all.length - 1 && token.kind !== 'operator' && /[\p{L}\p{N}_]$/u.test(text),
    isCharacter: token.kind === 'han1',
    isPair: token.kind === 'han2' && !hasParticle(token.term),
    isWord: token.kind === 'word' && /^\p{L}/u.test(token.term),
    others,
    share: share(token),
  }))
  const pairs = units.slice(1, MOST_GROUPS).map(({ token }, index) => `${units[index]?.token.term} ${token.term}`)
  const phrases = pairs.filter((pair) => !HAN.test(pair)).map(phraseGroup)
  return { groups: unique(groups), phrases: unique(phrases), text: text.trim() }
}

/** The places of a statement's values, without their quotes, so that the operators of LIKE stay what they are. */
function literalPlaces(text: string): { start: number; end: number }[] {
  return [...text.matchAll(LITERALS)].map(({ 0: value, index }) => {
    const quote = value.startsWith("'") ? 1 : 0
    return { start: index + quote, end: index + value.length - quote }
  })
}

function phraseGroup(term: string): QueryGroup {
  return { term, isPrefix: false, isCharacter: false, isPair: false, isWord: false, others: [], share: 1 }
}

/** The tokens that stand for something of their own, with what else may stand for them. */
function unitsOf(text: string): Unit[] {
  const tokens = tokenize(text)
  const pairs = tokens.filter(({ kind }) => kind === 'han2')
  const joins = tokens.filter(({ kind }) => kind === 'join')
  const units: Unit[] = []
  for (const [index, token] of tokens.entries()) {
    const inside = (other: Token) => other.start >= token.start && other.end <= token.end
    const around = (other: Token) => other.start <= token.start && other.end >= token.end
    if (token.kind === 'part' || token.kind === 'join') continue
    if (token.kind === 'han1' && pairs.some(around)) continue
    const others: Alternative[] = []
    if (token.kind === 'word') {
      const parts = tokens.slice(index).filter((other) => other.kind === 'part' && inside(other))
      if (parts.length > 1) others.push({ terms: parts.map(({ term }) => term), weight: PARTS })
      const join = joins.find(around)
      if (join) others.push({ terms: [join.term], weight: JOINED })
    }
    units.push({ token, others })
  }
  return units
}

/** `dm 30` and `tpc h` also mean `dm30` and `tpch`. */
function addJoined(units: readonly Unit[]): void {
  units.slice(1).forEach((unit, index) => {
    const before = units[index]
    if (!before || before.token.kind !== 'word' || unit.token.kind !== 'word') return
    if (Math.min(before.token.term.length, unit.token.term.length) > 2) return
    const joined: Alternative = { terms: [before.token.term + unit.token.term], weight: JOINED }
    before.others.push(joined)
    unit.others.push(joined)
  })
}

const rows = synonyms.map((row) => row.map((phrase) => unitsOf(phrase).map(({ token }) => token.term)))

function addSynonyms(units: readonly Unit[], withHan: boolean): void {
  const terms = units.map(({ token }) => token.term)
  const distinct = new Set(terms)
  let room = MOST_SYNONYM_TERMS
  for (const row of rows) {
    for (const phrase of row) {
      if (!phrase.every((term) => distinct.has(term))) continue
      const at = terms.findIndex((_, start) => phrase.every((term, offset) => terms[start + offset] === term))
      if (at < 0) continue
      const others = row
        .filter((other) => other !== phrase && (withHan || !HAN.test(other.join(''))))
        .filter((other) => (room -= other.length) >= 0)
      for (const { others: known } of units.slice(at, at + phrase.length))
        known.push(...others.map((other) => ({ terms: other, weight: SYNONYM })))
    }
  }
}

/** Words of grammar are left out, but not where SQL makes them its own: `is null`, `not in`. */
function withoutFunctionWords(units: Unit[]): Unit[] {
  const isSql = (unit: Unit | undefined) => unit !== undefined && sqlWords.has(unit.token.term)
  // between Chinese words they are never grammar
  const isEnglish = !units.some(({ token }) => HAN.test(token.term))
  const kept = units.filter((unit, index) => {
    const { term } = unit.token
    if (grammarWords.has(term) && isEnglish) return isSql(units[index - 1]) || isSql(units[index + 1])
    return !functionWords.has(term)
  })
  return kept.length > 0 ? kept : units
}

/** A particle, and a pair of two words' characters with one, is a part of the index to be fetched for nothing. */
function withoutChance(units: Unit[], across: ReadonlySet<number>): Unit[] {
  const kept = units.filter(
    ({ token: { kind, start, term } }) => !((kind === 'han1' || across.has(start)) && hasParticle(term)),
  )
  return kept.length > 0 ? kept : units
}

function hasParticle(term: string): boolean {
  return [...term].some((character) => particles.has(character))
}

/** Where a pair of Chinese characters belongs to two words. */
function pairsAcrossWords(text: string): ReadonlySet<number> {
  if (!HAN.test(text) || typeof Intl.Segmenter !== 'function') return new Set()
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
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
