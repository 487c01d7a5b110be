import type { CheckContext, Checks } from '../check'
import type { Expression, Query } from '../query'
import { sourceOf } from '../scope'
import { blocksOf, columnsOf, hasAggregate, partsOf, startOf, type Block } from '../walk'

function keysOf({ query }: Block): Expression[] {
  return [...query.groupBy, ...query.orderBy.map(({ expression }) => expression)]
}

function isPosition(key: Expression): boolean {
  return key.kind === 'literal' && key.type === 'number'
}

function isComputed(key: Expression): boolean {
  if (partsOf(key).some((part) => part.kind === 'subquery' || part.kind === 'parameter')) return false
  if (key.kind === 'literal') return !isPosition(key)
  // the pseudo-columns of Oracle
  if (key.kind === 'call' && /^(?:level|rownum)$/.test(key.name)) return false
  return key.kind !== 'column' && key.kind !== 'collate' && key.kind !== 'other' && !hasAggregate(key) && !isWindow(key)
}

function isWindow(key: Expression): boolean {
  return partsOf(key).some((part) => part.kind === 'call' && part.isWindow)
}

function hasMixedDirections({ orderBy }: Query): boolean {
  return new Set(orderBy.map(({ isDescending }) => isDescending)).size > 1
}

/** Returns the first of some keys that belongs to another table than the first key. */
function foreignKey(keys: readonly Expression[], block: Block, { after }: CheckContext): Expression[] {
  const columns = keys.flatMap(columnsOf)
  const sources = columns.map((column) => sourceOf(column, block, after))
  if (sources.some((source) => !source)) return []
  return columns.filter((_, index) => sources[index] !== sources[0]).slice(0, 1)
}

export const sortingChecks: Checks = {
  DM16: ({ statement }) => blocksOf(statement.body).flatMap(keysOf).filter(isPosition).map(startOf),
  DM17: ({ statement }) => blocksOf(statement.body).flatMap(keysOf).filter(isComputed).map(startOf),
  DM18: ({ statement }) =>
    blocksOf(statement.body).flatMap(({ query }) =>
      hasMixedDirections(query) ? query.orderBy.slice(0, 1).map(({ expression }) => startOf(expression)) : [],
    ),
  DM19: (context) =>
    blocksOf(context.statement.body).flatMap((block) =>
      [block.query.orderBy.map(({ expression }) => expression), block.query.groupBy]
        .flatMap((keys) => foreignKey(keys, block, context))
        .map(startOf),
    ),
}
