import type { Replace } from '../dialect/rewrite-tree'
import { caseOf, textOf } from '../dialect/tree'
import { functionName } from '../engine/parse'

/** Returns CASE, COALESCE or IS NULL for the functions of MySQL and MariaDB that choose between their arguments. */
export const standardConditional: Replace = (kind, fields) => {
  const args = (fields.args ?? []) as unknown[]
  const [first, second, third] = args
  if (kind === 'MinMaxExpr') {
    const values = args.filter((arg) => textOf(arg) === undefined)
    return values.length > 0 ? caseOf(known(values), { MinMaxExpr: fields }) : undefined
  }
  const name = kind === 'FuncCall' ? functionName(fields) : ''
  if (name === 'if' && args.length === 3) return caseOf(first, second, third)
  if ((name === 'ifnull' || name === 'nvl') && args.length === 2) return { CoalesceExpr: { args } }
  if (name === 'nvl2' && args.length === 3) return caseOf(known([first]), second, third)
  if (name === 'isnull' && args.length === 1) return { NullTest: { arg: first, nulltesttype: 'IS_NULL' } }
  return undefined
}

/** Returns the condition that no value is NULL. */
function known(values: readonly unknown[]): object {
  const tests = values.map((arg) => ({ NullTest: { arg, nulltesttype: 'IS_NOT_NULL' } }))
  const [only] = tests
  return tests.length === 1 && only ? only : { BoolExpr: { boolop: 'AND_EXPR', args: tests } }
}
