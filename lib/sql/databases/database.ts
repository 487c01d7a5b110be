import type { Column, Table } from '../engine/catalog'
import { familyOf } from './values'

/** A value in PostgreSQL's text format, or null for NULL. */
export type Cell = string | null

/** The rows of each table of a list of tables, which is sorted with parents first. */
export type Database = readonly (readonly (readonly Cell[])[])[]

/** The rows of a table, in the columns that an INSERT statement has to name. */
export interface TableRows {
  /** The name as SQL. */
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * Returns the rows of the tables, parents first; omits tables without rows. With `mentionedColumns`, also omits columns
 * that contain only NULL, unless they are mentioned or have a default.
 */
export function tableRows(
  tables: readonly Table[],
  database: Database,
  mentionedColumns?: ReadonlySet<string>,
): TableRows[] {
  return tables.flatMap((table, index) => {
    const rows = database[index] ?? []
    if (rows.length === 0) return []
    const indexes = neededColumns(table, rows, mentionedColumns)
    return {
      table: table.name,
      columns: indexes.map((at) => table.columns[at]?.name ?? ''),
      rows: rows.map((row) => indexes.map((at) => row[at] ?? null)),
    }
  })
}

function neededColumns(
  { columns }: Table,
  rows: Database[number],
  mentionedColumns: ReadonlySet<string> | undefined,
): number[] {
  return columns.flatMap((column, at) => {
    const needed = mentionedColumns === undefined || mentionedColumns.has(column.name) || column.hasDefault
    return needed || rows.some((row) => row[at] !== null) ? [at] : []
  })
}

/** Returns the INSERT statements that fill the tables, with the rows and columns of `tableRows`. */
export function inserts(
  tables: readonly Table[],
  database: Database,
  mentionedColumns?: ReadonlySet<string>,
): string[] {
  return tables.flatMap((table, index) => {
    const rows = database[index] ?? []
    if (rows.length === 0) return []
    const indexes = neededColumns(table, rows, mentionedColumns)
    const columns = indexes.map((at) => quoteName(table.columns[at]?.name ?? '')).join(', ')
    const values = rows.map((row) => `(${indexes.map((at) => literal(row[at] ?? null, table.columns[at])).join(', ')})`)
    const override = table.identity ? ' OVERRIDING SYSTEM VALUE' : ''
    return [`INSERT INTO ${table.name} (${columns})${override} VALUES\n  ${values.join(',\n  ')};`]
  })
}

/** Returns the total number of rows of a database. */
export function rowCount(database: Database): number {
  return database.reduce((sum, rows) => sum + rows.length, 0)
}

function literal(cell: Cell, column: Column | undefined): string {
  if (cell === null) return 'NULL'
  const family = column && familyOf(column)
  if ((family === 'integer' || family === 'decimal') && /^-?\d+(?:\.\d+)?$/.test(cell)) return cell
  if (family === 'boolean') return cell === 't' ? 'TRUE' : 'FALSE'
  return quoteText(cell)
}

/** Quotes a text as an SQL literal. */
export function quoteText(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted
}

/** Returns an identifier, in double quotes if it is a reserved word or contains other characters than `[a-z0-9_]`. */
export function quoteName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`
}

/** The reserved words of PostgreSQL, which must be quoted as column names. */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze
  from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
  unique user using variadic verbose when where window with`.split(/\s+/),
)
