import type { PlanNode } from '../model'
import { rowsTested } from '../model'

/**
 * Returns each node's own share of a plan's cost, from 0 to 1. The cost of a node is the cost of one run, including its
 * inputs; an input that runs several times for each run of its parent counts as often, up to the cost of the parent.
 */
export function costShares(plan: PlanNode): ReadonlyMap<PlanNode, number> {
  const shares = new Map<PlanNode, number>()
  /** Divides `share`, the share of a node including its descendants, between the node and its children. */
  const divide = (node: PlanNode, share: number): void => {
    const inputs = inputCosts(node)
    const { cost: total = 0 } = node
    const part = (cost: number) => (total > 0 ? (share * cost) / total : 0)
    shares.set(node, part(Math.max(0, total - sum([...inputs.values()]))))
    for (const [child, cost] of inputs) divide(child, part(cost))
  }
  divide(plan, 1)
  return shares
}

/** Returns the number of runs of a node per run of its parent; undefined for a subquery that was not executed. */
export function runsOf(child: PlanNode, parent: PlanNode): number | undefined {
  if (child.loops === undefined) return isPerRow(child, parent) ? undefined : 1
  return Math.max(1, child.loops / (parent.loops || 1))
}

/** Whether a node is a subquery that runs for each row; false for a subquery that runs once to fill a hash table. */
export function isPerRow({ role = '', details: own }: PlanNode, { details }: PlanNode): boolean {
  if (role.startsWith('Select #') || role.includes('subquer'))
    return role.endsWith('dependent') || own.some(([name, text]) => name === 'Subquery' && /; dependent$/.test(text))
  return role.startsWith('SubPlan') && !details.some(([, text]) => text.includes(`hashed ${role}`))
}

/** Returns the part of each input in the cost of one run of a node; the sum does not exceed the cost of the node. */
function inputCosts(parent: PlanNode): ReadonlyMap<PlanNode, number> {
  const inputs = parent.children.map((child) => ({
    child,
    cost: child.cost ?? 0,
    runs: plannedRuns(child, parent),
  }))
  const total = parent.cost ?? 0
  const once = sum(inputs.flatMap(({ cost, runs }) => (runs === 1 ? cost : [])))
  const rest = Math.max(0, total - once)
  // an unknown number of runs is computed from the cost that inputs with one run leave
  const all = ({ cost, runs = cost > 0 ? Math.floor(rest / cost) : 0 }: (typeof inputs)[number]) => cost * runs
  const repeated = sum(inputs.flatMap((input) => (input.runs === 1 ? [] : all(input))))
  // inputs may exceed the total: LIMIT reads only a part, and there may be more rows than the planner expected
  const scale = (input: (typeof inputs)[number]) => Math.min(1, input.runs === 1 ? total / once : rest / repeated)
  return new Map(inputs.map((input) => [input.child, all(input) * (all(input) > 0 ? scale(input) : 0)]))
}

/** Returns the number of runs of an input that the planner expects per run of its parent; undefined if unknown. */
function plannedRuns(child: PlanNode, parent: PlanNode): number | undefined {
  // later runs of Materialize read the rows that the first run stored
  if (child.kind === 'Materialize' || parent.costsAllRuns) return 1
  const runs = runsOf(child, parent)
  // the planner counts a subquery for each row, even if an earlier condition makes it unnecessary
  if (runs !== undefined && isPerRow(child, parent)) return Math.max(runs, rowsTested(parent))
  // without measurements, the inner side of a nested loop runs once per row that the outer side is expected to return
  const outer = parent.children[0]
  if (child.loops === undefined && child !== outer && child.role === undefined && /^Nested loop/i.test(parent.kind))
    return Math.max(1, outer?.rows ?? 1)
  return runs
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
