import type { CheckContext, Checks } from '../check'
import type { ReviewDialect } from '../dialect'
import type { Expression, Query, Subquery } from '../query'
import { isNullable } from '../schema'
import { resolveColumn } from '../scope'
import { blocksOf, childrenOf, conditionsOf, conjunctsOf, expressionsOf, startOf, type Block } from '../walk'
import { comparisons } from './conditions'

/** True for NULL, and for the empty text of Oracle. */
function isNull(expression: Expression, dialect: ReviewDialect): boolean {
  if (expression.kind !== 'literal') return false
  return expression.type === 'null' || (dialect === 'oracle' && expression.type === 'text' && expression.value === '')
}

function comparesWithNull(part: Expression, dialect: ReviewDialect): boolean {
  const hasNull = (parts: readonly Expression[]) => parts.some((each) => isNull(each, dialect))
  if (part.kind === 'case') return part.subject !== undefined && hasNull(part.conditions)
  if (part.kind !== 'operation' || part.operator === '<=>') return false
  return (comparisons.has(part.operator) || /^(?:NOT )?IN$/.test(part.operator)) && hasNull(part.args)
}

/** Returns the blocks of subqueries that may return NULL: those of NOT IN, or those of ALL. */
function nullableSubqueries({ statement, after }: CheckContext, isLookedFor: (part: Subquery) => boolean): Subquery[] {
  const blocks = blocksOf(statement.body)
  return blocks.flatMap(({ query }) =>
    expressionsOf(query).flatMap((part) => {
      if (part.kind !== 'subquery' || !isLookedFor(part)) return []
      const block = blocks.find((inner) => inner.query === part.query)
      return block && returnsNull(block, { after }) ? [part] : []
    }),
  )
}

function returnsNull(block: Block, { after }: Pick<CheckContext, 'after'>): boolean {
  const [item] = block.query.items
  if (item?.expression.kind !== 'column') return false
  const { name } = item.expression
  const found = resolveColumn(item.expression, block, after)
  if (!found || !isNullable(found.table, found.column)) return false
  return !conditionsOf(block.query)
    .flatMap(conjunctsOf)
    .some((condition) => excludesNull(condition, name))
}

function excludesNull(condition: Expression, name: string): boolean {
  if (condition.kind !== 'operation') return false
  const isStrict = comparisons.has(condition.operator) || /^(?:IS NOT NULL|IN|BETWEEN|LIKE)$/.test(condition.operator)
  return isStrict && condition.args.some((arg) => arg.kind === 'column' && arg.name === name)
}

const sums: ReadonlySet<string> = new Set(['sum', 'avg'])
const replacements: ReadonlySet<string> = new Set(['coalesce', 'ifnull', 'nvl', 'isnull'])
const calculations: ReadonlySet<string> = new Set([...comparisons, '+', '-', '*', '/', '%', '||', 'BETWEEN'])

/** Returns the sums that may be NULL in an expression; `isUsed` if its value is calculated with or stored. */
function bareSums(expression: Expression, isUsed: boolean, isGrouped: boolean): Expression[] {
  if (expression.kind === 'call') {
    if (replacements.has(expression.name)) return []
    if (sums.has(expression.name)) return isUsed && !isGrouped && !expression.isWindow ? [expression] : []
  }
  if (expression.kind === 'subquery') return isUsed && isBareSum(expression) ? [expression] : []
  const usesParts = expression.kind === 'operation' && calculations.has(expression.operator)
  return childrenOf(expression).flatMap((part) => bareSums(part, isUsed || usesParts, isGrouped))
}

function isBareSum({ form, query }: Subquery): boolean {
  const [item] = query.items
  return (
    form === 'scalar' &&
    query.groupBy.length === 0 &&
    item?.expression.kind === 'call' &&
    sums.has(item.expression.name)
  )
}

function sumsOf({ query, role }: Block): Expression[] {
  const isGrouped = query.groupBy.length > 0 || query.hasGroupingSets
  return [
    ...query.items.flatMap(({ expression }) => bareSums(expression, role === 'change', isGrouped)),
    ...[...conditionsOf(query), ...(query.having ? [query.having] : [])].flatMap((condition) =>
      bareSums(condition, false, isGrouped),
    ),
  ]
}

function countsSeveral({ query }: { readonly query: Query }): Expression[] {
  return expressionsOf(query).filter(
    (part) => part.kind === 'call' && part.name === 'count' && part.isDistinct && part.args.length > 1,
  )
}

export const nullChecks: Checks = {
  DM29: ({ statement, dialect }) =>
    blocksOf(statement.body)
      .flatMap(({ query }) => expressionsOf(query))
      .filter((part) => comparesWithNull(part, dialect))
      .map(startOf),
  DM30: (context) => nullableSubqueries(context, ({ form, isNegated }) => form === 'in' && isNegated).map(startOf),
  DM31: (context) => nullableSubqueries(context, ({ form }) => form === 'all').map(startOf),
  DM32: ({ statement }) => blocksOf(statement.body).flatMap(sumsOf).map(startOf),
  DM33: ({ statement, after }) =>
    blocksOf(statement.body).flatMap((block) =>
      countsSeveral(block)
        .filter((call) =>
          childrenOf(call).some((arg) => {
            const found = arg.kind === 'column' ? resolveColumn(arg, block, after) : undefined
            return found && isNullable(found.table, found.column)
          }),
        )
        .map(startOf),
    ),
}
