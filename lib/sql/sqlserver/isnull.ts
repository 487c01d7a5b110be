import type { Fields } from '../dialect/blocks'
import { constant } from '../dialect/tree'
import { columnName, functionName, walk, type Node } from '../engine/parse'

/**
 * Adds a third argument to each call of ISNULL, in place: the name of the column that determines the size of the result; an
 * empty text if that is an expression, or one of `renamed`, see `renamedColumns`.
 */
export function nameIsnullColumns(statement: Node, renamed: ReadonlySet<string | undefined>): void {
  walk(statement, (kind, fields) => {
    if (kind !== 'FuncCall' || functionName(fields) !== 'isnull') return
    const args = fields.args as { ColumnRef?: Fields }[]
    const name = columnName(args[0]?.ColumnRef ?? {})
    if (args.length === 2) fields.args = [...args, constant(name === undefined || renamed.has(name) ? '' : name)]
  })
}
