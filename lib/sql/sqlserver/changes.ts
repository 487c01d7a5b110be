import type { Fields } from '../dialect/blocks'
import { columnRef, isStar, relationName } from '../dialect/blocks'
import { columnName, parseSql, walk, type Node } from '../engine/parse'
import { ReasonError } from '../reasons'
import { engine } from './names'

const ROW = '~row'
const TARGET = '~target'
const SOURCE = '~source'
const merge = `MERGE INTO t AS "${TARGET}" USING (SELECT DISTINCT 1) AS "${SOURCE}" ON "${TARGET}".ctid = "${SOURCE}"."${ROW}"
  WHEN MATCHED THEN UPDATE SET a = 1`
const byRow = 'DELETE FROM t WHERE ctid IN (SELECT 1)'

/**
 * Returns UPDATE and DELETE with joins, TOP or a query in WITH as statements that PostgreSQL has. An UPDATE becomes a MERGE,
 * which raises an error if a row is updated with different values, of which SQL Server takes any (“UPDATE” in the T-SQL reference).
 */
export async function withoutJoins(statement: Node): Promise<Node> {
  const { UpdateStmt: update, DeleteStmt: remove } = statement as Record<
    'UpdateStmt' | 'DeleteStmt',
    Fields | undefined
  >
  const change = update ?? remove
  if (!change) return statement
  const limit = takeLimit(change)
  const joined = change.fromClause ?? change.usingClause
  const table = joined === undefined ? writableTable(change) : undefined
  if (joined === undefined && !table && limit === undefined) return statement
  // a row of the table can be several rows of a join
  if (joined !== undefined && limit !== undefined)
    throw new ReasonError('untranslated', { engine, name: `${update ? 'UPDATE' : 'DELETE'} TOP … FROM` })
  return update ? updateRows(update, table, limit) : deleteRows(change, table, limit)
}

/** Removes the RETURNING that marks `TOP (n)`, see `respell`, and returns the number. */
function takeLimit(change: Fields): unknown {
  const returning = change.returningClause as { exprs: { ResTarget: { val: { FuncCall: Fields } } }[] } | undefined
  delete change.returningClause
  return (returning?.exprs[0]?.ResTarget.val.FuncCall.args as unknown[] | undefined)?.[0]
}

async function template<T>(text: string): Promise<T> {
  const [parsed] = await parseSql(text)
  return parsed?.node as T
}

interface Target {
  readonly table: Fields
  readonly from: unknown[]
  /** The name by which columns of the table are qualified. */
  readonly name: string
}

/** Finds the table of a change among those it reads, by its alias or name; adds it if it is not there. */
export function targetOf({ relname }: Fields, from: unknown): Target {
  const items = [...(from as unknown[])]
  const tables = items.flatMap(tablesIn)
  const found =
    tables.find((table) => relationName({ RangeVar: table }) === relname) ??
    tables.find((table) => table.relname === relname)
  const table = found ?? { relname, inh: true, relpersistence: 'p' }
  if (!found) items.push({ RangeVar: table })
  return { table, from: items, name: relationName({ RangeVar: table }) ?? '' }
}

function tablesIn(item: unknown): Fields[] {
  const { RangeVar, JoinExpr } = item as Record<'RangeVar' | 'JoinExpr', Fields | undefined>
  return JoinExpr ? [...tablesIn(JoinExpr.larg), ...tablesIn(JoinExpr.rarg)] : RangeVar ? [RangeVar] : []
}

