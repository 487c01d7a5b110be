import { memoize } from '../../text/memoize'
import { limitOf, type CheckContext, type Checks } from '../check'
import type { ReviewDialect } from '../dialect'
import type { Expression, Operation } from '../query'
import type { Schema } from '../schema'
import { resolveColumn, sourceOf } from '../scope'
import { blocksOf, columnsOf, conditionsOf, conjunctsOf, expressionsOf, hasAggregate, partsOf, startOf } from '../walk'
import type { Block } from '../walk'
import { familyOf } from '../types'

export const comparisons: ReadonlySet<string> = new Set(['=', '<>', '<', '>', '<=', '>=', '<=>'])
const arithmetic: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', 'DIV', 'MOD', '||', '->', '->>', '#>>'])
const matches: ReadonlySet<string> = new Set([...comparisons, 'IN', 'BETWEEN', 'LIKE'])
const negative: ReadonlySet<string> = new Set(['<>', 'NOT IN', 'NOT LIKE', 'NOT BETWEEN'])

/** Returns the operations in the conditions of all blocks of a statement, with their blocks. */
function operationsOf({ statement }: CheckContext): [Operation, Block][] {
  return blocksOf(statement.body).flatMap((block) =>
    conditionsOf(block.query)
      .flatMap(partsOf)
      .flatMap((part): [Operation, Block][] => (part.kind === 'operation' ? [[part, block]] : [])),
  )
}

function likePatterns(context: CheckContext): Expression[] {
  return operationsOf(context).flatMap(([{ operator, args }]) =>
    /^(?:NOT )?LIKE$/.test(operator) ? (args[1] ?? []) : [],
  )
}

/** Returns the first part of a pattern: itself, or the first operand of a concatenation. */
function firstPart(pattern: Expression): Expression {
  const isConcatenation =
    (pattern.kind === 'operation' && pattern.operator === '||') ||
    (pattern.kind === 'call' && pattern.name === 'concat')
  const [first] = isConcatenation ? pattern.args : []
  return first ? firstPart(first) : pattern
}

function isWrapped(side: Expression, dialect: ReviewDialect): boolean {
  // SQL Server searches the range of the day
  if (dialect === 'sqlserver' && side.kind === 'cast' && side.type === 'date') return false
  const wraps =
    side.kind === 'call' || side.kind === 'cast' || (side.kind === 'operation' && arithmetic.has(side.operator))
  return wraps && columnsOf(side).length > 0 && !hasAggregate(side)
}

/** Returns the structure of an expression, to compare it with that of an index. */
function shapeOf(expression: Expression): string {
  return JSON.stringify(expression, (key, value: unknown) => (key === 'at' || key === 'table' ? undefined : value))
}

/** Returns the structures of the expressions that have an index. */
const indexedShapes = memoize(
  ({ tables }: Schema): ReadonlySet<string> =>
    new Set(
      tables
        .entries()
        .flatMap(([, models]) => models)
        .flatMap(({ keys }) =>
          keys.flatMap((key) => key.keys.flatMap(({ expression }) => (expression ? [shapeOf(expression)] : []))),
        ),
    ),
)

function wrappedColumns(context: CheckContext): Expression[] {
  return operationsOf(context).flatMap(([{ operator, args }, block]) => {
    if (!matches.has(operator)) return []
    const sides = comparisons.has(operator) ? args : args.slice(0, 1)
    return sides.filter((side) => {
      if (!isWrapped(side, context.dialect) || indexedShapes(context.after).has(shapeOf(side))) return false
      const sources = (of: readonly Expression[]) =>
        of.flatMap(columnsOf).map((column) => sourceOf(column, block, context.after))
      const own = sources([side])
      // an unknown source may be the same table
      return sources(args.filter((other) => other !== side)).every((source) => source && !own.includes(source))
    })
  })
}

/** Returns the ORs at the top level of a condition that connect conditions on different columns. */
function mixedAlternatives({ statement }: CheckContext): Expression[] {
  return blocksOf(statement.body)
    .flatMap(({ query }) => conditionsOf(query).flatMap(conjunctsOf))
    .filter((condition) => {
      if (condition.kind !== 'operation' || condition.operator !== 'OR') return false
      const sets = condition.args.map(
        (arg) => new Set(columnsOf(arg).map(({ table = '', name }) => `${table}.${name}`)),
      )
      // an OR with thousands of conditions usually has few different sets of columns
      const names = [...new Map(sets.map((set) => [[...set].sort().join(), set])).values()]
      return names.some((one) => names.some((other) => one.size > 0 && other.size > 0 && areDisjoint(one, other)))
    })
}

function areDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((name) => !other.has(name))
}

function onlyNegative({ statement, after }: CheckContext): Expression[] {
  return blocksOf(statement.body).flatMap((block) => {
    const conditions = conditionsOf(block.query).flatMap(conjunctsOf)
    const sourcesOf = (condition: Expression) => columnsOf(condition).map((column) => sourceOf(column, block, after))
    const isNegative = (condition: Expression) => condition.kind === 'operation' && negative.has(condition.operator)
    const positive = new Set(
      conditions
        .filter(
          (condition) =>
            !isNegative(condition) &&
            !(condition.kind === 'operation' && condition.operator === 'IS NOT NULL') &&
            !(condition.kind === 'subquery' && condition.isNegated),
        )
        .flatMap(sourcesOf),
    )
    return conjunctsOf(block.query.where).filter(
      (condition) =>
        isNegative(condition) &&
        sourcesOf(condition).length > 0 &&
        sourcesOf(condition).every((source) => source && !positive.has(source)),
    )
  })
}

/** Returns comparisons of a column with a constant for which the engine converts the column. */
function implicitConversions(context: CheckContext): Expression[] {
  return operationsOf(context).flatMap(([operation, block]) => {
    if (!comparisons.has(operation.operator) && operation.operator !== 'IN') return []
    const [left, ...right] = operation.args
    const pairs = right.flatMap((value) => (left ? [[left, value] as const, [value, left] as const] : []))
    const isConverted = pairs.some(([side, value]) => {
      if (side.kind !== 'column' || value.kind !== 'literal') return false
      const type = resolveColumn(side, block, context.after)?.column.type
      if (value.isNational) return /^(?:char|varchar|text)$/.test(type?.name ?? '')
      if (value.type !== 'number') return false
      const family = familyOf(type)
      return context.dialect !== 'postgresql' ? family === 'text' : family === 'integer' && value.value.includes('.')
    })
    return isConverted ? [operation] : []
  })
}

export const conditionChecks: Checks = {
  DM21: (context) =>
    likePatterns(context)
      .filter((pattern) => {
        const first = firstPart(pattern)
        return first.kind === 'literal' && /^[%_]/.test(first.value)
      })
      .map(startOf),
  DM22: (context) =>
    likePatterns(context)
      .filter((pattern) => pattern.kind === 'literal' && pattern.type === 'text' && !/[%_]/.test(pattern.value))
      .map(startOf),
  DM23: (context) => wrappedColumns(context).map(startOf),
  DM24: (context) => implicitConversions(context).map(startOf),
  DM26: (context) => mixedAlternatives(context).map(startOf),
  DM27: (context) => onlyNegative(context).map(startOf),
  DM28: (context) =>
    blocksOf(context.statement.body)
      .flatMap(({ query }) => expressionsOf(query))
      .filter(
        (part) =>
          part.kind === 'operation' && /^(?:NOT )?IN$/.test(part.operator) && part.args.length - 1 > limitOf(context),
      )
      .map(startOf),
}
