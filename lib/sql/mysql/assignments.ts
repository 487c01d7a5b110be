import { castTo, castToSized } from '../dialect/tree'
import { tableNamed, type Column, type Table } from '../engine/catalog'
import { columnName, columnQualifier, walk } from '../engine/parse'
import { ReasonError } from '../reasons'

interface Target {
  readonly name: string
  val: unknown
}

/**
 * Rewrites the assignments of an UPDATE of one table in place: MySQL evaluates them from left to right, so that an
 * expression reads the new values of the columns before it. Throws a `ReasonError` for a subquery in which such a column has
 * no table, so that it may belong to the subquery.
 */
export function assignInOrder(update: Record<string, unknown>, tables: readonly Table[]): void {
  const { relname, alias } = update.relation as { relname: string; alias?: { aliasname: string } }
  const table = alias?.aliasname ?? relname
  const columns = tableNamed(relname, tables)?.columns ?? []
  const assigned = new Map<string, unknown>()
  for (const { ResTarget } of (update.targetList ?? []) as { ResTarget: Target }[]) {
    ResTarget.val = withValues(ResTarget.val, table, assigned)
    const column = columns.find(({ name }) => name === ResTarget.name)
    assigned.set(ResTarget.name, column ? stored(ResTarget.val, column) : ResTarget.val)
  }
}

/** Returns a value as it is read from the column that stores it: a number is rounded, and a date has no time. */
function stored(value: unknown, { type, declared, labels }: Column): object {
  const sizes = declared.match(/\d+(?=[,)])/g) ?? []
  return labels ? castTo(value, 'dialect', type) : castToSized(value, type, sizes.map(Number))
}

/** Returns a tree with the columns of a table replaced by the values assigned to them. */
function withValues(tree: unknown, table: string, assigned: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(tree)) return tree.map((item) => withValues(item, table, assigned))
  if (tree === null || typeof tree !== 'object') return tree
  if ('SelectStmt' in tree) rejectUnqualified(tree, assigned)
  const { ColumnRef = {} } = tree as { ColumnRef?: { fields?: unknown } }
  const name = columnName(ColumnRef)
  if (name !== undefined && assigned.has(name) && [undefined, table].includes(columnQualifier(ColumnRef)))
    return structuredClone(assigned.get(name))
  return Object.fromEntries(Object.entries(tree).map(([key, item]) => [key, withValues(item, table, assigned)]))
}

function rejectUnqualified(subquery: object, assigned: ReadonlyMap<string, unknown>): void {
  walk([subquery], (kind, fields) => {
    const name = kind === 'ColumnRef' ? columnName(fields) : undefined
    if (name !== undefined && assigned.has(name) && (fields.fields as unknown[]).length === 1)
      throw new ReasonError('assignedColumn', { column: name })
  })
}
