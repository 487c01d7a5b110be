import type { Measured, MeasuredPlan } from './measure'

/** A node of the first plan and the corresponding node of the second plan; one of them may be absent. */
export interface Pair {
  readonly before?: Measured
  readonly after?: Measured
}

export interface Comparison {
  /** The pairs in the order of the first plan; a node that only the second plan has follows the node before it there. */
  readonly pairs: readonly Pair[]
  /** The unit in which both plans are measured. */
  readonly unit: 'time' | 'cost' | 'none'
  readonly before: number
  readonly after: number
  /** The pairs whose own time or cost changed most, largest first. */
  readonly largest: readonly (Pair & { readonly change: number })[]
}

/** The maximum number of pairs that are listed as the cause of a difference. */
const MAX_LARGEST = 3

/** The minimum share of the total change for a pair to be listed. */
const MIN_PART = 0.05

/** Pairs the nodes of two plans, and finds the pairs that cause most of the difference between the totals. */
export function comparePlans(before: MeasuredPlan, after: MeasuredPlan): Comparison {
  const pairs = pairNodes(before.nodes, after.nodes)
  const unit = before.unit === after.unit ? before.unit : 'cost'
  const [totalBefore, totalAfter] = [total(before, unit), total(after, unit)]
  const changes = pairs.map((pair) => ({
    ...pair,
    change: own(pair.after, unit, totalAfter) - own(pair.before, unit, totalBefore),
  }))
  const scale = Math.max(Math.abs(totalAfter - totalBefore), Math.max(totalBefore, totalAfter) / 100)
  const largest = changes
    .filter(({ change }) => Math.abs(change) >= scale * MIN_PART)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_LARGEST)
  return { pairs, unit, before: totalBefore, after: totalAfter, largest }
}

/** Returns the time or cost of a whole plan. */
function total({ nodes, root }: MeasuredPlan, unit: Comparison['unit']): number {
  if (unit === 'time') return nodes.reduce((sum, { ownTime = 0 }) => sum + ownTime, 0)
  return unit === 'cost' ? (root.node.cost ?? 0) : 0
}

function own(measured: Measured | undefined, unit: Comparison['unit'], whole: number): number {
  if (!measured) return 0
  return unit === 'time' ? (measured.ownTime ?? 0) : measured.share * whole
}

/** The keys by which nodes are paired, the strictest first. */
const keys: readonly ((measured: Measured) => string | undefined)[] = [
  ({ node: { kind, role, relation, alias, index } }) => JSON.stringify([kind, role, relation, alias, index]),
  ({ node: { role, relation, alias } }) =>
    relation === undefined ? undefined : JSON.stringify([role, relation, alias]),
  ({ node: { relation } }) => relation,
  ({ node: { index } }) => index,
  ({ node: { kind, relation } }) => (relation === undefined ? kind : undefined),
  ({ node: { kind } }) => family(kind),
]

/** Returns the group of node kinds with the same task, such as all joins. */
function family(kind: string): string | undefined {
  return /Join|Nested loop|join/i.test(kind) ? 'join' : /aggregate|^group/i.test(kind) ? 'aggregate' : undefined
}

function pairNodes(before: readonly Measured[], after: readonly Measured[]): Pair[] {
  const partner = new Map<Measured, Measured>()
  const taken = new Set<Measured>()
  for (const key of keys) {
    const free = new Map<string, Measured[]>()
    for (const node of after) {
      const name = taken.has(node) ? undefined : key(node)
      if (name !== undefined) free.set(name, [...(free.get(name) ?? []), node])
    }
    for (const node of before) {
      const name = partner.has(node) ? undefined : key(node)
      const match = name === undefined ? undefined : free.get(name)?.shift()
      if (!match) continue
      partner.set(node, match)
      taken.add(match)
    }
  }
  return inOrder(before, after, partner)
}

/** Returns all pairs and single nodes, new nodes after the node that they follow in the second plan. */
function inOrder(
  before: readonly Measured[],
  after: readonly Measured[],
  partner: ReadonlyMap<Measured, Measured>,
): Pair[] {
  const paired = new Set(partner.values())
  const following = new Map<Measured | undefined, Measured[]>()
  let last: Measured | undefined
  for (const node of after) {
    if (paired.has(node)) last = node
    else following.set(last, [...(following.get(last) ?? []), node])
  }
  const added = (node: Measured | undefined) => (following.get(node) ?? []).map((only) => ({ after: only }))
  return [
    ...added(undefined),
    ...before.flatMap((node): Pair[] => {
      const match = partner.get(node)
      return match ? [{ before: node, after: match }, ...added(match)] : [{ before: node }]
    }),
  ]
}
