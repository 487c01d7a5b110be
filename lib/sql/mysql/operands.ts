import type { Fields } from '../dialect/blocks'
import { callOf, castTo, textOf } from '../dialect/tree'
import { isTextKind, type KindOf } from './value-kinds'

/** Functions of numbers, which take a text as the number that it begins with. */
const ofNumbers = new Set(
  `abs sign round truncate floor ceil ceiling mod sum format pow power sqrt exp
ln log log2 log10 avg std stddev stddev_pop stddev_samp variance var_pop var_samp`.split(/\s+/),
)

/** Functions of dates and times, which take a text as the one that it begins with. */
const ofMoments = new Set(['datediff', 'timestampdiff', 'date_add', 'date_sub', 'adddate', 'subdate'])

/** Gives the operands of an expression with an arithmetic operator the types of numbers, in place. */
export function operandsAsNumbers(expression: Fields, kindOf: KindOf): void {
  if (expression.lexpr !== undefined) expression.lexpr = asNumber(expression.lexpr, kindOf)
  expression.rexpr = asNumber(expression.rexpr, kindOf)
}

/** Gives the arguments of a function of numbers, dates or times these types, in place. */
export function convertArguments(call: Fields, name: string, kindOf: KindOf): void {
  const isExtreme = name === 'max' || name === 'min'
  const convert = isExtreme
    ? truthAsNumber
    : ofMoments.has(name)
      ? textAsMoment
      : ofNumbers.has(name)
        ? asNumber
        : undefined
  if (convert) call.args = ((call.args ?? []) as unknown[]).map((arg) => convert(arg, kindOf))
}

/** Returns an expression, of which a truth value is 1 or 0. */
export function truthAsNumber(node: unknown, kindOf: KindOf): unknown {
  return kindOf(node) === 'truth' ? castTo(node, 'pg_catalog', 'int4') : node
}

/** Returns an expression, of which a text is the number that it begins with. */
export function asNumber(node: unknown, kindOf: KindOf): unknown {
  const kind = kindOf(node)
  return isTextKind(kind) || kind === 'document' ? callOf(['dialect', 'num'], [node]) : truthAsNumber(node, kindOf)
}

/** Returns an expression, of which a text other than a literal is a date and time. */
export function textAsMoment(node: unknown, kindOf: KindOf): unknown {
  const isText = isTextKind(kindOf(node)) && textOf(node) === undefined
  return isText ? callOf(['dialect', 'moment'], [node]) : node
}
