import { callOf, castTo } from '../dialect/tree'
import type { KindOf } from './value-kinds'

type Fields = Record<string, unknown>

/** Functions of numbers, which take a text as the number that it begins with. */
const ofNumbers = new Set([
  ...['abs', 'sign', 'round', 'truncate', 'floor', 'ceil', 'ceiling', 'mod', 'format', 'pow', 'power', 'sqrt', 'exp'],
  ...[
    'ln',
    'log',
    'log2',
    'log10',
    'avg',
    'std',
    'stddev',
    'stddev_pop',
    'stddev_samp',
    'variance',
    'var_pop',
    'var_samp',
  ],
])

/** Gives the operands of an expression with an arithmetic operator the types of numbers, in place. */
export function operandsAsNumbers(expression: Fields, kindOf: KindOf): void {
  if (expression.lexpr !== undefined) expression.lexpr = asNumber(expression.lexpr, kindOf)
  expression.rexpr = asNumber(expression.rexpr, kindOf)
}

/** Gives the arguments of a function the types of numbers if MySQL does, in place. */
export function argumentsAsNumbers(call: Fields, name: string, kindOf: KindOf): void {
  const isExtreme = name === 'max' || name === 'min'
  if (!isExtreme && !ofNumbers.has(name)) return
  const args = (call.args ?? []) as unknown[]
  call.args = args.map((arg) => (isExtreme ? truthAsNumber(arg, kindOf) : asNumber(arg, kindOf)))
}

/** Returns an expression, of which a truth value is 1 or 0. */
export function truthAsNumber(node: unknown, kindOf: KindOf): unknown {
  return kindOf(node) === 'truth' ? castTo(node, 'pg_catalog', 'int4') : node
}

function asNumber(node: unknown, kindOf: KindOf): unknown {
  return kindOf(node) === 'text' ? callOf(['dialect', 'num'], [node]) : truthAsNumber(node, kindOf)
}
