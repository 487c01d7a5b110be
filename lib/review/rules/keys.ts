import { limitOf, type CheckContext, type Checks } from '../check'
import { definedKeys, finalTable, isOwnTable, tableNameOf } from '../definitions'
import { findColumn, findTable, isDropped, keyColumns, primaryKeyOf } from '../schema'
import type { DataType, KeyDefinition } from '../statement'

/** Returns a check of the indexes and constraints that a statement defines. */
function keys(isWrong: (key: KeyDefinition, context: CheckContext) => boolean): Checks[string] {
  return (context) =>
    definedKeys(context.statement.body)
      .filter((key) => isWrong(key, context))
      .map(({ at }) => at)
}

function sameType(one: DataType, other: DataType, { dialect }: CheckContext): boolean {
  // all numbers of Oracle are of the same type
  if (dialect === 'oracle' && one.name === 'decimal' && other.name === 'decimal') return true
  const [left, right] = [one, other].map(({ name }) => serials[name] ?? name)
  const isInteger = /int/.test(left ?? '')
  return (
    left === right &&
    one.isUnsigned === other.isUnsigned &&
    (isInteger || (one.length === other.length && one.scale === other.scale))
  )
}

const serials: Readonly<Record<string, string>> = { serial: 'integer', bigserial: 'bigint', smallserial: 'smallint' }

/** True if a column of a foreign key has another type than the column that it references. */
function differsFromParent(key: KeyDefinition, context: CheckContext): boolean {
  const name = tableNameOf(context.statement.body)
  const child = name && findTable(context.after, name)
  const parent = key.references && findTable(context.after, key.references.table)
  if (!child || !parent || !key.references) return false
  const referenced = key.references.columns.length > 0 ? key.references.columns : primaryKeyOf(parent)
  return keyColumns(key).some((column, index) => {
    const [from, to] = [findColumn(child, column), findColumn(parent, referenced[index] ?? '')]
    return from !== undefined && to !== undefined && from.type.name !== '' && !sameType(from.type, to.type, context)
  })
}

/** True if no index of the table begins with the columns of a foreign key, in any order. */
function hasNoIndex(key: KeyDefinition, context: CheckContext): boolean {
  const columns = keyColumns(key)
  const indexes = (finalTable(context)?.keys ?? []).filter(
    ({ kind, isPartial }) => kind !== 'foreign' && kind !== 'check' && !isPartial,
  )
  return !indexes.some((index) => {
    const first = keyColumns(index).slice(0, columns.length)
    return first.length === columns.length && columns.every((column) => first.includes(column))
  })
}

function isAddedLater(context: CheckContext): boolean {
  return context.statement.body.kind === 'alter table' && !isOwnTable(context)
}

/** Returns the drops of primary and foreign keys that the statement does not replace. */
function droppedKeys(context: CheckContext): number[] {
  const {
    statement: { body },
    before,
  } = context
  if (body.kind !== 'alter table') return []
  const table = findTable(before, body.table)
  return body.actions.flatMap((action) => {
    if (action.kind !== 'drop key') return []
    const key = table?.keys.find((each) => isDropped(table, each, action))
    const byName = /_pkey$/.test(action.name ?? '')
      ? 'primary'
      : /_fkey$/.test(action.name ?? '')
        ? 'foreign'
        : undefined
    const kind = action.of === 'primary' || action.of === 'foreign' ? action.of : (key?.kind ?? byName)
    if (kind !== 'primary' && kind !== 'foreign') return []
    return addedKeys(context).some((other) => other.kind === kind) ? [] : [action.at]
  })
}

/** Returns the keys that replace those of a statement: its own, and in SQL Server, which drops or adds, those of later ones. */
function addedKeys({ statement, script, dialect }: CheckContext): readonly KeyDefinition[] {
  const { body } = statement
  if (dialect !== 'sqlserver') return definedKeys(body)
  const name = tableNameOf(body)?.name.toLowerCase()
  return script
    .slice(script.indexOf(statement))
    .flatMap((later) => (tableNameOf(later.body)?.name.toLowerCase() === name ? definedKeys(later.body) : []))
}

export const keyChecks: Checks = {
  CN01: (context) => {
    const { body } = context.statement
    if (body.kind !== 'create table' || body.isTemporary || body.partitionOf || body.isLike) return []
    return finalTable(context)?.keys.some(({ kind }) => kind === 'primary') ? [] : [body.table.at]
  },
  CN02: keys(({ kind, keys: columns }, context) => kind === 'primary' && columns.length > limitOf(context)),
  CN05: keys(({ kind }) => kind === 'foreign'),
  CN06: keys((key, context) => key.kind === 'foreign' && differsFromParent(key, context)),
  CN07: keys(({ kind, notNull }) => kind === 'check' && notNull === undefined),
  CN08: keys(
    ({ kind, usesIndex }, context) => (kind === 'primary' || kind === 'unique') && !usesIndex && isAddedLater(context),
  ),
  CN09: keys(
    ({ kind, isNotValid }, context) => (kind === 'foreign' || kind === 'check') && !isNotValid && isAddedLater(context),
  ),
  IX15: keys((key, context) => key.kind === 'foreign' && hasNoIndex(key, context)),
  OP05: droppedKeys,
}
