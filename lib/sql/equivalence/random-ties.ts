import { functionName, treeKey, walk, type Node, type SelectStmt } from '../engine/parse'

const ROWS_FRAME = 0x4
/** Window functions whose result depends on the order of peers. */
const peerDependent = new Set(['row_number', 'ntile', 'lag', 'lead', 'first_value', 'nth_value'])
/** Aggregates whose result depends on the order of their input. */
const orderDependent = new Set([
  'any_value',
  'array_agg',
  'string_agg',
  'group_concat',
  'json_agg',
  'jsonb_agg',
  'xmlagg',
  'json_object_agg',
])

interface Fields {
  [name: string]: unknown
}

/**
 * Rewrites a statement in place so that `random()` decides everything that SQL does not determine: which of the rows
 * with equal sort keys LIMIT, OFFSET and DISTINCT ON return, the numbers that `row_number()` gives to peers, the order
 * of elements in `array_agg`. Returns false if the statement determines its result.
 */
export function randomizeTies(statement: Node): boolean {
  const selects: Fields[] = []
  walk(statement, (kind, fields) => {
    if (kind === 'SelectStmt') selects.push(fields)
  })
  // subqueries first: a window of the outer query can have the same name
  for (const select of selects.reverse()) inlineWindows(select)
  let found = false
  walk(statement, (kind, fields) => {
    if (kind === 'SelectStmt') found = randomizeRowOrder(fields) || found
    if (kind === 'FuncCall') found = randomizePeers(fields) || randomizeInput(fields) || found
  })
  return found
}

function randomizeRowOrder(select: Fields): boolean {
  if (isDistinctOn(select)) {
    const keys = select.distinctClause as Node[]
    select.sortClause = [...((select.sortClause as Node[] | undefined) ?? keys.map(sortBy)), sortBy(randomCall())]
    return true
  }
  if (!limits(select)) return false
  if (select.distinctClause !== undefined || select.op !== 'SETOP_NONE') wrap(select)
  select.sortClause = [...((select.sortClause as Node[] | undefined) ?? []), sortBy(randomCall())]
  return true
}

/** Whether LIMIT or OFFSET can separate rows with equal sort keys; false for `LIMIT ALL` and for WITH TIES. */
function limits(select: Fields): boolean {
  if (select.limitOption === 'LIMIT_OPTION_WITH_TIES') return false
  return [select.limitCount, select.limitOffset].some((limit) => limit !== undefined && !isNull(limit as Fields))
}

function isNull(limit: Fields): boolean {
  return (limit.A_Const as Fields | undefined)?.isnull === true
}

function isDistinctOn(select: Fields): boolean {
  const keys = select.distinctClause as Fields[] | undefined
  return keys !== undefined && Object.keys(keys[0] ?? {}).length > 0
}

/** Moves a SELECT with DISTINCT or a set operation into a subquery: its ORDER BY allows only output columns. */
function wrap(select: Fields): void {
  const inner: Fields = { ...select, limitOption: 'LIMIT_OPTION_DEFAULT' }
  delete inner.limitCount
  delete inner.limitOffset
  delete inner.sortClause
  const { limitCount, limitOffset, limitOption, sortClause } = select
  for (const key of Object.keys(select)) Reflect.deleteProperty(select, key)
  Object.assign(select, {
    targetList: [{ ResTarget: { val: { ColumnRef: { fields: [{ A_Star: {} }] } } } }],
    fromClause: [{ RangeSubselect: { subquery: { SelectStmt: inner }, alias: { aliasname: 'lots' } } }],
    ...(sortClause !== undefined && { sortClause: sortByOutput(sortClause as Node[], inner as SelectStmt) }),
    ...(limitCount !== undefined && { limitCount }),
    ...(limitOffset !== undefined && { limitOffset }),
    limitOption,
    op: 'SETOP_NONE',
  })
}

/** Replaces sort keys that are equal to an expression of the select list with the number of that output column. */
function sortByOutput(keys: Node[], inner: SelectStmt): Node[] {
  const targets = (inner.targetList ?? []).map((target) => treeKey((target as { ResTarget: Fields }).ResTarget.val))
  return keys.map((key) => {
    const sort = (key as { SortBy: { node: Node } }).SortBy
    const index = targets.indexOf(treeKey(sort.node))
    return index < 0 ? key : { SortBy: { ...sort, node: { A_Const: { ival: { ival: index + 1 } } } } }
  }) as Node[]
}

/** Replaces the names of windows in a select list and ORDER BY with their definitions, so that each call has its own. */
function inlineWindows(select: Fields): void {
  const windows = ((select.windowClause as { WindowDef: Fields }[] | undefined) ?? []).map(({ WindowDef }) => WindowDef)
  if (windows.length === 0) return
  const define = ({ name, refname, ...window }: Fields): Fields => {
    const named = windows.find((other) => other.name === (name ?? refname))
    if (!named) return window
    const { refname: base, ...own } = named
    return define({ ...own, ...(name === undefined && window), name: undefined, refname: base })
  }
  walk([select.targetList, select.sortClause], (kind, fields) => {
    if (kind === 'FuncCall' && fields.over !== undefined) fields.over = structuredClone(define(fields.over as Fields))
  })
}

function randomizePeers(call: Fields): boolean {
  const over = call.over as Fields | undefined
  if (over === undefined) return false
  const rows = (Number(over.frameOptions ?? 0) & ROWS_FRAME) !== 0
  if (!peerDependent.has(functionName(call)) && !(rows && over.orderClause !== undefined)) return false
  over.orderClause = [...((over.orderClause as Node[] | undefined) ?? []), sortBy(randomCall())]
  return true
}

function randomizeInput(call: Fields): boolean {
  if (call.over !== undefined || call.agg_distinct === true || !orderDependent.has(functionName(call))) return false
  call.agg_order = [...((call.agg_order as Node[] | undefined) ?? []), sortBy(randomCall())]
  return true
}

function randomCall(): Node {
  return {
    FuncCall: { funcname: [{ String: { sval: 'random' } }], funcformat: 'COERCE_EXPLICIT_CALL' },
  } as unknown as Node
}

function sortBy(node: Node): Node {
  return { SortBy: { node, sortby_dir: 'SORTBY_DEFAULT', sortby_nulls: 'SORTBY_NULLS_DEFAULT' } } as unknown as Node
}
