import { quoteName, quoteText, type Engine } from '../../sql/index'
import type { Candidate } from '../candidates/candidates'
import { servedBy } from '../candidates/redundancy'
import { columnsSql, indexName } from '../ddl'
import type { Setting } from '../input/settings'
import type { Statistics } from '../input/statistics'
import { note, type Note } from '../notes'
import { findRelation, readCatalog, withPartitions, type Catalog, type Relation } from './catalog'
import { loadSchema, type DatabaseCollation } from './load-schema'
import { Sizes } from './sizes'

/** The plan that the planner chooses: EXPLAIN’s JSON, its total cost, and the indexes that it uses, as OIDs. */
export interface ChosenPlan {
  readonly json: string
  readonly cost: number
  readonly indexes: ReadonlySet<string>
}

/** A candidate whose index exists in the engine. */
export interface WhatIfIndex extends Candidate {
  readonly name: string
  readonly table: { readonly schema: string; readonly name: string }
  readonly relation: Relation
  /** The OIDs of the index and, on a partitioned table, of the indexes of its partitions. */
  readonly oids: readonly string[]
}

/** PostgreSQL’s planner over a schema without rows, with the sizes and statistics of a server. */
export class Planner {
  readonly #engine: Engine
  readonly #sizes: Sizes
  readonly catalog: Catalog
  readonly candidates: readonly WhatIfIndex[]
  #hidden: ReadonlySet<string> = new Set()
  #names: ReadonlyMap<string, string>

  private constructor(engine: Engine, catalog: Catalog, candidates: readonly WhatIfIndex[], sizes: Sizes) {
    this.#engine = engine
    this.#sizes = sizes
    this.catalog = catalog
    this.candidates = candidates
    this.#names = new Map(catalog.indexes.map(({ name, oid }) => [name, oid]))
  }

