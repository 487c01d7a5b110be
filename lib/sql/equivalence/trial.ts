import type { Table } from '../engine/catalog'
import { sameSequence, sequenceKey, toSequence, type EqualityRules, type Sequence } from '../engine/compare'
import { inserts, type Database } from '../databases/database'
import { EngineError, type Engine, type ResultRows } from '../engine/engine'
import { EndlessRecursion, runSide } from './row-limit'
import type { Side } from './statement'
import { rulesFor } from './text-rules'

/** The outcome of a side on a database: its result, the rows of all tables after it, or the error it raised. */
export type Outcome = Results | { readonly error: EngineError }

interface Results {
  readonly results: readonly ResultRows[]
  /** Whether a statement changed rows. */
  readonly hasChanges: boolean
}

/** The result of comparing two sides on a database. */
export type Verdict =
  | { readonly kind: 'same'; readonly shape: string; readonly hasRows: boolean }
  /** The database violates a constraint or does not fit a column, or the runs do not decide. */
  | { readonly kind: 'unusable'; readonly why: 'constraint' | 'undecided' }
  /** `before` fails, or `after` does for a reason that shows no difference. */
  | { readonly kind: 'unusable'; readonly why: 'raises'; readonly error: string }
  | {
      readonly kind: 'different'
      readonly before: Outcome
      readonly after: Outcome
      readonly nondeterministic: boolean
    }

/** Two sides, the engine that runs them, and the tables to fill. */
export interface Trial {
  readonly engine: Engine
  readonly tables: readonly Table[]
  readonly before: Side
  readonly after: Side
  /** The rules about equal values; those of PostgreSQL by default. */
  readonly equality?: EqualityRules
  /** Whether an error of `after` is not one of the engine that is modelled. */
  readonly isUnmodelled?: (error: EngineError, side: Side) => boolean
}

/** The numbers of runs of a nondeterministic side: few on every database, many before a difference is reported. */
const RUNS = [4, 24, 160]
/** The number of observations of each result after which the set of results counts as complete. */
const MIN_OBSERVATIONS = 4

/** Runs both sides on a database and compares their outcomes. */
export async function runTrial(input: Trial, database: Database): Promise<Verdict> {
  const { before, after, tables } = input
  const equality = rulesFor(database, tables, [before, after], input.equality)
  const trial = { ...input, ...(equality && { equality }) }
  const isRandomized = before.randomizedSql !== undefined || after.randomizedSql !== undefined
  if (!isRandomized) return judge(trial, await observe(trial, database, 1), 1)
  let verdict: Verdict = { kind: 'unusable', why: 'undecided' }
  for (const runs of RUNS) {
    const last = runs === RUNS.at(-1)
    verdict = judge(trial, await observe(trial, database, runs), last ? MIN_OBSERVATIONS : 1)
    if (verdict.kind !== 'different' || (runs > MIN_OBSERVATIONS && !verdict.nondeterministic)) break
  }
  return verdict
}

type Observed = { before: Outcome[]; after: Outcome[] } | undefined

function judge(trial: Trial, observed: Observed, minObservations: number): Verdict {
  if (!observed) return { kind: 'unusable', why: 'constraint' }
  const [before, after] = [observed.before[0], observed.after[0]]
  const errorBefore = observed.before.find(isError)?.error
  if (!before || !after || errorBefore) return raises(errorBefore)
  const failure = observed.after.find(isError)
  if (failure) {
    const isUnmodelled = trial.isUnmodelled?.(failure.error, trial.after)
    if (beyondModel(failure.error) || isUnmodelled) return raises(failure.error)
    return { kind: 'different', before, after: failure, nondeterministic: false }
  }
  const possible = distinct(observed.before, trial.before, trial)
  const actual = distinct(observed.after, trial.after, trial)
  const foreign = actual.find(
    ({ sequences, times }) =>
      (times >= minObservations || observed.after.length === 1) &&
      !possible.some((other) =>
        sequences.every((sequence, at) => sameSequence(other.sequences[at] as Sequence, sequence)),
      ),
  )
  if (!foreign) {
    const reads = trial.before.reads && trial.after.reads
    const [one, other] = [possible[0]?.sequences, actual[0]?.sequences]
    return {
      kind: 'same',
      shape: `${shapeOf(one)} ${shapeOf(other)}`,
      hasRows: reads ? [one, other].some(hasRows) : [before, after].some(hasChanges),
    }
  }
  if (observed.before.length > 1 && possible.some(({ times }) => times < minObservations))
    return { kind: 'unusable', why: 'undecided' }
  return { kind: 'different', before, after: foreign.outcome, nondeterministic: possible.length + actual.length > 2 }
}

function isError(outcome: Outcome): outcome is { readonly error: EngineError } {
  return 'error' in outcome
}

function hasChanges(outcome: Outcome): boolean {
  return 'results' in outcome && outcome.hasChanges
}

