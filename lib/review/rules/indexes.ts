import { limitOf, type CheckContext, type Checks } from '../check'
import { definedKeys, finalTable, isIndex, isOwnTable, isTemporaryName, tableNameOf } from '../definitions'
import { findColumn, findTable, isNullable, keyColumns, type TableModel } from '../schema'
import type { ColumnDefinition, IndexKey, KeyDefinition } from '../statement'
import { isLargeObject } from '../types'
import { tableOptions } from './tables'

/** Returns a check of the indexes that a statement defines; primary keys and unique constraints are indexes too. */
function indexes(isWrong: (key: KeyDefinition, context: CheckContext) => boolean): Checks[string] {
  return (context) =>
    definedKeys(context.statement.body)
      .filter((key) => isIndex(key) && isWrong(key, context))
      .map(({ at }) => at)
}

function tableAfter({ statement: { body }, after }: CheckContext): TableModel | undefined {
  const name = tableNameOf(body)
  return name && findTable(after, name)
}

/** Returns the columns of an index that the schema knows, with their keys. */
function knownColumns(key: KeyDefinition, context: CheckContext): [ColumnDefinition, IndexKey][] {
  const table = tableAfter(context)
  return key.keys.flatMap((part): [ColumnDefinition, IndexKey][] => {
    const column = part.column === undefined ? undefined : findColumn(table, part.column)
    return column ? [[column, part]] : []
  })
}

/** Returns what must be equal for two keys of indexes to be the same. */
function shapeOf({ column, isDescending, nulls, collation, operatorClass, prefix }: IndexKey): string {
  return JSON.stringify([column?.toLowerCase(), isDescending, nulls, collation, operatorClass, prefix])
}

function isRedundant(key: KeyDefinition, context: CheckContext): boolean {
  const table = tableAfter(context)
  if (key.kind !== 'index' || key.isPartial || key.keys.some(({ expression }) => expression)) return false
  return (table?.keys ?? []).some(
    (other) =>
      other !== key &&
      isIndex(other) &&
      !other.isPartial &&
      other.kind !== 'fulltext' &&
      other.method === key.method &&
      other.keys.length >= key.keys.length &&
      key.include.every((column) => other.include.includes(column)) &&
      // of two equal indexes the later one is redundant
      (other.keys.length > key.keys.length || other.kind !== 'index' || isBefore(other, key, table)) &&
      key.keys.every((part, index) => {
        const counterpart = other.keys[index]
        return counterpart !== undefined && shapeOf(part) === shapeOf(counterpart)
      }),
  )
}

function isBefore(one: KeyDefinition, other: KeyDefinition, table: TableModel | undefined): boolean {
  return (table?.keys ?? []).indexOf(one) < (table?.keys ?? []).indexOf(other)
}

/** Returns the bytes of an index entry by its declared lengths. */
function declaredBytes(key: KeyDefinition, context: CheckContext): number {
  return knownColumns(key, context)
    .map(([column, { prefix }]) => {
      const { name, length = 1 } = column.type
      if (/^n?(?:var)?char$|text$/.test(name)) return (prefix ?? length) * bytesOfCharacter(column, context)
      return prefix ?? (/^(?:var)?binary$|blob$/.test(name) ? length : 8)
    })
    .reduce((sum, size) => sum + size, 0)
}

/** Returns the most bytes of a character: in MySQL by the character set, which a collation implies. */
function bytesOfCharacter(column: ColumnDefinition, context: CheckContext): number {
  const { dialect } = context
  if (dialect === 'postgresql') return 4
  if (dialect !== 'mysql') return column.type.name.startsWith('n') ? 2 : 1
  const table = tableAfter(context)
  const [charset] = [column.charset, column.collation, table?.charset, table?.collation, 'utf8mb4'].flatMap(
    (name) => name?.split('_')[0] ?? [],
  )
  return characterBytes[charset ?? ''] ?? 1
}

/** Returns the limit of an index entry: the setting in MySQL, which has it from InnoDB, in the others the limit of the engine. */
function maximumBytes(key: KeyDefinition, context: CheckContext): number {
  switch (context.dialect) {
    case 'mysql':
      return limitOf(context)
    case 'postgresql':
      return 2704
    case 'sqlserver':
      return isClustered(key, tableAfter(context)) ? 900 : 1700
    case 'oracle':
      // of a block of 8 kB
      return 6398
  }
}

