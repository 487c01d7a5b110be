import type { DeleteStmt, InsertStmt, Node, UpdateStmt } from 'libpg-query'
import { emptyQuery, type ObjectName } from '../query'
import type { CreatedObject, StatementBody } from '../statement'
import { nameOf, stringOf, stringsOf, type Context } from './context'
import { readExpression } from './expressions'
import { readAlterTable } from './alter-table'
import { readCommon, readItems, readSource } from './queries'
import { readCreateTable, readIndex } from './tables'

/** Returns what a statement of PostgreSQL does; `start` is its offset. */
export function readStatement(node: Node, context: Context, start: number): StatementBody {
  if ('SelectStmt' in node) return { kind: 'query', query: context.readQuery(node, start) }
  if ('InsertStmt' in node) return readInsert(node.InsertStmt, context, start)
  if ('UpdateStmt' in node) return readUpdate(node.UpdateStmt, context, start)
  if ('DeleteStmt' in node) return readDelete(node.DeleteStmt, context, start)
  if ('CreateStmt' in node) return readCreateTable(node.CreateStmt, context, start)
  if ('CreateTableAsStmt' in node && node.CreateTableAsStmt.objtype === 'OBJECT_TABLE') {
    const { into, query, if_not_exists } = node.CreateTableAsStmt
    const table = readCreateTable(
      { ...(into?.rel && { relation: into.rel }), if_not_exists: if_not_exists ?? false },
      context,
      start,
    )
    return { ...table, ...(query && { query: context.readQuery(query, start) }) }
  }
  if ('AlterTableStmt' in node && node.AlterTableStmt.objtype === 'OBJECT_TABLE')
    return readAlterTable(node.AlterTableStmt, context, start)
  if ('IndexStmt' in node) {
    const { relation, if_not_exists, concurrent } = node.IndexStmt
    return {
      kind: 'create index',
      table: nameOf(relation, context, start),
      key: readIndex(node.IndexStmt, context, start),
      hasIfNotExists: if_not_exists ?? false,
      isOnline: concurrent ?? false,
    }
  }
  if ('PrepareStmt' in node && node.PrepareStmt.query) return readStatement(node.PrepareStmt.query, context, start)
  if ('ExplainStmt' in node && node.ExplainStmt.query) return readStatement(node.ExplainStmt.query, context, start)
  return readOther(node, context, start)
}

function readOther(node: Node, context: Context, start: number): StatementBody {
  if ('DropStmt' in node) {
    const { removeType, objects, missing_ok } = node.DropStmt
    const object = dropped[removeType ?? ''] ?? 'other'
    const names = (objects ?? []).map((name) => listedName(name, start))
    return { kind: 'drop', object, names, hasIfExists: missing_ok ?? false }
  }
  if ('DropdbStmt' in node) {
    const { dbname = '', missing_ok } = node.DropdbStmt
    return { kind: 'drop', object: 'database', names: [{ name: dbname, at: start }], hasIfExists: missing_ok ?? false }
  }
  if ('TruncateStmt' in node) {
    const tables = (node.TruncateStmt.relations ?? []).flatMap((table) =>
      'RangeVar' in table ? [nameOf(table.RangeVar, context, start)] : [],
    )
    return { kind: 'truncate', tables }
  }
  if ('RenameStmt' in node) {
    const { renameType, relation, subname, newname = '' } = node.RenameStmt
    if (renameType !== 'OBJECT_TABLE' && renameType !== 'OBJECT_COLUMN' && renameType !== 'OBJECT_VIEW')
      return { kind: 'other' }
    const object = renameType === 'OBJECT_COLUMN' ? 'column' : 'table'
    const action = { kind: 'rename', object, to: newname, at: start, ...(subname && { from: subname }) } as const
    return { kind: 'alter table', table: nameOf(relation, context, start), actions: [action] }
  }
  if ('CommentStmt' in node) {
    const { objtype, object, comment } = node.CommentStmt
    const names = object && 'List' in object ? stringsOf(object.List.items) : []
    const column = objtype === 'OBJECT_COLUMN' ? names.pop() : undefined
    if (objtype !== 'OBJECT_TABLE' && column === undefined) return { kind: 'other' }
    return {
      kind: 'comment',
      table: qualified(names, start),
      ...(column !== undefined && { column }),
      ...(comment !== undefined && { text: comment }),
    }
  }
  return readCreate(node, context, start)
}

