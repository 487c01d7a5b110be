import type { Fields } from '../dialect/blocks'
import { columnName, walk, type Node } from '../engine/parse'

interface Target {
  readonly name?: string
  readonly val?: { ColumnRef?: Fields }
}

/** Returns the names that subqueries of a statement give to something else than the column of the same name. */
export function renamedColumns(statement: Node): ReadonlySet<string | undefined> {
  const renamed = new Set<string | undefined>()
  walk(statement, (kind, fields) => {
    if (kind !== 'RangeSubselect' && kind !== 'CommonTableExpr') return
    const alias = fields.alias as { colnames?: unknown[] } | undefined
    const names = (fields.aliascolnames ?? alias?.colnames ?? []) as { String: { sval: string } }[]
    for (const { String: name } of names) renamed.add(name.sval)
    walk([fields.subquery ?? fields.ctequery], (inner, target) => {
      const { name, val } = target as Target
      if (inner === 'ResTarget' && columnName(val?.ColumnRef ?? {}) !== name) renamed.add(name)
    })
  })
  return renamed
}
