import type { GroupHits } from './group-hits'
import type { Found } from './index-reader'
import { stem } from '../text/spelling'
import { sqlWords } from '../text/vocabulary'

/** A section with its score. */
export interface RankedSection {
  /** The index of the section in the page. */
  readonly index: number
  readonly score: number
}

export interface RankedPage {
  /** The number of the page. */
  readonly page: number
  readonly score: number
  /** The sections, the best first. */
  readonly sections: readonly RankedSection[]
}

/** The stems of SQL words, as they occur in the phrases of the index. */
const sqlStems: ReadonlySet<string> = new Set([...sqlWords].map(stem))

/** The weight of the whole page's score, which is added to the score of its best section. */
const WHOLE = 0.7
/** The share of a match in the page's title or introduction that counts for each section. */
const CONTEXT = 0.4
/** The exponent of a word's rarity; below 1, because rare words are often irrelevant. */
const RARITY = 0.7
/** The weight of adjacent words of the query that are adjacent in the text. */
const PHRASE = 0.9
/** The exponent of the penalty for missing groups of the query. */
const COVERAGE = 0.8
/** The minimum score of a result, as a share of the best page's score. */
const MIN_PAGE_SCORE = 0.2
/** The exponent of a group's rarity in the penalty for missing groups. */
const NEED = 0.35

/** A group with its weight, and the penalty if it is missing. */
interface WeightedGroup {
  readonly strengths: GroupHits['strengths']
  readonly worth: number
  readonly need: number
}

/**
 * Ranks the pages of the candidate documents. A score is the sum over all groups of rarity times match strength,
 * reduced by a penalty for missing groups. `starts` contains the number of each page's first document, then the total.
 */
export function rankPages({ candidates, groups, phrases }: Found, starts: readonly number[]): RankedPage[] {
  const total = starts.at(-1) ?? 0
  const rarity = ({ count }: GroupHits) => Math.log(1 + (total - count + 0.5) / (count + 0.5))
  // a group that is not in the index is not penalised, because no page can contain it
  const known = groups.filter(({ strengths }) => strengths.size > 0)
  const words = known.map((hits): WeightedGroup => {
    const worth = rarity(hits) ** RARITY
    return { strengths: hits.strengths, worth: worth * hits.share, need: worth ** NEED * hits.share }
  })
  const neighbours = phrases
    .filter(({ strengths }) => strengths.size > 0)
    .map((hits): WeightedGroup => {
      const own = hits.term.split(' ')
      // bodies are indexed only with phrases of SQL words, so other phrases seem rarer than they are
      const most = own.every((word) => sqlStems.has(word))
        ? Infinity
        : known.reduce((sum, word) => (own.includes(stem(word.term)) ? sum + rarity(word) * word.share : sum), 0)
      return { strengths: hits.strengths, worth: Math.min(rarity(hits), most) ** RARITY * PHRASE, need: 0 }
    })
  const parts = [...words, ...neighbours]
  const whole = parts.reduce((sum, { need }) => sum + need, 0)
  const pages = new Set(candidates.map((document) => pageOf(starts, document)))
  const score = pageScorer(parts, whole)
  const ranked = [...pages].map((page) => score(page, starts[page] ?? 0, starts[page + 1] ?? 0))
  ranked.sort((a, b) => b.score - a.score || a.page - b.page)
  const least = (ranked[0]?.score ?? 0) * MIN_PAGE_SCORE
  return ranked.filter(({ score }) => score >= least)
}

/**
 * Returns a function that scores a page. It uses plain loops without allocations, because it runs for every candidate
 * on every keystroke. A page's first document contains its keywords, the second its introduction.
 */
function pageScorer(parts: readonly WeightedGroup[], whole: number) {
  const own = new Float64Array(parts.length)
  const best = new Float64Array(parts.length)
  const beginning = new Float64Array(parts.length)
  return (page: number, first: number, end: number): RankedPage => {
    best.fill(0)
    beginning.fill(0)
    const sections: RankedSection[] = []
    let about = 0
    for (let document = first; document < end; document++) {
      let isMatch = false
      for (let index = 0; index < own.length; index++) {
        const strength = parts[index]?.strengths.get(document) ?? 0
        if (strength > 0) isMatch = true
        if (document === first + 1) beginning[index] = strength
        own[index] = strength
      }
      if (!isMatch) continue
      for (let index = 0; index < own.length; index++) {
        best[index] = Math.max(best[index] ?? 0, own[index] ?? 0)
        own[index] = Math.max(own[index] ?? 0, CONTEXT * (beginning[index] ?? 0))
      }
      const score = value(own, parts, whole)
      if (document === first) about = score
      else sections.push({ index: document - first - 1, score })
    }
    // a page that matches only in its keywords is linked without a hash
    if (sections.length === 0) sections.push({ index: 0, score: about })
    sections.sort((a, b) => b.score - a.score)
    return { page, score: WHOLE * value(best, parts, whole) + Math.max(about, sections[0]?.score ?? 0), sections }
  }
}

function value(strengths: Float64Array, parts: readonly WeightedGroup[], whole: number): number {
  let matched = 0
  let covered = 0
  for (let index = 0; index < strengths.length; index++) {
    const strength = strengths[index] ?? 0
    const part = parts[index]
    if (!part || strength === 0) continue
    covered += part.need
    matched += part.worth * strength
  }
  return matched === 0 ? 0 : matched * (covered / Math.max(whole, 1e-9)) ** COVERAGE
}

/** Returns the number of the page that contains a document, by binary search. */
export function pageOf(starts: readonly number[], document: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= document) low = middle
    else high = middle - 1
  }
  return low
}
