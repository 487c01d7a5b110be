import { EngineError } from '../sql/index'
import type { Query } from './input/queries'
import type { ChosenPlan, Planner, WhatIfIndex } from './planner/planner'

/** The plans of the statements; an error for a statement that the planner rejects. */
export type Plans = readonly (ChosenPlan | { readonly error: string })[]

/** Returns the plans of statements if only the given candidates exist besides the indexes of the schema. */
export async function plansWith(
  planner: Planner,
  queries: readonly Query[],
  candidates: readonly WhatIfIndex[],
): Promise<Plans> {
  const visible = new Set(candidates.flatMap(({ oids }) => oids))
  const hidden = new Set(planner.candidates.flatMap(({ oids }) => oids).filter((oid) => !visible.has(oid)))
  const plans: (ChosenPlan | { error: string })[] = []
  for (const query of queries) {
    try {
      plans.push(await planner.explain(query, hidden))
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      plans.push({ error: error.message })
    }
  }
  return plans
}

/** Returns the sum of the costs of plans. */
export function totalCost(plans: Plans): number {
  return plans.reduce((sum, plan) => sum + ('cost' in plan ? plan.cost : 0), 0)
}

/** A candidate with the costs of all statements if it is the only new index. */
export interface Costed {
  readonly candidate: WhatIfIndex
  readonly plans: Plans
  readonly total: number
  readonly pages: number
}

/** The part of the cost of all statements that a candidate must save. */
const MIN_SAVING = 0.01

/** A candidate is also worth its while if it halves the cost of one statement and saves this much of it. */
const MIN_OF_ONE = 1000

/** The part of the cost that a larger index must save beside a smaller one. */
const MIN_MORE = 0.02

/** Costs a candidate as the only new index, or beside others. */
export async function costAlone(
  planner: Planner,
  queries: readonly Query[],
  candidate: WhatIfIndex,
  also: readonly WhatIfIndex[] = [],
): Promise<Costed> {
  const plans = await plansWith(planner, queries, [...also, candidate])
  return { candidate, plans, total: totalCost(plans), pages: planner.pagesOf(candidate) }
}

interface RankOptions {
  /** Candidates that exist already. */
  readonly also?: readonly WhatIfIndex[]
  /** The plans without any candidate. */
  readonly first?: Plans
  readonly onProgress?: ((done: number, of: number) => void) | undefined
}

function halvesOne(before: Plans, after: Plans): boolean {
  return before.some((plan, at) => {
    const next = after[at]
    return next && 'cost' in plan && 'cost' in next && plan.cost - next.cost > Math.max(MIN_OF_ONE, plan.cost / 2)
  })
}

/** Returns the candidates that lower the total cost, the best first; of two that are nearly equal, the smaller one. */
export async function rank(
  planner: Planner,
  queries: readonly Query[],
  base: Plans,
  { also = [], onProgress, first = base }: RankOptions = {},
): Promise<Costed[]> {
  const before = totalCost(base)
  const costed: Costed[] = []
  const open = planner.candidates.filter((candidate) => !also.includes(candidate))
  for (const [at, candidate] of open.entries()) {
    const one = await costAlone(planner, queries, candidate, also)
    const { plans, total } = one
    if (before - total > totalCost(first) * MIN_SAVING || halvesOne(base, plans)) costed.push(one)
    onProgress?.(at + 1, open.length)
  }
  return sorted(costed, totalCost(first) * MIN_SAVING)
}

/**
 * Sorts by cost. Of candidates that cost nearly the same, the smallest one comes first, and an index without INCLUDE comes
 * before the same one with it if that saves hardly anything.
 */
function sorted(costed: readonly Costed[], little: number): Costed[] {
  const rest = costed.toSorted((a, b) => a.total - b.total || a.pages - b.pages)
  const result: Costed[] = []
  while (rest.length > 0) {
    const limit = (rest[0]?.total ?? 0) * (1 + MIN_MORE)
    const near = rest.filter(({ total }) => total <= limit)
    const best = near.reduce((smallest, one) => (one.pages < smallest.pages ? one : smallest))
    const plain = rest.find(
      (one) => isWithoutInclude(one.candidate, best.candidate) && one.total <= best.total + little,
    )
    const next = plain ?? best
    rest.splice(rest.indexOf(next), 1)
    result.push(next)
  }
  return result
}

function isWithoutInclude(plain: WhatIfIndex, covering: WhatIfIndex): boolean {
  return (
    covering.include.length > 0 &&
    plain.include.length === 0 &&
    plain.relation === covering.relation &&
    JSON.stringify(plain.keys) === JSON.stringify(covering.keys)
  )
}

/** Chooses up to `max` candidates: the best one, then the one that is best beside it, while the cost falls. */
export async function chooseSet(
  planner: Planner,
  queries: readonly Query[],
  { base, ranked, max }: { readonly base: Plans; readonly ranked: readonly Costed[]; readonly max: number },
): Promise<{ chosen: WhatIfIndex[]; plans: Plans | undefined }> {
  const [first] = ranked
  if (!first || max < 1) return { chosen: [], plans: undefined }
  const chosen = [first.candidate]
  let plans = first.plans
  while (chosen.length < max && chosen.length < ranked.length) {
    const [next] = await rank(planner, queries, plans, { also: chosen, first: base })
    if (!next) break
    chosen.push(next.candidate)
    plans = next.plans
  }
  const used = chosen.filter(({ oids }) =>
    plans.some((plan) => 'indexes' in plan && oids.some((oid) => plan.indexes.has(oid))),
  )
  return { chosen: used, plans: used.length === chosen.length ? plans : await plansWith(planner, queries, used) }
}
