import { PersistentMap } from './persistent-map'
import type { ObjectName } from './query'
import type { AlterAction, ColumnDefinition, CreateTable, KeyDefinition, StatementBody } from './statement'

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

/** The tables by name in lower case, and the character sets of databases. */
export interface Schema {
  readonly tables: PersistentMap<TableModel>
  readonly databases: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export const emptySchema: Schema = { tables: PersistentMap.empty(), databases: new Map() }

/** Returns a table of the schema. */
export function findTable(schema: Schema, { name }: Pick<ObjectName, 'name'>): TableModel | undefined {
  return schema.tables.get(name.toLowerCase())
}

/** True if a table is in another schema than a name. */
export function isElsewhere({ schema }: TableModel, name: ObjectName): boolean {
  return schema !== undefined && name.schema !== undefined && schema.toLowerCase() !== name.schema.toLowerCase()
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
  return !column.isNotNull && !primaryKeyOf(table).includes(column.name.toLowerCase())
}

/** Returns the schema after a statement. */
export function applyStatement(schema: Schema, body: StatementBody, isOwn: boolean): Schema {
  switch (body.kind) {
    case 'create table':
      if (body.hasIfNotExists && findTable(schema, body.table)) return schema
      return withTable(schema, makeTable(body, isOwn))
    case 'alter table':
      return body.actions.reduce((current, action) => applyAction(current, body.table, action), schema)
    case 'create index':
      return changeTable(schema, body.table, (table) => ({ ...table, keys: [...table.keys, body.key] }))
    case 'comment': {
      const { column, text = '' } = body
      return changeTable(schema, body.table, (table) =>
        column === undefined
          ? { ...table, comment: text }
          : { ...table, columnComments: new Map([...table.columnComments, [column.toLowerCase(), text]]) },
      )
    }
    case 'drop':
      return body.object === 'table' ? body.names.reduce(withoutTable, schema) : dropIndexes(schema, body)
    case 'rename':
      return renameTable(schema, body.from, body.to.name)
    case 'create':
      if (body.object !== 'database' && body.object !== 'schema') return schema
      return {
        ...schema,
        databases: new Map([...schema.databases, [body.name?.name.toLowerCase() ?? '', body.options]]),
      }
    default:
      return schema
  }
}

function makeTable(body: CreateTable, isOwn: boolean): TableModel {
  const { comment, charset, collate } = Object.fromEntries(body.options) as Record<string, string | undefined>
  return {
    ...(body.table.schema !== undefined && { schema: body.table.schema }),
    name: body.table.name,
    columns: new Map(body.columns.map((column) => [column.name.toLowerCase(), column])),
    keys: body.keys,
    isTemporary: body.isTemporary,
    partitionColumns: body.partitionColumns,
    ...(comment !== undefined && { comment }),
    columnComments: new Map(
      body.columns.flatMap(({ name, comment: text }) => (text === undefined ? [] : [[name.toLowerCase(), text]])),
    ),
    ...(charset !== undefined && { charset: charset.toLowerCase() }),
    ...(collate !== undefined && { collation: collate.toLowerCase() }),
    isOwn,
    isComplete: !body.query && !body.isLike && !body.partitionOf,
  }
}

function withTable(schema: Schema, table: TableModel): Schema {
  return { ...schema, tables: schema.tables.with(table.name.toLowerCase(), table) }
}

function withoutTable(schema: Schema, { name }: ObjectName): Schema {
  return { ...schema, tables: schema.tables.without(name.toLowerCase()) }
}

function changeTable(schema: Schema, name: ObjectName, change: (table: TableModel) => TableModel): Schema {
  const table = findTable(schema, name)
  return table && !isElsewhere(table, name) ? withTable(schema, change(table)) : schema
}

function renameTable(schema: Schema, from: ObjectName, to: string): Schema {
  const table = findTable(schema, from)
  return table ? withTable(withoutTable(schema, from), { ...table, name: to }) : schema
}

function dropIndexes(schema: Schema, body: Extract<StatementBody, { kind: 'drop' }>): Schema {
  if (body.object !== 'index') return schema
  const names = body.names.map(({ name }) => name)
  const isNamed = ({ name }: KeyDefinition) => name !== undefined && names.includes(name)
  return schema.tables
    .entries()
    .filter(([, table]) => table.keys.some(isNamed))
    .reduce((rest, [, table]) => withTable(rest, { ...table, keys: table.keys.filter((key) => !isNamed(key)) }), schema)
}

function applyAction(schema: Schema, name: ObjectName, action: AlterAction): Schema {
  if (action.kind === 'rename' && action.object === 'table') return renameTable(schema, name, action.to)
  return changeTable(schema, name, (table) => alterTable(table, action))
}

function alterTable(table: TableModel, action: AlterAction): TableModel {
  const columns = new Map(table.columns)
  const change = (name: string, facts: Partial<ColumnDefinition>) => {
    const column = findColumn(table, name)
    if (column) columns.set(name.toLowerCase(), { ...column, ...facts })
    return { ...table, columns }
  }
  switch (action.kind) {
    case 'add column':
    case 'redefine column':
      columns.set(action.column.name.toLowerCase(), action.column)
      return { ...table, columns }
    case 'drop column': {
      columns.delete(action.name.toLowerCase())
      const keys = table.keys.filter((key) => !keyColumns(key).includes(action.name.toLowerCase()))
      return { ...table, columns, keys }
    }
    case 'change type':
      return change(action.name, { type: action.type })
    case 'set default':
      return change(action.name, { hasDefault: true })
    case 'set not null':
      return change(action.name, { isNotNull: true })
    case 'drop not null':
      return change(action.name, { isNotNull: false })
    case 'add key':
      return { ...table, keys: [...table.keys, action.key] }
    case 'drop key':
      return { ...table, keys: table.keys.filter((key) => !isDropped(table, key, action)) }
    case 'rename': {
      const column = findColumn(table, action.from ?? '')
      if (!column) return table
      columns.delete(column.name.toLowerCase())
      columns.set(action.to.toLowerCase(), { ...column, name: action.to })
      return { ...table, columns }
    }
    default:
      return table
  }
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
