import type { Engine } from '../engine/engine'

/** A node of an execution plan, with the fields of `EXPLAIN (FORMAT JSON)` that the site displays. */
export interface PlanNode {
  readonly kind: string
  /** The relation or index that the node reads. */
  readonly on?: string
  /** The conditions, sort keys and group keys, as pairs of name and text. */
  readonly details: readonly (readonly [string, string])[]
  readonly rows: number
  /** The total cost, including the children. */
  readonly cost: number
  /** The number of runs of the node; absent if the statement was not executed. */
  readonly loops?: number
  /** The number of rows per run before filters; only for executed nodes with subqueries. */
  readonly rowsTested?: number
  readonly children: readonly PlanNode[]
}

type RawNode = Readonly<Record<string, unknown>> & { readonly Plans?: readonly RawNode[] }

const shown = [
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Filter',
  'Sort Key',
  'Group Key',
]

/** The highest cost of a statement that is executed: a more expensive statement takes minutes. */
const MAX_COST_TO_RUN = 3_000_000

/**
 * Returns the execution plan of a statement. Runs a query of moderate cost to count the loops of each node. Throws an
 * `EngineError`.
 */
export async function explain(engine: Engine, sql: string): Promise<PlanNode> {
  const plan = await jsonPlan(engine, '', sql)
  if (plan['Node Type'] === 'ModifyTable' || Number(plan['Total Cost']) > MAX_COST_TO_RUN) return planNode(plan)
  return planNode(await jsonPlan(engine, 'ANALYZE, TIMING OFF, SUMMARY OFF, BUFFERS OFF, ', sql))
}

async function jsonPlan(engine: Engine, options: string, sql: string): Promise<RawNode> {
  const [result] = await engine.run(`EXPLAIN (${options}FORMAT JSON) ${sql}`)
  const [{ Plan }] = JSON.parse(result?.rows[0]?.[0] ?? '[]') as [{ Plan: RawNode }]
  return Plan
}

/** Converts a node of `EXPLAIN (FORMAT JSON)` to a `PlanNode`. */
export function planNode(raw: RawNode): PlanNode {
  const join = raw['Join Type']
  const strategy = raw.Strategy === 'Hashed' ? 'Hash' : raw.Strategy === 'Sorted' ? 'Group' : ''
  const kind = String(raw['Node Type'])
  const named =
    kind === 'Aggregate'
      ? `${strategy}Aggregate`
      : join === undefined || join === 'Inner'
        ? kind
        : withJoin(kind, String(join))
  const on = [raw['Index Name'], raw['Relation Name'], raw['CTE Name']].filter((name) => name !== undefined)
  return {
    kind: raw['Subplan Name'] === undefined ? named : `${String(raw['Subplan Name'])}: ${named}`,
    ...(on.length > 0 && { on: on.join(' → ') }),
    details: shown.flatMap((name): [string, string][] =>
      raw[name] === undefined ? [] : [[name, [raw[name]].flat().join(', ')]],
    ),
    rows: Number(raw['Plan Rows']),
    cost: Number(raw['Total Cost']),
    ...(raw['Actual Loops'] !== undefined && { loops: Number(raw['Actual Loops']) }),
    ...testedRows(raw),
    children: (raw.Plans ?? []).map(planNode),
  }
}

function testedRows(raw: RawNode): Pick<PlanNode, 'rowsTested'> {
  const hasSubPlan = raw.Plans?.some((child) => String(child['Subplan Name']).startsWith('SubPlan'))
  if (!hasSubPlan || raw['Actual Rows'] === undefined) return {}
  const counts = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Join Filter']
  return { rowsTested: counts.reduce((sum, name) => sum + Number(raw[name] ?? 0), 0) }
}

function withJoin(kind: string, join: string): string {
  return kind === 'Nested Loop' ? `Nested Loop ${join} Join` : kind.replace(/Join$/, `${join} Join`)
}
