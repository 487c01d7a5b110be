import type { PlanNode } from './plan'

/**
 * Returns each node's own share of a plan's cost, from 0 to 1. A node's cost is that of one run and includes its inputs, so
 * an input that runs more often than its reader counts as many times, up to what the reader costs.
 */
export function costShares(plan: PlanNode): ReadonlyMap<PlanNode, number> {
  const shares = new Map<PlanNode, number>()
  /** `share` is that of the node with everything below it. */
  const divide = (node: PlanNode, share: number): void => {
    const inputs = inputCosts(node)
    const part = (cost: number) => (node.cost > 0 ? (share * cost) / node.cost : 0)
    shares.set(node, part(Math.max(0, node.cost - sum([...inputs.values()]))))
    for (const [child, cost] of inputs) divide(child, part(cost))
  }
  divide(plan, 1)
  return shares
}

/** Returns how often a node runs for each run of the node above it; nothing for a subquery that was not measured. */
export function runsOf(child: PlanNode, parent: PlanNode): number | undefined {
  if (child.loops === undefined) return isPerRow(child, parent) ? undefined : 1
  return Math.max(1, child.loops / (parent.loops || 1))
}

/** Returns true for a subquery that runs for each row, and not once to fill a hash table. */
export function isPerRow({ kind }: PlanNode, { details }: PlanNode): boolean {
  const [name = ''] = kind.split(':')
  return name.startsWith('SubPlan') && !details.some(([, text]) => text.includes(`hashed ${name}`))
}

/** Returns what each input contributes to the cost of one run of a node: together never more than that. */
function inputCosts(parent: PlanNode): ReadonlyMap<PlanNode, number> {
  const inputs = parent.children.map((child) => ({
    child,
    runs: plannedRuns(child, parent),
  }))
  const once = sum(inputs.flatMap(({ child, runs }) => (runs === 1 ? child.cost : [])))
  const rest = Math.max(0, parent.cost - once)
  // the planner does not say how many runs it expects, but what they cost
  const total = ({ child, runs = Math.floor(rest / child.cost) }: (typeof inputs)[number]) => child.cost * runs
  const repeated = sum(inputs.flatMap((input) => (input.runs === 1 ? [] : total(input))))
  // a LIMIT reads its input in part, and more rows may have come than the planner expected
  const scale = (input: (typeof inputs)[number]) => Math.min(1, input.runs === 1 ? parent.cost / once : rest / repeated)
  return new Map(inputs.map((input) => [input.child, total(input) * (total(input) > 0 ? scale(input) : 0)]))
}

/** Returns how many runs of an input the planner expects for one run of its reader; nothing where that is not known. */
function plannedRuns(child: PlanNode, parent: PlanNode): number | undefined {
  // later runs of Materialize only read what the first one kept
  if (child.kind === 'Materialize') return 1
  const runs = runsOf(child, parent)
  // it counts a subquery for each row, also where an earlier condition makes it superfluous
  return runs !== undefined && isPerRow(child, parent) ? Math.max(runs, parent.rowsTested ?? 0) : runs
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
