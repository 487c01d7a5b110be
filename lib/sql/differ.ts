import { parentsFirst, readCatalog, type Table } from './catalog'
import { rowCount, type Database } from './database'
import { tableValues } from './domains'
import { EngineError, type Engine } from './engine'
import { randomDatabase, type Source } from './generate'
import { harvest, type Harvest } from './harvest'
import { mutate } from './mutate'
import { parseSql } from './parse'
import { seededRandom, type Random } from './random'
import { shrink } from './shrink'
import type { Side } from './statement'
import { tryOn, type Outcome, type Trial } from './trial'

export interface DiffOptions {
  /** How many random databases to try. */
  readonly databases: number
  readonly seed: number
  /** Stop trying after so many milliseconds. */
  readonly milliseconds?: number
}

/** A database on which two sides differ, shrunk, and what each did to it. */
export interface Difference {
  /** Names of the columns that the statements speak of. */
  readonly told: ReadonlySet<string>
  readonly tables: readonly Table[]
  readonly database: Database
  readonly before: Outcome
  readonly after: Outcome
  /** The statements leave rows to chance; `before` can never give what `after` gave. */
  readonly byLot: boolean
}

export interface DiffResult {
  readonly difference?: Difference
  /** Databases on which both sides ran and were compared. */
  readonly compared: number
  /** Databases on which the first side raised an error, so that there was nothing to compare. */
  readonly raised: number
  readonly seconds: number
}

/** A side that cannot run on the schema at all. */
export class SideError extends Error {
  readonly side: 'before' | 'after'
  readonly position: number | undefined

  constructor(side: 'before' | 'after', message: string, position?: number) {
    super(message)
    this.name = 'SideError'
    this.side = side
    this.position = position
  }
}

/**
 * Looks for a database on which two sides differ: first the rows that are in the tables, then random ones. The
 * engine holds the schema; its tables are left empty. Throws a `SideError` if a side does not run.
 */
export async function diff(engine: Engine, before: Side, after: Side, options: DiffOptions): Promise<DiffResult> {
  const started = performance.now()
  const all = parentsFirst(await readCatalog(engine))
  const facts = harvest(await treesOf(before, after, all))
  const tables = await relevant(engine, all, facts)
  const fixture = await takeRows(engine, tables)
  const trial: Trial = { engine, tables, before, after }
  await mustRun(trial)
  const result = await search(trial, fixture, facts, options, started)
  return { ...result, seconds: (performance.now() - started) / 1000 }
}

async function treesOf(before: Side, after: Side, tables: readonly Table[]) {
  const checks = await Promise.all(tables.flatMap(({ checks }) => checks.map((check) => parseSql(`SELECT ${check}`))))
  return [...before.parsed, ...after.parsed, ...checks.flat()].map(({ node }) => node)
}

/** The tables that the statements name, directly or through a view, with their parents; parents first. */
async function relevant(engine: Engine, tables: readonly Table[], { relations }: Harvest): Promise<Table[]> {
  const views = await engine.run(`SELECT table_name FROM information_schema.views WHERE table_schema = 'public'`)
  const usesView = views[0]?.rows.some(([name]) => relations.has(name ?? ''))
  const bare = (name: string) => name.replace(/^.*\./, '').replaceAll('"', '')
  const wanted = new Set(usesView ? tables : tables.filter(({ name }) => relations.has(bare(name))))
  for (const table of [...tables].reverse()) {
    if (wanted.has(table)) {
      for (const { parent } of table.foreignKeys)
        tables.filter(({ name }) => name === parent).forEach((found) => wanted.add(found))
    }
  }
  return tables.filter((table) => wanted.has(table))
}

/** Reads the rows that the schema came with and empties the tables. */
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

