import { combine } from '../dialect/tree'
import { columnQualifier, functionName, walk } from '../engine/parse'
import { ReasonError } from '../reasons'
import {
  columnRef,
  conjuncts,
  findInBlock,
  isStar,
  relationName,
  replaceInBlock,
  setWhere,
  type Fields,
} from '../dialect/blocks'
import { OUTER } from './respell'

/** A table that is joined to others with the sign `(+)`: the conditions, and the tables that they name. */
interface OuterTable {
  readonly conditions: unknown[]
  readonly needs: Set<string>
}

const isMark = (kind: string, fields: Fields) => kind === 'FuncCall' && functionName(fields) === OUTER

/**
 * Replaces the sign `(+)` in WHERE with LEFT JOIN, in place. A condition with the sign belongs to the join; all others filter
 * the joined rows. As in Oracle, the sign cannot stand in OR, in IN, or beside JOIN.
 */
export function replaceOuterJoins(block: Fields): void {
  const conditions = conjuncts(block.whereClause)
  const marked = conditions.filter((condition) => findInBlock(condition, isMark))
  if (marked.length === 0) return
  const items = (block.fromClause ?? []) as object[]
  const names = items.map(relationName)
  if (names.includes(undefined)) throw new ReasonError('outerJoin')
  const outer = new Map<string, OuterTable>()
  for (const condition of marked) addCondition(condition, outer)
  const isJoined = (name: string | undefined) => name !== undefined && !outer.has(name)
  const joined = new Set(names.filter(isJoined))
  let tree = items
    .filter((_, at) => isJoined(names[at]))
    .reduce<object | undefined>((former, item) => (former ? join('JOIN_INNER', former, item) : item), undefined)
  for (let left = outer.size; left > 0; left--) {
    const next = [...outer].find(
      ([name, { needs }]) => !joined.has(name) && [...needs].every((need) => joined.has(need)),
    )
    const item = items[names.indexOf(next?.[0])]
    if (!next || !item || !tree || next[1].needs.size === 0) throw new ReasonError('outerJoin')
    const [name, { conditions }] = next
    tree = join('JOIN_LEFT', tree, item, combine('AND', conditions))
    joined.add(name)
  }
  // `*` has the columns in the order of FROM
  block.targetList = (block.targetList as { ResTarget: Fields }[]).flatMap((target) =>
    isBareStar(target) ? names.map((name) => ({ ResTarget: { val: columnRef(name) } })) : [target],
  )
  block.fromClause = [tree]
  setWhere(
    block,
    conditions.filter((condition) => !marked.includes(condition)),
  )
}

function isBareStar({ ResTarget: { val } }: { ResTarget: Fields }): boolean {
  const { ColumnRef } = val as { ColumnRef?: Fields }
  return ColumnRef !== undefined && isStar('ColumnRef', ColumnRef) && (ColumnRef.fields as unknown[]).length === 1
}

function join(jointype: string, larg: unknown, rarg: unknown, quals?: unknown): object {
  return { JoinExpr: { jointype, larg, rarg, ...(quals !== undefined && { quals }) } }
}

function addCondition(condition: unknown, outer: Map<string, OuterTable>): void {
  const [kind] = Object.keys(condition as object)
  const { A_Expr } = condition as { A_Expr?: Fields }
  if ((kind !== 'A_Expr' && kind !== 'NullTest') || A_Expr?.kind === 'AEXPR_IN') throw new ReasonError('outerJoin')
  const [marked, named] = [new Set<string>(), new Set<string>()]
  const bare = replaceInBlock(condition, (inner, fields) => {
    if (!isMark(inner, fields)) return undefined
    const [column] = fields.args as [{ ColumnRef: Fields }]
    marked.add(tableOf(column.ColumnRef))
    return column
  })
  walk([bare], (inner, fields) => {
    if (inner === 'SubLink') throw new ReasonError('outerJoin')
    if (inner === 'ColumnRef') named.add(tableOf(fields))
  })
  const [table = ''] = marked
  if (marked.size !== 1) throw new ReasonError('outerJoin')
  const known = outer.get(table) ?? { conditions: [], needs: new Set<string>() }
  known.conditions.push(bare)
  for (const name of named) if (name !== table) known.needs.add(name)
  outer.set(table, known)
}

/** Returns the table that a column names; throws if it names none. */
function tableOf(column: Fields): string {
  const table = columnQualifier(column)
  if (table === undefined) throw new ReasonError('outerJoin')
  return table
}
