import type { PlanNode } from '../model'
import { numberOf, omitUndefined, type Properties } from '../source/properties'

type Measures = Partial<PlanNode>

/** Returns the milliseconds of all runs of a node, with its inputs. */
export function totalTime({ time = 0, loops = 0 }: PlanNode): number {
  return time * loops
}

export function totalTimes(nodes: readonly PlanNode[]): number {
  return nodes.reduce((sum, node) => sum + totalTime(node), 0)
}

/** Returns the runs of a node, and the part of a time of all runs that is one run’s. */
export function timesOf(loops: number | undefined, total: number | undefined): Measures {
  return omitUndefined({ loops, time: total === undefined || !loops ? undefined : total / loops }) ?? {}
}

/**
 * Returns the rows of a table after its condition. Estimates and r_rows are those of one run, before the condition, and the
 * times are those of all runs: since version 10.5, that of reading and that of all else, such as checking the condition.
 */
export function measuresOf(table: Properties, materialized: readonly PlanNode[]): Measures {
  const number = (name: string) => numberOf(table[name])
  const rows = number('rows')
  const percent = number('filtered')
  const rowsBefore = number('r_rows')
  const rowsAfter = rowsBefore === undefined ? undefined : round((rowsBefore * (number('r_filtered') ?? 100)) / 100)
  const times = ['r_table_time_ms', 'r_other_time_ms', 'r_total_time_ms'].flatMap((name) => number(name) ?? [])
  const own = times.reduce((sum, time) => sum + time, 0)
  const expected = rows === undefined ? undefined : round((rows * (percent ?? 100)) / 100)
  // without statistics of the condition, the percentage is 100, and the rows are those before the condition
  const isUnknown =
    expected !== undefined &&
    percent === 100 &&
    rowsAfter !== undefined &&
    rowsAfter < expected &&
    rowsAfter !== rowsBefore
  return {
    ...omitUndefined({
      rows: isUnknown ? undefined : expected,
      filtered: rows === undefined || percent === undefined ? undefined : { percent, examined: rows },
      actualRows: rowsAfter,
      removed:
        rowsBefore === undefined || rowsAfter === undefined || rowsBefore === rowsAfter
          ? undefined
          : { filter: round(rowsBefore - rowsAfter) },
    }),
    ...timesOf(loopsOf(table), times.length === 0 ? undefined : own + totalTimes(materialized)),
  }
}

/** Returns the runs of a table; UPDATE and DELETE have one, and constant rows are read before the statement is executed. */
function loopsOf({ r_loops, r_rows, access_type }: Properties): number | undefined {
  const loops = numberOf(r_loops) ?? (numberOf(r_rows) === undefined ? undefined : 1)
  return loops === 0 && /^(?:const|system)$/.test(String(access_type)) ? undefined : loops
}

/** Rounds a number that was computed from a percentage with eight decimals. */
function round(value: number): number {
  return Number(value.toFixed(4))
}
