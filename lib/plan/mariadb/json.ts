import { MAX_DEPTH, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import { accessOf } from '../mysql/access'
import { isObject, numberOf, omitUndefined, textOf, type Properties } from '../source/properties'
import { withoutNumber } from '../source/read-json'
import { measuresOf, timesOf, totalTime, totalTimes } from './measures'

/** Names that MySQL does not write, and a join of one table. */
const signs =
  /"(?:loops|r_loops|r_total_time_ms|query_optimization|block-nl-join|filesort|temporary_table|read_sorted_file|(?:expression|subquery)_cache|range-checked-for-each-record|window_functions_computation|materialized)":|"(?:table|block-nl-join)#2":|"query_block":\{"select_id":\d+,"cost":|"nested_loop":\[\{"table":\{[^{}]*\}\}\]/

/** True for a document of MariaDB, whose names differ from those of MySQL’s first JSON format. */
export function isMariaDb(document: Properties): boolean {
  return signs.test(JSON.stringify(document))
}

/** Reads `EXPLAIN FORMAT=JSON` and `ANALYZE FORMAT=JSON` of MariaDB. Its costs are those of all runs together. */
export function readMariaDb(document: Properties): Plan {
  const block = document.query_block
  if (!isObject(block)) throw new PlanError('noPlanInJson')
  const { query_optimization: optimization } = document
  return {
    engine: 'MariaDB',
    format: 'JSON',
    root: readBlock(block, 0),
    triggers: [],
    ...omitUndefined({
      planningTime: isObject(optimization) ? numberOf(optimization.r_total_time_ms) : undefined,
      executionTime: numberOf(block.r_total_time_ms),
    }),
  }
}

type Read = (raw: Properties, depth: number) => PlanNode

/** The operations by their names. Other objects only contain operations. */
const operations: Readonly<Record<string, Read>> = {
  table: readTable,
  query_block: readBlock,
  'block-nl-join': readBufferedJoin,
  'range-checked-for-each-record': readRangeChecked,
  filesort: readSort,
  read_sorted_file: (raw, depth) => wrap('Read sorted file', raw, depth),
  temporary_table: (raw, depth) => wrap('Temporary table', raw, depth),
  window_functions_computation: (raw, depth) => wrap('Window functions', raw, depth),
  duplicates_removal: (raw, depth) => wrap('Remove duplicates', raw, depth),
  union_result: (raw, depth) => wrap('Union', raw, depth),
  recursive_union: (raw, depth) => wrap('Recursive union', raw, depth),
}

/** The parts of a join. */
const joinParts =
  /^(?:table|block-nl-join|duplicates_removal|full-scan-on-null_key|range-checked-for-each-record|read_sorted_file)$/

/** Returns the operations in a part of the document. Before `nested_loop`, the tables of a join were repeated names. */
function inputsOf(part: unknown, depth: number): PlanNode[] {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  if (Array.isArray(part)) return part.flatMap((item) => inputsOf(item, depth + 1))
  if (!isObject(part)) return []
  const entries = Object.entries(part).map(([key, value]) => [withoutNumber(key), value] as const)
  const isPart = ([name]: (typeof entries)[number]) => joinParts.test(name)
  const parts = entries.filter(isPart).flatMap(([name, value]) => inputOf(name, value, depth + 1))
  const others = entries.filter((entry) => !isPart(entry))
  return [...joinInputs(parts), ...others.flatMap(([name, value]) => inputOf(name, value, depth + 1))]
}

function inputOf(name: string, value: unknown, depth: number): PlanNode[] {
  if (name === 'nested_loop') return joinInputs(inputsOf(value, depth))
  if (name === 'subqueries' && Array.isArray(value)) return value.map((query) => readSubquery(query, depth))
  // sorts of window functions have no inputs of their own
  if (name === 'sorts') return []
  const read = operations[name]
  return read && typeof value === 'object' && value !== null
    ? [read(value as Properties, depth)]
    : inputsOf(value, depth)
}

function joinInputs(inputs: PlanNode[]): PlanNode[] {
  const [first] = inputs
  if (!first || inputs.length === 1) return inputs
  const node = {
    kind: 'Nested loop',
    details: [],
    ...sumOfCosts(inputs),
    costsAllRuns: true,
    children: inputs,
  } as const
  return [{ ...node, ...timesOf(first.loops, first.time === undefined ? undefined : totalTimes(inputs)) }]
}

function readBlock(block: Properties, depth: number): PlanNode {
  const children = inputsOf(block, depth)
  const total = numberOf(block.r_total_time_ms)
  const details = Object.entries({ Condition: block.const_condition, Having: block.having_condition }).flatMap(
    ([name, text]): [string, string][] => (typeof text === 'string' ? [[name, text]] : []),
  )
  const cost = numberOf(block.cost)
  const [only] = children
  if (depth === 0 && only && children.length === 1 && total === undefined && details.length === 0)
    return cost === undefined ? only : { ...only, cost }
  return {
    kind: `Query block #${String(block.select_id ?? '')}`.replace(/ #$/, ''),
    details,
    ...(cost === undefined ? sumOfCosts(children) : { cost }),
    costsAllRuns: true,
    ...timesOf(numberOf(block.r_loops) ?? (total === undefined ? undefined : 1), total),
    children,
  }
}

/** Reads a subquery; a cache of results by the values of the outer row shows that it depends on it. */
function readSubquery(raw: unknown, depth: number): PlanNode {
  const query = isObject(raw) ? raw : {}
  const cache = query.expression_cache ?? query.subquery_cache
  const block = (isObject(cache) ? cache : query).query_block
  if (!isObject(block)) throw new PlanError('noPlanInJson')
  const node = readBlock(block, depth + 1)
  const hits = isObject(cache) ? numberOf(cache.r_hit_ratio) : undefined
  const isDependent = isObject(cache) || (node.loops ?? 0) > 1
  return {
    ...node,
    role: `subquery #${String(block.select_id ?? '')}${isDependent ? ' dependent' : ''}`,
    details: hits === undefined ? node.details : [...node.details, ['Cache hits', `${hits} %`]],
  }
}

function readTable(table: Properties, depth: number): PlanNode {
  const children = inputsOf(table, depth)
  const { cost = 0 } = sumOfCosts(children)
  const own = numberOf(table.cost)
  return {
    ...accessOf(table),
    ...measuresOf(table, children),
    ...(own !== undefined && { cost: own + cost }),
    costsAllRuns: true,
    children,
  }
}

function readBufferedJoin(raw: Properties, depth: number): PlanNode {
  const buffer = [raw.buffer_type, raw.join_type].flatMap((part) => textOf(part) ?? [])
  const node = wrap(`Join buffer (${buffer.join(', ')})`, raw, depth)
  const condition = textOf(raw.attached_condition)
  const own = (numberOf(raw.r_unpack_time_ms) ?? 0) + (numberOf(raw.r_other_time_ms) ?? 0)
  return {
    ...node,
    details: condition === undefined ? [] : [['Condition', condition]],
    ...timesOf(node.loops, node.time === undefined ? undefined : totalTime(node) + own),
  }
}

function readRangeChecked(raw: Properties, depth: number): PlanNode {
  const table = readTable(isObject(raw.table) ? raw.table : {}, depth)
  return { ...table, details: [...table.details, ['Range checked for each record', [raw.keys].flat().join(', ')]] }
}

/** Reads a sort. Its time contains that of a table that it reads, and not that of a temporary table, which is filled before. */
function readSort(raw: Properties, depth: number): PlanNode {
  const node = wrap('Sort', raw, depth)
  const key = textOf(raw.sort_key)
  const total = numberOf(raw.r_total_time_ms)
  const filling = totalTimes(node.children.filter(({ kind }) => kind === 'Temporary table'))
  return {
    ...node,
    details: key === undefined ? [] : [['Sort Key', key]],
    ...omitUndefined({ actualRows: numberOf(raw.r_output_rows) }),
    ...timesOf(
      numberOf(raw.r_loops),
      total === undefined ? undefined : Math.max(total + filling, totalTimes(node.children)),
    ),
    ...((numberOf(raw.r_sort_passes) ?? 0) > 0 && { spilled: true as const }),
  }
}

/** Returns an operation that has the runs and the time of its inputs. */
function wrap(kind: string, raw: Properties, depth: number): PlanNode {
  const children = inputsOf(raw, depth)
  const [first] = children
  const loops = numberOf(raw.r_loops) ?? first?.loops
  return {
    kind,
    ...omitUndefined({ relation: textOf(raw.table_name), actualRows: numberOf(raw.r_rows) }),
    details: [],
    ...sumOfCosts(children),
    costsAllRuns: true,
    ...timesOf(loops, first?.time === undefined ? undefined : totalTimes(children)),
    children,
  }
}

function sumOfCosts(nodes: readonly PlanNode[]): { cost?: number } {
  const costs = nodes.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? {} : { cost: costs.reduce((sum, cost) => sum + cost, 0) }
}
