import type { Engine } from '../engine/engine'

/** A node of a recorded plan, as `EXPLAIN (FORMAT JSON)` gives it, without what no reader needs. */
export interface PlanNode {
  readonly kind: string
  /** The relation or index it reads, as the plan names them. */
  readonly on?: string
  /** Conditions, sort and group keys: name and text. */
  readonly details: readonly (readonly [string, string])[]
  readonly rows: number
  /** Total cost, its children included. */
  readonly cost: number
  /** The number of times it ran; absent if the statement was not run. */
  readonly loops?: number
  /** The number of rows in one run before its filters; only for nodes with subqueries that were run. */
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

/** A statement of a higher cost is not run: that takes minutes. */
const HIGHEST_COST_TO_RUN = 3_000_000

/** Returns the plan of a statement; a query that takes seconds is run to count each node's loops. Throws an `EngineError`. */
export async function explain(engine: Engine, sql: string): Promise<PlanNode> {
  const plan = await jsonPlan(engine, '', sql)
  if (plan['Node Type'] === 'ModifyTable' || Number(plan['Total Cost']) > HIGHEST_COST_TO_RUN) return planNode(plan)
  return planNode(await jsonPlan(engine, 'ANALYZE, TIMING OFF, SUMMARY OFF, BUFFERS OFF, ', sql))
}

async function jsonPlan(engine: Engine, options: string, sql: string): Promise<RawNode> {
  const [result] = await engine.run(`EXPLAIN (${options}FORMAT JSON) ${sql}`)
  const [{ Plan }] = JSON.parse(result?.rows[0]?.[0] ?? '[]') as [{ Plan: RawNode }]
  return Plan
}

/** A node of `EXPLAIN (FORMAT JSON)` as a `PlanNode`. */
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
