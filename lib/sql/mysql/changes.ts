import type { Fields } from '../dialect/blocks'
import { tableNamed, type Table } from '../engine/catalog'
import { deparse } from '../engine/deparse'
import { columnName, columnQualifier, functionName, walk, type Node } from '../engine/parse'
import { names } from '../dialect/tree'
import { ReasonError } from '../reasons'
import { assignInOrder } from './assignments'

interface RangeVar {
  readonly relname: string
  readonly alias?: { aliasname: string }
}

/** An assignment of an UPDATE, to a column of the table with an alias. */
interface Assignment {
  readonly alias: string
  readonly column: string
  value: unknown
}

/** Returns the SQL of the change whose rows a query of `changeAsQuery` finds; undefined for other statements. */
export async function changeOf(statement: Node, tables: readonly Table[]): Promise<string | undefined> {
  const call = changeCall(statement)
  if (!('SelectStmt' in statement) || !call) return undefined
  const select = statement.SelectStmt as Fields
  const sources = sourcesOf(select.fromClause)
  const args = (call.args ?? []) as { ColumnRef?: Fields }[]
  if (functionName(call) === 'update_of') {
    const assignments = assignmentsOf(args, sources, tables)
    if (select.sortClause !== undefined) rejectKeys(assignments, sources, tables)
    return updateSql(select, sources, assignments, tables)
  }
  const aliases = args.map(({ ColumnRef }) => columnName(ColumnRef ?? {}) ?? '')
  return changeSql(select, sources, aliases, [], (alias, at) => {
    return `DELETE FROM ${relation(sources, alias)} AS changed_row USING changed WHERE changed_row.ctid = changed.row_${at}`
  })
}

/** Whether a statement is a query of `changeAsQuery`. */
export function isChangeQuery(statement: Node): boolean {
  return changeCall(statement) !== undefined
}

/** Returns the call that marks a query of `changeAsQuery`. */
function changeCall(statement: Node): Fields | undefined {
  const { targetList } = ('SelectStmt' in statement ? statement.SelectStmt : {}) as {
    targetList?: { ResTarget: { val: { FuncCall?: Fields } } }[]
  }
  const call = targetList?.[0]?.ResTarget.val.FuncCall
  return call && ['update_of', 'delete_of'].includes(functionName(call)) ? call : undefined
}

/** Returns the tables that FROM names, by their aliases. */
function sourcesOf(fromClause: unknown): ReadonlyMap<string, RangeVar> {
  const found = new Map<string, RangeVar>()
  const visit = (node: { RangeVar?: RangeVar; JoinExpr?: { larg: object; rarg: object } }) => {
    if (node.RangeVar) found.set(node.RangeVar.alias?.aliasname ?? node.RangeVar.relname, node.RangeVar)
    if (node.JoinExpr) [node.JoinExpr.larg, node.JoinExpr.rarg].forEach(visit)
  }
  ;(fromClause as object[]).forEach(visit)
  return found
}

function assignmentsOf(
  args: readonly { ColumnRef?: Fields }[],
  sources: ReadonlyMap<string, RangeVar>,
  tables: readonly Table[],
): Assignment[] {
  return args.flatMap(({ ColumnRef: target = {} }, at) => {
    if (at % 2 === 1) return []
    const column = columnName(target) ?? ''
    const alias = columnQualifier(target) ?? ownerOf(column, sources, tables)
    return [{ alias, column, value: args[at + 1] }]
  })
}

/** Returns the alias of the only table with a column. */
function ownerOf(column: string, sources: ReadonlyMap<string, RangeVar>, tables: readonly Table[]): string {
  const has = ({ relname }: RangeVar) => tableNamed(relname, tables)?.columns.some(({ name }) => name === column)
  const owners = [...sources].filter(([, source]) => sources.size === 1 || has(source))
  const [owner] = owners
  if (!owner || owners.length > 1) throw new ReasonError('ownerOfColumn', { column })
  return owner[0]
}

/** Throws if a value of a unique key is computed: MySQL checks the key after each row, in the order of ORDER BY. */
function rejectKeys(
  assignments: readonly Assignment[],
  sources: ReadonlyMap<string, RangeVar>,
  tables: readonly Table[],
): void {
  const changed = assignments.find((assignment) => {
    const table = tableNamed(sources.get(assignment.alias)?.relname, tables)
    return !isLiteral(assignment) && table?.uniques.some(({ columns }) => columns.includes(assignment.column))
  })
  if (changed) throw new ReasonError('keyOrder', { column: changed.column })
}

function isLiteral({ value }: Assignment): boolean {
  return (value as { A_Const?: object }).A_Const !== undefined
}