/** True for the key in whose order SQL Server stores the rows: a primary key, unless the definitions say otherwise. */
function isClustered({ kind, isClustered: isDeclared }: KeyDefinition, table: TableModel | undefined): boolean {
  return isDeclared ?? (kind === 'primary' && !table?.keys.some((key) => key.isClustered))
}

const characterBytes: Readonly<Record<string, number>> = {
  utf8mb4: 4,
  utf8: 3,
  utf8mb3: 3,
  gbk: 2,
  latin1: 1,
  ascii: 1,
}

/** True for an ordinary index, which the statement creates on a table that exists already. */
function blocksWrites(context: CheckContext): boolean {
  const { body } = context.statement
  const isOnline =
    (body.kind === 'create index' && body.isOnline) ||
    (body.kind === 'alter table' &&
      body.actions.some((action) => action.kind === 'option' && action.name === 'lock' && action.value === 'none'))
  const isTemporary = isTemporaryName(tableNameOf(body)?.name)
  return body.kind !== 'create table' && !isOnline && !isTemporary && !isOwnTable(context)
}

/** True for an index of Oracle over all partitions, which only a unique one without the partition column must be. */
function isGlobal(key: KeyDefinition, context: CheckContext): boolean {
  const partitions = tableAfter(context)?.partitionColumns ?? []
  if (context.dialect !== 'oracle' || key.isLocal || partitions.length === 0) return false
  return key.kind !== 'unique' || partitions.every((column) => keyColumns(key).includes(column.toLowerCase()))
}

export const indexChecks: Checks = {
  IX01: indexes(({ keys, include, kind }) => {
    const shapes = [...keys.filter(({ column }) => column !== undefined).map(shapeOf)]
    const covered = include.map((column) => shapeOf({ column, isDescending: false }))
    return kind !== 'primary' && new Set([...shapes, ...covered]).size < shapes.length + covered.length
  }),
  IX02: indexes(isRedundant),
  IX03: (context) => {
    const table = tableAfter(context)
    const count = (table?.keys ?? []).filter((key) => isIndex(key) && key.kind !== 'primary').length
    const last = definedKeys(context.statement.body).filter(isIndex).at(-1)
    return last && count > limitOf(context) ? [last.at] : []
  },
  IX04: indexes(({ keys }, context) => keys.length > limitOf(context)),
  IX05: indexes(
    (key, context) =>
      key.method === undefined &&
      key.kind !== 'fulltext' &&
      knownColumns(key, context).some(([{ type }, { prefix }]) => isLargeObject(type) && prefix === undefined),
  ),
  IX06: indexes((key, context) => key.method === undefined && declaredBytes(key, context) > maximumBytes(key, context)),
  IX09: indexes((key, context) => {
    // a primary key or NOT NULL that is added later counts
    const table = finalTable(context)
    const mayBeNull = knownColumns(key, context).some(
      ([column]) => table && isNullable(table, findColumn(table, column.name) ?? column),
    )
    // SQL Server finds NULL through an index, and a unique one accepts a single NULL
    const isRisky = context.dialect === 'sqlserver' ? key.kind === 'unique' : key.kind !== 'primary'
    // Oracle has entries for all rows then, as in `(a, 0)`
    const hasConstant = key.keys.some(({ expression }) => expression?.kind === 'literal')
    return mayBeNull && isRisky && !hasConstant && !key.isPartial && !key.nullsAreEqual
  }),
  IX10: indexes(({ kind }) => kind === 'fulltext'),
  IX11: indexes(
    ({ keys, kind }) =>
      kind !== 'fulltext' && keys.some(({ expression }) => expression && expression.kind !== 'literal'),
  ),
  IX12: (context) =>
    context.statement.body.kind === 'create index' && isGlobal(context.statement.body.key, context)
      ? [context.statement.start]
      : [],
  IX13: indexes(
    ({ kind }, context) =>
      blocksWrites(context) &&
      (context.statement.body.kind === 'create index' || kind === 'index' || kind === 'fulltext'),
  ),
  IX14: (context) =>
    tableOptions(context)
      .filter(({ name }) => name === 'invisible')
      .map(({ at }) => at),
  OP03: ({ statement: { body }, before }) => {
    if (body.kind !== 'alter table') return []
    const table = findTable(before, body.table)
    const dropsKey = body.actions.some(({ kind }) => kind === 'drop key')
    return body.actions.flatMap((action) =>
      action.kind === 'drop column' &&
      !dropsKey &&
      table?.keys.some((key) => isIndex(key) && keyColumns(key).includes(action.name.toLowerCase()))
        ? [action.at]
        : [],
    )
  },
}
