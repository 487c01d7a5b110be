import { limitOf, type CheckContext, type Checks } from '../check'
import { isTemporary } from '../definitions'
import type { Expression } from '../query'
import { primaryKeyOf, type TableModel } from '../schema'
import { modelOf, resolveColumn, sourceOf } from '../scope'
import { familyOf, isLargeObject } from '../types'
import {
  aggregates,
  blocksOf,
  conditionsOf,
  conjunctsOf,
  expressionsOf,
  hasAggregate,
  leavesOf,
  partsOf,
  startOf,
  type Block,
} from '../walk'

/** Returns the blocks whose rows a SELECT returns: the outermost block, or the branches of its set operation. */
function outermost(block: Block | undefined, blocks: readonly Block[]): Block[] {
  const { setOperation } = block?.query ?? {}
  if (!block || !setOperation) return block ? [block] : []
  return [setOperation.left, setOperation.right].flatMap((side) =>
    outermost(
      blocks.find(({ query }) => query === side),
      blocks,
    ),
  )
}

function isUnlimited({ query }: Block, context: CheckContext): boolean {
  return (
    leavesOf(query.from).some((source) => source.kind === 'table' && !isTemporary(source.table, context)) &&
    !query.where &&
    !query.limit &&
    query.groupBy.length === 0 &&
    !query.hasGroupingSets &&
    !query.items.every(({ expression }) => hasAggregate(expression))
  )
}

function withoutLimit(context: CheckContext): number[] {
  const { statement } = context
  if (statement.body.kind !== 'query' || statement.body.query.limit || statement.body.query.into) return []
  const blocks = blocksOf(statement.body)
  return outermost(blocks[0], blocks)
    .filter((block) => isUnlimited(block, context))
    .slice(0, 1)
    .map(({ query }) => query.at)
}

/** True if the rows of a block are equal, or one at most: constants, aggregates without GROUP BY, a primary key that equals constants. */
function returnsOneRow(block: Block, { after }: CheckContext): boolean {
  const { query } = block
  if (
    query.items.length > 0 &&
    query.groupBy.length === 0 &&
    query.items.every(({ expression }) => isAggregate(expression))
  )
    return true
  const [source, ...others] = leavesOf(query.from)
  if (!source || query.items.every(({ expression }) => expression.kind === 'literal')) return true
  const table = others.length === 0 ? modelOf(source, block, after) : undefined
  const key = table ? primaryKeyOf(table) : []
  const fixed = conjunctsOf(query.where).flatMap((condition) =>
    condition.kind === 'operation' && condition.operator === '='
      ? condition.args.flatMap((arg) => (arg.kind === 'column' ? arg.name.toLowerCase() : []))
      : [],
  )
  return key.length > 0 && key.every((column) => fixed.includes(column))
}

function isAggregate(expression: Expression): boolean {
  return expression.kind === 'call' && !expression.isWindow && aggregates.has(expression.name)
}

const random: ReadonlySet<string> = new Set('random rand sys_guid newid uuid gen_random_uuid uuidv4'.split(' '))

/** Returns the partitioned tables that a block reads without a condition on their partition key. */
function unpruned(block: Block, { after }: CheckContext): number[] {
  const used = conditionsOf(block.query)
    .flatMap(partsOf)
    .flatMap((part) => (part.kind === 'column' ? [part] : []))
  return leavesOf(block.query.from).flatMap((source) => {
    const columns = modelOf(source, block, after)?.partitionColumns ?? []
    const isUsed = used.some((column) => columns.includes(column.name) && sourceOf(column, block, after) === source)
    return columns.length === 0 || isUsed ? [] : [source.at]
  })
}

/** Returns the long columns by which a block sorts, groups or removes duplicates. */
function longKeys(block: Block, context: CheckContext): Expression[] {
  const { query } = block
  const keys = [
    ...query.orderBy.map(({ expression }) => expression),
    ...query.groupBy,
    ...(query.isDistinct ? query.items.map(({ expression }) => expression) : []),
  ]
  return keys.filter((key) => {
    const type = key.kind === 'column' ? resolveColumn(key, block, context.after)?.column.type : undefined
    return type && (isLargeObject(type) || (familyOf(type) === 'text' && (type.length ?? 0) > limitOf(context)))
  })
}

