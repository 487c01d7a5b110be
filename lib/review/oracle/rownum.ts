import type { Expression, Query } from '../query'
import { conjunctsOf } from '../walk'

/**
 * Returns a query with the limit that a condition on ROWNUM sets. Oracle applies it before ORDER BY, so the rows come in the
 * order of a subquery in FROM, or in any order.
 */
export function withRowLimit(query: Query): Query {
  const limit = conjunctsOf(query.where).flatMap(limitIn)[0]
  if (!limit) return query
  const [source, ...others] = query.from
  if (source?.kind === 'derived' && others.length === 0 && source.query.orderBy.length > 0 && !source.query.limit)
    return { ...query, from: [{ ...source, query: { ...source.query, limit } }] }
  return { ...query, limit, isLimitedBeforeSort: true }
}

/** Returns the largest ROWNUM that a condition accepts. */
function limitIn(condition: Expression): Expression[] {
  if (condition.kind !== 'operation') return []
  const { operator, args } = condition
  const [left, right, last] = args
  if (!left || !right) return []
  if (isRownum(left) && /^(?:<|<=|=)$/.test(operator)) return [{ ...right, at: left.at }]
  if (isRownum(right) && /^(?:>|>=|=)$/.test(operator)) return [{ ...left, at: right.at }]
  return isRownum(left) && operator === 'BETWEEN' && last ? [{ ...last, at: left.at }] : []
}

function isRownum(expression: Expression): boolean {
  return expression.kind === 'call' && expression.name === 'rownum'
}
