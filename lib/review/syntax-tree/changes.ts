import { emptyQuery } from '../query'
import { nameOfSource } from '../scope'
import type { StatementBody } from '../statement'
import { leavesOf } from '../walk'
import { readExpression } from './expressions'
import { readCommon, readFrom, readOrder } from './queries'
import { asText, asTree, asTrees, columnOf, tableName, type Context, type Tree } from './tree'

/** Returns an INSERT or REPLACE. */
export function readInsert(node: Tree, context: Context, start: number): StatementBody {
  const table = tableName(asTrees(node.table)[0], context, start)
  const values = asTree(node.values)
  const rows = Array.isArray(values?.values)
    ? asTrees(values.values).map((row) => asTrees(row.value).map((value) => readExpression(value, context, table.at)))
    : undefined
  const query = values?.type === 'select' ? context.readQuery(asTree(values.ast) ?? values, table.at) : undefined
  const columns = Array.isArray(node.columns)
    ? node.columns.flatMap((column) => asText(column) ?? columnOf(asTree(column)) ?? [])
    : asTrees(node.set).flatMap((assignment) => columnOf(assignment) ?? [])
  return {
    kind: 'insert',
    table,
    ...(columns.length > 0 && { columns: columns.map((name) => ({ name, at: table.at })) }),
    ...(rows && { rows }),
    ...(query && { query }),
  }
}

/** Returns the source of FROM whose rows a change of a name changes: an alias, or the only source that is this table. */
function targetIn(leaves: ReturnType<typeof leavesOf>, name: string): (typeof leaves)[number] | undefined {
  const [same, ...others] = leaves.filter((leaf) => leaf.kind === 'table' && leaf.table.name.toLowerCase() === name)
  return leaves.find((leaf) => nameOfSource(leaf) === name) ?? (others.length === 0 ? same : undefined)
}

/** Returns an UPDATE or DELETE. */
export function readChange(node: Tree, context: Context, start: number): StatementBody {
  const isUpdate = node.type === 'update'
  // in the order of the text, which decides the offsets of nodes without places
  const common = readCommon(node.with, context, start)
  const named = isUpdate ? readFrom(node.table, context, start) : []
  const assignments = asTrees(node.set).map((assignment) => {
    const value = readExpression(asTree(assignment.value), context, named[0]?.at ?? start)
    return { column: columnOf(assignment) ?? '', value, at: value.at }
  })
  const listed = readFrom(node.from, context, start)
  const written = tableName(asTrees(node.table)[0], context, (named[0] ?? listed[0])?.at ?? start)
  const where = asTree(node.where)
  const source = targetIn(leavesOf(listed), written.name.toLowerCase())
  const from = source ? listed : [...named, ...listed]
  // the alias of a source of FROM
  const table = source?.kind === 'table' && source.alias !== undefined ? source.table : written
  const query = {
    ...emptyQuery(start),
    common,
    from,
    items: assignments.map(({ value, column }) => ({ expression: value, alias: column })),
    ...(where && { where: readExpression(where, context, start) }),
    orderBy: readOrder(node.orderby, context, start),
    ...context.grammar.readLimit(node, context, start),
  }
  return isUpdate ? { kind: 'update', table, assignments, query } : { kind: 'delete', table, query }
}
