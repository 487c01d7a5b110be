import { tableNamed, type Table } from '../engine/catalog'
import type { Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import type { Fields } from './blocks'

/** The SQL that creates the function of `numberDefault`. */
export const numberFunction = `
CREATE FUNCTION dialect.next_number(relation text, attribute text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$DECLARE number bigint; BEGIN
  EXECUTE format('SELECT coalesce(max(%s), 0) + 1 FROM %s', attribute, relation) INTO number; RETURN number;
END$$;`

/** Returns the default of an AUTO_INCREMENT or IDENTITY column: the number after the greatest one. */
export function numberDefault(table: string, column: string): string {
  return `DEFAULT dialect.next_number('${table}', '${column}')`
}

/**
 * Adds a LIMIT without effect to the query of an INSERT whose rows get numbers: all orders that it leaves open are tried, as for
 * any LIMIT.
 */
export function numberInAnyOrder({ selectStmt }: Fields, table: Table, columns: readonly string[]): void {
  const select = (selectStmt as { SelectStmt?: Fields } | undefined)?.SelectStmt
  if (!isNumbered(table, columns) || !select || select.valuesLists !== undefined || select.limitCount !== undefined)
    return
  select.limitCount = { A_Const: { ival: { ival: 2 ** 31 - 1 } } }
  select.limitOption = 'LIMIT_OPTION_COUNT'
}

/** Lets the new rows of a statement get their numbers in any order, in place; throws for a MERGE, which has no query for it. */
export function numberNewRows(statement: Node, tables: readonly Table[], engine: string): void {
  const { InsertStmt, MergeStmt } = statement as unknown as Partial<Record<'InsertStmt' | 'MergeStmt', Fields>>
  const change = InsertStmt ?? MergeStmt
  const table = tableNamed((change?.relation as Fields | undefined)?.relname, tables)
  if (!change || !table) return
  if (InsertStmt)
    return numberInAnyOrder(change, table, targetNames(change.cols) ?? table.columns.map(({ name }) => name))
  const clauses = change.mergeWhenClauses as { MergeWhenClause: Fields }[]
  const inserts = clauses.filter(({ MergeWhenClause: { commandType } }) => commandType === 'CMD_INSERT')
  if (inserts.some(({ MergeWhenClause: { targetList } }) => isNumbered(table, targetNames(targetList) ?? [])))
    throw new ReasonError('untranslated', { engine, name: 'MERGE … INSERT with IDENTITY' })
}

/** Returns the names of columns that a statement fills; undefined if it does not name them. */
export function targetNames(targets: unknown): string[] | undefined {
  return (targets as { ResTarget: { name: string } }[] | undefined)?.map(({ ResTarget: { name } }) => name)
}

/** Whether rows that fill some columns of a table get numbers. */
function isNumbered(table: Table, columns: readonly string[]): boolean {
  return table.columns.some((column) => column.isNumbered && !columns.includes(column.name))
}
