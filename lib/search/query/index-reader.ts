import { Index } from 'flexsearch-light'
import { SLOTS } from '../index/codec'
import { openDictionary, type Dictionary, type Load } from './dictionary'
import type { Manifest } from '../index/files'
import { openGroups, type GroupHits } from './group-hits'
import type { Query, QueryGroup } from './query'
import { memoize } from './memoize'

export interface Found {
  /** The best documents; those that match the most groups come first. */
  readonly candidates: readonly number[]
  readonly groups: readonly GroupHits[]
  readonly phrases: readonly GroupHits[]
  /** True if parts of the index could not be fetched. */
  readonly isIncomplete: boolean
}

interface RequestedGroup {
  readonly group: QueryGroup
  /** The terms whose matches are all fetched. */
  readonly whole: readonly string[]
}

/** The maximum number of documents that are ranked. */
const MAX_CANDIDATES = 150
/** The maximum number of weaker matches of very common terms that a query fetches; each takes about a byte. */
const MAX_WEAKER = 80_000
/** The separator of the group numbers in the query for FlexSearch, which splits the query there. */
const BETWEEN = ' '

/**
 * Opens the index of a language. FlexSearch combines the documents of the query's groups, which are fetched from
 * shards on the CDN and passed to it as a map from group number to documents.
 */
export function openIndex(manifest: Manifest, load: Load) {
  const dictionary = openDictionary(manifest, load)
  const { splitTerms, hits } = openGroups(dictionary)
  const groupHits = memoize(
    ({ group, whole }: RequestedGroup) => hits(group, new Set(whole)),
    (asked) => JSON.stringify(asked),
  )
  const index = new Index({ resolution: SLOTS, encode: (names) => names.split(BETWEEN) })

  /** Selects the terms whose matches are all fetched: the rarest first, up to `MAX_WEAKER` weaker matches. */
  const withinBudget = async (groups: readonly QueryGroup[]): Promise<RequestedGroup[]> => {
    // a missing shard is handled below, when its documents are fetched
    const own = await Promise.all(groups.map((group) => splitTerms(group).catch(() => [])))
    const rests = new Map(own.flat().map(({ term, rest }) => [term, rest]))
    const byRest = [...rests].sort(([, one], [, other]) => one - other)
    let room = MAX_WEAKER
    const whole = new Set(byRest.filter(([, rest]) => (room -= rest) >= 0).map(([term]) => term))
    return groups.map((group, at) => ({
      group,
      whole: (own[at] ?? []).map(({ term }) => term).filter((term) => whole.has(term)),
    }))
  }

  return {
    async find({ groups, phrases }: Query, filters: readonly string[]): Promise<Found> {
      const asked = await withinBudget([...groups, ...phrases])
      const found = await Promise.allSettled(asked.map(groupHits))
      const ofGroups = found.slice(0, groups.length)
      const failure = ofGroups.find((result) => result.status === 'rejected')
      if (failure && ofGroups.every((result) => result.status === 'rejected')) throw failure.reason
      const merged = settledValues(ofGroups)
      const allowed = await intersection(filters, dictionary)
      index.map = new Map(merged.map(({ slots }, at) => [String(at), within(slots, allowed)]))
      const names = [...index.map.keys()].join(BETWEEN)
      return {
        candidates: index.search(names, { limit: MAX_CANDIDATES, suggest: true }) ?? [],
        groups: merged,
        phrases: settledValues(found.slice(groups.length)),
        isIncomplete: failure !== undefined,
      }
    },
  }
}

async function intersection(
  terms: readonly string[],
  { documents }: Dictionary,
): Promise<ReadonlySet<number> | undefined> {
  const found = await Promise.all(terms.map((term) => documents(term, true)))
  const [first, ...rest] = found.map(({ slots }) => new Set(slots.flatMap((own) => own ?? [])))
  return first && rest.reduce((common, other) => new Set([...common].filter((document) => other.has(document))), first)
}

function within(slots: GroupHits['slots'], allowed: ReadonlySet<number> | undefined): GroupHits['slots'] {
  return allowed ? slots.map((documents) => documents.filter((document) => allowed.has(document))) : slots
}

/** Returns the values of the fulfilled promises among the results of `Promise.allSettled`. */
export function settledValues<T>(results: readonly PromiseSettledResult<T>[]): T[] {
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
