import type { Fields } from '../dialect/blocks'
import { tableNamed } from '../dialect/numbered-columns'
import type { Table } from '../engine/catalog'
import type { Node } from '../engine/parse'

/** Names the columns of an INSERT without a list, in place: it fills all but the IDENTITY column. */
export function omitIdentity(statement: Node, tables: readonly Table[]): void {
  const { InsertStmt: insert } = statement as unknown as { InsertStmt?: Fields }
  const table = tableNamed((insert?.relation as Fields | undefined)?.relname, tables)
  if (!insert || !table || insert.cols !== undefined || insert.selectStmt === undefined) return
  if (!table.columns.some(({ isNumbered }) => isNumbered)) return
  const filled = table.columns.filter(({ isNumbered }) => !isNumbered)
  insert.cols = filled.map(({ name }) => ({ ResTarget: { name } }))
}
