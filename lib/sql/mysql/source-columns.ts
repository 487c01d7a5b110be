import type { Fields } from '../dialect/blocks'
import { tableNamed, type Column, type Table } from '../engine/catalog'
import { columnName, columnQualifier, walk, type Node } from '../engine/parse'

/** A column of a table that a statement names. */
export interface SourceColumn {
  readonly table: Table
  readonly column: Column
}

/** Returns the columns that a reference may mean; an empty list if it is one of a subquery. */
export type ColumnsOf = (reference: Fields) => readonly SourceColumn[]

/** Returns a function that finds the columns of the tables of a statement: other tables have columns with the same names. */
export function sourceColumns(statement: Node, tables: readonly Table[]): ColumnsOf {
  const sources: { readonly name: string; readonly table: Table | undefined }[] = []
  walk(statement, (kind, { relname, alias, subquery }) => {
    const aliasName = (alias as { aliasname: string } | undefined)?.aliasname
    if (kind === 'RangeSubselect' && subquery !== undefined) sources.push({ name: aliasName ?? '', table: undefined })
    if (kind !== 'RangeVar') return
    sources.push({ name: aliasName ?? String(relname), table: tableNamed(relname, tables) })
  })
  return (reference) => {
    const name = columnName(reference)
    const qualifier = columnQualifier(reference)
    const named = sources.filter((source) => source.name === qualifier)
    return (named.length > 0 ? named : sources).flatMap(({ table }) =>
      (table?.columns ?? []).flatMap((column) => (table && column.name === name ? [{ table, column }] : [])),
    )
  }
}
