import type { ObjectName } from './query'
import { findColumn, findTable, isDropped, keyColumns, namesakes, type Schema, type TableModel } from './schema'
import type { AlterAction, ColumnDefinition, CreateTable, KeyDefinition, StatementBody } from './statement'

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

/** Returns the schema with a table, in the place of the one that its name means. */
function withTable(schema: Schema, table: TableModel): Schema {
  const others = namesakes(schema, table).filter((other) => other !== findTable(schema, table))
  return { ...schema, tables: schema.tables.with(table.name.toLowerCase(), [...others, table]) }
}

function withoutTable(schema: Schema, name: ObjectName): Schema {
  const others = namesakes(schema, name).filter((other) => other !== findTable(schema, name))
  const key = name.name.toLowerCase()
  return { ...schema, tables: others.length > 0 ? schema.tables.with(key, others) : schema.tables.without(key) }
}

function changeTable(schema: Schema, name: ObjectName, change: (table: TableModel) => TableModel): Schema {
  const table = findTable(schema, name)
  return table ? withTable(schema, change(table)) : schema
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
    .flatMap(([, tables]) => tables.filter((table) => table.keys.some(isNamed)))
    .reduce((rest, table) => withTable(rest, { ...table, keys: table.keys.filter((key) => !isNamed(key)) }), schema)
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
      return change(action.name, { hasDefault: true, ...(action.isIdentity && { isIdentity: true }) })
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
