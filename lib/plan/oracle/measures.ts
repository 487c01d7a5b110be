import type { TableRow } from '../source/table'

/** A row with what it has below it. */
export interface Entry {
  readonly id: string
  readonly column: number
  readonly kind: string
  readonly row: TableRow
  /** Predicates and notes, as pairs of name and text. */
  readonly details: readonly (readonly [string, string])[]
  readonly children: Entry[]
}

const thousands: Readonly<Record<string, number>> = { '': 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 }

/** Returns the number at the beginning of a cell, such as `1754K` or `7  (15)`. */
export function countOf(cell: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^\s*(\d+(?:\.\d+)?)([KMGTP]?)\b/.exec(cell ?? '') ?? []
  return digits === undefined ? undefined : Number(digits) * (thousands[unit] ?? 1)
}

/** Returns the milliseconds of a time such as `00:01:14.95`. */
export function timeOf(cell: string | undefined): number | undefined {
  const [, hours, minutes, seconds] = /^\s*(\d+):(\d+):(\d+(?:\.\d+)?)/.exec(cell ?? '') ?? []
  if (seconds === undefined) return undefined
  // as whole hundredths, which sums of fractions would not be
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000)
}

/** True if a work area was written to a temporary segment: a pass of it in brackets, or the size of the segment. */
export function spills(row: TableRow): boolean {
  const passes = /\(([1-9]\d*)\)/.test(row['Used-Mem'] ?? '')
  const [, onePass = 0, multiPass = 0] = (row['O/1/M'] ?? '').split('/').map(Number)
  return (
    passes ||
    onePass > 0 ||
    multiPass > 0 ||
    ['Used-Tmp', 'Temp', 'Temp (Max)'].some((name) => /\d/.test(row[name] ?? ''))
  )
}

/** Returns the rows of all starts that a filter removed after an input had returned them, where the table has both. */
export function rowsRemoved({ kind, row, details, children }: Entry): number | undefined {
  if (!/^(?:FILTER|(?:TABLE|MAT_VIEW) ACCESS BY .*ROWID\b.*)$/.test(kind)) return undefined
  if (!details.some(([name]) => name === 'filter')) return undefined
  const [input, output] = [countOf(children[0]?.row['A-Rows']), countOf(row['A-Rows'])]
  return input === undefined || output === undefined ? undefined : input - output
}

/**
 * False for operations whose estimate and rows count different things: changes of data, bitmaps, the first row of an index,
 * and the table of a nested loop that is read after the join with the index, whose estimate is that of a row of the outer side.
 */
export function isComparable({ kind, children }: Entry, parent: Entry | undefined): boolean {
  if (/^(?:BITMAP|DELETE|INSERT|LOAD|MERGE(?! JOIN)|UPDATE)|STATEMENT$|\(MIN\/MAX\)/.test(kind)) return false
  const isInner = parent !== undefined && /^NESTED LOOPS/.test(parent.kind)
  return !(isInner && children.length === 0 && /^TABLE ACCESS BY .*INDEX ROWID/.test(kind))
}
