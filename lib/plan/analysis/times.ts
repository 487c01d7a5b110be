import type { PlanNode } from '../model'

/** The milliseconds of a node over all its runs: with its inputs, and without them. */
export interface NodeTime {
  readonly total: number
  readonly own: number
}

interface Timed {
  readonly node: PlanNode
  readonly parent: Timed | undefined
  readonly total: number
  own: number
}

/**
 * Returns the times of all nodes. Times of parallel nodes are divided by the number of processes, as PEV2 does. The time
 * of an InitPlan is subtracted from that of the node that uses its result, the time of a CTE from those of its scans. Below a
 * node without times, they are subtracted from the node above it, and of the tasks of Citus only those of the longest.
 */
export function nodeTimes(root: PlanNode): ReadonlyMap<PlanNode, NodeTime> {
  const timed = collect(root)
  for (const { node, total, parent } of timed) if (parent && !isLazy(node)) parent.own -= total
  const users = usersByResult(timed)
  for (const entry of timed) {
    const { node, total, parent } = entry
    if (!isLazy(node) || total === 0 || !parent) continue
    if (node.role?.startsWith('CTE ')) chargeScans(entry, timed)
    else {
      const outside = (users.get(resultOf(node)) ?? []).filter((user) => !isInside(user, entry))
      ;(largest(outside) ?? parent).own -= total
    }
  }
  return new Map(timed.map(({ node, total, own }) => [node, { total, own: Math.max(0, own) }]))
}

/** True for a subquery that runs when its result is first needed, which may be far below the node that it belongs to. */
function isLazy({ role = '' }: PlanNode): boolean {
  return role.startsWith('InitPlan') || role.startsWith('CTE ')
}

function collect(root: PlanNode): Timed[] {
  const timed: Timed[] = []
  const add = (node: PlanNode, parent: Timed | undefined, processes: number): void => {
    const total = ((node.time ?? 0) * (node.loops ?? 0)) / processes
    const entry = { node, parent, total, own: total }
    timed.push(entry)
    const { workers } = node
    const above = isUntimed(node) ? parent : entry
    const longest = longestTask(node)
    for (const child of node.children) {
      const below = workers ? (workers.launched ?? workers.planned) + 1 : processes
      const isParallel = isTask(child) && child !== longest
      add(child, isParallel ? undefined : above, isLazy(child) ? 1 : below)
    }
  }
  add(root, undefined, 1)
  return timed
}

/** True for a node that has no times of its own among nodes that have them: a task of Citus, MySQL's `Hash`. */
function isUntimed({ role, time, loops }: PlanNode): boolean {
  return role === undefined && time === undefined && loops === undefined
}

function isTask({ kind }: PlanNode): boolean {
  return kind === 'Task'
}

/** Returns the longest task of Citus; tasks run at the same time, on other servers. */
function longestTask({ children }: PlanNode): PlanNode | undefined {
  const timeOf = ({ children: [query] }: PlanNode) => query?.time ?? 0
  return children.filter(isTask).toSorted((a, b) => timeOf(b) - timeOf(a))[0]
}

/** Subtracts the time of a CTE from its scans, in proportion. A CTE without scans runs after all other nodes. */
function chargeScans(cte: Timed, timed: readonly Timed[]): void {
  const name = cte.node.role?.slice('CTE '.length)
  const scans = timed.filter(({ node }) => node.kind === 'CTE Scan' && node.relation === name)
  const sum = scans.reduce((total, { own }) => total + Math.max(0, own), 0)
  for (const scan of scans) if (sum > 0) scan.own -= (cte.total * Math.max(0, scan.own)) / sum
}

/** Returns the nodes whose conditions use an InitPlan, by its name: `$0`, or since PostgreSQL 17 `InitPlan 1`. */
function usersByResult(timed: readonly Timed[]): ReadonlyMap<string, Timed[]> {
  const users = new Map<string, Timed[]>()
  for (const entry of timed) {
    const names = entry.node.details.flatMap(([, text]) => text.match(/\$\d+|InitPlan \w+/g) ?? [])
    for (const name of new Set(names)) users.set(name, [...(users.get(name) ?? []), entry])
  }
  return users
}

function resultOf({ role = '' }: PlanNode): string {
  return /\(returns (\$\d+)/.exec(role)?.[1] ?? role.replace(/ \(.*/, '')
}

function isInside(entry: Timed, root: Timed): boolean {
  let ancestor: Timed | undefined = entry
  while (ancestor && ancestor !== root) ancestor = ancestor.parent
  return ancestor === root
}

function largest(timed: readonly Timed[]): Timed | undefined {
  return timed.reduce<Timed | undefined>((best, entry) => (!best || entry.own > best.own ? entry : best), undefined)
}
