import { inserts } from '../databases/database'
import type { Difference, DiffResult } from './difference'
import type { ResultRows } from '../engine/engine'
import type { Side } from './statement'
import type { Outcome } from './trial'

/** The outcome of a side on the counterexample: an error, the rows of its result, or all tables' rows after it. */
export type ReportedOutcome =
  | { readonly error: string }
  | {
      readonly results: readonly {
        readonly table?: string
        readonly columns: readonly string[]
        readonly rows: ResultRows['rows']
      }[]
    }

/** A counterexample as data that can be serialised as JSON. */
export interface Counterexample {
  /** One INSERT statement per table, parents first; none if the sides differ on empty tables. */
  readonly inserts: readonly string[]
  readonly rows: number
  readonly before: ReportedOutcome
  readonly after: ReportedOutcome
  /** True if SQL does not determine the result of a side; no run of `before` can then return the result of `after`. */
  readonly nondeterministic: boolean
}

/** Converts a difference to a counterexample, without the sort keys that `prepareSide` appended. */
export function counterexample(
  { mentionedColumns, tables, database, before, after, nondeterministic }: Difference,
  sides: [Side, Side],
): Counterexample {
  const names = tables.map(({ name }) => name)
  return {
    inserts: inserts(tables, database, mentionedColumns),
    rows: database.reduce((sum, rows) => sum + rows.length, 0),
    before: reportedOutcome(before, sides[0], names, sides[0].reads && sides[1].reads),
    after: reportedOutcome(after, sides[1], names, sides[0].reads && sides[1].reads),
    nondeterministic,
  }
}

function reportedOutcome(outcome: Outcome, side: Side, tables: readonly string[], reads: boolean): ReportedOutcome {
  if ('error' in outcome) return { error: outcome.error.message }
  return {
    results: outcome.results.map(({ columns, rows }, index) => {
      const width = columns.length - side.appended
      return {
        ...(!reads && { table: tables[index] ?? '' }),
        columns: columns.slice(0, width).map(({ name }) => name),
        rows: rows.map((row) => row.slice(0, width)),
      }
    }),
  }
}

/** Returns the report that `sql:diff` prints. */
export function reportText(result: DiffResult, found: Counterexample | undefined): string {
  if (!found) {
    const raised = result.raised > 0 ? `\na statement raises an error on ${result.raised} more, which show nothing` : ''
    return `equivalent as far as ${result.compared} databases can tell${raised}`
  }
  return `different on ${found.rows} ${found.rows === 1 ? 'row' : 'rows'}:\n\n${differenceText(found)}`
}

/** Returns a counterexample as text: the INSERT statements and the outcome of each side. */
export function differenceText(found: Counterexample): string {
  const data = found.inserts.length > 0 ? found.inserts.join('\n') : '-- with every table empty'
  const note = found.nondeterministic
    ? '\n-- the statements do not determine their result; no run of the first can return what the second returned here'
    : ''
  return `${data}\n${note}\n-- before\n${outcomeText(found.before)}\n\n-- after\n${outcomeText(found.after)}`
}

function outcomeText(outcome: ReportedOutcome): string {
  if ('error' in outcome) return `error: ${outcome.error}`
  return outcome.results
    .map(({ table, columns, rows }) => `${table === undefined ? '' : `${table}:\n`}${rowsText(columns, rows)}`)
    .join('\n')
}

/** Returns rows as a table with aligned columns and the number of rows below, in the format of psql. */
function rowsText(columns: readonly string[], rows: ResultRows['rows']): string {
  const lines = [columns, ...rows.map((row) => row.map((value) => value ?? 'NULL'))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const alignedLines = lines.map((line) =>
    line
      .map((value, at) => value.padEnd(widths[at] ?? 0))
      .join(' | ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-')
  return [
    alignedLines[0],
    rule,
    ...alignedLines.slice(1),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ].join('\n')
}
