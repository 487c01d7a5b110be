import { madeRedundant } from './candidates/redundancy'
import { chooseSet, costAlone, plansWith, rank, totalCost, type Costed, type Plans } from './choose'
import { createStatement } from './ddl'
import { unusedIndexes, type UnusedIndex } from './force'
import type { Query } from './input/queries'
import { note, type Note } from './notes'
import type { Prepared } from './advise'
import { findRelation, withPartitions } from './planner/catalog'
import type { Planner, WhatIfIndex } from './planner/planner'

/** The bytes of a page. */
const PAGE_BYTES = 8192

/** A plan as EXPLAIN’s JSON, and its total cost. */
export interface ShownPlan {
  readonly json: string
  readonly cost: number
}

/** A statement with the plan that the server would choose today, and the one with the chosen indexes. */
export interface QueryAdvice {
  readonly text: string
  readonly isGeneric: boolean
  readonly error?: string
  readonly before?: ShownPlan
  readonly after?: ShownPlan
  readonly unused: readonly UnusedIndex[]
}

/** An index that lowers the cost of the statements. */
export interface RankedIndex {
  readonly name: string
  readonly statement: string
  /** The estimated size; absent if that of the table is not known. */
  readonly bytes?: number
  /** The costs of the statements with this index as the only new one; undefined for a statement that has no plan. */
  readonly costs: readonly (number | undefined)[]
  readonly total: number
  readonly isPartitioned: boolean
  /** Indexes that are no longer needed for searching beside this one. */
  readonly replaces: readonly string[]
  readonly isChosen: boolean
}

export interface CostedAdvice {
  readonly factor: number
  readonly queries: readonly QueryAdvice[]
  readonly ranked: readonly RankedIndex[]
  readonly total: { readonly before: number; readonly after: number }
  /** Existing indexes that another existing index of the same table begins with. */
  readonly redundant: readonly { readonly name: string; readonly servedBy: string }[]
  readonly notes: readonly Note[]
}

export interface AdviceOptions {
  /** The factor by which all tables are larger. */
  readonly factor: number
  /** The maximum number of indexes that are chosen together. */
  readonly maxIndexes: number
  /** The maximum number of candidates in the result. */
  readonly maxRanked: number
  readonly onProgress?: ((done: number, of: number) => void) | undefined
}

/** Costs all candidates of a planner over the statements, and chooses the best ones. */
export async function advise(planner: Planner, prepared: Prepared, options: AdviceOptions): Promise<CostedAdvice> {
  const { queries } = prepared
  await planner.scale(options.factor)
  const base = await plansWith(planner, queries, [])
  const ranked = await rank(planner, queries, base, { onProgress: options.onProgress })
  const { chosen, plans: final = base } = await chooseSet(planner, queries, { base, ranked, max: options.maxIndexes })
  const listed: Costed[] = []
  // an index that helps only beside another one is not among those that help alone
  for (const candidate of chosen)
    listed.push(ranked.find((one) => one.candidate === candidate) ?? (await costAlone(planner, queries, candidate)))
  listed.push(...ranked.filter(({ candidate }) => !chosen.includes(candidate)))
  const tables = tablesOf(planner, prepared)
  const advice: QueryAdvice[] = []
  for (const [at, query] of queries.entries())
    advice.push(
      await adviseQuery(planner, query, { before: base[at], after: final[at], tables: tables[at] ?? new Set() }),
    )
  return {
    factor: options.factor,
    queries: advice,
    ranked: listed.slice(0, options.maxRanked).map((one) => rankedIndex(one, planner, chosen)),
    total: { before: totalCost(base), after: totalCost(final) },
    redundant: redundantIndexes(planner, new Set(tables.flatMap((set) => [...set]))),
    notes: withoutSize(planner, tables),
  }
}

async function adviseQuery(
  planner: Planner,
  query: Query,
  {
    before,
    after,
    tables,
  }: { before: Plans[number] | undefined; after: Plans[number] | undefined; tables: Set<string> },
): Promise<QueryAdvice> {
  const facts = { text: query.text, isGeneric: query.hasParameters }
  if (!before || 'error' in before) return { ...facts, unused: [], ...(before && { error: before.error }) }
  const candidates = new Set(planner.candidates.flatMap(({ oids }) => oids))
  return {
    ...facts,
    before: { json: before.json, cost: before.cost },
    ...(after && 'cost' in after && { after: { json: after.json, cost: after.cost } }),
    unused: await unusedIndexes(planner, query, tables, { chosen: before, candidates }),
  }
}

function rankedIndex(
  { candidate, plans, total, pages }: Costed,
  planner: Planner,
  chosen: readonly WhatIfIndex[],
): RankedIndex {
  const { relation, name } = candidate
  const isPartitioned = relation.kind === 'p'
  const own = new Set(planner.candidates.flatMap(({ oids }) => oids))
  const existing = planner.catalog.indexes.filter(({ table, oid }) => table === relation.oid && !own.has(oid))
  return {
    name,
    statement: createStatement(candidate, name, { dialect: 'postgresql', isPartitioned }),
    ...(pages > 0 && { bytes: pages * PAGE_BYTES }),
    costs: plans.map((plan) => ('cost' in plan ? plan.cost : undefined)),
    total,
    isPartitioned,
    replaces: madeRedundant(candidate, existing).map((index) => index.name),
    isChosen: chosen.includes(candidate),
  }
}

/** Returns the OIDs of the tables of each statement, with those of its views. */
function tablesOf(planner: Planner, { usages }: Prepared): Set<string>[] {
  return usages.map(
    (list) =>
      new Set(
        list.flatMap(({ source }) =>
          source.kind === 'table' ? (findRelation(planner.catalog, source.table)?.oid ?? []) : [],
        ),
      ),
  )
}

function redundantIndexes(planner: Planner, tables: ReadonlySet<string>): CostedAdvice['redundant'] {
  const own = new Set(planner.candidates.flatMap(({ oids }) => oids))
  const existing = planner.catalog.indexes.filter(({ oid, parent }) => !own.has(oid) && parent === undefined)
  return existing
    .filter(({ table, isPartial, method }) => tables.has(table) && !isPartial && method === 'btree')
    .flatMap((index) => {
      const others = existing.filter(({ table, oid }) => table === index.table && oid !== index.oid)
      return (
        madeRedundant(index, others)
          // of two equal indexes, the older one stays
          .filter(
            (other) => other.keys.length < index.keys.length || index.isUnique || Number(other.oid) > Number(index.oid),
          )
          .map(({ name }) => ({ name, servedBy: index.name }))
      )
    })
}

function withoutSize(planner: Planner, tables: readonly ReadonlySet<string>[]): Note[] {
  const used = new Set(tables.flatMap((set) => [...set]))
  const partsOf = (oid: string) => withPartitions([oid], planner.catalog)
  const missing = planner.catalog.relations.filter(
    ({ oid }) =>
      used.has(oid) && !planner.catalog.relations.some((one) => partsOf(oid).has(one.oid) && planner.hasSize(one)),
  )
  const [first] = missing
  return first ? [note('tablesWithoutStatistics', { count: missing.length, first: first.name })] : []
}