  /** Loads a schema with the indexes of all candidates; those that cannot be created are left out. */
  static async open(
    engine: Engine,
    input: {
      readonly statements: readonly string[]
      readonly statistics: Statistics
      readonly settings: readonly Setting[]
      readonly collation: DatabaseCollation
      readonly candidates: readonly Candidate[]
      /** The columns that the statements compare by range only, as JSON of table and column. */
      readonly rangeOnly: ReadonlySet<string>
      /** The tables that the statements use. */
      readonly tables: readonly { readonly schema?: string; readonly name: string }[]
    },
  ): Promise<{ planner: Planner; notes: Note[] }> {
    const notes = await loadSchema(engine, input.statements, input.collation)
    // the indexes come first: to build one resets the statistics of its table
    const before = await readCatalog(engine)
    const created: Omit<WhatIfIndex, 'oids'>[] = []
    const names = new Set(before.relations.map(({ name }) => name))
    for (const candidate of input.candidates) {
      const relation = findRelation(before, candidate.table)
      if (!relation) continue
      const existing = before.indexes.filter(({ table: oid }) => oid === relation.oid)
      if (servedBy(candidate, existing)) continue
      const name = indexName(candidate, names)
      const table = { schema: relation.schema, name: relation.name }
      try {
        await engine.run(
          `CREATE INDEX ${quoteName(name)} ON ${quoteName(table.schema)}.${quoteName(table.name)} ${columnsSql(candidate)}`,
        )
        names.add(name)
        created.push({ ...candidate, name, table, relation })
      } catch {
        // a type without a B-tree, or an index of a partitioned table whose partitions cannot have it
      }
    }
    const catalog = await readCatalog(engine)
    // an index of a partition that the schema has becomes part of an equal candidate, but is not hidden with it
    const existing = new Set(before.indexes.map(({ oid }) => oid))
    const candidates = created.map((one) => {
      const oids = oidsOf(one.name, one.table.schema, catalog).filter((oid) => !existing.has(oid))
      return { ...one, oids }
    })
    const sizes = new Sizes(engine, catalog, input.statistics)
    const tables = input.tables.flatMap((table) => findRelation(catalog, table)?.oid ?? [])
    await sizes.setHeights(withPartitions(tables, catalog))
    const planner = new Planner(engine, catalog, candidates, sizes)
    notes.push(...(await planner.#applySettings(input.settings)), ...(await sizes.restoreColumns(input.rangeOnly)))
    await sizes.restoreExpressions(candidates)
    await planner.scale(1)
    return { planner, notes }
  }

  /** Makes all tables and indexes larger by a factor; the numbers of distinct values stay as they are. */
  async scale(factor: number): Promise<void> {
    await this.#sizes.scale(factor)
  }

  /** Returns the estimated pages of a candidate’s index. */
  pagesOf(candidate: WhatIfIndex): number {
    return this.#sizes.pages(candidate.oids)
  }

  /** Returns true if the size of a table is known. */
  hasSize(relation: Relation): boolean {
    return this.#sizes.hasSize(relation)
  }

  /** Returns the plan of a statement if all indexes exist except the hidden ones. Throws an `EngineError`. */
  async explain(
    { text, hasParameters }: { readonly text: string; readonly hasParameters: boolean },
    hidden: ReadonlySet<string>,
    settings = '',
  ): Promise<ChosenPlan> {
    await this.#hide(hidden)
    const options = `FORMAT JSON${hasParameters ? ', GENERIC_PLAN' : ''}`
    const run = async () => this.#engine.run(`BEGIN; ${settings} EXPLAIN (${options}) ${text}\n;ROLLBACK;`)
    const results = await run().catch(async (error: unknown) => {
      await this.#engine.run('ROLLBACK')
      throw error
    })
    const json = results.find(({ columns }) => columns.length > 0)?.rows[0]?.[0] ?? '[]'
    const [{ Plan }] = JSON.parse(json) as [{ Plan: ExplainNode }]
    const names = new Set(indexNames(Plan).map((name) => this.#names.get(name) ?? ''))
    return { json, cost: Plan['Total Cost'], indexes: names }
  }

  /** The planner ignores an index that is not valid. */
  async #hide(hidden: ReadonlySet<string>): Promise<void> {
    const toHide = [...hidden].filter((oid) => !this.#hidden.has(oid))
    const toShow = [...this.#hidden].filter((oid) => !hidden.has(oid))
    const set = (isValid: boolean, oids: readonly string[]) =>
      oids.length > 0 ? `UPDATE pg_index SET indisvalid = ${isValid} WHERE indexrelid IN (${oids.join(', ')});` : ''
    const sql = set(false, toHide) + set(true, toShow)
    if (sql !== '') await this.#engine.run(sql)
    this.#hidden = new Set(hidden)
  }

  async #applySettings(settings: readonly Setting[]): Promise<Note[]> {
    const notes: Note[] = []
    let applied = 0
    // PGlite has no workers; a server has two per Gather unless its settings say otherwise
    const defaults = [{ name: 'max_parallel_workers_per_gather', value: '2' }]
    for (const { name, value } of [...defaults, ...settings]) {
      try {
        await this.#engine.run(`SELECT set_config(${quoteText(name)}, ${quoteText(value)}, false)`)
        applied++
      } catch {
        notes.push(note('settingRejected', { name, value }))
      }
    }
    if (settings.length === 0) return [...notes, note('settingsAssumed')]
    return [note('settingsApplied', { count: applied - defaults.length }), ...notes]
  }
}

interface ExplainNode {
  readonly 'Total Cost': number
  readonly 'Index Name'?: string
  readonly Plans?: readonly ExplainNode[]
}

function indexNames(node: ExplainNode): string[] {
  const own = node['Index Name']
  return [...(own === undefined ? [] : [own]), ...(node.Plans ?? []).flatMap(indexNames)]
}

function oidsOf(name: string, schema: string, { indexes }: Catalog): string[] {
  const root = indexes.find((index) => index.name === name && index.schema === schema)
  const oids = root ? [root.oid] : []
  for (const oid of oids) oids.push(...indexes.flatMap((index) => (index.parent === oid ? [index.oid] : [])))
  return oids
}
