import type { Engine } from './engine'

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

/** The plan of a statement. Throws an `EngineError`. */
export async function explain(engine: Engine, sql: string): Promise<PlanNode> {
  const [result] = await engine.run(`EXPLAIN (FORMAT JSON) ${sql}`)
  const [{ Plan }] = JSON.parse(result?.rows[0]?.[0] ?? '[]') as [{ Plan: RawNode }]
  return planNode(Plan)
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
    children: (raw.Plans ?? []).map(planNode),
  }
}

function withJoin(kind: string, join: string): string {
  return kind === 'Nested Loop' ? `Nested Loop ${join} Join` : kind.replace(/Join$/, `${join} Join`)
}
