import { limitOf, type CheckContext, type Checks } from '../check'
import { isTemporary } from '../definitions'
import type { ReviewDialect } from '../dialect'
import type { Expression, Query } from '../query'
import { findTable, keyColumns, type TableModel } from '../schema'
import type { ColumnDefinition, StatementBody } from '../statement'
import { blocksOf, conjunctsOf, leavesOf, startOf } from '../walk'

function isAlwaysTrue(condition: Expression): boolean {
  if (condition.kind === 'literal') return condition.value === 'true' || Number(condition.value) > 0
  if (condition.kind !== 'operation') return false
  const [left, right] = condition.args
  if (condition.operator === 'OR') return condition.args.some(isAlwaysTrue)
  if (condition.operator === 'AND') return condition.args.every(isAlwaysTrue)
  if (condition.operator !== '=' || !left || !right) return false
  if (left.kind === 'literal' && right.kind === 'literal') return left.value === right.value
  return left.kind === 'column' && right.kind === 'column' && left.name === right.name && left.table === right.table
}

type Insert = Extract<StatementBody, { kind: 'insert' }>

function asInsert({ statement }: CheckContext): Insert | undefined {
  return statement.body.kind === 'insert' ? statement.body : undefined
}

/** Returns the query of an UPDATE or DELETE. */
function changeOf({ statement: { body } }: CheckContext): Query | undefined {
  return body.kind === 'update' || body.kind === 'delete' ? body.query : undefined
}

/** True if the rows of a change come from a common table expression or derived table that does not return all rows. */
function isRestricted({ from: [target], common }: Query): boolean {
  const name = target?.kind === 'table' && !target.table.schema ? target.table.name.toLowerCase() : undefined
  const rows =
    target?.kind === 'derived' ? target.query : common.find((table) => table.name.toLowerCase() === name)?.query
  return rows !== undefined && Boolean(rows.where ?? rows.limit ?? rows.from[1] ?? leavesOf(rows.from)[1])
}

/** True for a column that has no value in an INSERT without a column list. */
function isAutomatic({ isIdentity, isGenerated }: ColumnDefinition, dialect: ReviewDialect): boolean {
  return dialect === 'sqlserver' && (isIdentity || isGenerated)
}

/** Returns the rows whose number of values is not that of the columns. */
function unequalRows(insert: Insert, { before, dialect }: CheckContext): number[] {
  const table = findTable(before, insert.table)
  const columns = [...(table?.columns.values() ?? [])].filter((column) => !isAutomatic(column, dialect))
  const expected = insert.columns?.length ?? (table?.isComplete ? columns.length : undefined)
  if (expected === undefined) return []
  // without a column list PostgreSQL fills the last columns with their defaults
  const isWrong = (count: number) =>
    count > expected || (count < expected && (insert.columns !== undefined || dialect !== 'postgresql'))
  const items = insert.query && !insert.query.setOperation ? insert.query.items : []
  const hasStar = items.some(({ expression }) => expression.kind === 'star')
  return [
    ...(insert.rows ?? []).filter((row) => isWrong(row.length)).map((row) => row[0]?.at ?? insert.table.at),
    ...(items.length > 0 && !hasStar && isWrong(items.length) && insert.query ? [insert.query.at] : []),
  ]
}

/** Returns the columns that identify or place a row: those of unique keys and of the partition key. */
function fixedColumns(table: TableModel): string[] {
  return [
    ...table.keys.filter(({ kind }) => kind === 'primary' || kind === 'unique').flatMap(keyColumns),
    ...table.partitionColumns,
  ]
}

function hasUniqueOrder({ orderBy }: Query, table: TableModel | undefined): boolean {
  if (orderBy.length === 0) return false
  const names = orderBy.flatMap(({ expression }) => (expression.kind === 'column' ? expression.name.toLowerCase() : []))
  const unique = table?.keys.filter(({ kind }) => kind === 'primary' || kind === 'unique').map(keyColumns)
  return unique === undefined || unique.some((key) => key.length > 0 && key.every((column) => names.includes(column)))
}

export const changeChecks: Checks = {
  DM01: (context) => {
    const query = changeOf(context)
    if (!query) return []
    const [target] = query.from
    if (target?.kind === 'table' && isTemporary(target.table, context)) return []
    const joins = leavesOf(query.from).length > 1
    if (!query.where) return joins || isRestricted(query) ? [] : [target?.at ?? context.statement.start]
    return conjunctsOf(query.where).every(isAlwaysTrue) ? [startOf(query.where)] : []
  },
  DM04: (context) => {
    const insert = asInsert(context)
    if (!insert || insert.columns || isTemporary(insert.table, context)) return []
    return (insert.rows ?? insert.query) ? [insert.table.at] : []
  },
  DM05: (context) => {
    const insert = asInsert(context)
    return insert ? unequalRows(insert, context) : []
  },
  DM06: (context) => {
    const row = asInsert(context)?.rows?.[limitOf(context)]
    return row ? [row[0]?.at ?? context.statement.start] : []
  },
  DM07: (context) => {
    const insert = asInsert(context)
    const reads =
      insert?.query &&
      blocksOf(insert).some(({ query }) =>
        leavesOf(query.from).some((source) => source.kind === 'table' && !isTemporary(source.table, context)),
      )
    return reads && insert.query ? [insert.query.at] : []
  },
  DM08: ({ statement: { body }, before }) => {
    const table = body.kind === 'update' ? findTable(before, body.table) : undefined
    if (!table || body.kind !== 'update') return []
    const fixed = fixedColumns(table)
    return body.assignments.filter(({ column }) => fixed.includes(column.toLowerCase())).map(({ at }) => at)
  },
  DM09: (context) => {
    const [, second] = leavesOf(changeOf(context)?.from ?? [])
    return second ? [second.at] : []
  },
  DM10: (context) => {
    const query = changeOf(context)
    const [target] = query ? leavesOf(query.from) : []
    const table = target?.kind === 'table' ? findTable(context.before, target.table) : undefined
    return query?.limit && !hasUniqueOrder(query, table) ? [startOf(query.limit)] : []
  },
  DM11: (context) => {
    const query = changeOf(context)
    const [key] = query && !query.limit ? query.orderBy : []
    return key ? [startOf(key.expression)] : []
  },
}
