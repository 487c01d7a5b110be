import { Index, type StorageInterface } from 'flexsearch'
import { SLOTS, slotStrength, strengthSlot } from './codec'
import { openDictionary, type Load } from './dictionary'
import type { Manifest } from './files'
import type { Query, QueryGroup } from './query'

/** What one group of a query finds. */
export interface GroupHits {
  readonly term: string
  /** How much of its rarity it is worth. */
  readonly share: number
  /** Strength of the match by record, 0–1. */
  readonly strengths: ReadonlyMap<number, number>
  /** The same, by slot of strength. */
  readonly slots: number[][]
  /** Terms of the index that matched; excerpts mark them. */
  readonly matched: ReadonlySet<string>
  /** A Chinese character of it is nowhere in the index. */
  readonly isUnknown: boolean
  /** What the reader probably meant, where the index does not have the word. */
  readonly corrected: readonly string[]
}

export interface Found {
  /** Records that match best, those with the most groups first. */
  readonly candidates: readonly number[]
  readonly groups: readonly GroupHits[]
  readonly phrases: readonly GroupHits[]
  /** Parts of the index could not be fetched. */
  readonly isIncomplete: boolean
}

/** Records that are looked at more closely. */
const MOST_CANDIDATES = 150
const MOST_NEAREST = 5
/** What two characters count beside a pair. */
const APART = 0.5
/** Joins the names of a query's groups for FlexSearch, which takes them apart again. */
const BETWEEN = '\u0002'

/**
 * A language's index. FlexSearch answers a query from a storage whose shards lie on the CDN: what it asks for by
 * name is a group of the query, and the storage merges what stands for it.
 */
export async function openIndex(manifest: Manifest, load: Load) {
  const dictionary = openDictionary(manifest, load)
  const known = new Map<string, Promise<GroupHits>>()
  let allowed: ReadonlySet<number> | undefined

  const storage = {
    async mount(index: { db: unknown }) {
      index.db = storage
    },
    async get(name: string, _context: string, limit: number, _offset: number, resolve: boolean) {
      const { slots: whole } = (await known.get(name)) ?? none(name)
      const slots = allowed ? whole.map((records) => records.filter((record) => allowed?.has(record))) : whole
      return resolve ? strongest(slots, limit) : slots
    },
  }
  const index = new Index<true>({ resolution: SLOTS, commit: false, encode: (names) => names.split(BETWEEN) })
  await index.mount(storage as unknown as StorageInterface)

  const merge = async (group: QueryGroup): Promise<GroupHits> => {
    const { alternatives, corrected } = await dictionary.expand(group)
    const strengths = new Map<number, number>()
    const matched = new Set<string>()
    for (const { terms, weight } of alternatives) {
      const [one = '', ...more] = terms
      const first = bySlots(await dictionary.slots(one))
      const rest = await Promise.all(more.map(async (term) => bySlots(await dictionary.slots(term))))
      for (const [record, strength] of first) {
        const least = rest.reduce((low, other) => Math.min(low, other.get(record) ?? 0), strength) * weight
        if (least > (strengths.get(record) ?? 0)) strengths.set(record, least)
      }
      // a word of a phrase means something else by itself
      if (first.size > 0 && terms.length === 1) terms.forEach((term) => matched.add(term))
    }
    const isUnknown = group.isCharacter && strengths.size === 0
    return { term: group.term, share: group.share, strengths, slots: toSlots(strengths), matched, isUnknown, corrected }
  }
  /** A pair that the index does without, by its characters. */
  const mergeApart = async (pair: QueryGroup): Promise<GroupHits> => {
    const character = { ...pair, isPair: false, isCharacter: true, others: [] }
    const [first, second] = await Promise.all([...pair.term].map((term) => merge({ ...character, term })))
    const strengths = new Map<number, number>()
    for (const [record, strength] of first?.strengths ?? []) {
      const other = second?.strengths.get(record)
      if (other !== undefined) strengths.set(record, Math.min(strength, other) * APART)
    }
    return {
      ...none(pair.term),
      share: pair.share,
      strengths,
      slots: toSlots(strengths),
      matched: new Set([pair.term]),
      isUnknown: [first, second].some((character) => character?.isUnknown),
    }
  }
  const mergeWhole = async (group: QueryGroup): Promise<GroupHits> => {
    const hits = await merge(group)
    return group.isPair && hits.strengths.size === 0 ? mergeApart(group) : hits
  }
  const remember = (name: string, find: () => Promise<GroupHits>) => {
    const found = known.get(name) ?? find()
    known.set(name, found)
    found.catch(() => known.delete(name))
    return found
  }

  return {
    /** Common words that begin like those of a query; a failure is no word. */
    async nearest({ groups }: Query): Promise<string[]> {
      const words = await Promise.allSettled(groups.slice(0, 4).map(({ term }) => dictionary.nearest(term)))
      return [...new Set(fulfilled(words).flat())].slice(0, MOST_NEAREST)
    },
    async find({ groups, phrases }: Query, filters: readonly string[]): Promise<Found> {
      const names = groups.map((group) => JSON.stringify(group))
      const merged = await Promise.allSettled(
        groups.map((group, at) => remember(names[at] ?? '', () => mergeWhole(group))),
      )
      const neighbours = await Promise.allSettled(
        phrases.map((phrase) => remember(phrase, async () => exact(phrase, await dictionary.slots(phrase)))),
      )
      const failure = merged.find((result) => result.status === 'rejected')
      if (failure && merged.every((result) => result.status === 'rejected')) throw failure.reason
      allowed = await intersection(filters, dictionary.slots)
      const present = names.filter((_, at) => merged[at]?.status === 'fulfilled')
      const candidates =
        present.length > 0 ? await index.search(present.join(BETWEEN), { limit: MOST_CANDIDATES, suggest: true }) : []
      return {
        candidates: candidates as number[],
        groups: fulfilled(merged),
        phrases: fulfilled(neighbours),
        isIncomplete: failure !== undefined,
      }
    },
  }
}

async function intersection(
  terms: readonly string[],
  slots: (term: string) => Promise<number[][]>,
): Promise<ReadonlySet<number> | undefined> {
  const [first, ...rest] = await Promise.all(terms.map(async (term) => new Set((await slots(term)).flat())))
  return first && rest.reduce((common, other) => new Set([...common].filter((record) => other.has(record))), first)
}

function bySlots(slots: readonly (readonly number[] | undefined)[]): Map<number, number> {
  const strengths = new Map<number, number>()
  slots.forEach((records, slot) => records?.forEach((record) => strengths.set(record, slotStrength(slot))))
  return strengths
}

function toSlots(strengths: ReadonlyMap<number, number>): number[][] {
  const slots = Array.from({ length: SLOTS }, (): number[] => [])
  for (const [record, strength] of strengths) slots[strengthSlot(strength)]?.push(record)
  return slots
}

/** The first records of the strongest slots; most of a common term's are never looked at. */
function strongest(slots: readonly number[][], most: number): number[] {
  const records: number[] = []
  for (const own of slots) {
    if (records.length >= most) break
    records.push(...own.slice(0, most - records.length))
  }
  return records
}

function exact(term: string, slots: readonly number[][]): GroupHits {
  return {
    term,
    share: 1,
    strengths: bySlots(slots),
    slots: [...slots],
    matched: new Set(),
    isUnknown: false,
    corrected: [],
  }
}

function none(term: string): GroupHits {
  return exact(term, [])
}

/** The values of what succeeded. */
export function fulfilled<T>(results: readonly PromiseSettledResult<T>[]): T[] {
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
