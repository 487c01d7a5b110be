import { memoize } from '../text/memoize'
import { emptyQuery, type Expression, type ObjectName, type Query, type Source } from './query'
import type { StatementBody } from './statement'

/** The part of a statement that a query block is; `change` is the query of an INSERT, UPDATE or DELETE. */
export type BlockRole =
  | 'statement'
  | 'change'
  | 'branch'
  | 'common'
  | 'derived'
  | 'exists'
  | 'in'
  | 'quantified'
  | 'scalar'

/** A query block of a statement, with the block around it. */
export interface Block {
  readonly query: Query
  readonly role: BlockRole
  /** The number of blocks around it, up to the common table expression that contains it, if any. */
  readonly depth: number
  readonly outer?: Block
  /** True for a block below INSERT, CREATE TABLE or CREATE VIEW. */
  readonly isStored: boolean
}

/** Returns the query blocks of a statement, outer ones first. */
export const blocksOf = memoize(readBlocks)

function readBlocks(body: StatementBody): readonly Block[] {
  if (body.kind === 'query') return blocksBelow({ query: body.query, role: 'statement', depth: 0, isStored: false })
  if (body.kind === 'update' || body.kind === 'delete')
    return blocksBelow({ query: body.query, role: 'change', depth: 0, isStored: false })
  if (body.kind === 'insert' && body.rows) {
    const items = body.rows.flat().map((expression) => ({ expression }))
    return blocksBelow({ query: { ...emptyQuery(body.table.at), items }, role: 'change', depth: 0, isStored: true })
  }
  if ('query' in body && body.query)
    return blocksBelow({ query: body.query, role: 'statement', depth: 0, isStored: true })
  return []
}

function blocksBelow(block: Block): Block[] {
  const { query, depth, isStored } = block
  const inner = (nested: Query, role: BlockRole, level = depth + 1) =>
    blocksBelow({ query: nested, role, depth: level, outer: block, isStored })
  const { setOperation } = query
  return [
    block,
    ...query.common.flatMap((common) => inner(common.query, 'common', 0)),
    ...(setOperation ? [setOperation.left, setOperation.right].flatMap((side) => inner(side, 'branch', depth)) : []),
    ...leavesOf(query.from).flatMap((source) => (source.kind === 'derived' ? inner(source.query, 'derived') : [])),
    ...expressionsOf(query).flatMap((expression) =>
      expression.kind === 'subquery' ? inner(expression.query, roles[expression.form]) : [],
    ),
  ]
}

const roles = { exists: 'exists', in: 'in', any: 'quantified', all: 'quantified', scalar: 'scalar' } as const

/** Returns the tables, derived tables and functions of FROM, without the joins between them. */
export function leavesOf(sources: readonly Source[]): Exclude<Source, { kind: 'join' }>[] {
  return sources.flatMap((source) => (source.kind === 'join' ? leavesOf([source.left, source.right]) : [source]))
}

/** Returns the joins of FROM, inner ones first. */
export function joinsOf(sources: readonly Source[]): Extract<Source, { kind: 'join' }>[] {
  return sources.flatMap((source) => (source.kind === 'join' ? [...joinsOf([source.left, source.right]), source] : []))
}

/** Returns the conditions of WHERE and of the joins. */
export function conditionsOf(query: Query): Expression[] {
  return [query.where, ...joinsOf(query.from).map(({ on }) => on)].flatMap((condition) => condition ?? [])
}

/** Returns all expressions of a block with their parts, without those of other blocks. */
export const expressionsOf = memoize(readExpressions)

function readExpressions(query: Query): readonly Expression[] {
  const roots = [
    ...query.items.map(({ expression }) => expression),
    ...conditionsOf(query),
    ...query.groupBy,
    ...(query.having ? [query.having] : []),
    ...query.orderBy.map(({ expression }) => expression),
    ...(query.limit ? [query.limit] : []),
    ...(query.offset ? [query.offset] : []),
    ...leavesOf(query.from).flatMap((source) => (source.kind === 'function' ? source.args : [])),
  ]
  return roots.flatMap(partsOf)
}

/** Returns an expression and its parts, without the blocks of its subqueries. */
export function partsOf(expression: Expression): Expression[] {
  return [expression, ...childrenOf(expression).flatMap(partsOf)]
}

/** Returns the direct parts of an expression. */
export function childrenOf(expression: Expression): readonly Expression[] {
  if (expression.kind === 'subquery') return expression.left ? [expression.left] : []
  if (expression.kind === 'case')
    return [...(expression.subject ? [expression.subject] : []), ...expression.conditions, ...expression.results]
  return 'args' in expression ? expression.args : []
}

/** Returns the columns that an expression names, without those of its subqueries. */
export function columnsOf(expression: Expression): Extract<Expression, { kind: 'column' }>[] {
  return partsOf(expression).flatMap((part) => (part.kind === 'column' ? [part] : []))
}

/** Returns the conditions that AND connects. */
export function conjunctsOf(expression: Expression | undefined): readonly Expression[] {
  if (!expression) return []
  return expression.kind === 'operation' && expression.operator === 'AND'
    ? expression.args.flatMap(conjunctsOf)
    : [expression]
}

/** Returns the tables that a statement names in its blocks, without its common table expressions. */
export function tablesOf(block: Block): ObjectName[] {
  return leavesOf(block.query.from).flatMap((source) => (source.kind === 'table' ? [source.table] : []))
}

/** Returns the offset of the first character of an expression that is known. */
export function startOf(expression: Expression): number {
  return Math.min(expression.at, ...childrenOf(expression).map(startOf))
}

export const aggregates: ReadonlySet<string> = new Set(
  'count count_big approx_count_distinct sum avg min max median stats_mode listagg xmlagg wm_concat group_concat string_agg array_agg json_agg jsonb_agg json_arrayagg json_objectagg bool_and bool_or every bit_and bit_or bit_xor stdev stdevp stddev stddev_pop stddev_samp std variance var_pop var_samp percentile_cont percentile_disc mode any_value'.split(
    ' ',
  ),
)

/** True if an expression contains an aggregate, not counting its subqueries. */
export function hasAggregate(expression: Expression): boolean {
  return partsOf(expression).some((part) => part.kind === 'call' && !part.isWindow && aggregates.has(part.name))
}

/** True for the next number of a sequence, which makes a column count like an identity. */
export function usesSequence(value: Expression): boolean {
  return value.kind === 'call' && value.name === 'nextval'
}