/** True if a DISTINCT has no effect: in a subquery that is only searched, or over rows with a key. */
function isNeedlesslyDistinct(block: Block, { after }: CheckContext): boolean {
  const { query, role } = block
  if (!query.isDistinct) return false
  if ((role === 'in' || role === 'exists' || role === 'quantified') && !query.limit) return true
  const [source, ...others] = leavesOf(query.from)
  const table = source && others.length === 0 ? modelOf(source, block, after) : undefined
  return (
    table !== undefined &&
    selectsKey(
      table,
      query.items.map(({ expression }) => expression),
    )
  )
}

function selectsKey(table: TableModel, items: readonly Expression[]): boolean {
  const key = primaryKeyOf(table)
  const names = items.flatMap((item) => (item.kind === 'column' ? item.name.toLowerCase() : []))
  return key.length > 0 && key.every((column) => names.includes(column))
}

/** Returns the conditions of HAVING that WHERE could check before the grouping. */
function earlyConditions({ query }: Block): Expression[] {
  if (query.groupBy.length === 0 || query.hasGroupingSets) return []
  const grouped = query.groupBy.flatMap((key) => (key.kind === 'column' ? key.name : []))
  return conjunctsOf(query.having).filter((condition) => {
    const columns = partsOf(condition).flatMap((part) => (part.kind === 'column' ? part.name : []))
    const isPlain = !hasAggregate(condition) && !partsOf(condition).some(({ kind }) => kind === 'subquery')
    return isPlain && columns.length > 0 && columns.every((name) => grouped.includes(name))
  })
}

export const resultChecks: Checks = {
  DM02: withoutLimit,
  DM03: ({ statement }) =>
    blocksOf(statement.body)
      .filter(({ role }) => role !== 'exists')
      .flatMap(({ query }) => query.items)
      .flatMap(({ expression }) => (expression.kind === 'star' ? [expression.at] : [])),
  DM13: (context) =>
    blocksOf(context.statement.body)
      .filter(
        (block) =>
          block.query.limit &&
          (block.query.orderBy.length === 0 || block.query.isLimitedBeforeSort) &&
          block.role !== 'exists' &&
          block.role !== 'change' &&
          !returnsOneRow(block, context),
      )
      .flatMap(({ query }) => (query.limit ? [startOf(query.limit)] : [])),
  DM14: (context) =>
    blocksOf(context.statement.body).flatMap(({ query: { offset } }) =>
      offset?.kind === 'literal' && Number(offset.value) > limitOf(context) ? [offset.at] : [],
    ),
  DM15: ({ statement }) =>
    blocksOf(statement.body)
      .flatMap(({ query }) => query.orderBy.flatMap(({ expression }) => partsOf(expression)))
      .flatMap((part) => (part.kind === 'call' && random.has(part.name) ? [part.at] : [])),
  DM20: (context) =>
    blocksOf(context.statement.body)
      .flatMap((block) => longKeys(block, context))
      .map(startOf),
  DM40: ({ statement }) =>
    blocksOf(statement.body).flatMap(({ query: { setOperation } }) =>
      setOperation?.operator === 'union' && !setOperation.isAll ? [setOperation.at] : [],
    ),
  DM41: (context) =>
    blocksOf(context.statement.body)
      .filter((block) => isNeedlesslyDistinct(block, context))
      .map(({ query }) => query.at),
  DM42: ({ statement }) => blocksOf(statement.body).flatMap(earlyConditions).map(startOf),
  DM46: (context) => {
    const names = context.setting.toLowerCase().split(/,\s*/)
    return blocksOf(context.statement.body)
      .flatMap(({ query }) => expressionsOf(query))
      .flatMap((part) => (part.kind === 'call' && names.includes(part.name) ? [part.at] : []))
  },
  DM47: (context) => blocksOf(context.statement.body).flatMap((block) => unpruned(block, context)),
}
