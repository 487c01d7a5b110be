import { memoize } from '../../text/memoize'
import { limitOf, listOf, patternOf, type CheckContext, type Checks } from '../check'
import { definedColumns, definedTypes, finalTable, tableNameOf } from '../definitions'
import { findColumn, findTable, isNullable, keyColumns, primaryKeyOf } from '../schema'
import type { ColumnDefinition, DataType, KeyDefinition, Statement } from '../statement'
import { isCharacter, isLargeObject, isTemporal } from '../types'
import { partsOf } from '../walk'

/** Returns a check of the types that a statement gives to columns. */
function types(isWrong: (type: DataType, context: CheckContext, name: string) => boolean): Checks[string] {
  return (context) =>
    definedTypes(context.statement.body)
      .filter(({ type, name }) => isWrong(type, context, name))
      .map(({ at }) => at)
}

/** Returns a check of the columns that a statement defines. */
function columns(isWrong: (column: ColumnDefinition, context: CheckContext) => boolean): Checks[string] {
  return (context) =>
    definedColumns(context.statement.body)
      .filter((column) => isWrong(column, context))
      .map(({ at }) => at)
}

/** Returns a check of the columns that a statement defines in a table that is not temporary. */
function lastingColumns(isWrong: (column: ColumnDefinition, context: CheckContext) => boolean): Checks[string] {
  return columns((column, context) => !finalTable(context)?.isTemporary && isWrong(column, context))
}

/** True if a column is part of a key of its table of one of the kinds. */
function isKey({ name }: ColumnDefinition, context: CheckContext, ...kinds: KeyDefinition['kind'][]): boolean {
  const keys = finalTable(context)?.keys ?? []
  return keys.some((key) => kinds.includes(key.kind) && keyColumns(key).includes(name.toLowerCase()))
}

/** True if two names differ in case and underscores at most: `created_at` and `CreatedAt`. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '')
  return plain(one) === plain(other)
}

/** Returns a name in mixed case as one with underscores: `ClientIp` as `client_ip`. */
function withUnderscores(name: string): string {
  return name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_').toLowerCase()
}

/** Returns a column as the end of the text leaves it. */
function finalColumn(column: ColumnDefinition, context: CheckContext): ColumnDefinition {
  return findColumn(finalTable(context), column.name) ?? column
}

function isFinallyNullable(column: ColumnDefinition, context: CheckContext): boolean {
  const table = finalTable(context)
  const final = finalColumn(column, context)
  return table ? isNullable(table, final) : !final.isNotNull
}

/** Returns the identity columns of a table after the first, and in MySQL those that no index begins with. */
function surplusIdentities({ dialect, statement: { body }, after }: CheckContext): number[] {
  const name = tableNameOf(body)
  const table = name && findTable(after, name)
  if (!table || body.kind === 'create index') return []
  // a default with the next number of a sequence is not one
  const identities = [...table.columns.values()].filter(({ isIdentity, hasDefault }) => isIdentity && !hasDefault)
  const first = new Set(table.keys.map((key) => keyColumns(key)[0]))
  return identities
    .filter((column, index) => index > 0 || (dialect === 'mysql' && !first.has(column.name.toLowerCase())))
    .filter((column) => definedColumns(body).includes(column))
    .map(({ at }) => at)
}

