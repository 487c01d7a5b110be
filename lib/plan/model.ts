/** The blocks of 8 kB that a node and its inputs read or wrote, as PostgreSQL counts them. */
export interface Buffers {
  readonly hit?: number
  readonly read?: number
  readonly dirtied?: number
  readonly written?: number
  readonly tempRead?: number
  readonly tempWritten?: number
}

/** A node of an execution plan. Rows, cost and times are those of one run, and include the inputs, as engines print them. */
export interface PlanNode {
  /** The operation, such as `Parallel Hash Left Join` or `Index lookup`. */
  readonly kind: string
  /** The name of the subquery that the node is the root of, such as `SubPlan 1` or `CTE recent`. */
  readonly role?: string
  readonly relation?: string
  /** The alias of the relation, if it differs from its name. */
  readonly alias?: string
  readonly index?: string
  /** Conditions, keys and other properties, as pairs of name and text. */
  readonly details: readonly (readonly [string, string])[]
  /** The planner's estimate of the rows. */
  readonly rows?: number
  readonly cost?: number
  readonly startupCost?: number
  /** The number of runs; 0 if the node never ran, absent if the statement was not executed. */
  readonly loops?: number
  /** The rows that the node returned, on average over its runs. */
  readonly actualRows?: number
  /** Milliseconds until the last row, on average over the runs. */
  readonly time?: number
  readonly startupTime?: number
  /** The rows that conditions removed, on average over the runs. */
  readonly removed?: { readonly filter?: number; readonly join?: number; readonly recheck?: number }
  /** The percentage of rows that MySQL expects a condition to keep, and the rows that it expects to read. */
  readonly filtered?: { readonly percent: number; readonly examined: number }
  readonly buffers?: Buffers
  readonly sort?: { readonly method: string; readonly kilobytes?: number; readonly onDisk: boolean }
  readonly hash?: { readonly batches: number; readonly kilobytes?: number; readonly diskKilobytes?: number }
  /** True if the engine says that the node wrote to disk what did not fit into its memory, without sizes. */
  readonly spilled?: true
  readonly heapBlocks?: { readonly exact: number; readonly lossy: number }
  readonly workers?: { readonly planned: number; readonly launched?: number }
  /** True if the cost is that of all runs together, not of one. */
  readonly costsAllRuns?: true
  readonly children: readonly PlanNode[]
}

export interface Trigger {
  readonly name: string
  readonly time?: number
  readonly calls: number
}

export type PlanFormat = 'text' | 'JSON' | 'YAML' | 'TREE' | 'JSON 1' | 'JSON 2' | 'table' | 'XML'

/** An execution plan with what the engine says about the statement as a whole. */
export interface Plan {
  readonly engine: 'PostgreSQL' | 'MySQL' | 'MariaDB' | 'openGauss' | 'OceanBase' | 'Oracle' | 'SQL Server'
  readonly format: PlanFormat
  readonly root: PlanNode
  readonly planningTime?: number
  readonly executionTime?: number
  readonly triggers: readonly Trigger[]
  /** The milliseconds of just-in-time compilation. */
  readonly jitTime?: number
  /** True if the text had lost its indentation, so that the tree was rebuilt from the kinds of the nodes. */
  readonly isRebuilt?: true
  /** True if the text goes on with another plan, which was not read. */
  readonly hasMore?: true
}

/** True if the statement was executed, so that the plan contains measurements. */
export function isAnalyzed({ root }: Pick<Plan, 'root'>): boolean {
  return nodesOf(root).some(({ loops }) => loops !== undefined)
}

/** Returns a node and all its descendants, parents first. */
export function nodesOf(root: PlanNode): PlanNode[] {
  const nodes: PlanNode[] = []
  const pending = [root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.push(node)
    pending.push(...node.children.toReversed())
  }
  return nodes
}

/** Returns the name of what a node reads, such as `orders_pkey → orders o`. */
export function targetOf({ relation, alias, index }: PlanNode): string | undefined {
  const table = [relation, alias].filter((name) => name !== undefined).join(' ')
  return [index, table].filter((name) => name !== undefined && name !== '').join(' → ') || undefined
}

/** Returns the number of rows per run that the filters of a node tested. */
export function rowsTested({ actualRows, removed }: PlanNode): number {
  return (actualRows ?? 0) + (removed?.filter ?? 0) + (removed?.join ?? 0)
}
