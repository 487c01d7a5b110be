import type { Expression, NullOrder, Query } from '../../review/query'
import { findColumn, type Schema, type TableModel } from '../../review/schema'
import { modelOf, sourceOf } from '../../review/scope'
import type { StatementBody } from '../../review/statement'
import { blocksOf, leavesOf, type Block } from '../../review/walk'
import { memoize } from '../../text/memoize'

type Column = Extract<Expression, { kind: 'column' }>
type Cast = Extract<Expression, { kind: 'cast' }>

export type Source = ReturnType<typeof leavesOf>[number]

/** A column of a sort: ORDER BY, or MIN and MAX without groups. */
export interface SortColumn {
  readonly column: string
  readonly isDescending: boolean
  readonly nulls?: NullOrder
}

/** The types between which a cast only changes the name of the type. */
const varying = new Set(['varchar', 'text'])

/** A function that an index can contain: PostgreSQL knows that it always returns the same for a text. */
export type CaseFunction = 'lower' | 'upper'

/** How a statement uses the columns of one table of a query block. */
export interface Usage {
  readonly source: Source
  readonly table: TableModel
  /** Columns compared by equality with values, or with columns of a block around it. */
  readonly equal: Set<string>
  /** Columns whose letters are converted before they are compared by equality, with the function: `lower(email) = …`. */
  readonly converted: Map<string, CaseFunction>
  /** Columns compared with a list: the index is searched once per value, so its entries are not in order. */
  readonly listed: Set<string>
  /** Columns compared by equality with columns of another table, by that table. */
  readonly joined: Map<Source | Query, Set<string>>
  readonly ranges: Set<string>
  /** Columns compared with the beginning of a text: `LIKE 'x%'`. */
  readonly prefixes: Set<string>
  /** Columns of the branches of OR, for an index per branch. */
  readonly alternatives: Set<string>[]
  readonly sort: SortColumn[]
  readonly groups: Set<string>
  /** All columns that the block reads; undefined for `*`. */
  read: Set<string> | undefined
}

/** The views of a schema by their names in lower case. */
export type Views = ReadonlyMap<string, Query>

/** The blocks of a statement and of the views that it uses, and the usage of each table in them. */
export class Usages {
  readonly #usages = new Map<Source, Usage>()
  readonly blocks: readonly Block[]
  readonly schema: Schema
  readonly #views: Views

  constructor(body: StatementBody, schema: Schema, views: Views) {
    this.schema = schema
    this.#views = views
    const blocks = [...blocksOf(body)]
    const used = new Set<string>()
    for (const block of blocks)
      for (const source of leavesOf(block.query.from)) {
        const view = this.#viewOf(source)
        if (!view || source.kind !== 'table' || used.has(source.table.name)) continue
        used.add(source.table.name)
        blocks.push(...blocksOf(bodyOf(view)))
      }
    this.blocks = blocks
  }

  get all(): Usage[] {
    return [...this.#usages.values()]
  }

  #viewOf(source: Source): Query | undefined {
    return source.kind === 'table' ? this.#views.get(source.table.name.toLowerCase()) : undefined
  }

  /** Returns the usage of the table of a source. */
  of(source: Source, block: Block): Usage | undefined {
    const known = this.#usages.get(source)
    const table = modelOf(source, block, this.schema)
    if (known || !table) return known
    const usage: Usage = {
      source,
      table,
      equal: new Set(),
      converted: new Map(),
      listed: new Set(),
      joined: new Map(),
      ranges: new Set(),
      prefixes: new Set(),
      alternatives: [],
      sort: [],
      groups: new Set(),
      read: new Set(),
    }
    this.#usages.set(source, usage)
    return usage
  }

  /**
   * Returns the table column that an expression is, also through derived tables, common table expressions and views; the
   * block is the one whose FROM has the source.
   */
  resolve(
    expression: Expression | undefined,
    block: Block,
    depth = 0,
  ): { readonly usage: Usage; readonly column: string; readonly block: Block } | undefined {
    if (expression?.kind === 'cast') return this.#resolveCast(expression, block, depth)
    if (expression?.kind !== 'column' || depth > 8) return undefined
    const source = sourceOf(expression, block, this.schema)
    if (!source) return block.outer && this.resolve(expression, block.outer, depth + 1)
    const inner = this.#queryOf(source, block)
    if (!inner) {
      const usage = this.of(source, block)
      const column = usage && findColumn(usage.table, expression.name)
      return usage && column && { usage, column: column.name, block }
    }
    const item = itemOf(inner.query, expression)
    return item && this.resolve(item, inner, depth + 1)
  }

  /** Returns the column below a cast that does not change its value: an index on the column serves no other. */
  #resolveCast({ type, args: [inner] }: Cast, block: Block, depth: number): ReturnType<Usages['resolve']> {
    const found = this.resolve(inner, block, depth)
    const own = found && findColumn(found.usage.table, found.column)?.type
    const isSame = own?.name === type || (own && varying.has(own.name) && varying.has(type))
    return isSame ? found : undefined
  }

  /** Returns the block of a derived table, common table expression or view. */
  #queryOf(source: Source, block: Block): Block | undefined {
    const query =
      source.kind === 'derived'
        ? source.query
        : source.kind === 'table'
          ? (commonOf(source.table.name, block) ?? this.#viewOf(source))
          : undefined
    return query && this.blocks.find((other) => other.query === query)
  }
}

/** Returns the query as a statement, the same one each time, so that its blocks are the same. */
const bodyOf = memoize((query: Query): StatementBody => ({ kind: 'query', query }))

function commonOf(name: string, block: Block | undefined): Query | undefined {
  if (!block) return undefined
  return block.query.common.find((common) => common.name === name)?.query ?? commonOf(name, block.outer)
}

/** Returns the expression of a select list that a column outside it names. */
function itemOf(query: Query, { name, at }: Column): Expression | undefined {
  const found = query.items.find(
    ({ alias, expression }) => (alias ?? (expression.kind === 'column' ? expression.name : undefined)) === name,
  )
  if (found) return found.expression
  const star = query.items.find(({ expression }) => expression.kind === 'star')?.expression
  if (star?.kind !== 'star') return undefined
  return { kind: 'column', name, at, ...(star.table !== undefined && { table: star.table }) }
}