/** Returns the columns, as `table.column`, that the triggers of a text take from a sequence. */
const columnsOfTriggers = memoize(
  (script: readonly Statement[]) =>
    new Set(
      script.flatMap(({ body, tokens }) => {
        if (body.kind !== 'create' || body.object !== 'trigger') return []
        const code = tokens.filter(({ kind }) => kind !== 'comment')
        const words = code.map(({ text }) => text.toLowerCase().replaceAll('"', ''))
        if (!words.includes('nextval')) return []
        const on = words.indexOf('on')
        const table = words[on + 2] === '.' ? words[on + 3] : words[on + 1]
        const assigned = words.join(' ').matchAll(/:[\w$#]+ ?\. ?([\w$#]+) :=|\binto :[\w$#]+ ?\. ?([\w$#]+)/g)
        return Array.from(assigned, ([, left, into]) => `${table}.${left ?? into}`)
      }),
    ),
)

function isFilledByTrigger({ name }: ColumnDefinition, { script, statement: { body } }: CheckContext): boolean {
  return columnsOfTriggers(script).has(`${tableNameOf(body)?.name}.${name}`.toLowerCase())
}

const integers = /^(?:tinyint|smallint|mediumint|integer|bigint)$/
const noDefault = /^(?:(?:tiny|medium|long)?(?:text|blob)|json|geometry)$/

/** True for an integer of Oracle that is longer than an INT of other engines. */
function isLongNumber({ name, length = 38, scale = 0 }: DataType, { dialect }: CheckContext): boolean {
  return dialect === 'oracle' && name === 'decimal' && scale <= 0 && length >= 10
}

export const columnChecks: Checks = {
  CL01: columns(({ isIdentity, type }) => isIdentity && !type.isUnsigned),
  CL03: surplusIdentities,
  CL04: types(({ name }) => name === 'enum'),
  CL05: types(({ name }) => name === 'set'),
  CL06: types(({ name }) => /^(?:float|real|double|double precision)$/.test(name)),
  CL07: types(({ name, length = 1 }, context) => /^n?char$/.test(name) && length > limitOf(context)),
  CL08: types(
    (type, context) => /^n?varchar$/.test(type.name) && !isLargeObject(type) && (type.length ?? 0) > limitOf(context),
  ),
  CL09: types(isLargeObject),
  CL10: columns(({ type, isNotNull, hasDefault }) => noDefault.test(type.name) && (isNotNull || hasDefault)),
  CL11: types(({ name }) => name === 'timestamp'),
  CL12: lastingColumns(
    (column, context) =>
      listOf(context).some((name) => isSameName(name, column.name)) &&
      isTemporal(column.type) &&
      !finalColumn(column, context).hasDefault,
  ),
  CL13: lastingColumns(
    (column, context) =>
      column.isNotNull &&
      !column.hasDefault &&
      !column.isIdentity &&
      !column.isGenerated &&
      !isKey(column, context, 'primary', 'unique', 'foreign'),
  ),
  CL14: lastingColumns((column, context) => isFinallyNullable(column, context) && !column.isIdentity),
  CL15: lastingColumns(
    (column, context) =>
      !finalColumn(column, context).hasDefault &&
      !column.isIdentity &&
      !column.isGenerated &&
      !isLargeObject(column.type) &&
      !isKey(column, context, 'primary'),
  ),
  // BIT of SQL Server is a truth value
  CL16: types(
    ({ name }, context) => listOf(context).includes(name) && !(context.dialect === 'sqlserver' && name === 'bit'),
  ),
  CL17: columns(({ default: value }) =>
    value ? partsOf(value).some((part) => part.kind === 'call' && part.name === 'sysdate') : false,
  ),
  CL18: types(
    ({ name, length, isZerofill }) =>
      isZerofill || (integers.test(name) && length !== undefined && !(name === 'tinyint' && length === 1)),
  ),
  CL19: types((type, context, name) => isCharacter(type) && patternOf(context).test(withUnderscores(name))),
  TB02: (context) => {
    const table = finalTable(context)
    const { body } = context.statement
    const adds = body.kind === 'create table' || definedColumns(body).length > 0
    return table && adds && table.columns.size > limitOf(context) ? [tableNameOf(body)?.at ?? 0] : []
  },
  TB11: (context) => {
    const { body } = context.statement
    const name = tableNameOf(body)
    const table = name && findTable(context.after, name)
    const large = [...(table?.columns.values() ?? [])].filter(({ type }) => isLargeObject(type))
    const isNew = large.some((column) => definedColumns(body).includes(column))
    return name && isNew && large.length > limitOf(context) ? [name.at] : []
  },
  TB03: (context) => {
    const { body } = context.statement
    if (body.kind !== 'create table' || body.partitionOf || body.isLike || body.query || body.isTemporary) return []
    const columns = [...(finalTable(context)?.columns.values() ?? [])]
    const isMissing = listOf(context).some(
      (name) => !columns.some((column) => isSameName(name, column.name) && isTemporal(column.type)),
    )
    return isMissing ? [body.table.at] : []
  },
  CN03: (context) => {
    const table = finalTable(context)
    const [name, ...others] = table ? primaryKeyOf(table) : []
    const column = definedColumns(context.statement.body).find((each) => each.name.toLowerCase() === name)
    if (!column || others.length > 0 || table?.isTemporary) return []
    const type = isLongNumber(column.type, context) ? 'bigint' : column.type.name.replace('bigserial', 'bigint')
    return type === '' || listOf(context).includes(type) ? [] : [column.at]
  },
  CN04: (context) => {
    const table = finalTable(context)
    const [name, ...others] = table ? primaryKeyOf(table) : []
    const column = definedColumns(context.statement.body).find((each) => each.name.toLowerCase() === name)
    if (!column || others.length > 0 || table?.isTemporary) return []
    const isIdentity = finalColumn(column, context).isIdentity || isFilledByTrigger(column, context)
    return isIdentity === (context.setting === 'required') ? [] : [column.at]
  },
}
