import { MAX_DEPTH, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import { isObject, numberOf, omitUndefined, textOf, type Properties } from '../source/properties'
import { accessOf } from './access'

const operations: Readonly<Record<string, string>> = {
  ordering_operation: 'Sort',
  grouping_operation: 'Group',
  duplicates_removal: 'Remove duplicates',
  buffer_result: 'Buffer result',
  windowing: 'Window functions',
  insert_from: 'Insert from',
  union_result: 'Union',
  intersect_result: 'Intersect',
  except_result: 'Except',
  unary_result: 'Result',
}

/**
 * Reads `EXPLAIN FORMAT=JSON` of MySQL 5.6 to 9, version 1. Its costs are those of all runs together; 5.6 has none, and calls
 * the rows that it examines `rows`.
 */
export function readFirstFormat(document: Properties): Plan {
  const block = document.query_block
  if (!isObject(block)) throw new PlanError('noPlanInJson')
  return { engine: 'MySQL', format: 'JSON 1', root: readBlock(block, 0), triggers: [] }
}

function readBlock(block: Properties, depth: number, role?: string): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const message = textOf(block.message)
  const children = inputsOf(block, depth)
  const cost = costOf(block, 'query_cost')
  const [only] = children
  if (role === undefined && only && children.length === 1) return cost === undefined ? only : { ...only, cost }
  return {
    kind: message === undefined || children.length > 0 ? `Query block #${String(block.select_id ?? '')}` : message,
    ...(role !== undefined && { role }),
    details: [],
    ...(cost !== undefined && { cost }),
    costsAllRuns: true,
    children,
  }
}

/** Returns the operations, tables and subqueries of a part of the document. */
function inputsOf(part: Properties, depth: number): PlanNode[] {
  return Object.entries(part).flatMap(([name, value]): PlanNode[] => {
    if (name === 'table' && isObject(value)) return [readTable(value, depth + 1)]
    if (name === 'nested_loop' && Array.isArray(value)) return [readJoin(value as Properties[], depth + 1)]
    if (operations[name] !== undefined && isObject(value)) return [readOperation(name, value, depth + 1)]
    if (name === 'query_block' && isObject(value)) return [readBlock(value, depth + 1)]
    if (name === 'query_specifications' || /subquer(y|ies)$/.test(name)) {
      return [value].flat().flatMap((query: unknown) => {
        if (!isObject(query) || !isObject(query.query_block)) return []
        const type = query.dependent === true ? 'dependent' : ''
        const id = String((query.query_block as Properties).select_id ?? '')
        return [readBlock(query.query_block, depth + 1, `${name.replaceAll('_', ' ')} #${id} ${type}`.trim())]
      })
    }
    return []
  })
}

function readOperation(name: string, raw: Properties, depth: number): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const children = inputsOf(raw, depth)
  const sortCost = costOf(raw, 'sort_cost') ?? 0
  const inner = children.reduce((sum, { cost = 0 }) => sum + cost, 0)
  return {
    kind: operations[name] ?? name,
    details: [
      ...(raw.using_filesort === true ? [['Method', 'filesort'] as const] : []),
      ...(raw.using_temporary_table === true ? [['Temporary table', textOf(raw.table_name) ?? 'yes'] as const] : []),
    ],
    cost: sortCost + inner,
    costsAllRuns: true,
    children,
  }
}

function readJoin(parts: readonly Properties[], depth: number): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const children = parts.flatMap((part) => inputsOf(part, depth))
  const last = parts.map((part) => part.table).findLast(isObject)
  const numbers = omitUndefined({
    rows: numberOf(last?.rows_produced_per_join),
    cost: last && costOf(last, 'prefix_cost'),
  })
  return { kind: 'Nested loop', details: [], ...numbers, costsAllRuns: true, children }
}

function readTable(table: Properties, depth: number): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const children = inputsOf(table, depth)
  const examined = numberOf(table.rows_examined_per_scan ?? table.rows)
  const percent = numberOf(table.filtered)
  const own = [costOf(table, 'read_cost'), costOf(table, 'eval_cost')].filter((cost) => cost !== undefined)
  const inner = children.reduce((sum, { cost = 0 }) => sum + cost, 0)
  return {
    ...accessOf(table),
    ...omitUndefined({
      rows: numberOf(table.rows_produced_per_join) ?? examined,
      cost: own.length > 0 ? own.reduce((sum, cost) => sum + cost, 0) + inner : undefined,
      filtered: percent === undefined || examined === undefined ? undefined : { percent, examined },
    }),
    costsAllRuns: true,
    children,
  }
}

function costOf(part: Properties, name: string): number | undefined {
  return isObject(part.cost_info) ? numberOf(part.cost_info[name]) : undefined
}
