import { ReasonError } from '../reasons'
import { functionName, walk, type Node, type ParsedStatement } from '../engine/parse'

/** Functions that return a different result at every call. */
const volatile = new Set(
  `random rand random_normal gen_random_uuid uuidv4 uuidv7 uuid_generate_v4 uuid newid sys_guid clock_timestamp timeofday
  sysdate nextval currval lastval setval pg_sleep sleep txid_current pg_current_xact_id pg_backend_pid`.split(/\s+/),
)
const changes = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'TruncateStmt']

interface Fields {
  [name: string]: unknown
}

/** Throws a `ReasonError` with the reason and the fix if the statements of a side cannot be compared. */
export function assertComparable(parsed: readonly ParsedStatement[]): void {
  if (parsed.length === 0) throw new ReasonError('noStatement')
  for (const { node } of parsed) {
    const kind = Object.keys(node)[0] ?? ''
    const fields = Object.values(node)[0] as Fields
    if (kind !== 'SelectStmt' && !changes.includes(kind)) throw new ReasonError('notComparable')
    if (kind === 'SelectStmt' && parsed.length > 1)
      throw new ReasonError('severalStatements', { count: String(parsed.length) })
    if (fields.intoClause !== undefined) throw new ReasonError('selectInto')
    if (fields.returningList !== undefined || fields.returningClause !== undefined) throw new ReasonError('returning')
    mustRepeat(node)
  }
}

function mustRepeat(statement: Node): void {
  const copy = structuredClone(statement)
  walk(copy, (kind, fields) => {
    // ORDER BY random() is treated as a tie; see randomizeTies
    delete fields.sortClause
    if (kind === 'FuncCall') {
      delete fields.agg_order
      delete (fields.over as Fields | undefined)?.orderClause
    }
    if (kind === 'RangeTableSample') throw new ReasonError('tablesample')
    if (kind !== 'FuncCall' || !isVolatile(fields)) return
    throw new ReasonError('volatile', { name: functionName(fields) })
  })
}

/** Whether a syntax tree calls a function that returns a different result at every call. */
export function callsVolatile(tree: Node): boolean {
  let found = false
  walk(tree, (kind, fields) => {
    found ||= kind === 'FuncCall' && isVolatile(fields)
  })
  return found
}

function isVolatile(call: Fields): boolean {
  return volatile.has(functionName(call))
}