function updateSql(
  select: Fields,
  sources: ReadonlyMap<string, RangeVar>,
  assignments: readonly Assignment[],
  tables: readonly Table[],
): Promise<string> {
  evaluate(assignments, sources, tables)
  const aliases = [...new Set(assignments.map(({ alias }) => alias))]
  const computed = assignments.filter((assignment) => !isLiteral(assignment))
  const values = computed.map(({ value }, at) => ({ ResTarget: { name: `value_${at}`, val: value } }))
  return changeSql(select, sources, aliases, values, async (alias, at) => {
    const own = assignments.filter((assignment) => assignment.alias === alias)
    const sets = await Promise.all(
      own.map(async (assignment) => {
        // a literal has the type of the column only in the assignment itself
        const value = isLiteral(assignment)
          ? await literal(assignment.value)
          : `choice.value_${computed.indexOf(assignment)}`
        return `"${assignment.column}" = ${value}`
      }),
    )
    const chosen = own.flatMap((assignment) => (isLiteral(assignment) ? [] : [computed.indexOf(assignment)]))
    const columns = [`row_${at}`, ...chosen.map((index) => `value_${index}`)].join(', ')
    // MySQL takes any of the rows that match
    const isChoice = sources.size > 1 && own.some(({ value }) => readsOthers(value, alias))
    const choice = `SELECT ${isChoice ? `DISTINCT ON (row_${at})` : 'DISTINCT'} ${columns} FROM changed`
    return `UPDATE ${relation(sources, alias)} AS changed_row SET ${sets.join(', ')} FROM (${choice}) AS choice WHERE changed_row.ctid = choice.row_${at}`
  })
}

/**
 * Makes the assignments of one table read the new values of the columns before them. In an UPDATE of several tables, the
 * order is not determined: see UPDATE Statement in MySQL’s Reference Manual.
 */
function evaluate(
  assignments: readonly Assignment[],
  sources: ReadonlyMap<string, RangeVar>,
  tables: readonly Table[],
): void {
  const [only] = [...sources.values()]
  if (sources.size === 1) {
    const targets = assignments.map(({ column, value }) => ({ ResTarget: { name: column, val: value } }))
    assignInOrder({ relation: only, targetList: targets }, tables)
    for (const [at, assignment] of assignments.entries()) assignment.value = targets[at]?.ResTarget.val
    return
  }
  for (const own of assignments)
    walk([own.value], (kind, fields) => {
      if (kind !== 'ColumnRef') return
      const [name, table] = [columnName(fields), columnQualifier(fields)]
      const changed = assignments.find(({ column, alias }) => column === name && (table ?? alias) === alias)
      if (changed && changed !== own) throw new ReasonError('assignmentOrder', { column: changed.column })
    })
}

/** Whether an expression reads more than the columns of one table. */
function readsOthers(value: unknown, alias: string): boolean {
  let found = false
  walk([value], (kind, fields) => {
    found ||= kind === 'SubLink' || (kind === 'ColumnRef' && columnQualifier(fields) !== alias)
  })
  return found
}

async function literal(value: unknown): Promise<string> {
  const select = { targetList: [{ ResTarget: { val: value } }], limitOption: 'LIMIT_OPTION_DEFAULT', op: 'SETOP_NONE' }
  return (await deparse({ SelectStmt: select } as unknown as Node)).replace(/^SELECT\s+/, '')
}

function relation(sources: ReadonlyMap<string, RangeVar>, alias: string): string {
  const source = sources.get(alias)
  if (source === undefined) throw new ReasonError('unknownTarget', { name: alias })
  return `"${source.relname}"`
}

/** Returns the SQL that changes the rows of each table that a query finds; `change` returns the change of a table. */
async function changeSql(
  select: Fields,
  sources: ReadonlyMap<string, RangeVar>,
  aliases: readonly string[],
  values: readonly object[],
  change: (alias: string, at: number) => string | Promise<string>,
): Promise<string> {
  if (new Set(aliases.map((alias) => relation(sources, alias))).size < aliases.length)
    throw new ReasonError('changedTwice')
  const rows = aliases.map((alias, at) => ({
    ResTarget: { name: `row_${at}`, val: { ColumnRef: { fields: names(alias, 'ctid') } } },
  }))
  const found = await deparse({ SelectStmt: { ...select, targetList: [...rows, ...values] } } as unknown as Node)
  const changes = await Promise.all(aliases.map(change))
  const others = changes.slice(0, -1).map((text, at) => `change_${at} AS (${text})`)
  return `WITH ${[`changed AS (${found})`, ...others].join(', ')} ${changes.at(-1)}`
}
