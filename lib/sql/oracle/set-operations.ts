import type { Fields } from '../dialect/blocks'
import { callOf } from '../dialect/tree'
import { unqualifiedName, type Table } from '../engine/catalog'
import { columnName, walk, type Node } from '../engine/parse'

interface Target {
  name?: string
  val: { ColumnRef?: Fields; FuncCall?: Fields }
}

interface Branch {
  readonly targets: readonly Target[]
  /** The tables that its FROM names; empty if it contains a subquery or a join. */
  readonly relations: readonly string[]
}

/**
 * Makes CHAR columns of different lengths VARCHAR2 in set operations, in place, so that trailing blanks count: see “The
 * UNION [ALL], INTERSECT, MINUS Operators” in Oracle’s SQL Language Reference.
 */
export function varyingSetOperands(statement: Node, tables: readonly Table[]): void {
  const lengthOf = ({ val: { ColumnRef: column } }: Target, relations: readonly string[]) => {
    const sources = tables.filter((table) => relations.length === 0 || relations.includes(unqualifiedName(table)))
    const columns = sources.flatMap((table) => table.columns)
    const same = columns.filter(({ name }) => column && name === columnName(column))
    const lengths = new Set(same.map(({ type, size }) => (type === 'bpchar' ? size : undefined)))
    return lengths.size === 1 ? [...lengths][0] : undefined
  }
  walk(statement, (kind, fields) => {
    if (kind !== 'SelectStmt' || fields.op === 'SETOP_NONE') return
    const branches = branchesOf(fields)
    for (const at of branches[0]?.targets.keys() ?? []) {
      const lengths = branches.map(({ targets, relations }) => targets[at] && lengthOf(targets[at], relations))
      if (new Set(lengths.filter((length) => length !== undefined)).size > 1)
        for (const { targets } of branches) if (targets[at]) makeVarying(targets[at])
    }
  })
}

/** Returns the queries that set operators combine. */
function branchesOf(select: Fields): Branch[] {
  if (select.op !== 'SETOP_NONE') return [select.larg, select.rarg].flatMap((branch) => branchesOf(branch as Fields))
  const items = (select.fromClause ?? []) as { RangeVar?: { relname: string } }[]
  return [
    {
      targets: ((select.targetList ?? []) as { ResTarget: Target }[]).map(({ ResTarget }) => ResTarget),
      relations: items.every(({ RangeVar }) => RangeVar)
        ? items.flatMap(({ RangeVar }) => RangeVar?.relname ?? [])
        : [],
    },
  ]
}

function makeVarying(target: Target): void {
  const name = target.name ?? columnName(target.val.ColumnRef ?? {})
  if (name !== undefined) target.name = name
  target.val = callOf(['dialect', 'varying'], [target.val])
}
