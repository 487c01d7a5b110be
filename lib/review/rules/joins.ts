import { limitOf, type CheckContext, type Checks } from '../check'
import { commonQuery, deepColumns, isCorrelated, nameOfSource, queryColumns, resolveColumn, sourceOf } from '../scope'
import { familyOf } from '../types'
import {
  blocksOf,
  conditionsOf,
  conjunctsOf,
  hasAggregate,
  joinsOf,
  leavesOf,
  partsOf,
  startOf,
  type Block,
} from '../walk'

type Leaf = ReturnType<typeof leavesOf>[number]

/** Returns the sources of several rows that no condition connects with the first one. */
function unconnected(block: Block, { after }: CheckContext): Leaf[] {
  const { query } = block
  const leaves = leavesOf(query.from)
  const links: (readonly Leaf[])[] = conditionsOf(query)
    .flatMap(conjunctsOf)
    .map((condition) => {
      const columns = deepColumns(condition)
      const sources = columns.map((column) => sourceOf(column, block, after))
      // a column whose table is not known could be of any
      return sources.some((source) => !source) && columns.length > 1
        ? leaves
        : sources.flatMap((source) => source ?? [])
    })
  for (const { using, isNatural, left, right } of joinsOf(query.from))
    if (using.length > 0 || isNatural) links.push([...leavesOf([left]), ...leavesOf([right])])
  for (const leaf of leaves) if (isLateral(leaf, leaves)) links.push(leaves)
  const multiple = leaves.filter((leaf) => !isOneRow(leaf, block))
  const reached = new Set(multiple.slice(0, 1))
  for (let size = 0; size !== reached.size;) {
    size = reached.size
    for (const link of links) if (link.some((leaf) => reached.has(leaf))) link.forEach((leaf) => reached.add(leaf))
  }
  return multiple.filter((leaf) => !reached.has(leaf))
}

/** True for a function, and for a derived table that uses columns of the others. */
function isLateral(leaf: Leaf, leaves: readonly Leaf[]): boolean {
  if (leaf.kind === 'function') return true
  if (leaf.kind === 'table') return false
  const others = leaves.filter((other) => other !== leaf).map(nameOfSource)
  return queryColumns(leaf.query).some(({ table }) => table !== undefined && others.includes(table.toLowerCase()))
}

/** True for a derived table or common table expression of one row: an aggregate without GROUP BY, or constants. */
function isOneRow(leaf: Leaf, block: Block): boolean {
  const query =
    leaf.kind === 'derived' ? leaf.query : leaf.kind === 'table' ? commonQuery(leaf.table.name, block) : undefined
  if (!query || query.setOperation) return false
  const isGrouped = query.groupBy.length > 0 || query.hasGroupingSets
  return query.from.length === 0 || (!isGrouped && query.items.some(({ expression }) => hasAggregate(expression)))
}

/** Returns the conditions that compare columns of two tables with different types. */
function mixedTypes(context: CheckContext): number[] {
  return blocksOf(context.statement.body).flatMap((block) =>
    conditionsOf(block.query)
      .flatMap(partsOf)
      .filter((part) => {
        if (part.kind !== 'operation' || part.operator !== '=') return false
        const [left, right] = part.args
        if (left?.kind !== 'column' || right?.kind !== 'column') return false
        const [one, other] = [left, right].map((column) => resolveColumn(column, block, context.after))
        if (!one || !other || one.table === other.table) return false
        const families = [familyOf(one.column.type), familyOf(other.column.type)]
        return !families.includes(undefined) && families[0] !== families[1]
      })
      .map(startOf),
  )
}

function selectListSubqueries(context: CheckContext): number[] {
  const blocks = blocksOf(context.statement.body)
  return blocks
    .filter(({ role }) => role !== 'change')
    .flatMap(({ query }) => query.items.flatMap(({ expression }) => partsOf(expression)))
    .flatMap((part) => {
      if (part.kind !== 'subquery' || part.form !== 'scalar') return []
      const block = blocks.find(({ query }) => query === part.query)
      return block && isCorrelated(block, context.after) ? [part.at] : []
    })
}

export const joinChecks: Checks = {
  DM25: mixedTypes,
  DM34: (context) =>
    blocksOf(context.statement.body).flatMap((block) =>
      unconnected(block, context)
        .slice(0, 1)
        .map(({ at }) => at),
    ),
  DM35: ({ statement }) =>
    blocksOf(statement.body)
      .flatMap(({ query }) => joinsOf(query.from))
      .flatMap(({ isNatural, at }) => (isNatural ? [at] : [])),
  DM36: (context) =>
    blocksOf(context.statement.body).flatMap(({ query }) => {
      const first = leavesOf(query.from)[limitOf(context)]
      return first ? [first.at] : []
    }),
  DM37: (context) =>
    blocksOf(context.statement.body)
      .filter(({ depth, role }) => depth === limitOf(context) + 1 && role !== 'branch')
      .map(({ query }) => query.at),
  DM38: selectListSubqueries,
}