/** Both sides run on empty tables, unless they refer to what is not there. */
async function mustRun({ engine, before, after }: Trial): Promise<void> {
  for (const [name, side] of [
    ['before', before],
    ['after', after],
  ] as const) {
    for (const sql of [side.sql, ...(side.lots === undefined ? [] : [side.lots])]) {
      try {
        await engine.run(`BEGIN;\n${sql}\nROLLBACK;`)
      } catch (error) {
        await engine.run('ROLLBACK')
        if (!(error instanceof EngineError)) throw error
        if (/^(42|0A|3[FD]|26)/.test(error.code)) throw new SideError(name, error.message)
      }
    }
  }
}

async function search(
  trial: Trial,
  fixture: Database,
  facts: Harvest,
  options: DiffOptions,
  started: number,
): Promise<Omit<DiffResult, 'seconds'>> {
  const random = seededRandom(options.seed)
  const source = await makeSource(trial, facts, options.seed)
  const kept = new Map<string, Database>()
  const counts = { compared: 0, raised: 0 }
  for (let number = 0; number <= options.databases; number++) {
    if (options.milliseconds !== undefined && performance.now() - started > options.milliseconds) break
    const database = number === 0 ? fixture : nextDatabase(source, kept, number, random)
    const verdict = await tryOn(trial, database)
    if (verdict.kind === 'same' || verdict.kind === 'different') counts.compared += 1
    if (verdict.kind === 'unusable' && verdict.why === 'before raises') counts.raised += 1
    if (verdict.kind === 'same' && rowCount(database) < 60 && !kept.has(verdict.shape))
      kept.set(verdict.shape, database)
    if (verdict.kind === 'different')
      return { ...counts, difference: await smallest(trial, database, told(trial, facts)) }
    if (number % 2000 === 1999) await trial.engine.run('VACUUM')
  }
  return counts
}

async function makeSource({ engine, tables }: Trial, facts: Harvest, seed: number): Promise<Source> {
  const values = []
  for (const table of tables) values.push(await tableValues(engine, table, facts, seed))
  return { tables, values, harvest: facts, joins: joinNames(tables, facts) }
}

/** Columns that are compared with each other, or tied by a foreign key, get one name. */
function joinNames(tables: readonly Table[], { joined }: Harvest): string[][] {
  const leader = new Map<string, string>()
  const find = (name: string): string => {
    const up = leader.get(name)
    return up === undefined || up === name ? name : find(up)
  }
  for (const [one, other] of joined) leader.set(find(one), find(other))
  return tables.map(({ columns }) => columns.map(({ name }) => find(name)))
}

/** Most databases are small; every fifth is as large as the statements' row counts ask for, and larger with time. */
function nextDatabase(source: Source, kept: ReadonlyMap<string, Database>, number: number, random: Random): Database {
  if (kept.size > 0 && number > 50 && random.chance(0.35))
    return mutate(source, random.pick([...kept.values()]), random)
  const focus = random.pick([0, 0.5, 0.9, 1])
  const counts = source.harvest.thresholds
  if (number % 5 === 4) {
    if (counts.length === 0 || number % 10 === 4)
      return randomDatabase(source, random, { rows: [1, 8 + Math.min(12, Math.floor(number / 400))], focus })
    const count = random.pick(counts)
    return randomDatabase(source, random, { rows: [count, count + 2], focus })
  }
  return randomDatabase(source, random, { rows: [1, random.pick([2, 2, 4, 4, 4, 6, 6])], focus })
}

/** The columns that the statements name; all of them where a star stands for all. */
function told({ tables, before, after }: Trial, { columns }: Harvest): ReadonlySet<string> {
  const star = JSON.stringify([before.parsed, after.parsed]).includes('"A_Star"')
  return star ? new Set(tables.flatMap((table) => table.columns.map(({ name }) => name))) : columns
}

async function smallest(trial: Trial, found: Database, told: ReadonlySet<string>): Promise<Difference> {
  const database = await shrink(
    trial.tables,
    found,
    told,
    async (candidate) => (await tryOn(trial, candidate)).kind === 'different',
  )
  const verdict = await tryOn(trial, database)
  if (verdict.kind !== 'different') throw new Error('a difference vanished while it was shrunk')
  return { told, tables: trial.tables, database, before: verdict.before, after: verdict.after, byLot: verdict.byLot }
}
