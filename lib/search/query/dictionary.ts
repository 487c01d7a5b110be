import { decodeShard, decodeTerms, type Slots } from '../index/codec'
import { shardFile, shardOf, type Manifest } from '../index/files'
import { memoize } from './memoize'
import { commonPrefix, editDistance, maxEdits, stem } from '../text/spelling'
import type { QueryGroup } from './query'
import { phraseTerm } from '../text/tokenize'
import { JOINED, type Alternative } from '../text/units'
import { sqlWords } from '../text/vocabulary'

/** A function that fetches a file of the index by its path, and rejects if the file is not available. */
export type Load = (path: string) => Promise<string>

export interface Dictionary {
  /** Returns a term's documents; the weaker matches of a very common term only if `isWhole` is true. */
  documents(term: string, isWhole: boolean): Promise<TermDocuments>
  /** Returns the number of a term's weaker matches that are stored separately; 0 for most terms. */
  rest(term: string): Promise<number>
  /** Returns the terms of the index that match a group, including the group's own term. */
  expand(group: QueryGroup): Promise<Expansion>
}

export interface Expansion {
  readonly alternatives: readonly Alternative[]
  /** The most similar words, or an SQL phrase with its blank, if the index does not have the word itself. */
  readonly corrected: readonly string[]
}

export interface TermDocuments {
  /** The documents by slot. */
  readonly slots: Slots
  /** The number of documents, including those that were not fetched. */
  readonly count: number
}

/** A term with its number of documents. */
interface Entry {
  readonly term: string
  readonly count: number
}

/** The maximum number of shards that are fetched for a word. */
const MAX_SHARDS = 3
const MAX_PREFIXED = 8
const MAX_CORRECTED = 3

/**
 * The number of sections above which a word is not expanded by synonyms or longer words, because fetching these as well
 * would be too expensive.
 */
const MAX_EXPANDED = 5_000

const FORM = 0.85
const SLIP = [1, 0.9, 0.8]

