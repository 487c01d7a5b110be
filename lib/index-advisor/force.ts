import type { Query } from './input/queries'
import type { ExistingIndex } from './planner/catalog'
import type { ChosenPlan, Planner } from './planner/planner'

/** An existing index that the planner does not choose for a statement. */
export interface UnusedIndex {
  readonly name: string
  readonly definition: string
  /** The plan and cost with this index; undefined if the statement cannot use it. */
  readonly forced?: Pick<ChosenPlan, 'json' | 'cost'>
}

/** The maximum number of indexes that are tried for a statement. */
const MAX_FORCED = 8

/**
 * Returns the existing indexes of the tables of a statement that its plan does not use, each with the plan that results if
 * the table has no other index and a sequential scan is the last choice.
 */
export async function unusedIndexes(
  planner: Planner,
  query: Query,
  tables: ReadonlySet<string>,
  { chosen, candidates }: { readonly chosen: ChosenPlan; readonly candidates: ReadonlySet<string> },
): Promise<UnusedIndex[]> {
  const { indexes } = planner.catalog
  const withParts = (root: ExistingIndex) => [
    root.oid,
    ...indexes.filter(({ parent }) => parent === root.oid).map(({ oid }) => oid),
  ]
  const existing = indexes.filter(
    ({ oid, table, parent }) => tables.has(table) && parent === undefined && !candidates.has(oid),
  )
  const unused = existing.filter((index) => !withParts(index).some((oid) => chosen.indexes.has(oid)))
  const results: UnusedIndex[] = []
  for (const index of unused.slice(0, MAX_FORCED)) {
    const others = existing.filter((other) => other !== index && other.table === index.table).flatMap(withParts)
    const hidden = new Set([...candidates, ...others])
    const { json, cost, indexes: used } = await planner.explain(query, hidden, 'SET LOCAL enable_seqscan = off;')
    const isUsed = withParts(index).some((oid) => used.has(oid))
    results.push({ name: index.name, definition: index.definition, ...(isUsed && { forced: { json, cost } }) })
  }
  return results
}
