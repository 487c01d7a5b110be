import type { CheckContext } from './check'
import type { ObjectName } from './query'
import { findTable, type TableModel } from './schema'
import type { ColumnDefinition, DataType, KeyDefinition, StatementBody } from './statement'

/** Returns the columns that a statement defines, adds or defines anew. */
export function definedColumns(body: StatementBody): readonly ColumnDefinition[] {
  if (body.kind === 'create table') return body.columns
  if (body.kind !== 'alter table') return []
  return body.actions.flatMap((action) =>
    action.kind === 'add column' || action.kind === 'redefine column' ? [action.column] : [],
  )
}

/** Returns the types that a statement gives to columns, with the columns' names and offsets. */
export function definedTypes(body: StatementBody): { name: string; type: DataType; at: number }[] {
  const changed =
    body.kind === 'alter table' ? body.actions.flatMap((action) => (action.kind === 'change type' ? [action] : [])) : []
  return [...definedColumns(body), ...changed].map(({ name, type, at }) => ({ name, type, at }))
}

/** Returns the indexes and constraints that a statement defines. */
export function definedKeys(body: StatementBody): readonly KeyDefinition[] {
  if (body.kind === 'create table') return body.keys
  if (body.kind === 'create index') return [body.key]
  if (body.kind !== 'alter table') return []
  return body.actions.flatMap((action) => (action.kind === 'add key' ? [action.key] : []))
}

/** True for a key that is an index: not a foreign key or CHECK. */
export function isIndex({ kind, usesIndex }: KeyDefinition): boolean {
  return kind !== 'foreign' && kind !== 'check' && !usesIndex
}

/** Returns the name of the table that a statement creates or changes. */
export function tableNameOf(body: StatementBody): ObjectName | undefined {
  return body.kind === 'create table' || body.kind === 'alter table' || body.kind === 'create index'
    ? body.table
    : undefined
}

/** True for the name of a temporary table or table variable of SQL Server, or a private temporary table of Oracle. */
export function isTemporaryName(name: string | undefined): boolean {
  return /^(?:[#@]|ora\$ptt_)/.test(name ?? '')
}

/** True for a temporary table, by its name or because the text created it. */
export function isTemporary(name: ObjectName, { before }: CheckContext): boolean {
  return isTemporaryName(name.name) || findTable(before, name)?.isTemporary === true
}

/** Returns the table that a statement creates or changes, as it is at the end of the text. */
export function finalTable({ statement, final, after }: CheckContext): TableModel | undefined {
  const name = tableNameOf(statement.body)
  return name && (findTable(final, name) ?? findTable(after, name))
}

/** True if a table that a statement changes was created by the same text. */
export function isOwnTable({ statement, before }: CheckContext): boolean {
  const name = tableNameOf(statement.body)
  return name !== undefined && findTable(before, name)?.isOwn === true
}

/** The name that a statement gives to an object. */
export interface NewName {
  readonly object: 'table' | 'column' | 'index' | 'constraint' | 'view' | 'schema'
  readonly name: string
  readonly at: number
}

/** Returns the names that a statement gives to objects. */
export function newNames(body: StatementBody): NewName[] {
  const keys = definedKeys(body).flatMap(({ kind, name, at }): NewName[] => {
    const object = kind === 'index' || kind === 'fulltext' ? 'index' : 'constraint'
    return name === undefined ? [] : [{ object, name, at }]
  })
  switch (body.kind) {
    case 'create table':
      return [
        { ...body.table, object: 'table' },
        ...body.columns.map(({ name, at }) => ({ object: 'column' as const, name, at })),
        ...keys,
      ]
    case 'create index':
      return keys
    case 'alter table':
      return [
        ...body.actions.flatMap((action): NewName[] => {
          if (action.kind === 'add column') return [{ object: 'column', name: action.column.name, at: action.at }]
          if (action.kind !== 'rename' || action.object === 'other') return []
          return [{ object: action.object, name: action.to, at: action.at }]
        }),
        ...keys,
      ]
    case 'rename':
      return [{ ...body.to, object: 'table' }]
    case 'create': {
      const { object, name } = body
      if (!name) return []
      if (object === 'view') return [{ ...name, object }]
      return object === 'schema' || object === 'database' ? [{ ...name, object: 'schema' }] : []
    }
    default:
      return []
  }
}
