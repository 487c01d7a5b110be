import type { Fields } from '../dialect/blocks'
import { names } from '../dialect/tree'
import { castType, functionName, operatorName } from '../engine/parse'
import { operator } from './operators'
import type { ColumnsOf, SourceColumn } from './source-columns'

export type Test = (node: unknown) => boolean

/**
 * The SQL of operators whose result must not be negative, because an operand is UNSIGNED: see Out-of-Range and Overflow
 * Handling in MySQL’s Reference Manual.
 */
export const unsignedArithmetic = ['+', '-', '*']
  .map((sign) =>
    operator(
      `@${sign}!`,
      ['bigint', 'bigint'],
      `CASE WHEN $1 ${sign} $2 < 0 THEN (''BIGINT UNSIGNED value is out of range: '' || $1 ${sign} $2)::bigint ELSE $1 ${sign} $2 END`,
      'bigint',
    ),
  )
  .join('\n')

/** Returns a function that tells whether the values of an expression are whole numbers of an UNSIGNED type. */
export function unsignedBy(columnsOf: ColumnsOf): Test {
  const ofColumns = (node: unknown, test: (found: SourceColumn) => boolean): boolean => {
    const { ColumnRef } = node as { ColumnRef?: Fields }
    const same = ColumnRef ? columnsOf(ColumnRef) : []
    return same.length > 0 && same.every(test)
  }
  const operandsOf = (node: unknown): unknown[] => {
    const { A_Expr: sum } = node as { A_Expr?: Fields }
    return sum?.lexpr !== undefined && /^(?:[-+*]|@[-+*]!)$/.test(operatorName(sum)) ? [sum.lexpr, sum.rexpr] : []
  }
  const isWhole: Test = (node) => {
    const { A_Const } = node as { A_Const?: Fields }
    const operands = operandsOf(node)
    return (
      A_Const?.ival !== undefined ||
      isUnsigned(node) ||
      ofColumns(node, isWholeColumn) ||
      (operands.length > 0 && operands.every(isWhole))
    )
  }
  const isUnsigned: Test = (node) => {
    const { FuncCall, TypeCast } = node as { FuncCall?: Fields; TypeCast?: Fields }
    const operands = operandsOf(node)
    return (
      ofColumns(node, (found) => isWholeColumn(found) && isUnsignedColumn(found)) ||
      castType(TypeCast ?? {}) === 'unsigned' ||
      (operands.some(isUnsigned) && operands.every(isWhole)) ||
      (FuncCall !== undefined &&
        /^(?:max|min)$/.test(functionName(FuncCall)) &&
        (FuncCall.args as unknown[]).every(isUnsigned))
    )
  }
  return isUnsigned
}

function isWholeColumn({ column: { type } }: SourceColumn): boolean {
  return /^int\d$/.test(type)
}

/** Whether a column has the constraint that the schema has for UNSIGNED. */
function isUnsignedColumn({ table, column: { name } }: SourceColumn): boolean {
  return table.checks.some((check) => check.replace(/[()"]/g, '') === `0 <= ${name}`)
}

/** Makes an expression with `+`, `-` or `*` raise an error for a negative result if it is UNSIGNED, in place. */
export function checkSign(expression: Fields, sign: string, isUnsigned: Test): void {
  const { lexpr, rexpr } = expression
  const isNatural = (node: unknown) => {
    const { A_Const } = node as { A_Const?: { ival?: { ival?: number } } }
    return (A_Const?.ival !== undefined && (A_Const.ival.ival ?? 0) >= 0) || isUnsigned(node)
  }
  if (!isUnsigned({ A_Expr: expression }) || (sign !== '-' && isNatural(lexpr) && isNatural(rexpr))) return
  expression.name = names('dialect', `@${sign}!`)
}
