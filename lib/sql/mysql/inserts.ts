import type { Fields } from '../dialect/blocks'
import { tableNamed, type Column, type Table } from '../engine/catalog'
import { deparse } from '../engine/deparse'
import { columnName, columnQualifier, treeKey, walk, type Node } from '../engine/parse'
import { numberInAnyOrder, targetNames } from '../dialect/numbered-columns'
import { unqualifyTargets } from '../dialect/statements'
import { combine, names, operationOf } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { assignInOrder } from './assignments'
import { newRow, replacedRow } from './insert-queries'

interface Conflict {
  action: string
  infer?: { indexElems: { IndexElem: { name: string } }[] }
  targetList?: { ResTarget: { name: string; val: unknown } }[]
}

/** An INSERT with the table and the columns that it fills. */
interface Insert {
  readonly fields: Fields
  readonly conflict: Conflict
  readonly table: Table
  readonly columns: readonly string[]
}

/** Returns the SQL of an INSERT or REPLACE whose duplicate keys change rows; undefined for other statements. */
export async function insertOf(statement: Node, tables: readonly Table[]): Promise<string | undefined> {
  const fields = 'InsertStmt' in statement ? (statement.InsertStmt as Fields) : undefined
  if (!fields) return undefined
  const { relname } = fields.relation as { relname: string }
  const table = tableNamed(relname, tables)
  const conflict = fields.onConflictClause as Conflict | undefined
  if (!table) return undefined
  const insert = {
    fields,
    conflict: conflict as Conflict,
    table,
    columns: targetNames(fields.cols) ?? table.columns.map(({ name }) => name),
  }
  numberInAnyOrder(fields, table, insert.columns)
  numberNulls(insert)
  const marks = conflict?.infer?.indexElems.map(({ IndexElem: { name } }) => name) ?? []
  if (marks.length === 0) return undefined
  const rows = valuesOf(fields)
  if (marks[0] === replacedRow) return replaceSql(insert, rows)
  updateInOrder(insert, marks)
  const keys = keysOf(insert)
  if (keys.length > 1) throw new ReasonError('severalKeys', { table: relname })
  if (conflict && keys.length === 1)
    conflict.infer = { indexElems: (keys[0] ?? []).map((name) => ({ IndexElem: { ...indexElement, name } })) }
  else delete fields.onConflictClause
  // MySQL inserts row by row, so that a row can change the one before it
  const texts = rows.length > 1 ? rows.map((row) => deparse(insertRow(insert, row))) : [deparse(statement)]
  return (await Promise.all(texts)).join(';\n')
}

const indexElement = { ordering: 'SORTBY_DEFAULT', nulls_ordering: 'SORTBY_NULLS_DEFAULT' }

/** Replaces NULL as the value of an AUTO_INCREMENT column, which is the next number, with DEFAULT. */
function numberNulls({ fields, table, columns }: Insert): void {
  const at = columns.findIndex((name) => table.columns.some((column) => column.name === name && column.isNumbered))
  for (const { List } of valuesOf(fields)) {
    const value = List.items[at] as { A_Const?: { isnull?: boolean } } | undefined
    if (value?.A_Const?.isnull) List.items[at] = { SetToDefault: {} }
  }
}

/** Returns the rows of VALUES; an empty list for a query. */
function valuesOf(fields: Fields): { List: { items: unknown[] } }[] {
  const select = (fields.selectStmt as { SelectStmt?: Fields } | undefined)?.SelectStmt
  return (select?.valuesLists as { List: { items: unknown[] } }[] | undefined) ?? []
}

function insertRow({ fields }: Insert, row: object): Node {
  const { SelectStmt } = fields.selectStmt as { SelectStmt: Fields }
  return {
    InsertStmt: { ...fields, selectStmt: { SelectStmt: { ...SelectStmt, valuesLists: [row] } } },
  } as unknown as Node
}

