import type { Fields } from '../dialect/blocks'
import { columnRef, relationName } from '../dialect/blocks'
import { parseSql, walk, type Node } from '../engine/parse'

const ROW = '~row'
const TARGET = '~target'
const SOURCE = '~source'
const merge = `MERGE INTO t AS "${TARGET}" USING (SELECT DISTINCT 1) AS "${SOURCE}" ON "${TARGET}".ctid = "${SOURCE}"."${ROW}"
  WHEN MATCHED THEN UPDATE SET a = 1`
const byRow = 'DELETE FROM t WHERE ctid IN (SELECT 1)'

/**
 * Returns UPDATE and DELETE with joins as statements that PostgreSQL has. An UPDATE becomes a MERGE, which raises an error if a
 * row is updated with different values, of which SQL Server takes any (“UPDATE” in the T-SQL reference).
 */
export async function withoutJoins(statement: Node): Promise<Node> {
  const { UpdateStmt: update, DeleteStmt: remove } = statement as Record<
    'UpdateStmt' | 'DeleteStmt',
    Fields | undefined
  >
  if (update?.fromClause !== undefined) return updateRows(update)
  const table = remove && writableTable(remove)
  if (remove && (remove.usingClause !== undefined || table)) return deleteRows(remove, table)
  return statement
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

async function updateRows(update: Fields): Promise<Node> {
  const { table, from, name } = targetOf(update.relation as Fields, update.fromClause)
  const { MergeStmt: statement } = await template<{ MergeStmt: Fields }>(merge)
  const select = (
    (statement.sourceRelation as { RangeSubselect: Fields }).RangeSubselect.subquery as { SelectStmt: Fields }
  ).SelectStmt
  const assigned = update.targetList as { ResTarget: Fields }[]
  const computed = assigned.filter(({ ResTarget: { val } }) => readsRows(val))
  const output = (val: unknown, alias: string) => ({ ResTarget: { name: alias, val } })
  select.targetList = [
    output(columnRef(name, 'ctid'), ROW),
    ...computed.map(({ ResTarget: { val } }, at) => output(val, `~${at}`)),
  ]
  select.fromClause = from
  if (update.whereClause !== undefined) select.whereClause = update.whereClause
  const [branch] = statement.mergeWhenClauses as { MergeWhenClause: Fields }[]
  if (branch)
    branch.MergeWhenClause.targetList = assigned.map((target) => {
      const at = computed.indexOf(target)
      return at < 0 ? target : { ResTarget: { ...target.ResTarget, val: columnRef(SOURCE, `~${at}`) } }
    })
  ;(statement.relation as Fields).relname = table.relname
  if (update.withClause !== undefined) statement.withClause = update.withClause
  return { MergeStmt: statement } as unknown as Node
}

/** Whether an expression depends on rows; a literal stays in the assignment, which determines its type. */
function readsRows(tree: unknown): boolean {
  let found = false
  walk([tree], (kind) => {
    found ||= kind === 'ColumnRef' || kind === 'SubLink'
  })
  return found
}

async function deleteRows(remove: Fields, written: Fields | undefined): Promise<Node> {
  const relation = remove.relation as Fields
  const { table, from, name } = targetOf(relation, remove.usingClause ?? [{ RangeVar: relation }])
  const { DeleteStmt: statement } = await template<{ DeleteStmt: Fields }>(byRow)
  const select = ((statement.whereClause as { SubLink: Fields }).SubLink.subselect as { SelectStmt: Fields }).SelectStmt
  select.targetList = [{ ResTarget: { val: columnRef(name, written ? ROW : 'ctid') } }]
  select.fromClause = from
  if (remove.whereClause !== undefined) select.whereClause = remove.whereClause
  ;(statement.relation as Fields).relname = (written ?? table).relname
  if (remove.withClause !== undefined) statement.withClause = remove.withClause
  return { DeleteStmt: statement } as unknown as Node
}

/**
 * Returns the table from which a DELETE of a query in WITH deletes, whose rows the query then selects as well; undefined if the
 * target is not a query of the rows of a single table.
 */
function writableTable({ relation, withClause, usingClause }: Fields): Fields | undefined {
  const { ctes = [] } = (withClause ?? {}) as { ctes?: { CommonTableExpr: Fields }[] }
  const query = ctes.find(({ CommonTableExpr }) => CommonTableExpr.ctename === (relation as Fields).relname)
  const select = (query?.CommonTableExpr.ctequery as { SelectStmt?: Fields } | undefined)?.SelectStmt
  const [item, ...others] = (select?.fromClause ?? []) as { RangeVar?: Fields }[]
  const combines = ['groupClause', 'distinctClause', 'limitCount', 'larg'].some((key) => select?.[key] !== undefined)
  if (!select || !item?.RangeVar || others.length > 0 || combines || usingClause !== undefined) return undefined
  const row = { ResTarget: { name: ROW, val: columnRef(relationName(item), 'ctid') } }
  select.targetList = [...(select.targetList as unknown[]), row]
  return item.RangeVar
}