/** Opens the dictionary of an index, which fetches only the shards that a query needs. */
export function openDictionary(manifest: Manifest, load: Load): Dictionary {
  const open = memoize(async (path: string) => decodeShard(await load(path)))
  const openEnding = memoize(async (path: string) => decodeTerms(JSON.parse(await load(path)) as string))
  const termShard = (index: number) => open(shardFile.terms(manifest.folder, index))
  const documents = async (term: string, isWhole: boolean): Promise<TermDocuments> => {
    const index = shardOf(manifest.terms, term)
    const shard = await termShard(index)
    const slots = shard.slots(term)
    const count = shard.count(term)
    if (shard.rest(term) === 0 || !isWhole) return { slots, count }
    const weaker = (await open(shardFile.rest(manifest.folder, index))).slots(term)
    return { slots: Object.assign([...slots], weaker), count }
  }
  const countOf = async (term: string) => (await documents(term, false)).count

  /** Returns the terms with the prefix `beginning` from the shard of `near` and the neighbouring shards. */
  const termsFrom = async (beginning: string, near: string): Promise<Entry[]> => {
    const [first, middle, last] = [beginning, near, `${beginning}\uffff`].map((term) => shardOf(manifest.terms, term))
    const from = Math.max(first ?? 0, (middle ?? 0) - 1)
    const found = await Promise.all(range(from, Math.min(last ?? 0, from + MAX_SHARDS - 1)).map(termShard))
    return found.flatMap(({ terms, count }) =>
      terms
        .filter((term) => term.startsWith(beginning) && !term.includes(' '))
        .map((term) => ({ term, count: count(term) })),
    )
  }
  /** Returns the SQL words of a phrase of the index that is written without a blank: `leftjoin`, `orderby`. */
  const sqlPhrase = async (term: string): Promise<readonly string[] | undefined> => {
    for (const one of sqlWords) {
      const other = term.slice(one.length)
      if (term.startsWith(one) && sqlWords.has(other) && (await countOf(phraseTerm(one, other))) > 0)
        return [one, other]
    }
    return undefined
  }
  const corrections = async (group: QueryGroup): Promise<Alternative[]> => {
    const { term, isPrefix } = group
    const most = maxEdits(term)
    const apart = await sqlPhrase(term)
    if (apart) return [{ terms: apart, weight: JOINED }]
    // a similar rule code, version or error number is a different number, not a misspelling; `b.status` is not `status`
    if (!group.isWord || most === 0 || /[\d.]/.test(term)) return []
    // the last letter of a half is left out, because it may be transposed with the first letter of the other half
    const half = Math.floor((term.length - 1) / (most + 1))
    const mirrored = [...term].reverse().join('')
    const tails = await openEndings(mirrored.slice(0, half), mirrored)
    const heads = (await termsFrom(term.slice(0, half), term)).map((entry) => entry.term)
    const near = [...new Set([...heads, ...tails])]
    const scored = near.flatMap((word) => {
      const whole = editDistance(term, word, most)
      const begun =
        isPrefix && word.length > term.length ? editDistance(term, word.slice(0, term.length), most) + 0.5 : whole
      const distance = Math.min(whole, begun)
      return distance <= most && /^\p{L}/u.test(word) ? [{ word, distance }] : []
    })
    const least = Math.min(...scored.map(({ distance }) => distance))
    const best = scored.filter(({ distance }) => distance <= least).map(({ word }) => word)
    const weight = SLIP[Math.min(2, Math.floor(least))] ?? 0.5
    const measured = await Promise.all(best.map(async (word) => ({ term: word, count: await countOf(word) })))
    return mostFrequent(measured, MAX_CORRECTED).map((word) => ({ terms: [word], weight }))
  }
  const openEndings = async (beginning: string, near: string): Promise<string[]> => {
    const [first, middle, last] = [beginning, near, `${beginning}\uffff`].map((term) => shardOf(manifest.endings, term))
    const from = Math.max(first ?? 0, (middle ?? 0) - 1)
    const indexes = range(from, Math.min(last ?? 0, from + MAX_SHARDS - 1))
    const found = await Promise.all(indexes.map((index) => openEnding(shardFile.endings(manifest.folder, index))))
    return found.flat().map((term) => [...term].reverse().join(''))
  }

  return {
    documents,
    rest: async (term) => (await termShard(shardOf(manifest.terms, term))).rest(term),
    async expand(group) {
      const { term, isPrefix, isCharacter, isWord, others } = group
      const alternatives: Alternative[] = []
      const found = await countOf(term)
      if (found > 0) alternatives.push({ terms: [term], weight: 1 })
      if (isWord && term.length > 2) {
        const root = stem(term)
        const near = (await termsFrom(commonPrefix(term), term)).map((entry) => entry.term)
        const forms = near.filter(
          (word) => word !== term && Math.abs(word.length - term.length) < 7 && stem(word) === root,
        )
        alternatives.push(...forms.map((word) => ({ terms: [word], weight: FORM })))
      }
      if ((isPrefix && found < MAX_EXPANDED) || isCharacter) {
        const known = new Set(alternatives.map(({ terms }) => terms[0]))
        const longer = (await termsFrom(term, term)).filter((entry) => !known.has(entry.term))
        alternatives.push(
          ...mostFrequent(longer, MAX_PREFIXED).map((word) => ({
            terms: [word],
            weight: isCharacter ? 0.2 : 0.4 + 0.4 * (term.length / word.length),
          })),
        )
      }
      const corrected = alternatives.length > 0 ? [] : await corrections(group)
      return {
        alternatives: [...alternatives, ...corrected, ...(found < MAX_EXPANDED ? others : [])],
        corrected: corrected.map(({ terms }) => terms.join(' ')),
      }
    },
  }
}

/** Returns up to `count` terms, the most frequent first. */
function mostFrequent(entries: readonly Entry[], count: number): string[] {
  return [...entries]
    .sort((a, b) => b.count - a.count)
    .slice(0, count)
    .map(({ term }) => term)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
