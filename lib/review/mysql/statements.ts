import type { ObjectName } from '../query'
import type { CreatedObject, StatementBody } from '../statement'
import { readChange, readInsert } from '../syntax-tree/changes'
import { readAlterTable } from './alter-table'
import { readCreateTable, readIndexKey, readOptions } from './tables'
import {
  asText,
  asTree,
  asTrees,
  columnOf,
  offsetOf,
  offsetOfName,
  tableName,
  word,
  type Context,
  type Tree,
} from '../syntax-tree/tree'

/** Returns what a statement of MySQL does; `start` is its offset. */
export function readStatement(node: Tree, context: Context, start: number): StatementBody {
  switch (node.type) {
    case 'select':
      return { kind: 'query', query: context.readQuery(node, start) }
    case 'insert':
    case 'replace':
      return readInsert(node, context, start)
    case 'update':
    case 'delete':
      return readChange(node, context, start)
    case 'create':
      return readCreate(node, context, start)
    case 'alter':
      return readAlter(node, context, start)
    case 'drop':
      return readDrop(node, context, start)
    case 'truncate':
      return { kind: 'truncate', tables: asTrees(node.name).map((table) => tableName(table, context, start)) }
    case 'rename': {
      const [pair] = Array.isArray(node.table) ? (node.table as unknown[]) : []
      const [from, to] = asTrees(pair).map((table) => tableName(table, context, start))
      return from && to ? { kind: 'rename', from, to } : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}

function readAlter(node: Tree, context: Context, start: number): StatementBody {
  if (asTrees(node.table).length > 0) return readAlterTable(node, context, start)
  return { kind: 'other' }
}

function readCreate(node: Tree, context: Context, start: number): StatementBody {
  const object = word(node.keyword)
  if (object === 'table') return readCreateTable(node, context, start)
  if (object === 'index') {
    const type = word(node.index_type)
    return {
      kind: 'create index',
      table: tableName(asTree(node.table), context, start),
      key: {
        kind: type === 'unique' || type === 'fulltext' ? type : 'index',
        ...(asText(node.index) !== undefined && { name: asText(node.index) ?? '' }),
        keys: asTrees(node.index_columns).map((key) => readIndexKey(key, context, start)),
        include: [],
        isPartial: false,
        usesIndex: false,
        isNotValid: false,
        nullsAreEqual: false,
        at: start,
      },
      hasIfNotExists: false,
      isOnline: word(asTree(node.lock_option)?.lock) === 'none',
    }
  }
  const query = asTree(node.select)
  const name = createdName(node, object, context)
  return {
    kind: 'create',
    object: createdObjects.find((known) => known === object) ?? 'other',
    ...(name && { name }),
    hasIfNotExists: Boolean(node.if_not_exists),
    replaces: Boolean(node.replace),
    ...(query && { query: context.readQuery(asTree(query.ast) ?? query, start) }),
    options: readOptions(node.create_definitions),
  }
}

const createdObjects: readonly CreatedObject[] = [
  'view',
  'schema',
  'database',
  'function',
  'procedure',
  'trigger',
  'event',
]

function createdName(node: Tree, object: string, context: Context): ObjectName | undefined {
  const part = asTree(node[object === 'schema' ? 'database' : object]) ?? asTree(node.database)
  const name = asText(part?.view) ?? asText(part?.table) ?? asText(asTrees(part?.schema).at(-1))
  return name === undefined ? undefined : { name, at: offsetOfName(name, context, context.start) }
}

function readDrop(node: Tree, context: Context, start: number): StatementBody {
  const object = word(node.keyword)
  const known = ['table', 'view', 'index', 'schema', 'database'] as const
  const table = asTree(node.table)
  const database = asText(node.name)
  const names = asTrees(node.name).map((name) => ({
    name: asText(name.table) ?? columnOf(name) ?? asText(name.value) ?? '',
    at: offsetOf(name, context, start),
  }))
  return {
    kind: 'drop',
    object: known.find((name) => name === object) ?? 'other',
    names: database === undefined ? names : [{ name: database, at: offsetOfName(database, context, start) }],
    hasIfExists: Boolean(node.prefix),
    ...(table && { table: tableName(table, context, start) }),
  }
}
