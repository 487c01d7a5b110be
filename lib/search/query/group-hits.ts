import { SLOTS, slotStrength, strengthSlot, type Slots } from '../index/codec'
import type { Dictionary } from './dictionary'
import type { QueryGroup } from './query'
import { memoize } from './memoize'

/** The matches of a group of a query. */
export interface GroupHits {
  readonly term: string
  /** The factor for the group's rarity, 0–1. */
  readonly share: number
  /** The strength of the match, 0–1, by document. */
  readonly strengths: ReadonlyMap<number, number>
  /** The group's documents by slot. */
  readonly slots: readonly (readonly number[])[]
  /** The number of matching documents, including those that were not fetched. */
  readonly count: number
  /** The terms of the index that matched, which excerpts highlight. */
  readonly matched: ReadonlySet<string>
  /** The phrases of the index that matched, each as its terms; excerpts highlight these where all of them occur. */
  readonly together: readonly (readonly string[])[]
  /** True if the index lacks a Chinese character of the group. */
  readonly isUnknown: boolean
  /** Corrections of the group's term, if the index lacks it. */
  readonly corrected: readonly string[]
}

/** A term whose weaker matches are stored separately, and their number. */
export interface SplitTerm {
  readonly term: string
  readonly rest: number
}

export interface Groups {
  /** Returns those terms of a group whose weaker matches are stored separately. */
  splitTerms(group: QueryGroup): Promise<SplitTerm[]>
  /** Returns the matches of a group; includes the weaker matches of split terms only if the terms are in `whole`. */
  hits(group: QueryGroup, whole: ReadonlySet<string>): Promise<GroupHits>
}

/** The weight of two separate characters relative to an adjacent pair. */
const APART = 0.5

/** Returns the functions that look up the groups of a query in a dictionary. */
export function openGroups(dictionary: Dictionary): Groups {
  const expand = memoize(dictionary.expand, (group) => JSON.stringify(group))

  const merge = async (group: QueryGroup, whole: ReadonlySet<string>): Promise<GroupHits> => {
    const { alternatives, corrected } = await expand(group)
    const strengths = new Map<number, number>()
    const matched = new Set<string>()
    const together: (readonly string[])[] = []
    let most = 0
    for (const { terms, weight } of alternatives) {
      const [first, ...others] = await Promise.all(terms.map((term) => dictionary.documents(term, whole.has(term))))
      if (!first) continue
      const rest = others.map(({ slots }) => bySlots(slots))
      for (const [document, strength] of bySlots(first.slots)) {
        const least = rest.reduce((low, other) => Math.min(low, other.get(document) ?? 0), strength) * weight
        if (least > (strengths.get(document) ?? 0)) strengths.set(document, least)
      }
      if (others.length > 0) together.push(terms)
      // the words of a phrase are not highlighted or counted one by one, because alone they have other meanings
      if (first.count === 0 || others.length > 0) continue
      terms.forEach((term) => matched.add(term))
      most = Math.max(most, first.count)
    }
    return {
      term: group.term,
      share: group.share,
      strengths,
      slots: toSlots(strengths),
      count: Math.max(strengths.size, most),
      matched,
      together,
      isUnknown: group.isCharacter && strengths.size === 0,
      corrected,
    }
  }
  /** Returns the documents that contain both characters of a pair that is not in the index. */
  const mergeApart = async (pair: QueryGroup, whole: ReadonlySet<string>): Promise<GroupHits> => {
    const character = { ...pair, isPair: false, isCharacter: true, others: [] }
    const [first, second] = await Promise.all([...pair.term].map((term) => merge({ ...character, term }, whole)))
    const strengths = new Map<number, number>()
    for (const [document, strength] of first?.strengths ?? []) {
      const other = second?.strengths.get(document)
      if (other !== undefined) strengths.set(document, Math.min(strength, other) * APART)
    }
    return {
      term: pair.term,
      share: pair.share,
      strengths,
      slots: toSlots(strengths),
      count: strengths.size,
      matched: new Set([pair.term]),
      together: [[...pair.term]],
      isUnknown: [first, second].some((character) => character?.isUnknown),
      corrected: [],
    }
  }

  return {
    async splitTerms(group) {
      const { alternatives } = await expand(group)
      const terms = [...new Set(alternatives.flatMap((alternative) => alternative.terms))]
      const measured = await Promise.all(terms.map(async (term) => ({ term, rest: await dictionary.rest(term) })))
      return measured.filter(({ rest }) => rest > 0)
    },
    async hits(group, whole) {
      const hits = await merge(group, whole)
      return group.isPair && hits.strengths.size === 0 ? mergeApart(group, whole) : hits
    },
  }
}

function bySlots(slots: Slots): Map<number, number> {
  const strengths = new Map<number, number>()
  slots.forEach((documents, slot) => documents?.forEach((document) => strengths.set(document, slotStrength(slot))))
  return strengths
}

function toSlots(strengths: ReadonlyMap<number, number>): number[][] {
  const slots = Array.from({ length: SLOTS }, (): number[] => [])
  for (const [document, strength] of strengths) slots[strengthSlot(strength)]?.push(document)
  return slots
}
