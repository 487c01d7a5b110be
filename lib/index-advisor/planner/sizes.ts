import { quoteName, type Engine } from '../../sql/index'
import type { KeyColumn } from '../candidates/candidates'
import type { ColumnStatistics, RelationStatistics, Statistics } from '../input/statistics'
import { note, type Note } from '../notes'
import type { Catalog, ExistingIndex, Relation } from './catalog'
import { indexPages, treeHeight, type IndexColumn } from './index-size'
import { columnCall, relationCall } from './statistics-calls'

/** The number of calls that are run at once; if one of them fails, each is run alone. */
const BATCH = 200

/** An index whose keys can be expressions. */
interface ConvertedKeys {
  readonly name: string
  readonly table: { readonly schema: string; readonly name: string }
  readonly keys: readonly KeyColumn[]
}

/** The sizes and statistics of the relations of an engine’s database. */
export class Sizes {
  readonly #engine: Engine
  readonly #catalog: Catalog
  readonly #relations: ReadonlyMap<string, RelationStatistics>
  readonly #columns: ReadonlyMap<string, ColumnStatistics>
  readonly #statistics: Statistics
  readonly #pages = new Map<string, number>()
  /** The paths of indexes that were built again. */
  readonly #paths = new Map<string, string>()

  constructor(engine: Engine, catalog: Catalog, statistics: Statistics) {
    this.#engine = engine
    this.#catalog = catalog
    this.#statistics = statistics
    this.#relations = new Map(statistics.relations.map((one) => [keyOf(one.schema, one.name), one]))
    // of a table with children, the statistics without them come first
    this.#columns = new Map(
      statistics.columns.toReversed().map((one) => [keyOf(one.schema, one.relation, one.column), one]),
    )
  }

  hasSize({ schema, name }: Relation): boolean {
    return this.#relations.has(keyOf(schema, name))
  }

  /** Returns the pages of indexes together; a partitioned index has none besides those of its partitions. */
  pages(oids: readonly string[]): number {
    const stored = this.#catalog.relations.filter(({ oid, kind }) => kind === 'i' && oids.includes(oid))
    return stored.reduce((sum, { oid }) => sum + (this.#pages.get(oid) ?? 0), 0)
  }

  /**
   * Restores the statistics of the columns; those of relations that the schema does not have are left out. So are those
   * without values of columns that are only compared by range: PostgreSQL would take an interval for empty, while
   * without any statistics it takes it for 0.5 % of the rows.
   */
  async restoreColumns(rangeOnly: ReadonlySet<string>): Promise<Note[]> {
    const known = new Set(this.#catalog.relations.map(({ schema, name }) => keyOf(schema, name)))
    const { relations, columns } = this.#statistics
    const unknown = new Set(
      [...relations.map(({ schema, name }) => [schema, name]), ...columns.map((one) => [one.schema, one.relation])]
        .filter(([schema = '', name = '']) => !known.has(keyOf(schema, name)))
        .map((names) => names.join('.')),
    )
    const unvalued = columns.filter((one) => !hasValues(one) && rangeOnly.has(keyOf(one.relation, one.column)))
    const calls = columns
      .filter((one) => known.has(keyOf(one.schema, one.relation)) && !unvalued.includes(one))
      .map(columnCall)
    let rejected = 0
    for (let at = 0; at < calls.length; at += BATCH) rejected += await this.#runCalls(calls.slice(at, at + BATCH))
    const [first] = unknown
    return [
      ...(first === undefined ? [] : [note('unknownRelations', { count: unknown.size, first })]),
      ...(unvalued[0] ? [note('rangesWithoutValues', { first: unvalued[0].column })] : []),
      ...(rejected > 0 ? [note('statisticsRejected', { count: rejected })] : []),
    ]
  }

  /** Restores for the expressions of indexes, such as `lower(column)`, how many values the columns have. */
  async restoreExpressions(indexes: readonly ConvertedKeys[]): Promise<void> {
    const calls = indexes.flatMap(({ name, table, keys }) =>
      keys.flatMap(({ column, call }, at) => {
        const known = this.#columns.get(keyOf(table.schema, table.name, column))
        if (call === undefined || !known) return []
        const shared = known.arguments.filter(([argument]) => /^(?:null_frac|avg_width|n_distinct)$/.test(argument))
        const attnum = ['attnum', String(at + 1), 'smallint'] as const
        return columnCall({ schema: table.schema, relation: name, column, arguments: [attnum, ...shared] })
      }),
    )
    if (calls.length > 0) await this.#runCalls(calls)
  }

  /** Runs calls that return true or false; returns how many fail. */
  async #runCalls(calls: readonly string[]): Promise<number> {
    try {
      const results = await this.#engine.run(calls.join('\n'))
      return results.filter(({ rows }) => rows[0]?.[0] === 'f').length
    } catch {
      if (calls.length === 1) return 1
      let failed = 0
      for (const call of calls) failed += await this.#runCalls([call])
      return failed
    }
  }

  /**
   * Gives the B-trees of some tables the height of their size. They are built again first, because PostgreSQL keeps the
   * first page of an index that it has planned with.
   */
  async setHeights(tables: ReadonlySet<string>): Promise<void> {
    const { relations, indexes } = this.#catalog
    const trees = indexes.filter(({ table, method }) => tables.has(table) && method === 'btree')
    const relationOf = (oid: string) => relations.find((one) => one.oid === oid)
    const heights = trees.flatMap((index) => {
      const [table, relation] = [relationOf(index.table), relationOf(index.oid)]
      const size = table && relation?.kind === 'i' ? this.#sizeOf(relation, index, table) : undefined
      const height = size && table ? treeHeight(this.#keys(index, table), size.pages) : 0
      return height > 0 ? [{ index, height }] : []
    })
    for (const { index } of heights)
      await this.#engine.run(`REINDEX INDEX ${quoteName(index.schema)}.${quoteName(index.name)}`)
    const [paths] = await this.#engine.run(
      `SELECT oid, pg_relation_filepath(oid) FROM pg_class WHERE oid IN (${['0', ...heights.map(({ index }) => index.oid)].join(', ')})`,
    )
    for (const [oid, path] of paths?.rows ?? []) {
      const found = heights.find(({ index }) => index.oid === oid)
      if (!found || path === null || path === undefined || oid === null || oid === undefined) continue
      this.#paths.set(oid, path)
      this.#engine.setTreeHeight(path, found.height)
    }
  }

  #sizeOf({ schema, name }: Relation, index?: ExistingIndex, table?: Relation): RelationStatistics | undefined {
    const known = this.#relations.get(keyOf(schema, name))
    return known ?? (index && table && this.#estimate(index, table))
  }

  #keys(index: ExistingIndex, table: Relation): IndexColumn[] {
    return index.keyColumns.map((column) => (column === undefined ? unknownColumn : this.#column(table, column)))
  }

  /** Sets the pages and rows of all relations with statistics, and of their indexes, times a factor. */
  async scale(factor: number): Promise<void> {
    const calls: string[] = []
    for (const relation of this.#catalog.relations) {
      const { schema, name, oid, kind } = relation
      const path = this.#paths.get(oid) ?? relation.path
      const index = this.#catalog.indexes.find((one) => one.oid === oid)
      const table = index && this.#catalog.relations.find((one) => one.oid === index.table)
      const size = this.#sizeOf(relation, index, table)
      if (!size) continue
      const pages = Math.round(size.pages * factor)
      this.#pages.set(oid, pages)
      if (path !== undefined && kind !== 'p' && kind !== 'I')
        this.#engine.setPages(path, index ? Math.max(1, pages) : pages)
      const values = { relpages: pages, reltuples: size.rows * factor, relallvisible: size.allVisible * factor }
      if (size.rows >= 0) calls.push(relationCall(schema, name, values))
    }
    for (let at = 0; at < calls.length; at += BATCH) await this.#runCalls(calls.slice(at, at + BATCH))
  }

  /** Estimates the size of an index without statistics, such as that of a candidate. */
  #estimate(index: ExistingIndex, table: Relation): RelationStatistics | undefined {
    const size = this.#relations.get(keyOf(table.schema, table.name))
    if (!size || size.rows < 0) return undefined
    const included = index.include.map((column) => this.#column(table, column))
    const distinct = index.isUnique
      ? size.rows
      : index.keyColumns.reduce(
          (all, key) => all * (key === undefined ? 200 : this.#distinct(table, key, size.rows)),
          1,
        )
    return {
      schema: index.schema,
      name: index.name,
      pages: indexPages(this.#keys(index, table), included, size.rows, distinct),
      rows: size.rows,
      allVisible: 0,
    }
  }

  #column(table: Relation, column: string): IndexColumn {
    const { type, length, alignment } = table.widths.get(column) ?? { type: '', length: -1, alignment: 'i' }
    const width = length > 0 ? length : (this.#argument(table, column, 'avg_width') ?? 32)
    return { type, width, isFixed: length > 0, alignment }
  }

  #distinct(table: Relation, column: string, rows: number): number {
    const distinct = this.#argument(table, column, 'n_distinct') ?? 200
    return distinct < 0 ? -distinct * rows : distinct
  }

  #argument(table: Relation, column: string, name: string): number | undefined {
    const found = this.#columns.get(keyOf(table.schema, table.name, column))
    const value = found?.arguments.find(([argument]) => argument === name)?.[1]
    return value === undefined ? undefined : Number(value)
  }
}

function hasValues({ arguments: given }: ColumnStatistics): boolean {
  return given.some(([name]) => name === 'histogram_bounds' || name === 'most_common_vals')
}

const unknownColumn: IndexColumn = { type: '', width: 16, isFixed: false, alignment: 'i' }

function keyOf(...names: readonly string[]): string {
  return JSON.stringify(names)
}
