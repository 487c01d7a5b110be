import type { Fields } from '../dialect/blocks'
import { textOf } from '../dialect/tree'
import { unqualifiedName, type Table } from '../engine/catalog'
import { columnName, functionName, walk, type Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import { casts } from './respell'
import { dialectCall } from './trees'

interface Target {
  readonly name?: string
  val?: unknown
}

const numeric = ['sum', 'avg', 'min', 'max']

/** The condition of a BIT column, by which it differs from other SMALLINT columns. */
export const bitCondition = (column: string) => `${column} BETWEEN 0 AND 1 AND ${column} = dialect.bit(${column})`

/** Makes each number that is assigned to a BIT 0 or 1, in place. Throws a `ReasonError` for aggregates that BIT does not have. */
export function convertBits(statement: Node, tables: readonly Table[]): void {
  const isBit = (name: string | undefined) => {
    const owners = tables.filter(({ columns }) => columns.some((column) => column.name === name))
    return owners.length > 0 && owners.every(({ checks }) => checks.some((check) => isConditionOf(check, name)))
  }
  const assign = (targets: readonly { ResTarget: Target }[]) => {
    for (const { ResTarget: target } of targets) if (isBit(target.name)) target.val = asBit(target.val)
  }
  walk(statement, (kind, fields) => {
    if (kind === 'FuncCall') rejectAggregate(fields, isBit)
    if (kind === 'UpdateStmt') assign(fields.targetList as { ResTarget: Target }[])
    if (kind === 'MergeWhenClause') {
      const targets = (fields.targetList ?? []) as { ResTarget: Target }[]
      const values = fields.values as unknown[] | undefined
      if (values) fields.values = values.map((value, at) => (isBit(targets[at]?.ResTarget.name) ? asBit(value) : value))
      else assign(targets)
    }
    if (kind !== 'InsertStmt') return
    const { relname } = fields.relation as { relname: string }
    const all = tables.find((table) => unqualifiedName(table) === relname)?.columns ?? []
    const given = fields.cols as { ResTarget: Target }[] | undefined
    const columns = given?.map(({ ResTarget: { name } }) => name) ?? all.map(({ name }) => name)
    convertRows((fields.selectStmt as { SelectStmt?: Fields } | undefined)?.SelectStmt, columns.map(isBit))
  })
}

function isConditionOf(check: string, name = ''): boolean {
  return check.replaceAll('"', '').includes(`bit(${name})`)
}

function rejectAggregate(call: Fields, isBit: (name: string | undefined) => boolean): void {
  const name = functionName(call)
  if (!numeric.includes(name)) return
  const [arg] = (call.args ?? []) as { ColumnRef?: Fields; FuncCall?: Fields }[]
  const [, type] = arg?.FuncCall && functionName(arg.FuncCall) === casts.cast ? (arg.FuncCall.args as unknown[]) : []
  if ((arg?.ColumnRef && isBit(columnName(arg.ColumnRef))) || textOf(type)?.toLowerCase() === 'bit')
    throw new ReasonError('bitAggregate', { name: name.toUpperCase() })
}

/** Makes the values of some columns of VALUES or a query 0 or 1, in place. */
function convertRows(select: Fields | undefined, areBits: readonly boolean[]): void {
  if (!select) return
  for (const { List } of (select.valuesLists ?? []) as { List: { items: unknown[] } }[])
    List.items = List.items.map((item, at) => (areBits[at] ? asBit(item) : item))
  const targets = (select.targetList ?? []) as { ResTarget: Target }[]
  // the columns of `*` have no positions of their own
  if (!JSON.stringify(targets).includes('"A_Star"'))
    for (const [at, { ResTarget }] of targets.entries()) if (areBits[at]) ResTarget.val = asBit(ResTarget.val)
  for (const branch of [select.larg, select.rarg]) convertRows(branch as Fields | undefined, areBits)
}

function asBit(value: unknown): unknown {
  const { A_Const, SetToDefault } = value as { A_Const?: { isnull?: boolean }; SetToDefault?: object }
  return A_Const?.isnull || SetToDefault ? value : dialectCall('bit', value)
}
