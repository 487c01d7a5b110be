import type { Table } from '../engine/catalog'
import { rowCount, type Database } from '../databases/database'
import type { Difference, DiffOptions, DiffResult } from './difference'
import { tableValues } from '../databases/domains'
import { randomDatabase, type Source, type Style } from '../databases/generate'
import { MAX_ROWS, type Harvest } from '../databases/harvest'
import { mutate } from '../databases/mutate'
import { seededRandom, type Random } from '../databases/random'
import { shrink } from '../databases/shrink'
import type { ReadPart } from './read-part'
import { withoutRepeats } from './repeats'
import { runTrial, type Trial, type Verdict } from './trial'

/** The largest number of row combinations that a join may examine. */
const MAX_COMBINATIONS = 3_000_000
/** The time limit of shrinking in milliseconds, if the time of the search is limited. */
const SHRINK_TIME = 10_000

/** The SQL that disables the triggers by which PostgreSQL checks foreign keys, and the SQL that enables them again. */
const withoutForeignKeys = 'SET session_replication_role = replica'
const withForeignKeys = 'RESET session_replication_role'

/**
 * Runs both sides on the rows of the schema script (`fixture`), then on random databases, until the sides differ. Only
 * the rows of `part` are inserted, if it is known.
 */
export async function search(
  trial: Trial,
  part: ReadPart | undefined,
  fixture: Database,
  facts: Harvest,
  options: DiffOptions,
  started: number,
): Promise<Omit<DiffResult, 'seconds'>> {
  const random = seededRandom(options.seed)
  const source = await makeSource(trial, part, facts, options.seed)
  if (part) await trial.engine.run(withoutForeignKeys)
  const judge = part ? partJudge(trial, part) : withoutRepeats(trial)
  const byShape = new Map<string, Database>()
  const counts: { compared: number; raised: number; error?: string } = { compared: 0, raised: 0 }
  let hasRows = false
  for (let number = 0; number < options.databases; number++) {
    if (options.milliseconds !== undefined && performance.now() - started > options.milliseconds) break
    if (options.signal?.aborted) break
    const database = number === 0 ? fixture : nextDatabase(source, byShape, number, random)
    const verdict = await judge(database)
    if (verdict.kind === 'same' || verdict.kind === 'different') counts.compared += 1
    if (verdict.kind === 'unusable' && verdict.why === 'raises') {
      counts.raised += 1
      counts.error ??= verdict.error
    }
    if (verdict.kind === 'same') hasRows ||= verdict.hasRows
    if (verdict.kind === 'same' && rowCount(database) < 60 && !byShape.has(verdict.shape))
      byShape.set(verdict.shape, database)
    if (verdict.kind === 'different') {
      const canContinue = continuation(options, counts)
      return {
        ...counts,
        difference: await smallestDifference(trial, { database, verdict }, mentionedColumns(trial, facts), canContinue),
      }
    }
    await options.onProgress?.({ ...counts, isReducing: false })
    if (number % 500 === 499) await trial.engine.run('VACUUM')
  }
  await trial.engine.run(withForeignKeys)
  return { ...counts, ...(counts.raised > 0 && !hasRows && { isEmpty: true }) }
}

/** Returns a function that reports progress, and resolves to false when shrinking must end. */
function continuation(
  { milliseconds, onProgress, signal }: DiffOptions,
  { compared, raised }: Pick<DiffResult, 'compared' | 'raised'>,
): () => Promise<boolean> {
  const deadline = milliseconds === undefined ? Infinity : performance.now() + SHRINK_TIME
  return async () => {
    await onProgress?.({ compared, raised, isReducing: true })
    return performance.now() < deadline && !signal?.aborted
  }
}

/**
 * Returns a function that runs both sides on the rows that they can read, without checks of foreign keys, which the
 * databases satisfy: that takes half of the time. It confirms a difference on the whole database, with all checks.
 */
function partJudge(trial: Trial, part: ReadPart): (database: Database) => Promise<Verdict> {
  const judge = withoutRepeats({ ...trial, tables: part.tables })
  return async (database) => {
    const verdict = await judge(part.of(database))
    if (verdict.kind !== 'different') return verdict
    await trial.engine.run(withForeignKeys)
    const confirmed = await runTrial(trial, database)
    if (confirmed.kind !== 'different') await trial.engine.run(withoutForeignKeys)
    return confirmed
  }
}

