import type { CommonTable, Expression, Query } from './query'
import { findColumn, findTable, type Schema, type TableModel } from './schema'
import type { ColumnDefinition } from './statement'
import { blocksOf, expressionsOf, leavesOf, partsOf, type Block } from './walk'

type Column = Extract<Expression, { kind: 'column' }>

type Leaf = ReturnType<typeof leavesOf>[number]

/** Returns the name by which a query calls a source. */
export function nameOfSource(source: Leaf): string | undefined {
  return (source.alias ?? (source.kind === 'table' ? source.table.name : undefined))?.toLowerCase()
}

/** Returns the model of a source that is a table of the schema, not a common table expression. */
export function modelOf(source: Leaf, block: Block, schema: Schema): TableModel | undefined {
  if (source.kind !== 'table' || isCommon(source.table.name, block)) return undefined
  return findTable(schema, source.table)
}

/** Returns the query of the common table expression with a name. */
export function commonQuery(name: string, block: Block | undefined): Query | undefined {
  if (!block) return undefined
  const isName = (common: CommonTable) => common.name.toLowerCase() === name.toLowerCase()
  return block.query.common.find(isName)?.query ?? commonQuery(name, block.outer)
}

/** True if a name is that of a common table expression. */
export function isCommon(name: string, block: Block | undefined): boolean {
  return commonQuery(name, block) !== undefined
}

/**
 * Returns the source of the block that has a column. Undefined for a column of an outer block, and for one without a
 * table that several sources could have.
 */
export function sourceOf(column: Column, block: Block, schema: Schema): Leaf | undefined {
  const sources = leavesOf(block.query.from)
  if (column.table !== undefined) {
    const table = column.table.toLowerCase()
    return sources.find((source) => nameOfSource(source) === table)
  }
  const owner = sources.find((source) => findColumn(modelOf(source, block, schema), column.name))
  if (owner) return owner
  const unknown = sources.filter((source) => !modelOf(source, block, schema)?.isComplete)
  return unknown.length === 1 ? unknown[0] : undefined
}

/** Returns the definition of a column that the block or a block around it reads from a table of the schema. */
export function resolveColumn(
  column: Column,
  block: Block,
  schema: Schema,
): { readonly table: TableModel; readonly column: ColumnDefinition } | undefined {
  const source = sourceOf(column, block, schema)
  if (!source) return block.outer && resolveColumn(column, block.outer, schema)
  const table = modelOf(source, block, schema)
  const definition = findColumn(table, column.name)
  return table && definition && { table, column: definition }
}

/** Returns all columns of an expression, with those of its subqueries. */
export function deepColumns(expression: Expression): Column[] {
  return partsOf(expression).flatMap((part): Column[] => {
    if (part.kind === 'column') return [part]
    return part.kind === 'subquery' ? queryColumns(part.query) : []
  })
}

/** Returns all columns of a query and its subqueries. */
export function queryColumns(query: Query): Column[] {
  return blocksOf({ kind: 'query', query })
    .flatMap(({ query: inner }) => expressionsOf(inner))
    .flatMap((part) => (part.kind === 'column' ? [part] : []))
}

/** True if a block uses a column of a block around it. */
export function isCorrelated(block: Block, schema: Schema): boolean {
  const { outer } = block
  if (!outer) return false
  const own = blocksOf({ kind: 'query', query: block.query }).flatMap(({ query }) => leavesOf(query.from))
  return queryColumns(block.query).some((column) => {
    if (column.table !== undefined) {
      const table = column.table.toLowerCase()
      return own.every((source) => nameOfSource(source) !== table) && sourceOf(column, outer, schema) !== undefined
    }
    const models = own.map((source) => modelOf(source, block, schema))
    if (models.some((model) => !model?.isComplete || findColumn(model, column.name))) return false
    return resolveColumn(column, outer, schema) !== undefined
  })
}
