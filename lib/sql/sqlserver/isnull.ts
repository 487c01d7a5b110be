import type { Fields } from '../dialect/blocks'
import { constant } from '../dialect/tree'
import { columnName, functionName, walk, type Node } from '../engine/parse'

interface Target {
  readonly name?: string
  readonly val?: { ColumnRef?: Fields }
}

/**
 * Adds a third argument to each call of ISNULL, in place: the name of the column that determines the size of the result; an
 * empty text if that is an expression, or if a subquery gives its name to another column.
 */
export function nameIsnullColumns(statement: Node): void {
  const renamed = new Set<string | undefined>()
  walk(statement, (kind, fields) => {
    if (kind !== 'RangeSubselect' && kind !== 'CommonTableExpr') return
    walk([fields.subquery ?? fields.ctequery], (inner, target) => {
      const { name, val } = target as Target
      if (inner === 'ResTarget' && columnName(val?.ColumnRef ?? {}) !== name) renamed.add(name)
    })
  })
  walk(statement, (kind, fields) => {
    if (kind !== 'FuncCall' || functionName(fields) !== 'isnull') return
    const args = fields.args as { ColumnRef?: Fields }[]
    const name = columnName(args[0]?.ColumnRef ?? {})
    if (args.length === 2) fields.args = [...args, constant(name === undefined || renamed.has(name) ? '' : name)]
  })
}
