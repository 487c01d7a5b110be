import { createFunction } from '../dialect/create-function'
import type { Fields } from '../dialect/blocks'
import { callOf, integer, isNull, names, operationOf } from '../dialect/tree'
import { functionName, operatorName } from '../engine/parse'
import { asNumber, truthAsNumber } from './operands'
import { numberTypes } from './operators'
import type { KindOf } from './value-kinds'

/** The SQL of the functions that give a quotient the digits of its text; a DOUBLE has as many as it needs. */
export const quotientTexts = numberTypes
  .flatMap((type) => [
    createFunction(`digits_of(${type})`, 'integer', type === 'numeric' ? 'scale($1)' : '0'),
    createFunction(
      `with_digits(${type}, integer)`,
      type,
      type === 'numeric' ? 'pg_catalog.round($1, least($2, 30))' : '$1',
    ),
  ])
  .join('\n')

/**
 * Returns an expression as MySQL writes it in a text: a quotient and an average have four digits more than their dividend, see
 * div_precision_increment in MySQL’s Reference Manual. As a number, an intermediate result has more.
 */
export function asWritten(node: unknown, kindOf: KindOf): unknown {
  return divides(node)
    ? callOf(['dialect', 'with_digits'], [node, digitsOf(structuredClone(node), kindOf)])
    : truthAsNumber(node, kindOf)
}

/** Whether an expression is an average, a quotient or calculated from one. */
function divides(node: unknown): boolean {
  const { A_Expr: operation, FuncCall: call } = (node ?? {}) as Record<string, Fields | undefined>
  if (call) return functionName(call) === 'avg'
  if (operation?.kind !== 'AEXPR_OP' || operation.lexpr === undefined) return false
  const sign = operatorName(operation)
  return sign === '/' || (/^[-+*]$/.test(sign) && [operation.lexpr, operation.rexpr].some(divides))
}

/** Returns the number of digits after the point of an expression. */
function digitsOf(node: unknown, kindOf: KindOf): unknown {
  const { A_Expr: operation, FuncCall: call } = (node ?? {}) as Record<string, Fields | undefined>
  const more = (count: unknown) => operationOf(['pg_catalog', '+'], count, integer(4))
  const digits = (number: unknown) => callOf(['dialect', 'digits_of'], [number])
  if (isNull(node)) return integer(0)
  if (!divides(node)) return digits(asNumber(node, kindOf))
  if (call) {
    const args = ((call.args ?? []) as unknown[]).map((arg) => asNumber(arg, kindOf))
    return more(digits({ FuncCall: { ...call, funcname: names('max'), args } }))
  }
  const left = digitsOf(operation?.lexpr, kindOf)
  const sign = operatorName(operation ?? {})
  if (sign === '/') return more(left)
  const right = digitsOf(operation?.rexpr, kindOf)
  return sign === '*'
    ? operationOf(['pg_catalog', '+'], left, right)
    : { MinMaxExpr: { op: 'IS_GREATEST', args: [left, right] } }
}
