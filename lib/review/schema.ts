import { PersistentMap } from './persistent-map'
import type { ObjectName } from './query'
import type { AlterAction, ColumnDefinition, KeyDefinition } from './statement'

/** A table as the statements before have left it. */
export interface TableModel {
  readonly schema?: string
  readonly name: string
  readonly columns: ReadonlyMap<string, ColumnDefinition>
  readonly keys: readonly KeyDefinition[]
  readonly isTemporary: boolean
  readonly partitionColumns: readonly string[]
  readonly comment?: string
  readonly columnComments: ReadonlyMap<string, string>
  readonly charset?: string
  readonly collation?: string
  /** True if a statement of the reviewed text has created it. */
  readonly isOwn: boolean
  /** True if all columns are known: not for CREATE TABLE … AS and LIKE. */
  readonly isComplete: boolean
}

/** The tables by name in lower case, one for each schema that has the name, and the character sets of databases. */
export interface Schema {
  readonly tables: PersistentMap<readonly TableModel[]>
  readonly databases: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export const emptySchema: Schema = { tables: PersistentMap.empty(), databases: new Map() }

/** The schemas in which an engine looks for a name without one. */
const defaultSchemas: ReadonlySet<string | undefined> = new Set([undefined, 'dbo', 'public'])

/**
 * Returns the table that a name means. A name or table without its schema may belong to any; of several tables, a name
 * without one means that of the default schema.
 */
export function findTable(schema: Schema, name: Pick<ObjectName, 'schema' | 'name'>): TableModel | undefined {
  const tables = namesakes(schema, name)
  const wanted = name.schema?.toLowerCase()
  const [only, second] = tables
  if (only && !second) return isElsewhere(only, wanted) ? undefined : only
  return (
    tables.find((table) => table.schema?.toLowerCase() === wanted) ??
    tables.find((table) => (wanted === undefined ? defaultSchemas.has(table.schema?.toLowerCase()) : !table.schema))
  )
}

/** Returns the tables with a name, of all schemas. */
export function namesakes({ tables }: Schema, { name }: Pick<ObjectName, 'name'>): readonly TableModel[] {
  return tables.get(name.toLowerCase()) ?? []
}

function isElsewhere({ schema }: TableModel, wanted: string | undefined): boolean {
  return schema !== undefined && wanted !== undefined && schema.toLowerCase() !== wanted
}

/** Returns a column of a table. */
export function findColumn(table: TableModel | undefined, name: string): ColumnDefinition | undefined {
  return table?.columns.get(name.toLowerCase())
}

/** Returns the columns of the primary key of a table, in lower case. */
export function primaryKeyOf(table: TableModel): string[] {
  return keyColumns(table.keys.find(({ kind }) => kind === 'primary'))
}

/** Returns the names of the columns of a key, in lower case. */
export function keyColumns(key: KeyDefinition | undefined): string[] {
  return (key?.keys ?? []).flatMap(({ column }) => column?.toLowerCase() ?? [])
}

/** True if a column can be NULL: it is not NOT NULL and not part of the primary key. */
export function isNullable(table: TableModel, column: ColumnDefinition): boolean {
  const name = column.name.toLowerCase()
  const isChecked = table.keys.some(({ notNull, isNotValid }) => !isNotValid && notNull?.toLowerCase() === name)
  return !column.isNotNull && !isChecked && !primaryKeyOf(table).includes(name)
}

/** True if an action drops a key; PostgreSQL names a key without a name after the table and its columns. */
export function isDropped(
  table: Pick<TableModel, 'name'>,
  key: KeyDefinition,
  action: Extract<AlterAction, { kind: 'drop key' }>,
): boolean {
  if (action.of === 'primary') return key.kind === 'primary'
  const suffix = { primary: 'pkey', unique: 'key', foreign: 'fkey', check: 'check', index: 'idx', fulltext: 'idx' }
  const columns = key.kind === 'primary' ? [] : keyColumns(key)
  return (key.name ?? [table.name, ...columns, suffix[key.kind]].join('_')) === action.name
}
