import { parentsFirst, unqualifiedName, type Table } from '../engine/catalog'
import type { Database } from '../databases/database'
import { EngineError, type Engine } from '../engine/engine'
import { boundaryValues } from '../databases/boundaries'
import { harvest, withLiterals, type Harvest } from '../databases/harvest'
import { parseSql } from '../engine/parse'
import { prepareStatements } from './prepared'
import { readPart } from './read-part'
import { search } from './search'
import type { DiffOptions, DiffResult } from './difference'
import type { Side } from './statement'
import type { Trial } from './trial'

/** An error for a side that cannot run on the schema; `offset` is its position in the text of the side, if known. */
export class SideError extends Error {
  readonly side: 'before' | 'after'
  readonly offset: number | undefined

  constructor(side: 'before' | 'after', message: string, offset?: number) {
    super(message)
    this.name = 'SideError'
    this.side = side
    this.offset = offset
  }
}

/**
 * Searches for a database on which two sides differ: first the rows in the tables, then random databases. `catalog` has
 * the tables of the engine; they are empty afterwards. Throws a `SideError` if a side cannot run.
 */
export async function diff(
  engine: Engine,
  catalog: readonly Table[],
  before: Side,
  after: Side,
  options: DiffOptions,
): Promise<DiffResult> {
  const started = performance.now()
  const all = parentsFirst(catalog)
  const trees = await treesOf(before, after, all)
  const literals = {
    ...harvest(trees),
    hasEmptyTexts: options.hasEmptyTexts ?? true,
    ignoresCase: options.equality?.foldsKeys ?? false,
  }
  const tables = await relevant(engine, all, literals)
  const facts = withLiterals(literals, await boundaryValues(engine, trees, tables, literals))
  const fixture = await takeRows(engine, tables)
  await mustRun({ engine, tables, before, after })
  const part = before.reads && after.reads ? await readPart(engine, tables, trees, facts) : undefined
  const { equality, isUnmodelled } = options
  const trial = {
    engine,
    tables,
    ...(equality && { equality }),
    ...(isUnmodelled && { isUnmodelled }),
    ...(await prepareStatements(engine, { before, after })),
  }
  const result = await search(trial, part, fixture, facts, options, started)
  return { ...result, seconds: (performance.now() - started) / 1000 }
}

async function treesOf(before: Side, after: Side, tables: readonly Table[]) {
  const checks = await Promise.all(tables.flatMap(({ checks }) => checks.map((check) => parseSql(`SELECT ${check}`))))
  return [...before.parsed, ...after.parsed, ...checks.flat()].map(({ node }) => node)
}

/** Returns the tables that the statements mention, and their parents; all tables if they mention a view. */
async function relevant(engine: Engine, tables: readonly Table[], { relations }: Harvest): Promise<Table[]> {
  const views = await engine.run(`SELECT table_name FROM information_schema.views WHERE table_schema = 'public'`)
  const usesView = views[0]?.rows.some(([name]) => relations.has(name ?? ''))
  const wanted = new Set(usesView ? tables : tables.filter((table) => relations.has(unqualifiedName(table))))
  for (const table of [...tables].reverse()) {
    if (wanted.has(table)) {
      for (const { parent } of table.foreignKeys)
        tables.filter(({ name }) => name === parent).forEach((found) => wanted.add(found))
    }
  }
  return tables.filter((table) => wanted.has(table))
}

/** Returns the rows of the tables, which the schema script inserted, and truncates the tables. */
async function takeRows(engine: Engine, tables: readonly Table[]): Promise<Database> {
  if (tables.length === 0) return []
  const queries = tables.map(
    ({ name, columns }) =>
      `SELECT ${columns.map((column) => `"${column.name.replaceAll('"', '""')}"`).join(', ')} FROM ${name};`,
  )
  const results = await engine.run(queries.join('\n'))
  await engine.run(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`)
  return results.map(({ rows }) => rows)
}

/**
 * Matches the SQLSTATE of errors that occur whatever the rows: unknown names, unsupported features, invalid constants.
 */
const neverRuns = /^(?:42|0A|3[FD]|26|22P02|22007)/

/** Runs both sides on empty tables. Throws a `SideError` if a side fails with an error that no rows can prevent. */
async function mustRun({ engine, before, after }: Trial): Promise<void> {
  for (const [name, side] of [
    ['before', before],
    ['after', after],
  ] as const) {
    for (const sql of [side.sql, ...(side.randomizedSql === undefined ? [] : [side.randomizedSql])]) {
      const head = 'BEGIN;\n'
      try {
        await engine.run(`${head}${sql}\nROLLBACK;`)
      } catch (error) {
        await engine.run('ROLLBACK')
        if (!(error instanceof EngineError)) throw error
        if (!neverRuns.test(error.code)) continue
        throw new SideError(name, error.message, offsetOf((error.position ?? NaN) - 1 - head.length, sql, side))
      }
    }
  }
}

/** Returns the offset in the text of a side of an offset in the SQL that ran; undefined if the SQL has other text. */
function offsetOf(offset: number, sql: string, { parsed }: Side): number | undefined {
  const [first] = parsed
  if (!first || !sql.startsWith(first.text) || !(offset < first.text.length)) return undefined
  return first.start + offset
}
