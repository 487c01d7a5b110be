import type { Fields } from '../dialect/blocks'
import { columnName, nameParts, walk, type Node } from '../engine/parse'

interface Target {
  readonly name?: string
  readonly val?: { ColumnRef?: Fields }
}

/** Returns the names of columns that follow the name of a subquery, as in `WITH t (a, b) AS`. */
export function listedColumns({ aliascolnames, alias }: Fields): (string | undefined)[] {
  return nameParts(aliascolnames ?? (alias as { colnames?: unknown } | undefined)?.colnames)
}

/** Returns the names that subqueries of a statement give to something else than the column of the same name. */
export function renamedColumns(statement: Node): ReadonlySet<string | undefined> {
  const renamed = new Set<string | undefined>()
  walk(statement, (kind, fields) => {
    if (kind !== 'RangeSubselect' && kind !== 'CommonTableExpr') return
    for (const name of listedColumns(fields)) renamed.add(name)
    walk([fields.subquery ?? fields.ctequery], (inner, target) => {
      const { name, val } = target as Target
      if (inner === 'ResTarget' && columnName(val?.ColumnRef ?? {}) !== name) renamed.add(name)
    })
  })
  return renamed
}