async function updateRows(update: Fields, written: Fields | undefined, limit: unknown): Promise<Node> {
  const relation = update.relation as Fields
  const { table, from, name } = targetOf(relation, update.fromClause ?? [{ RangeVar: relation }])
  const { MergeStmt: statement } = await template<{ MergeStmt: Fields }>(merge)
  const select = (
    (statement.sourceRelation as { RangeSubselect: Fields }).RangeSubselect.subquery as { SelectStmt: Fields }
  ).SelectStmt
  const assigned = update.targetList as { ResTarget: Fields }[]
  const computed = assigned.filter(({ ResTarget: { val } }) => readsRows(val))
  const output = (val: unknown, alias: string) => ({ ResTarget: { name: alias, val } })
  select.targetList = [
    output(columnRef(name, written ? ROW : 'ctid'), ROW),
    ...computed.map(({ ResTarget: { val } }, at) => output(val, `~${at}`)),
  ]
  select.fromClause = from
  limitRows(select, limit)
  if (update.whereClause !== undefined) select.whereClause = update.whereClause
  const [branch] = statement.mergeWhenClauses as { MergeWhenClause: Fields }[]
  if (branch)
    branch.MergeWhenClause.targetList = assigned.map((target) => {
      const at = computed.indexOf(target)
      return at < 0 ? target : { ResTarget: { ...target.ResTarget, val: columnRef(SOURCE, `~${at}`) } }
    })
  ;(statement.relation as Fields).relname = (written ?? table).relname
  if (update.withClause !== undefined) statement.withClause = update.withClause
  return { MergeStmt: statement } as unknown as Node
}

function limitRows(select: Fields, limit: unknown): void {
  if (limit !== undefined) Object.assign(select, { limitCount: limit, limitOption: 'LIMIT_OPTION_COUNT' })
}

/** Whether an expression depends on rows; a literal stays in the assignment, which determines its type. */
function readsRows(tree: unknown): boolean {
  let found = false
  walk([tree], (kind) => {
    found ||= kind === 'ColumnRef' || kind === 'SubLink'
  })
  return found
}

async function deleteRows(remove: Fields, written: Fields | undefined, limit: unknown): Promise<Node> {
  const relation = remove.relation as Fields
  const { table, from, name } = targetOf(relation, remove.usingClause ?? [{ RangeVar: relation }])
  const { DeleteStmt: statement } = await template<{ DeleteStmt: Fields }>(byRow)
  const select = ((statement.whereClause as { SubLink: Fields }).SubLink.subselect as { SelectStmt: Fields }).SelectStmt
  select.targetList = [{ ResTarget: { val: columnRef(name, written ? ROW : 'ctid') } }]
  select.fromClause = from
  limitRows(select, limit)
  if (remove.whereClause !== undefined) select.whereClause = remove.whereClause
  ;(statement.relation as Fields).relname = (written ?? table).relname
  if (remove.withClause !== undefined) statement.withClause = remove.withClause
  return { DeleteStmt: statement } as unknown as Node
}

/**
 * Returns the table of the rows that a DELETE or UPDATE of a query in WITH changes, which the query then selects as well;
 * undefined if the target is not such a query. Throws if it is not a query of the rows of a single table.
 */
function writableTable({ relation, withClause, targetList }: Fields): Fields | undefined {
  const { ctes = [] } = (withClause ?? {}) as { ctes?: { CommonTableExpr: Fields }[] }
  const query = ctes.find(({ CommonTableExpr }) => CommonTableExpr.ctename === (relation as Fields).relname)
  if (!query) return undefined
  const select = (query.CommonTableExpr.ctequery as { SelectStmt: Fields }).SelectStmt
  const [item, ...others] = (select.fromClause ?? []) as { RangeVar?: Fields }[]
  const combines = ['groupClause', 'distinctClause', 'larg'].some((key) => select[key] !== undefined)
  const assigned = (targetList ?? []) as { ResTarget: { name: string } }[]
  const isRenamed = assigned.some(({ ResTarget: { name } }) => !selectsColumn(select.targetList, name))
  if (
    !item?.RangeVar ||
    others.length > 0 ||
    combines ||
    isRenamed ||
    query.CommonTableExpr.aliascolnames !== undefined
  )
    throw new ReasonError('untranslated', { engine, name: `WITH ${String(query.CommonTableExpr.ctename)}` })
  const row = { ResTarget: { name: ROW, val: columnRef(relationName(item), 'ctid') } }
  select.targetList = [...(select.targetList as unknown[]), row]
  return item.RangeVar
}

/** Whether a select list has a column under its own name. */
function selectsColumn(targets: unknown, column: string): boolean {
  return (targets as { ResTarget: { name?: string; val?: { ColumnRef?: Fields } } }[]).some(({ ResTarget }) => {
    const { ColumnRef } = ResTarget.val ?? {}
    if (!ColumnRef) return false
    return isStar('ColumnRef', ColumnRef) || (columnName(ColumnRef) === column && (ResTarget.name ?? column) === column)
  })
}
