import type { Fields } from '../dialect/blocks'
import { callOf } from '../dialect/tree'
import type { Table } from '../engine/catalog'
import { columnName, walk, type Node } from '../engine/parse'

interface Target {
  name?: string
  val: { ColumnRef?: Fields; FuncCall?: Fields }
}

/**
 * Makes CHAR columns of different lengths VARCHAR2 in set operations, in place, so that trailing blanks count: see “The
 * UNION [ALL], INTERSECT, MINUS Operators” in Oracle’s SQL Language Reference.
 */
export function varyingSetOperands(statement: Node, tables: readonly Table[]): void {
  const columns = tables.flatMap((table) => table.columns)
  const lengthOf = ({ val: { ColumnRef: column } }: Target) => {
    const same = columns.filter(({ name }) => column && name === columnName(column))
    const lengths = new Set(same.map(({ type, size }) => (type === 'bpchar' ? size : undefined)))
    return lengths.size === 1 ? [...lengths][0] : undefined
  }
  walk(statement, (kind, fields) => {
    if (kind !== 'SelectStmt' || fields.op === 'SETOP_NONE') return
    const branches = branchesOf(fields)
    for (const at of branches[0]?.keys() ?? []) {
      const targets = branches.flatMap((branch) => branch[at] ?? [])
      const lengths = new Set(targets.map(lengthOf).filter((length) => length !== undefined))
      if (lengths.size > 1) targets.forEach(makeVarying)
    }
  })
}

/** Returns the select lists of the queries that set operators combine. */
function branchesOf(select: Fields): Target[][] {
  if (select.op !== 'SETOP_NONE') return [select.larg, select.rarg].flatMap((branch) => branchesOf(branch as Fields))
  return [((select.targetList ?? []) as { ResTarget: Target }[]).map(({ ResTarget }) => ResTarget)]
}

function makeVarying(target: Target): void {
  const name = target.name ?? columnName(target.val.ColumnRef ?? {})
  if (name !== undefined) target.name = name
  target.val = callOf(['dialect', 'varying'], [target.val])
}
