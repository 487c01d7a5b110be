import type { Found, GroupHits } from './index-reader'

/** A section with its share of the query. */
export interface RankedSection {
  /** Place in the page. */
  readonly index: number
  readonly score: number
}

export interface RankedPage {
  /** Number of the page. */
  readonly page: number
  readonly score: number
  /** Best first. */
  readonly sections: readonly RankedSection[]
}

/** How much it counts that one section answers, beside the page as a whole. */
const SECTION = 0.9
/** How much neighbours count that stand together. */
const PHRASE = 0.9
/** How much a missing part of the query costs. */
const COVERAGE = 0.8
/** A page below this share of the best one's score has too little of the query. */
const WORTH_LISTING = 0.2
/** How much rarer parts are missed more than common ones. */
const NEED = 0.35

/** A group with what it is worth, and what missing it costs. */
interface Weighed {
  readonly strengths: GroupHits['strengths']
  readonly worth: number
  readonly need: number
}

/**
 * Pages in the order of their worth: each group by its rarity and its best match on the page, the whole lowered by
 * what is missing. `starts` holds the number of each page's first record, and the total at the end.
 */
export function rankPages({ candidates, groups, phrases }: Found, starts: readonly number[]): RankedPage[] {
  const total = starts.at(-1) ?? 0
  const rarity = ({ size }: GroupHits['strengths']) => Math.log(1 + (total - size + 0.5) / (size + 0.5))
  const weigh = ({ strengths, share }: GroupHits, factor: number, isNeeded: boolean): Weighed => {
    const worth = rarity(strengths) * share * factor
    return { strengths, worth, need: isNeeded ? worth ** NEED : 0 }
  }
  // what the index does not have at all can be on no page
  const parts = [
    ...groups.filter(({ strengths }) => strengths.size > 0).map((hits) => weigh(hits, 1, true)),
    ...phrases.filter(({ strengths }) => strengths.size > 0).map((hits) => weigh(hits, PHRASE, false)),
  ]
  const whole = parts.reduce((sum, { need }) => sum + need, 0)
  const pages = new Set(candidates.map((record) => pageOf(starts, record)))
  const ranked = [...pages].map((page) => rankPage(page, starts[page] ?? 0, starts[page + 1] ?? 0, parts, whole))
  ranked.sort((a, b) => b.score - a.score || a.page - b.page)
  const least = (ranked[0]?.score ?? 0) * WORTH_LISTING
  return ranked.filter(({ score }) => score >= least)
}

/** Plain loops: this runs over every candidate at every key. */
function rankPage(page: number, first: number, end: number, parts: readonly Weighed[], whole: number): RankedPage {
  const best = new Array<number>(parts.length).fill(0)
  const sections: RankedSection[] = []
  const own = new Array<number>(parts.length)
  for (let record = first; record < end; record++) {
    parts.forEach(({ strengths }, index) => {
      const strength = strengths.get(record) ?? 0
      own[index] = strength
      if (strength > (best[index] ?? 0)) best[index] = strength
    })
    const score = value(own, parts, whole)
    if (score > 0) sections.push({ index: record - first, score })
  }
  sections.sort((a, b) => b.score - a.score)
  return { page, score: value(best, parts, whole) + SECTION * (sections[0]?.score ?? 0), sections }
}

function value(strengths: readonly number[], parts: readonly Weighed[], whole: number): number {
  let matched = 0
  let covered = 0
  parts.forEach(({ worth, need }, index) => {
    const strength = strengths[index] ?? 0
    if (strength > 0) covered += need
    matched += worth * strength
  })
  return matched === 0 ? 0 : matched * (covered / Math.max(whole, 1e-9)) ** COVERAGE
}

/** The number of the page that holds a record. */
export function pageOf(starts: readonly number[], record: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= record) low = middle
    else high = middle - 1
  }
  return low
}
