import type { Fields } from '../dialect/blocks'
import { isNull, textOf } from '../dialect/tree'
import { unqualifiedName, type Table } from '../engine/catalog'
import { columnName, functionName, walk, type Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import { targetOf } from './changes'
import { casts } from './respell'
import { dialectCall } from './trees'
import { domains } from './types'

interface Target {
  readonly name?: string
  val?: unknown
}

interface Operand {
  readonly ColumnRef?: Fields
  readonly FuncCall?: Fields
}

const numeric = ['sum', 'avg', 'min', 'max']

/**
 * Makes each number that is assigned to a BIT, or that replaces its NULL in ISNULL, 0 or 1, in place. Throws a `ReasonError` for
 * aggregates that BIT does not have. `renamed` are names that are not those of columns, see `renamedColumns`.
 */
export function convertBits(statement: Node, tables: readonly Table[], renamed: ReadonlySet<string | undefined>): void {
  const isBit = ({ ColumnRef }: Operand) => {
    const name = ColumnRef && columnName(ColumnRef)
    const owners = tables.filter(({ columns }) => columns.some((column) => column.name === name))
    return owners.length > 0 && !renamed.has(name) && owners.every((owner) => isBitOf(owner, name))
  }
  walk(statement, (kind, fields) => {
    if (kind === 'FuncCall') {
      rejectAggregate(fields, isBit)
      const [value, replacement] = (fields.args ?? []) as Operand[]
      if (functionName(fields) === 'isnull' && value && replacement && isBit(value))
        fields.args = [value, asBit(replacement)]
    }
    if (!['UpdateStmt', 'MergeStmt', 'InsertStmt'].includes(kind)) return
    const changed = targetOf(fields.relation as Fields, fields.fromClause ?? []).table.relname
    const table = tables.find((other) => unqualifiedName(other) === changed)
    const areBits = (names: readonly (string | undefined)[]) => names.map((name) => table && isBitOf(table, name))
    if (kind === 'InsertStmt') {
      const names = targetNames(fields.cols) ?? table?.columns.map(({ name }) => name) ?? []
      convertRows((fields.selectStmt as { SelectStmt?: Fields } | undefined)?.SelectStmt, areBits(names))
    }
    const branches = (fields.mergeWhenClauses as { MergeWhenClause: Fields }[] | undefined) ?? []
    for (const assigned of [fields, ...branches.map(({ MergeWhenClause }) => MergeWhenClause)]) {
      const bits = areBits(targetNames(assigned.targetList) ?? [])
      if (assigned.values) assigned.values = asBits(assigned.values as unknown[], bits)
      else convertTargets(assigned.targetList, bits)
    }
  })
}

function targetNames(targets: unknown): (string | undefined)[] | undefined {
  return (targets as { ResTarget: Target }[] | undefined)?.map(({ ResTarget: { name } }) => name)
}

/** Whether a column of a table is a BIT. */
function isBitOf({ columns }: Table, name: string | undefined): boolean {
  return columns.some((column) => column.name === name && column.domain === domains.bit)
}

function rejectAggregate(call: Fields, isBit: (operand: Operand) => boolean): void {
  const name = functionName(call)
  if (!numeric.includes(name)) return
  const [arg] = (call.args ?? []) as Operand[]
  const [, type] = arg?.FuncCall && functionName(arg.FuncCall) === casts.cast ? (arg.FuncCall.args as unknown[]) : []
  if ((arg && isBit(arg)) || textOf(type)?.toLowerCase() === 'bit')
    throw new ReasonError('bitAggregate', { name: name.toUpperCase() })
}

/** Makes the values of some columns of VALUES or a query 0 or 1, in place. */
function convertRows(select: Fields | undefined, areBits: readonly (boolean | undefined)[]): void {
  if (!select) return
  for (const { List } of (select.valuesLists ?? []) as { List: { items: unknown[] } }[])
    List.items = asBits(List.items, areBits)
  // the columns of `*` have no positions of their own
  if (!JSON.stringify(select.targetList ?? []).includes('"A_Star"')) convertTargets(select.targetList, areBits)
  for (const branch of [select.larg, select.rarg]) convertRows(branch as Fields | undefined, areBits)
}

function convertTargets(targets: unknown, areBits: readonly (boolean | undefined)[]): void {
  for (const [at, { ResTarget }] of ((targets ?? []) as { ResTarget: Target }[]).entries())
    if (areBits[at]) ResTarget.val = asBit(ResTarget.val)
}

function asBits(values: readonly unknown[], areBits: readonly (boolean | undefined)[]): unknown[] {
  return values.map((value, at) => (areBits[at] ? asBit(value) : value))
}

function asBit(value: unknown): unknown {
  return isNull(value) || 'SetToDefault' in (value as object) ? value : dialectCall('bit', value)
}
