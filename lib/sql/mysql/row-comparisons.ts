import type { Fields } from '../dialect/blocks'
import type { Replace } from '../dialect/rewrite-tree'
import { combine, operationOf } from '../dialect/tree'
import { operatorName } from '../engine/parse'
import { asNumber } from './operands'
import { areNumbersAndTexts, type KindOf } from './value-kinds'

type Row = readonly unknown[]

/**
 * Returns the conditions on single values for a comparison of rows such as `(a, b) IN ((1, 2))`, because PostgreSQL compares
 * only rows of the same types. See Comparison Functions and Operators in MySQL’s Reference Manual.
 */
export const compareRows: Replace = (kind, fields) => {
  const left = kind === 'A_Expr' ? rowOf(fields.lexpr) : undefined
  if (left === undefined) return undefined
  const sign = operatorName(fields)
  const { List: list } = fields.rexpr as { List?: { items: unknown[] } }
  const rights = (list?.items ?? [fields.rexpr]).map(rowOf)
  const rows = rights.filter((row) => row !== undefined)
  const [right = []] = rows
  if (rows.length < rights.length || rows.some(({ length }) => length !== left.length)) return undefined
  if (fields.kind === 'AEXPR_IN') {
    const alternatives = rows.map((row) => pairs(sign, left, row))
    return combine(sign === '=' ? 'OR' : 'AND', alternatives)
  }
  return fields.kind === 'AEXPR_OP' ? ordered(sign, left, right) : undefined
}

/**
 * Gives the values of a row that a query returns, and those that they are compared with, types that PostgreSQL compares, in
 * place.
 */
export function compareWithQuery({ testexpr, subselect }: Fields, kindOf: KindOf): void {
  const row = rowOf(testexpr) as unknown[] | undefined
  const { targetList } = (subselect as { SelectStmt?: { targetList?: { ResTarget: Fields }[] } }).SelectStmt ?? {}
  if (row === undefined || targetList === undefined) return
  for (const [at, { ResTarget: target }] of targetList.entries()) {
    if (!areNumbersAndTexts([kindOf(row[at]), kindOf(target.val)])) continue
    row[at] = asNumber(row[at], kindOf)
    target.val = asNumber(target.val, kindOf)
  }
}

function rowOf(node: unknown): Row | undefined {
  return (node as { RowExpr?: { args: unknown[] } } | undefined)?.RowExpr?.args
}

/** Returns the condition that all values are equal, or that some differ. */
function pairs(sign: string, left: Row, right: Row): object {
  return combine(
    sign === '=' ? 'AND' : 'OR',
    left.map((value, at) => single(sign, value, right[at])),
  )
}

function ordered(sign: string, left: Row, right: Row): object {
  if (sign === '=' || sign === '<>') return pairs(sign, left, right)
  const [value, ...others] = left
  const [other, ...rest] = right
  if (others.length === 0) return single(sign, value, other)
  const equal = combine('AND', [single('=', value, other), ordered(sign, others, rest)])
  return combine('OR', [single(sign.charAt(0), value, other), equal])
}

/** Returns a comparison of copies, because later steps change trees in place. */
function single(sign: string, left: unknown, right: unknown): object {
  return structuredClone(operationOf([sign], left, right))
}
