import type { Engine } from '../../sql/index'
import type { PlanNode } from '../model'
import { readNode } from './node'
import type { Properties } from '../source/properties'

/** The properties that pages show. */
const detailNames = new Set([
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Filter',
  'Sort Key',
  'Group Key',
])

/** The maximum cost of a statement that is executed: a more expensive statement takes minutes. */
const MAX_COST_TO_RUN = 3_000_000

/**
 * Returns the execution plan of a statement with the properties that pages show. Runs a query of moderate cost to count
 * the loops of each node. Throws an `EngineError`.
 */
export async function explain(engine: Engine, sql: string): Promise<PlanNode> {
  const plan = await jsonPlan(engine, '', sql)
  if (plan['Node Type'] === 'ModifyTable' || Number(plan['Total Cost']) > MAX_COST_TO_RUN)
    return summary(readNode(plan))
  return summary(readNode(await jsonPlan(engine, 'ANALYZE, TIMING OFF, SUMMARY OFF, BUFFERS OFF, ', sql)))
}

async function jsonPlan(engine: Engine, options: string, sql: string): Promise<Properties> {
  const [result] = await engine.run(`EXPLAIN (${options}FORMAT JSON) ${sql}`)
  const [{ Plan }] = JSON.parse(result?.rows[0]?.[0] ?? '[]') as [{ Plan: Properties }]
  return Plan
}

/** Omits properties that pages do not show or that differ between machines. */
function summary({ kind, role, relation, index, details, rows, cost, loops, ...node }: PlanNode): PlanNode {
  const hasSubPlan = node.children.some((child) => child.role?.startsWith('SubPlan'))
  return {
    kind,
    ...(role !== undefined && { role }),
    ...(relation !== undefined && { relation }),
    ...(index !== undefined && { index }),
    details: details.filter(([name]) => detailNames.has(name)),
    ...(rows !== undefined && { rows }),
    ...(cost !== undefined && { cost }),
    ...(loops !== undefined && { loops }),
    ...(hasSubPlan && node.actualRows !== undefined && { actualRows: node.actualRows }),
    ...(hasSubPlan && node.removed && { removed: node.removed }),
    children: node.children.map(summary),
  }
}
