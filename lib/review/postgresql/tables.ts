import type { ColumnDef, Constraint, CreateStmt, IndexElem, IndexStmt, Node } from 'libpg-query'
import type { ColumnDefinition, CreateTable, IndexKey, KeyDefinition } from '../statement'
import { usesSequence } from '../walk'
import { nameOf, nullOrder, stringsOf, typeOf, type Context } from './context'
import { readExpression } from './expressions'

/** Returns a CREATE TABLE; the constraints of its columns are among its keys. */
export function readCreateTable(node: CreateStmt, context: Context, near: number): CreateTable {
  const table = nameOf(node.relation, context, near)
  const elements = node.tableElts ?? []
  const columns = elements.flatMap((element) => ('ColumnDef' in element ? [element.ColumnDef] : []))
  const parent = node.inhRelations?.[0]
  const options = new Map(node.relation?.relpersistence === 'u' ? [['unlogged', '']] : [])
  const partition = (node.partspec?.partParams ?? []).flatMap((param) =>
    'PartitionElem' in param ? (param.PartitionElem.name ?? []) : [],
  )
  return {
    kind: 'create table',
    table,
    columns: columns.map((column) => readColumnDefinition(column, context, table.at)),
    keys: [
      ...columns.flatMap((column) => columnKeys(column, context, table.at)),
      ...elements.flatMap((element) =>
        'Constraint' in element ? readConstraint(element.Constraint, context, table.at) : [],
      ),
    ],
    options,
    isTemporary: node.relation?.relpersistence === 't',
    hasIfNotExists: node.if_not_exists ?? false,
    isPartitioned: node.partspec !== undefined,
    partitionColumns: partition,
    ...(node.partbound && parent && 'RangeVar' in parent && { partitionOf: nameOf(parent.RangeVar, context, near) }),
    isDefaultPartition: node.partbound?.is_default ?? false,
    isLike: elements.some((element) => 'TableLikeClause' in element),
  }
}

/** Returns the definition of a column. */
export function readColumnDefinition(node: ColumnDef, context: Context, near: number): ColumnDefinition {
  const at = context.at(node.location, near)
  const constraints = constraintsOf(node)
  const of = (type: Constraint['contype']) => constraints.find(({ contype }) => contype === type)
  const expression = of('CONSTR_DEFAULT')?.raw_expr
  const value = expression && readExpression(expression, context, at)
  const type = typeOf(node.typeName)
  const isSerial = /^(?:small|big)?serial/.test(type.name)
  const collation = stringsOf(node.collClause?.collname).at(-1)
  return {
    name: node.colname ?? '',
    at,
    type,
    isNotNull: isSerial || of('CONSTR_NOTNULL') !== undefined || of('CONSTR_PRIMARY') !== undefined,
    hasDefault: value !== undefined,
    ...(value && { default: value }),
    isIdentity: isSerial || of('CONSTR_IDENTITY') !== undefined || (value !== undefined && usesSequence(value)),
    isGenerated: of('CONSTR_GENERATED') !== undefined,
    ...(collation !== undefined && { collation }),
  }
}

/** Returns the keys that the constraints of a column define. */
export function columnKeys(node: ColumnDef, context: Context, near: number): KeyDefinition[] {
  return constraintsOf(node).flatMap((constraint) => readConstraint(constraint, context, near, node.colname))
}

function constraintsOf(node: ColumnDef): Constraint[] {
  return (node.constraints ?? []).flatMap((item) => ('Constraint' in item ? [item.Constraint] : []))
}

const kinds: Readonly<Record<string, KeyDefinition['kind']>> = {
  CONSTR_PRIMARY: 'primary',
  CONSTR_UNIQUE: 'unique',
  CONSTR_FOREIGN: 'foreign',
  CONSTR_CHECK: 'check',
}

/** Returns a key, foreign key or CHECK, none for another constraint; `column` is the column that has it. */
export function readConstraint(node: Constraint, context: Context, near: number, column?: string): KeyDefinition[] {
  const kind = kinds[node.contype ?? '']
  if (kind === undefined) return []
  const columns = column === undefined ? stringsOf(kind === 'foreign' ? node.fk_attrs : node.keys) : [column]
  return [
    {
      kind,
      ...(node.conname !== undefined && { name: node.conname }),
      keys: columns.map((name) => ({ column: name, isDescending: false })),
      include: stringsOf(node.including),
      isPartial: false,
      ...(node.pktable && {
        references: { table: nameOf(node.pktable, context, near), columns: stringsOf(node.pk_attrs) },
      }),
      usesIndex: node.indexname !== undefined,
      isNotValid: node.skip_validation ?? false,
      nullsAreEqual: node.nulls_not_distinct ?? false,
      at: context.at(node.location, near),
    },
  ]
}

/** Returns the index of a CREATE INDEX. */
export function readIndex(node: IndexStmt, context: Context, near: number): KeyDefinition {
  const method = node.accessMethod ?? 'btree'
  return {
    kind: node.unique ? 'unique' : isFullText(method, node.indexParams) ? 'fulltext' : 'index',
    ...(node.idxname !== undefined && { name: node.idxname }),
    keys: (node.indexParams ?? []).flatMap((item) =>
      'IndexElem' in item ? [indexKey(item.IndexElem, context, near)] : [],
    ),
    include: (node.indexIncludingParams ?? []).flatMap((item) =>
      'IndexElem' in item ? (item.IndexElem.name ?? []) : [],
    ),
    isPartial: node.whereClause !== undefined,
    ...(method !== 'btree' && { method }),
    usesIndex: false,
    isNotValid: false,
    nullsAreEqual: node.nulls_not_distinct ?? false,
    at: near,
  }
}

function indexKey(item: IndexElem, context: Context, near: number): IndexKey {
  const collation = stringsOf(item.collation).at(-1)
  const operatorClass = stringsOf(item.opclass).at(-1)
  const isDescending = item.ordering === 'SORTBY_DESC'
  return {
    ...(item.name !== undefined && { column: item.name }),
    ...(item.expr && { expression: readExpression(item.expr, context, near) }),
    isDescending,
    ...nullOrder(item.nulls_ordering, isDescending),
    ...(collation !== undefined && { collation }),
    ...(operatorClass !== undefined && { operatorClass }),
  }
}

function isFullText(method: string, items: readonly Node[] | undefined): boolean {
  return /^(?:gin|gist)$/.test(method) && JSON.stringify(items ?? []).includes('"to_tsvector"')
}