function readCreate(node: Node, context: Context, start: number): StatementBody {
  const created = (object: CreatedObject, name?: ObjectName, has: { if?: boolean; replace?: boolean } = {}) =>
    ({
      kind: 'create',
      object,
      ...(name && { name }),
      hasIfNotExists: has.if ?? false,
      replaces: has.replace ?? false,
      options: new Map<string, string>(),
    }) as const
  const plain = (name: string | undefined) => ({ name: name ?? '', at: start })
  if ('ViewStmt' in node) {
    const { view, query, replace } = node.ViewStmt
    const body = created('view', nameOf(view, context, start), { replace: replace ?? false })
    return { ...body, ...(query && { query: context.readQuery(query, start) }) }
  }
  if ('CreateSchemaStmt' in node) {
    const { schemaname, if_not_exists } = node.CreateSchemaStmt
    return created('schema', plain(schemaname), { if: if_not_exists ?? false })
  }
  if ('CreatedbStmt' in node) {
    const options = (node.CreatedbStmt.options ?? []).flatMap((option) =>
      'DefElem' in option ? [[option.DefElem.defname ?? '', stringOf(option.DefElem.arg) ?? ''] as const] : [],
    )
    return { ...created('database', plain(node.CreatedbStmt.dbname)), options: new Map(options) }
  }
  if ('CreateSeqStmt' in node)
    return created('sequence', nameOf(node.CreateSeqStmt.sequence, context, start), {
      if: node.CreateSeqStmt.if_not_exists ?? false,
    })
  if ('CreateFunctionStmt' in node) {
    const { is_procedure, funcname } = node.CreateFunctionStmt
    return created(is_procedure ? 'procedure' : 'function', plain(stringsOf(funcname).at(-1)))
  }
  if ('CreateTrigStmt' in node) return created('trigger', plain(node.CreateTrigStmt.trigname))
  return { kind: 'other' }
}

const dropped: Readonly<Record<string, 'table' | 'view' | 'index' | 'schema' | 'sequence'>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_INDEX: 'index',
  OBJECT_SCHEMA: 'schema',
  OBJECT_SEQUENCE: 'sequence',
}

function listedName(node: Node, at: number): ObjectName {
  return qualified('List' in node ? stringsOf(node.List.items) : [stringOf(node) ?? ''], at)
}

function qualified(names: readonly string[], at: number): ObjectName {
  const schema = names.at(-2)
  return { ...(schema !== undefined && { schema }), name: names.at(-1) ?? '', at }
}

function readInsert(node: InsertStmt, context: Context, start: number): StatementBody {
  const table = nameOf(node.relation, context, start)
  const common = readCommon(node.withClause, context, start)
  const select = node.selectStmt
  const columns = node.cols?.flatMap((column) =>
    'ResTarget' in column
      ? [{ name: column.ResTarget.name ?? '', at: context.at(column.ResTarget.location, table.at) }]
      : [],
  )
  const lists = select && 'SelectStmt' in select ? select.SelectStmt.valuesLists : undefined
  const rows = lists?.map((row) =>
    ('List' in row ? (row.List.items ?? []) : []).map((value) => readExpression(value, context, table.at)),
  )
  const query = select && !rows ? context.readQuery(select, table.at) : undefined
  return {
    kind: 'insert',
    table,
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...(query && { query: { ...query, common: [...common, ...query.common] } }),
  }
}

function readUpdate(node: UpdateStmt, context: Context, start: number): StatementBody {
  const table = nameOf(node.relation, context, start)
  const items = readItems(node.targetList, context, table.at)
  const assignments = items.map(({ expression, alias = '' }) => ({
    column: alias,
    value: expression,
    at: expression.at,
  }))
  return { kind: 'update', table, assignments, query: { ...target(node, node.fromClause, context, table), items } }
}

function readDelete(node: DeleteStmt, context: Context, start: number): StatementBody {
  const table = nameOf(node.relation, context, start)
  return { kind: 'delete', table, query: target(node, node.usingClause, context, table) }
}

function target(
  { relation, whereClause, withClause }: UpdateStmt | DeleteStmt,
  others: readonly Node[] | undefined,
  context: Context,
  table: ObjectName,
) {
  const sources = [...(relation ? [{ RangeVar: relation }] : []), ...(others ?? [])]
  return {
    ...emptyQuery(table.at),
    common: readCommon(withClause, context, table.at),
    from: sources.map((source) => readSource(source, context, table.at)),
    ...(whereClause && { where: readExpression(whereClause, context, table.at) }),
  }
}
