import type { Fields } from '../dialect/blocks'
import { rewriteTree, type Rewrites } from '../dialect/rewrite-tree'
import { integer, isNull, textOf } from '../dialect/tree'
import type { Table } from '../engine/catalog'
import { columnName, functionName, operatorName, walk, type Node } from '../engine/parse'
import { calculated, decimal, money, whole, wholeSizes, widestOf, type Exact } from './exact-types'
import { listedColumns } from './renamed-columns'
import { casts } from './respell'
import { dialectCall } from './trees'
import { domains, typeOf } from './types'

/**
 * Replaces each quotient of decimals whose types are known from the tables, casts and literals with a call that has the
 * number of digits after the point.
 */
export function sizeQuotients(statement: Node, tables: readonly Table[]): Node {
  const outputs = outputsOf(statement)
  const open = new Set<string | undefined>()
  const columnType = (name: string | undefined): Exact | undefined => {
    if (name === undefined || open.has(name)) return undefined
    open.add(name)
    const columns = tables.flatMap((table) => table.columns.filter((column) => column.name === name)).map(exactType)
    const computed = outputs.filter((output) => output.name === name).map(({ val }) => typeIn(val, columnType))
    open.delete(name)
    const [first, ...others] = [...columns, ...computed]
    return others.every((type) => type?.precision === first?.precision && type?.scale === first?.scale)
      ? first
      : undefined
  }
  const rewrites: Rewrites = {
    A_Expr(fields) {
      const type =
        fields.kind === 'AEXPR_OP' && operatorName(fields) === '/' ? typeIn({ A_Expr: fields }, columnType) : undefined
      const inner = rewriteTree(fields, rewrites) as Fields
      if (!type || type.kind === 'whole') return { A_Expr: inner }
      const result = dialectCall('quotient', inner.lexpr, inner.rexpr, integer(type.scale))
      return type.kind === 'money' ? dialectCall('money', result) : result
    },
  }
  return rewriteTree(statement, rewrites) as Node
}

interface Output {
  readonly name: string | undefined
  readonly val?: unknown
}

/** Returns the columns that queries of a statement compute under a name; those of a list of names have no expression. */
function outputsOf(statement: Node): Output[] {
  const outputs: Output[] = []
  walk(statement, (kind, fields) => {
    const { name, val } = fields as { name?: string; val?: { ColumnRef?: Fields } }
    if (kind === 'ResTarget' && name !== undefined && columnName(val?.ColumnRef ?? {}) !== name)
      outputs.push({ name, val })
    outputs.push(...listedColumns(fields).map((listed) => ({ name: listed })))
  })
  return outputs
}

interface ColumnDigits {
  readonly type: string
  readonly size?: number | undefined
  readonly scale?: number | undefined
  readonly domain?: string | undefined
}

function exactType({ type, size, scale, domain }: ColumnDigits): Exact | undefined {
  if (domain === domains.money) return money
  if (type === 'numeric' && size !== undefined) return decimal(size, scale ?? 0)
  if (domain === domains.tinyint || domain === domains.bit) return whole(domain === domains.bit ? 1 : 3)
  return wholeSizes[type] === undefined ? undefined : whole(wholeSizes[type])
}

type TypeOfColumn = (name: string | undefined) => Exact | undefined

/** Returns the type of an expression; undefined if it is not known to be an exact number. */
function typeIn(node: unknown, columnType: TypeOfColumn): Exact | undefined {
  const { A_Const, A_Expr, CaseExpr, CoalesceExpr, ColumnRef, FuncCall, SubLink } = (node ?? {}) as Record<
    string,
    Fields | undefined
  >
  if (ColumnRef) return columnType(columnName(ColumnRef))
  if (A_Const) return literalType(A_Const)
  if (FuncCall) return callType(FuncCall, columnType)
  if (CaseExpr) return combined([...branchesOf(CaseExpr), CaseExpr.defresult], columnType)
  if (CoalesceExpr) return combined(CoalesceExpr.args as unknown[], columnType)
  if (SubLink) return typeIn(outputOf(SubLink), columnType)
  if (!A_Expr) return undefined
  const { kind, lexpr, rexpr } = A_Expr
  if (kind === 'AEXPR_NULLIF') return typeIn(lexpr, columnType)
  const right = typeIn(rexpr, columnType)
  if (kind !== 'AEXPR_OP' || !right) return undefined
  if (lexpr === undefined) return right
  const left = typeIn(lexpr, columnType)
  return left && calculated(operatorName(A_Expr), left, right)
}

function branchesOf({ args }: Fields): unknown[] {
  return (args as { CaseWhen: { result: unknown } }[]).map(({ CaseWhen }) => CaseWhen.result)
}

/** Returns the value of a query in parentheses; undefined for EXISTS, IN and the like. */
function outputOf({ subLinkType, subselect }: Fields): unknown {
  const { SelectStmt: select } = subselect as { SelectStmt: { targetList?: { ResTarget: { val: unknown } }[] } }
  return subLinkType === 'EXPR_SUBLINK' ? select.targetList?.[0]?.ResTarget.val : undefined
}

/** Returns the type of a value that is one of several; NULL has none. */
function combined(values: readonly unknown[], columnType: TypeOfColumn): Exact | undefined {
  const types = values
    .filter((value) => value !== undefined && !isNull(value))
    .map((value) => typeIn(value, columnType))
  return types.every((type) => type !== undefined) ? widestOf(types) : undefined
}

/** Returns the type of a literal, which has no more digits than the literal. */
function literalType({ ival, fval }: Fields): Exact | undefined {
  if (ival) return { ...whole(String((ival as { ival?: number }).ival ?? 0).length), isLiteral: true }
  const [, before, after] = /^0*(\d*)\.(\d*)$/.exec((fval as { fval?: string } | undefined)?.fval ?? '') ?? []
  return before === undefined || after === undefined ? undefined : decimal(before.length + after.length, after.length)
}

/** Functions whose result is an INT. */
const integers = new Set(['count', 'len', 'charindex', 'datediff', 'datepart', 'year', 'month', 'day'])

function callType(call: Fields, columnType: TypeOfColumn): Exact | undefined {
  const name = functionName(call)
  const [value, type, third] = (call.args ?? []) as unknown[]
  if (name === casts.cast) {
    const { type: target, sizes: [precision, scale] = [], convert } = typeOf(textOf(type) ?? '', 30)
    return exactType({ type: target, size: precision, scale, domain: convert && domains[convert] })
  }
  if (name === 'iif') return combined([type, third], columnType)
  if (integers.has(name)) return whole(10)
  if (name === 'count_big') return whole(19)
  if (!['sum', 'avg', 'min', 'max', 'isnull', 'abs', 'round'].includes(name)) return undefined
  const given = typeIn(value, columnType)
  if (!given || !['sum', 'avg'].includes(name)) return given
  if (given.kind === 'money') return money
  if (given.kind === 'whole') return whole(Math.max(10, given.precision))
  return decimal(38, name === 'avg' ? Math.max(6, given.scale) : given.scale)
}