/** Returns the verdict on a database on which a side fails. */
function raises(error: EngineError | undefined): Verdict {
  return { kind: 'unusable', why: 'raises', error: error?.message ?? '' }
}

/** Whether an error does not show a difference: a number or date out of range, or a limit of the engine. */
function beyondModel(error: EngineError): boolean {
  return !(error instanceof EndlessRecursion) && /^(?:22003|22008|53|54)/.test(error.code)
}

interface ObservedOutcome {
  readonly outcome: Outcome
  readonly sequences: readonly Sequence[]
  times: number
}

function distinct(outcomes: readonly Outcome[], side: Side, trial: Trial): ObservedOutcome[] {
  const seen = new Map<string, ObservedOutcome>()
  for (const outcome of outcomes) {
    const sequences = sequencesOf(outcome, side, trial)
    const key = sequences.map(sequenceKey).join('\u0004')
    const known = seen.get(key)
    if (known) known.times += 1
    else seen.set(key, { outcome, sequences, times: 1 })
  }
  return [...seen.values()]
}

function sequencesOf(outcome: Outcome, side: Side, { before, after, equality }: Trial): Sequence[] {
  if ('error' in outcome) return []
  return outcome.results.map((result) => {
    if (!before.reads || !after.reads) return toSequence(result, result.columns.length, [], equality)
    const width = result.columns.length - side.appended
    return toSequence(
      result,
      width,
      side.keys.map((key) => ('output' in key ? key.output : width + key.appended)),
      equality,
    )
  })
}

function hasRows(sequences: readonly Sequence[] | undefined): boolean {
  return (sequences ?? []).some(({ groups }) => groups.length > 0)
}

/**
 * Returns a coarse description of a result: the number of rows (up to 4), of distinct rows (up to 3), and whether there
 * are NULLs. The search mutates a database of each shape.
 */
function shapeOf(sequences: readonly Sequence[] | undefined): string {
  return (sequences ?? [])
    .map(({ groups }) => {
      const rows = groups.flat()
      const different = new Set(rows).size
      return [Math.min(rows.length, 4), Math.min(different, 3), rows.some((row) => row.includes('\u0000'))].join()
    })
    .join(';')
}

async function observe(trial: Trial, database: Database, runs: number): Promise<Observed> {
  const { before, after, tables } = trial
  const fill = inserts(tables, database)
  const head = ['BEGIN;', 'SELECT setseed(0.5);', ...fill]
  const reads = before.reads && after.reads
  const look = reads ? [] : tables.map(({ name }) => `SELECT * FROM ${name};`)
  const part = (side: Side) =>
    Array.from({ length: side.randomizedSql === undefined ? 1 : runs }, () =>
      [side.randomizedSql ?? side.sql, ...look].join('\n'),
    )
  const steps = reads ? 1 : look.length
  const outcomes = (results: readonly ResultRows[], side: Side, from: number): Outcome[] => {
    const each = 1 + side.parsed.length + look.length
    const count = side.randomizedSql === undefined ? 1 : runs
    return Array.from({ length: count }, (_, run) => {
      const end = from + (run + 1) * each
      const statements = reads ? [] : results.slice(end - steps - side.parsed.length, end - steps)
      // PostgreSQL does not count the rows of TRUNCATE
      const hasChanges = statements.some(({ command, count }) => count !== 0 || command === 'TRUNCATE')
      return { results: results.slice(end - steps, end), hasChanges }
    })
  }
  const script = (sides: readonly Side[]) =>
    [...head, 'SAVEPOINT loaded;', sides.flatMap(part).join('\nROLLBACK TO loaded;\n'), 'ROLLBACK;'].join('\n')
  const alone = async (side: Side): Promise<Outcome[] | undefined> => {
    try {
      return outcomes(await runSide(trial.engine, script([side]), side), side, head.length)
    } catch (error) {
      await trial.engine.run('ROLLBACK')
      if (!(error instanceof EngineError)) throw error
      return isConstraint(error) && reads ? undefined : [{ error }]
    }
  }
  try {
    const results = await trial.engine.run(script([before, after]))
    const half =
      head.length + (before.randomizedSql === undefined ? 1 : runs) * (1 + before.parsed.length + look.length)
    return { before: outcomes(results, before, head.length), after: outcomes(results, after, half) }
  } catch (error) {
    await trial.engine.run('ROLLBACK')
    if (!(error instanceof EngineError)) throw error
    if ((isConstraint(error) && reads) || !(await loads(trial, head))) return undefined
    const first = await alone(before)
    const second = first && (await alone(after))
    return first && second && { before: first, after: second }
  }
}

/** Whether the INSERT statements run without an error, so that the rows fit the columns and satisfy the constraints. */
async function loads({ engine }: Trial, head: readonly string[]): Promise<boolean> {
  try {
    await engine.run([...head, 'ROLLBACK;'].join('\n'))
    return true
  } catch {
    await engine.run('ROLLBACK')
    return false
  }
}

function isConstraint(error: EngineError): boolean {
  return error.code.startsWith('23')
}
