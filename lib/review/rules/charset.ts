import { memoize } from '../../text/memoize'
import { listOf, type CheckContext, type Checks } from '../check'
import { definedColumns } from '../definitions'
import type { Expression, Query } from '../query'
import { findTable } from '../schema'
import { resolveColumn } from '../scope'
import type { Statement, StatementBody } from '../statement'
import { blocksOf, expressionsOf, startOf, type Block } from '../walk'
import { tableOptions } from './tables'

const characterSet = /^(?:charset|character set)$/

interface Named {
  readonly value: string
  readonly at: number
}

/** Returns the character sets that a statement names for a database, table or columns. */
function characterSets(context: CheckContext): Named[] {
  const { body, start } = context.statement
  const database = body.kind === 'create' ? [...body.options].map(([name, value]) => ({ name, value, at: start })) : []
  return [
    ...[...database, ...tableOptions(context)].filter(({ name }) => characterSet.test(name)),
    ...definedColumns(body).flatMap(({ charset, at }) => (charset === undefined ? [] : [{ value: charset, at }])),
  ]
}

/** Returns the collations that a statement names for a database, table or columns. */
function collations(context: CheckContext): Named[] {
  const { body, start } = context.statement
  const database = body.kind === 'create' ? [...body.options].map(([name, value]) => ({ name, value, at: start })) : []
  return [
    ...[...database, ...tableOptions(context)].filter(({ name }) => name === 'collate'),
    ...definedColumns(body).flatMap(({ collation, at }) => (collation === undefined ? [] : [{ value: collation, at }])),
  ]
}

function hasEncoding(options: ReadonlyMap<string, string>): boolean {
  return [...options.keys()].some((name) => characterSet.test(name) || name === 'encoding')
}

type Collate = Extract<Expression, { kind: 'collate' }>

function collatesOf(body: StatementBody): [Collate, Block][] {
  return blocksOf(body).flatMap((block) =>
    expressionsOf(block.query).flatMap((part): [Collate, Block][] => (part.kind === 'collate' ? [[part, block]] : [])),
  )
}

/** True if a query has an expression elsewhere than in its select list. */
function ordersOrCompares(query: Query, expression: Expression): boolean {
  return expressionsOf({ ...query, items: [] }).includes(expression)
}

/** Returns the COLLATE clauses of a query that no index on their column has. */
function unindexedCollations({ statement, after }: CheckContext): number[] {
  return collatesOf(statement.body).flatMap(([collate, block]) => {
    if (!ordersOrCompares(block.query, collate)) return []
    const [column] = collate.args
    const found = column?.kind === 'column' ? resolveColumn(column, block, after) : undefined
    if (!found || found.column.collation === collate.name.toLowerCase()) return []
    const isIndexed = found.table.keys.some(({ keys }) =>
      keys.some((key) => key.column === found.column.name && key.collation === collate.name),
    )
    return isIndexed ? [] : [startOf(collate)]
  })
}

/** Returns the names of the collations that the statements of a text use. */
const usedCollations = memoize(
  (script: readonly Statement[]) =>
    new Set(script.flatMap(({ body }) => collatesOf(body).map(([collate]) => collate.name))),
)

/** Returns the index of a statement if it has a collation that no statement of the text uses. */
function unusedCollation({ statement: { body }, script }: CheckContext): number[] {
  if (body.kind !== 'create index') return []
  const names = body.key.keys.flatMap(({ collation }) => collation ?? [])
  return names.every((name) => usedCollations(script).has(name)) ? [] : [body.table.at]
}

export const charsetChecks: Checks = {
  CS01: ({ statement: { body, start }, dialect }) => {
    const isDatabase =
      body.kind === 'create' && (body.object === 'database' || (dialect === 'mysql' && body.object === 'schema'))
    return isDatabase && !hasEncoding(body.options) ? [start] : []
  },
  CS02: (context) =>
    characterSets(context)
      .filter(({ value }) => !listOf(context).includes(value.toLowerCase()))
      .map(({ at }) => at),
  CS03: (context) =>
    collations(context)
      .filter(({ value }) => !listOf(context).includes(value.toLowerCase()))
      .map(({ at }) => at),
  CS04: (context) => {
    const { body } = context.statement
    const isNamed =
      body.kind === 'create table' &&
      tableOptions(context).some(({ name }) => characterSet.test(name) || name === 'collate')
    return isNamed ? [body.table.at] : []
  },
  CS05: ({ statement: { body } }) =>
    definedColumns(body)
      .filter(({ charset, collation }) => charset ?? collation)
      .map(({ at }) => at),
  CS06: ({ statement: { body }, before }) => {
    if (body.kind !== 'create table' || body.table.schema === undefined) return []
    const database = before.databases.get(body.table.schema.toLowerCase())
    const [own, other] = [body.options, database].map((options) => options?.get('charset')?.toLowerCase())
    return own !== undefined && other !== undefined && own !== other ? [body.table.at] : []
  },
  CS07: ({ statement: { body }, after }) => {
    if (body.kind !== 'create table' && body.kind !== 'alter table') return []
    const table = findTable(after, body.table)
    return definedColumns(body)
      .filter(
        ({ charset, collation }) =>
          (charset !== undefined && table?.charset !== undefined && charset !== table.charset) ||
          (collation !== undefined && table?.collation !== undefined && collation !== table.collation),
      )
      .map(({ at }) => at)
  },
  CS08: (context) => {
    if (context.statement.body.kind !== 'alter table') return []
    const options = tableOptions(context)
    if (options.some(({ name }) => name === 'convert')) return []
    return options.filter(({ name }) => characterSet.test(name) || name === 'collate').map(({ at }) => at)
  },
  CS09: (context) => [...unindexedCollations(context), ...unusedCollation(context)],
}
