import { operatorName } from '../engine/parse'
import { ReasonError } from '../reasons'
import { isBareColumn, type Fields } from '../dialect/blocks'

/** The largest number that a condition on ROWNUM allows: 0 if no row satisfies it, `true` if every row does. */
export type Bound = number | true

const flipped: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/**
 * Returns the bound of a condition on ROWNUM. A row gets the next number only if it satisfies WHERE, so that a condition
 * that the number 1 does not satisfy is never true.
 */
export function boundOf(condition: unknown): Bound {
  const { A_Expr: fields } = condition as { A_Expr?: Fields }
  if (!fields) throw new ReasonError('rownumPlace')
  const operator = operatorName(fields)
  if (fields.kind === 'AEXPR_BETWEEN' && isRownum(fields.lexpr)) {
    const [from, to] = (fields.rexpr as { List: { items: unknown[] } }).List.items.map(numberOf)
    return from !== undefined && from <= 1 ? Math.floor(to ?? 0) : 0
  }
  if (fields.kind !== 'AEXPR_OP') throw new ReasonError('rownumPlace')
  if (isRownum(fields.lexpr)) return bound(operator, numberOf(fields.rexpr))
  if (isRownum(fields.rexpr)) return bound(flipped[operator] ?? operator, numberOf(fields.lexpr))
  throw new ReasonError('rownumPlace')
}

function bound(operator: string, value: number): Bound {
  switch (operator) {
    case '<=':
      return Math.max(0, Math.floor(value))
    case '<':
      return Math.max(0, Math.ceil(value) - 1)
    case '=':
      return value === 1 ? 1 : 0
    case '>':
      return value < 1 ? true : 0
    case '>=':
      return value <= 1 ? true : 0
    default:
      throw new ReasonError('rownumPlace')
  }
}

function isRownum(node: unknown): boolean {
  const { ColumnRef } = (node ?? {}) as { ColumnRef?: Fields }
  return ColumnRef !== undefined && isBareColumn('ColumnRef', ColumnRef, 'rownum')
}

function numberOf(node: unknown): number {
  const { A_Const: constant } = (node ?? {}) as { A_Const?: { ival?: { ival?: number }; fval?: { fval: string } } }
  if (constant?.ival) return constant.ival.ival ?? 0
  if (constant?.fval) return Number(constant.fval.fval)
  throw new ReasonError('rownumPlace')
}
