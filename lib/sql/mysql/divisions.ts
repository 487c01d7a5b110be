import type { Fields } from '../dialect/blocks'
import { nameParts, operatorName } from '../engine/parse'
import { integer, names, operationOf } from '../dialect/tree'

const zero = integer(0)

/**
 * Makes an expression with `/`, `DIV` or `%` NULL for a zero divisor, in place. In a change, the strict mode raises an error:
 * see ERROR_FOR_DIVISION_BY_ZERO in MySQL’s Reference Manual.
 */
export function divide(expression: Fields, isChange: boolean): void {
  const operator = operatorName(expression)
  // a division that `nonZero` returns has a schema, and stays one of PostgreSQL
  const isQuotient = operator === '//' || (operator === '/' && nameParts(expression.name).length === 1)
  if (isQuotient && isChange) expression.rexpr = nonZero(expression.rexpr)
  if (isQuotient) expression.name = names('dialect', operator)
  if (operator === '%') expression.rexpr = divisor(expression.rexpr, isChange)
}

/** Returns the divisor of a remainder: the operator of PostgreSQL raises an error for zero. */
export function divisor(node: unknown, isChange: boolean): unknown {
  return isChange ? node : { A_Expr: { kind: 'AEXPR_NULLIF', name: names('='), lexpr: node, rexpr: zero } }
}

/** Returns a divisor that raises an error if it is zero. */
function nonZero(node: unknown): unknown {
  const { A_Const: constant } = node as { A_Const?: { ival?: { ival?: number } } }
  if (constant && constant.ival?.ival !== undefined) return node
  const expr = operationOf(['='], node, zero)
  const result = operationOf(['pg_catalog', '/'], node, node)
  return { CaseExpr: { args: [{ CaseWhen: { expr, result } }], defresult: node } }
}