/** Returns the unique keys that a new row can have in common with another row. */
function keysOf({ table, columns }: Insert): (readonly string[])[] {
  const isGiven = (name: string) => {
    const column = table.columns.find((other) => other.name === name) as Column
    return columns.includes(name) || (column.hasDefault && !column.isNumbered)
  }
  return table.uniques.map((unique) => unique.columns).filter((names) => names.every(isGiven))
}

/** Makes the assignments of ON DUPLICATE KEY UPDATE read the row that exists, and the new row as `excluded`. */
function updateInOrder({ fields, conflict, table, columns }: Insert, [alias = newRow, ...aliases]: string[]): void {
  const { relname } = fields.relation as { relname: string }
  const select = (fields.selectStmt as { SelectStmt?: Fields } | undefined)?.SelectStmt
  const selected = selectedColumns(select)
  unqualifyTargets(conflict as unknown as Fields)
  walk([conflict.targetList], (kind, reference) => {
    if (kind !== 'ColumnRef') return
    const name = columnName(reference) ?? ''
    const qualifier = columnQualifier(reference)
    if (qualifier === 'excluded' || qualifier === relname) return
    const position = aliases.indexOf(name)
    const isNew = qualifier === alias || (qualifier === undefined && position >= 0)
    const source = selected.indexOf(treeKey({ ColumnRef: { fields: reference.fields } }))
    if (isNew) reference.fields = names('excluded', position < 0 ? name : (columns[position] ?? ''))
    else if (qualifier === undefined && table.columns.some((column) => column.name === name))
      reference.fields = names(relname, name)
    else if (source >= 0) reference.fields = names('excluded', columns[source] ?? '')
    else throw new ReasonError('sourceColumn', { column: name })
  })
  assignInOrder({ relation: fields.relation, targetList: conflict.targetList }, [table])
}

/** Returns the keys of the selected expressions; for `SELECT * FROM (…) AS a`, of `a.x` for each column `x`. */
function selectedColumns(select: Fields | undefined): string[] {
  const targets = (select?.targetList ?? []) as { ResTarget: { name?: string; val: { ColumnRef?: Fields } } }[]
  const [source, ...others] = (select?.fromClause ?? []) as { RangeSubselect?: Fields }[]
  const subquery = source?.RangeSubselect as
    | { subquery: { SelectStmt: { targetList?: typeof targets } }; alias?: { aliasname: string } }
    | undefined
  if (!subquery || others.length > 0 || !JSON.stringify(targets).includes('"A_Star"'))
    return targets.map(({ ResTarget: { val } }) => treeKey(val))
  return (subquery.subquery.SelectStmt.targetList ?? []).map(({ ResTarget: { name, val } }) => {
    const column = name ?? columnName(val.ColumnRef ?? {}) ?? ''
    return treeKey({ ColumnRef: { fields: names(subquery.alias?.aliasname ?? '', column) } })
  })
}

/** Returns the SQL that deletes the rows with the keys of each row, and inserts it. */
async function replaceSql(insert: Insert, rows: readonly { List: { items: unknown[] } }[]): Promise<string> {
  const { fields, table, columns } = insert
  delete fields.onConflictClause
  if (rows.length === 0 || JSON.stringify(rows).includes('"SubLink"')) throw new ReasonError('replaceQuery')
  const keys = keysOf(insert)
  if (keys.flat().some((name) => !columns.includes(name))) throw new ReasonError('replaceQuery')
  const changes = rows.map(async (row) => {
    const equal = (name: string) =>
      operationOf(['='], { ColumnRef: { fields: names(name) } }, row.List.items[columns.indexOf(name)])
    const matches = keys.map((key) => combine('AND', key.map(equal)))
    const whereClause = combine('OR', matches)
    const inserted = await deparse(insertRow(insert, row))
    if (matches.length === 0) return inserted
    const condition = await deparse({ SelectStmt: { whereClause, ...plainSelect } } as unknown as Node)
    return `DELETE FROM ${table.name} ${condition.replace(/^SELECT\s*/, '')};\n${inserted}`
  })
  return (await Promise.all(changes)).join(';\n')
}

const plainSelect = { limitOption: 'LIMIT_OPTION_DEFAULT', op: 'SETOP_NONE' }
