import { columnName, nameParts, walk } from '../engine/parse'
import type { Fields } from './blocks'
import { callOf } from './tree'

/**
 * Allows a query in WITH to read itself, for which Oracle and SQL Server need no keyword. Both branches get the widest types by
 * `dialect.wide`, because PostgreSQL does not find a common type for them.
 */
export function allowRecursion({ withClause }: Fields): void {
  const clause = withClause as { ctes: { CommonTableExpr: Fields }[]; recursive?: boolean } | undefined
  for (const { CommonTableExpr: table } of clause?.ctes ?? []) {
    let isRecursive = false
    walk([table.ctequery], (kind, { relname }) => {
      isRecursive ||= kind === 'RangeVar' && relname === table.ctename
    })
    const { larg, rarg } = (table.ctequery as { SelectStmt: Record<'larg' | 'rarg', Fields | undefined> }).SelectStmt
    if (!isRecursive || !clause) continue
    clause.recursive = true
    const targets = [larg?.targetList, rarg?.targetList].flat() as ({ ResTarget: Fields } | undefined)[]
    for (const { ResTarget: target } of targets.filter((item) => item !== undefined)) {
      if (JSON.stringify(target).includes('"A_Star"')) continue
      const { ColumnRef: column } = (target.val ?? {}) as { ColumnRef?: Fields }
      const name = target.name ?? (column && columnName(column))
      if (name !== undefined) target.name = name
      target.val = callOf(['dialect', 'wide'], [target.val])
    }
  }
}

/** Removes the table from the names of assigned columns, as in `SET e.sal = 1`. */
export function unqualifyTargets(fields: Fields): void {
  const targets = [fields.targetList, fields.cols].flat() as ({ ResTarget?: Fields } | undefined)[]
  for (const item of targets) {
    const target = item?.ResTarget
    if (!target) continue
    const [name] = nameParts(target.indirection)
    if (name === undefined) continue
    target.name = name
    delete target.indirection
  }
}
