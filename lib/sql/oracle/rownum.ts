import { callOf, integer, names, operationOf } from '../dialect/tree'
import { functionName } from '../engine/parse'
import { ReasonError } from '../reasons'
import {
  columnRef,
  conjuncts,
  findInBlock,
  isBareColumn,
  isStar,
  relationName,
  replaceInBlock,
  setWhere,
  type Fields,
} from '../dialect/blocks'
import { boundOf, type Bound } from './rownum-bounds'

const NUMBER = 'rownum_'
const ROW = 'row_'
const aggregates =
  /^(?:count|sum|avg|min|max|median|listagg|keep_\w+|stddev_\w+|var_\w+|percentile_\w+|covar_\w+|corr)$/
/** The frame `ROWS UNBOUNDED PRECEDING`, as PostgreSQL's parser writes it. */
const ROWS_SO_FAR = 0x4_25

const isWindow = (kind: string, { over }: Fields) => kind === 'FuncCall' && over !== undefined
const isRownum = (kind: string, fields: Fields) => isBareColumn(kind, fields, 'rownum')
const clauses = ['targetList', 'groupClause', 'havingClause', 'sortClause', 'distinctClause'] as const

/**
 * Replaces ROWNUM in a block, in place. Oracle numbers the rows that satisfy the rest of WHERE, before GROUP BY and ORDER BY.
 * They come in the order of a subquery in FROM that has an ORDER BY, and in any order otherwise. The subqueries of the block
 * are translated before.
 */
export function replaceRownum(block: Fields): void {
  const conditions = conjuncts(block.whereClause)
  const bounds: Bound[] = []
  const rest = conditions.filter((condition) => {
    if (!findInBlock(condition, isRownum)) return true
    bounds.push(boundOf(condition))
    return false
  })
  const uses = countUses(block)
  if (bounds.length === 0 && uses === 0) return
  const limits = bounds.flatMap((bound) => (bound === true ? [] : [bound]))
  const limit = limits.length === 0 ? undefined : Math.min(...limits)
  const isOrdered = orderedSubquery(block) !== undefined
  if (
    !isOrdered &&
    uses === 0 &&
    isPlain(block) &&
    !findInBlock(block.targetList, isWindow) &&
    block.limitCount === undefined
  ) {
    setWhere(block, rest)
    if (limit === undefined) return
    block.limitCount = integer(limit)
    block.limitOption = 'LIMIT_OPTION_COUNT'
  } else if (!isOrdered && uses === 1 && limit === undefined && !isGrouped(block)) {
    setWhere(block, rest)
    for (const clause of clauses) replaceIn(block, clause, () => rowNumber())
  } else numberRows(block, rest, limit, isOrdered)
}

function countUses(block: Fields): number {
  let count = 0
  for (const clause of clauses)
    replaceInBlock(block[clause], (kind, fields) => {
      if (isRownum(kind, fields)) count += 1
      return undefined
    })
  return count
}

