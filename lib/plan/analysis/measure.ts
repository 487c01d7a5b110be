import { isAnalyzed, nodesOf, type Buffers, type Plan, type PlanNode } from '../model'
import { costShares } from './cost-shares'
import { nodeTimes } from './times'

/** A node with figures over all its runs, and its share of the whole plan. */
export interface Measured {
  readonly node: PlanNode
  readonly parent: Measured | undefined
  readonly children: readonly Measured[]
  /** The position in the order of the text, from 0. */
  readonly at: number
  readonly depth: number
  /** The node's own share of the total time, or of the total cost if there are no times, from 0 to 1. */
  readonly share: number
  /** Milliseconds over all runs, with and without the inputs. */
  readonly totalTime?: number
  readonly ownTime?: number
  /** Rows over all runs. */
  readonly estimatedRows?: number
  readonly actualRows?: number
  /** The blocks of the node without its inputs, over all runs. */
  readonly ownBuffers?: Buffers
}

export interface MeasuredPlan {
  readonly plan: Plan
  readonly root: Measured
  /** All nodes, in the order of the text. */
  readonly nodes: readonly Measured[]
  /** The figure from which the shares of the nodes are computed. */
  readonly unit: 'time' | 'cost' | 'none'
  readonly isAnalyzed: boolean
}

/** Computes the share of each node, and its rows and blocks over all runs. */
export function measure(plan: Plan): MeasuredPlan {
  const all = nodesOf(plan.root)
  const times = nodeTimes(plan.root)
  const sum = all.reduce((total, node) => total + (times.get(node)?.own ?? 0), 0)
  const hasCosts = all.some(({ cost }) => cost !== undefined)
  const unit = sum > 0 ? 'time' : hasCosts ? 'cost' : 'none'
  const costs = costShares(plan.root)
  const nodes: Measured[] = []

  const add = (node: PlanNode, parent: Measured | undefined): Measured => {
    const time = node.time === undefined ? undefined : times.get(node)
    const runs = node.loops ?? 1
    const children: Measured[] = []
    const measured: Measured = {
      node,
      parent,
      children,
      at: nodes.length,
      depth: parent ? parent.depth + 1 : 0,
      share: unit === 'time' ? (times.get(node)?.own ?? 0) / sum : (costs.get(node) ?? 0),
      ...(time && { totalTime: time.total, ownTime: time.own }),
      ...(node.rows !== undefined && { estimatedRows: node.rows * Math.max(1, runs) }),
      ...(node.actualRows !== undefined && { actualRows: node.actualRows * runs }),
      ...(node.buffers && { ownBuffers: ownBuffers(node) }),
    }
    nodes.push(measured)
    for (const child of node.children) children.push(add(child, measured))
    return measured
  }

  const root = add(plan.root, undefined)
  return { plan, root, nodes, unit, isAnalyzed: isAnalyzed(plan) }
}

const bufferNames = ['hit', 'read', 'dirtied', 'written', 'tempRead', 'tempWritten'] as const

/** Returns the blocks of a node without those of its inputs; InitPlans and CTEs are read elsewhere. */
function ownBuffers({ buffers = {}, children }: PlanNode): Buffers {
  const inputs = children.filter(({ role = '' }) => !/^(InitPlan|CTE )/.test(role))
  const counts = bufferNames.map((name) => {
    const below = inputs.reduce((total, child) => total + (child.buffers?.[name] ?? 0), 0)
    return [name, Math.max(0, (buffers[name] ?? 0) - below)] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