async function makeSource(
  { engine, tables }: Trial,
  part: ReadPart | undefined,
  facts: Harvest,
  seed: number,
): Promise<Source> {
  const values = []
  for (const table of tables) values.push(await tableValues(engine, table, facts, seed))
  const targets = part?.targets ?? tables.map(({ columns }, table) => ({ table, columns: [...columns.keys()] }))
  const changeable = targets.filter(({ columns }) => columns.length > 0)
  return { tables, values, harvest: facts, joins: joinNames(tables, facts), targets: changeable }
}

/** Returns for each column of each table a name that it shares with the columns it is compared with. */
function joinNames(tables: readonly Table[], { columnPairs }: Harvest): string[][] {
  const leader = new Map<string, string>()
  const find = (name: string): string => {
    const up = leader.get(name)
    return up === undefined || up === name ? name : find(up)
  }
  for (const [one, other] of columnPairs) leader.set(find(one), find(other))
  return tables.map(({ columns }) => columns.map(({ name }) => find(name)))
}

/** Returns the largest number of rows of a table at which a join of this many relations is fast enough. */
function maxRows(relations: number): number {
  return Math.max(4, Math.floor(MAX_COMBINATIONS ** (1 / Math.max(1, relations))))
}

/**
 * Returns the next database to try. Most databases are small, or mutations of earlier databases; every fifth has as
 * many rows as the statements' row counts require, or a number of rows that grows during the search.
 */
function nextDatabase(
  source: Source,
  byShape: ReadonlyMap<string, Database>,
  number: number,
  random: Random,
): Database {
  if (byShape.size > 0 && source.targets.length > 0 && number > 50 && random.chance(0.35)) {
    return mutate(source, random.pick([...byShape.values()]), random)
  }
  const focus = random.pick([0, 0.5, 0.9, 1])
  const max = maxRows(source.harvest.mentions)
  const together = random.chance(source.harvest.thresholds.length > 0 ? 0.2 : 0.05)
  const small: Style = { rows: [1, random.pick([2, 2, 4, 4, 4, 6, 6])], focus, together }
  if (number % 5 !== 4) return randomDatabase(source, random, small)
  const counts = source.harvest.thresholds.filter((count) => count <= MAX_ROWS && count <= max)
  const large = source.harvest.thresholds.filter((count) => count > MAX_ROWS)
  if (large.length > 0 && number % 20 === 19) {
    // only one table is large, so that joins do not multiply large tables
    const [count, table] = [random.pick(large), random.below(source.tables.length)]
    const rows = [count, count + 2] as const
    return randomDatabase(source, random, { ...small, large: { table, rows }, ...variety(source, random) })
  }
  if (counts.length === 0 || number % 10 === 4) {
    const wide = Math.min(max, 8 + Math.min(12, Math.floor(number / 400)))
    return randomDatabase(source, random, { ...small, rows: [1, wide] })
  }
  const count = random.pick(counts)
  return randomDatabase(source, random, { ...small, rows: [count, count + 2], ...variety(source, random) })
}

/** Returns the style in which half of the databases for counts are, if different values are counted. */
function variety({ harvest }: Source, random: Random): Partial<Style> {
  return harvest.countsDistinct && random.chance(0.5) ? { varied: true, together: random.chance(0.5) } : {}
}

/** Returns the names of the columns that the statements mention; all columns if a statement contains `*`. */
function mentionedColumns({ tables, before, after }: Trial, { columns }: Harvest): ReadonlySet<string> {
  const star = JSON.stringify([before.parsed, after.parsed]).includes('"A_Star"')
  return star ? new Set(tables.flatMap((table) => table.columns.map(({ name }) => name))) : columns
}

/** A database on which the sides differ, with the verdict. */
interface Found {
  readonly database: Database
  readonly verdict: Extract<Verdict, { kind: 'different' }>
}

/** Shrinks a difference. The verdict is that of the search: statements that read the clock may not differ any more later. */
async function smallestDifference(
  trial: Trial,
  found: Found,
  mentionedColumns: ReadonlySet<string>,
  canContinue: () => Promise<boolean>,
): Promise<Difference> {
  let { verdict } = found
  const database = await shrink(trial.tables, found.database, mentionedColumns, async (candidate) => {
    const next = (await canContinue()) ? await runTrial(trial, candidate) : undefined
    if (next?.kind !== 'different') return false
    verdict = next
    return true
  })
  return {
    mentionedColumns,
    tables: trial.tables,
    database,
    before: verdict.before,
    after: verdict.after,
    nondeterministic: verdict.nondeterministic,
  }
}