/** Numbers the rows of the only relation in FROM in a subquery, which gets its name. */
function numberRows(block: Fields, rest: readonly unknown[], limit: number | undefined, isOrdered: boolean): void {
  const [item, ...others] = (block.fromClause ?? []) as Fields[]
  if (!item || others.length > 0 || !('RangeVar' in item || 'RangeSubselect' in item))
    throw new ReasonError('rownumPlace')
  const name = relationName(item) ?? 'numbered'
  if (item.RangeSubselect) (item.RangeSubselect as Fields).alias = { aliasname: name }
  const subquery = orderedSubquery(block)
  // a join to a subquery could change the order of the rows
  if (isOrdered && findInBlock(rest, (kind) => kind === 'SubLink')) throw new ReasonError('rownumPlace')
  // the offset makes it a limit, whose ties are decided at random
  if (subquery && subquery.limitCount === undefined && subquery.limitOffset === undefined) {
    subquery.limitOffset = integer(0)
    subquery.limitOption = 'LIMIT_OPTION_COUNT'
  }
  const targets = [
    { ResTarget: { val: columnRef(name) } },
    { ResTarget: { name: ROW, val: { ColumnRef: { fields: names(name) } } } },
    { ResTarget: { name: NUMBER, val: isOrdered ? rowsSoFar() : rowNumber() } },
  ]
  const inner: Fields = {
    targetList: targets,
    fromClause: [item],
    limitOption: 'LIMIT_OPTION_DEFAULT',
    op: 'SETOP_NONE',
  }
  setWhere(inner, rest)
  const isSortable = isOrdered && isPlain(block)
  block.fromClause = [{ RangeSubselect: { subquery: { SelectStmt: inner }, alias: { aliasname: name } } }]
  for (const clause of clauses) replaceIn(block, clause, () => columnRef(name, NUMBER))
  block.targetList = replaceInBlock(block.targetList, (kind, fields) =>
    isStar(kind, fields) ? { A_Indirection: { arg: columnRef(name, ROW), indirection: [{ A_Star: {} }] } } : undefined,
  )
  setWhere(block, limit === undefined ? [] : [atMost(columnRef(name, NUMBER), limit)])
  if (isSortable) block.sortClause = [sortBy(columnRef(name, NUMBER))]
}

/** Sorts the outermost block by a number that the subquery in its FROM calls by another name, as in `WHERE rn > 10`. */
export function sortByRownum(block: Fields): void {
  const [item, ...others] = (block.fromClause ?? []) as { RangeSubselect?: { subquery: { SelectStmt?: Fields } } }[]
  const inner = item?.RangeSubselect?.subquery.SelectStmt
  if (!inner || others.length > 0 || !isPlain(block) || inner.sortClause === undefined) return
  const target = (inner.targetList as { ResTarget: Fields }[]).find(
    ({ ResTarget: { name, val } }) =>
      name !== undefined && name !== NUMBER && JSON.stringify(val).endsWith(`{"String":{"sval":"${NUMBER}"}}]}}`),
  )
  if (target) block.sortClause = [sortBy(columnRef(relationName(item), target.ResTarget.name as string))]
}

/** Returns the subquery with ORDER BY that is alone in FROM. */
function orderedSubquery(block: Fields): Fields | undefined {
  const [item, ...others] = (block.fromClause ?? []) as { RangeSubselect?: { subquery: { SelectStmt?: Fields } } }[]
  const subquery = others.length === 0 ? item?.RangeSubselect?.subquery.SelectStmt : undefined
  return subquery?.sortClause === undefined ? undefined : subquery
}

/** Whether a block returns a row for each row of FROM and WHERE, in no other order. */
function isPlain(block: Fields): boolean {
  return !isGrouped(block) && block.sortClause === undefined && block.op === 'SETOP_NONE'
}

function isGrouped(block: Fields): boolean {
  const names = ['groupClause', 'havingClause', 'distinctClause']
  const aggregating = (kind: string, fields: Fields) => kind === 'FuncCall' && aggregates.test(functionName(fields))
  return names.some((name) => block[name] !== undefined) || findInBlock(block.targetList, aggregating)
}

function replaceIn(block: Fields, clause: string, replacement: () => unknown): void {
  if (block[clause] === undefined) return
  block[clause] = replaceInBlock(block[clause], (kind, fields) => (isRownum(kind, fields) ? replacement() : undefined))
}

function rowNumber(): object {
  return { FuncCall: { ...callOf(['row_number'], []).FuncCall, args: undefined, over: { frameOptions: 1058 } } }
}

function rowsSoFar(): object {
  const { args: _, ...count } = callOf(['count'], []).FuncCall
  return { FuncCall: { ...count, agg_star: true, over: { frameOptions: ROWS_SO_FAR } } }
}

function atMost(lexpr: unknown, limit: number): object {
  return operationOf(['<='], lexpr, integer(limit))
}

function sortBy(node: unknown): object {
  return { SortBy: { node, sortby_dir: 'SORTBY_DEFAULT', sortby_nulls: 'SORTBY_NULLS_DEFAULT' } }
}
