import type { ResultRows } from './engine'

/** The rows of a result in order, grouped by sort key; the order of rows within a group is not determined. */
export interface Sequence {
  /** The number of columns. */
  readonly width: number
  /** The rows as comparable texts; a new group starts where the sort key changes. One group without ORDER BY. */
  readonly groups: readonly (readonly string[])[]
}

const BOOLEAN = 16
const BPCHAR = 1042
const NUMBERS = new Set([20, 21, 23, 26, 700, 701, 790, 1700])
/** Arrays and ranges of decimal numbers, whose text contains no other digits. */
const NUMBER_LISTS = new Set([1021, 1022, 1231, 3906, 4532])
const MOMENTS = new Set([1082, 1114, 1184])
const INTERVAL = 1186
const JSONB = 3802
/** The separator of columns in the comparable text of a row. */
const SEPARATOR = '\u0001'
const NULL = '\u0000'

/** The rules of a dialect about equal values. */
export interface EqualityRules {
  /** False if CHAR with and without trailing blanks are different results, as in Oracle; true by default. */
  readonly trimsChar?: boolean
  /** True if a truth value is the number 1 or 0, as in MySQL; false by default. */
  readonly hasNumericBooleans?: boolean
  /** True if case and trailing blanks do not count in sort keys, as in SQL Server; false by default. */
  readonly foldsKeys?: boolean
  /** True if they do not count in rows; false by default. */
  readonly foldsRows?: boolean
}

/** Returns a text without the differences that the default collation of SQL Server ignores. */
function foldText(text: string): string {
  return text.replace(/ +$/, '').toLowerCase()
}

/**
 * Groups the rows of a result by sort key and makes them comparable. `keys` are the indexes of the key columns; only
 * the first `width` columns belong to a row.
 */
export function toSequence(
  result: ResultRows,
  width: number,
  keys: readonly number[],
  { trimsChar = true, hasNumericBooleans = false, foldsKeys = false, foldsRows = false }: EqualityRules = {},
): Sequence {
  const typeAt = (at: number) => {
    const type = result.columns[at]?.type ?? 0
    return (type === BPCHAR && !trimsChar) || (type === BOOLEAN && !hasNumericBooleans) ? 0 : type
  }
  const text = (row: readonly (string | null)[], columns: readonly number[], folds: boolean) =>
    columns
      .map((at) => {
        const value = normalize(row[at] ?? null, typeAt(at))
        return folds && result.columns[at]?.type === BPCHAR ? foldText(value) : value
      })
      .join(SEPARATOR)
  const columnIndexes = Array.from({ length: width }, (_, at) => at)
  const groups: string[][] = []
  let former: string | undefined
  for (const row of result.rows) {
    const key = text(row, keys, foldsKeys)
    if (former !== key) groups.push([])
    former = key
    groups.at(-1)?.push(text(row, columnIndexes, foldsRows))
  }
  return { width, groups: groups.map((group) => group.sort()) }
}

/** Returns a value in a normal form: values that are equal in SQL give equal texts, whatever their type. */
function normalize(value: string | null, type: number): string {
  if (value === null) return NULL
  if (type === BOOLEAN) return value === 't' ? '1' : '0'
  if (type === BPCHAR) return value.replace(/ +$/, '')
  if (MOMENTS.has(type)) return value.replace(/\+00$/, '').replace(/ 00:00:00$/, '')
  if (type === INTERVAL) return normalizeInterval(value)
  if (type === JSONB)
    return value.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.]*/g, (part) => (part[0] === '"' ? part : normalizeNumber(part)))
  if (NUMBER_LISTS.has(type)) return value.replace(/-?\d[\d.]*(?:e[-+]?\d+)?/g, normalizeNumber)
  return NUMBERS.has(type) ? normalizeNumber(value) : value
}

function normalizeNumber(text: string): string {
  const value = text.replace(/\.0+$/, '')
  if (/^-?\d+$/.test(value)) return value === '-0' ? '0' : value
  const number = Number(value)
  if (Number.isNaN(number)) return value
  if (Number.isInteger(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER) return String(number)
  return String(Number(number.toPrecision(9)))
}

const DAY = 86_400_000_000n
const unitLengths: Readonly<Record<string, bigint>> = { year: 360n * DAY, mon: 30n * DAY, day: DAY }

/** Returns an interval in microseconds: PostgreSQL compares a month as 30 days and a day as 24 hours. */
function normalizeInterval(value: string): string {
  const [, sign, hours, minutes, seconds, fraction = ''] = /([-+]?)(\d+):(\d+):(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  if (hours === undefined && !/\d/.test(value)) return value
  const time = BigInt(
    `${(Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)}${fraction.padEnd(6, '0')}`,
  )
  const units = [...value.matchAll(/([-+]?\d+) (year|mon|day)/g)].map(
    ([, count = '0', unit = '']) => BigInt(count) * (unitLengths[unit] ?? 0n),
  )
  return String(units.reduce((sum, length) => sum + length, sign === '-' ? -time : time))
}

/**
 * Whether `before` allows every row order that `after` allows: the rows are equal as a multiset, and where `before`
 * determines the order, `after` determines the same order.
 */
export function sameSequence(before: Sequence, after: Sequence): boolean {
  if (before.width !== after.width) return false
  const wanted = before.groups.flat()
  const given = after.groups.flat()
  if (wanted.length !== given.length || !sameRows(wanted, given)) return false
  const ends = groupEnds(after)
  return groupEnds(before).every((end) => {
    const group = ends.findIndex((other) => other >= end)
    const rows = after.groups[group] ?? []
    const split = ends[group] !== end && rows.some((row) => row !== rows[0])
    return !split && sameRows(wanted.slice(0, end), given.slice(0, end))
  })
}

/** Returns the number of rows up to the end of each group. */
function groupEnds({ groups }: Sequence): number[] {
  let count = 0
  return groups.map((group) => (count += group.length))
}

function sameRows(wanted: readonly string[], given: readonly string[]): boolean {
  const left = [...wanted].sort()
  const right = [...given].sort()
  return left.every((row, index) => row === right[index] || isNearlyEqual(row, right[index] ?? ''))
}

/** Whether two rows are equal up to a relative error of 1e-8 in decimal fractions; a text that ends with a zero is no number. */
function isNearlyEqual(left: string, right: string): boolean {
  const ours = left.split(SEPARATOR)
  const theirs = right.split(SEPARATOR)
  return ours.every((value, index) => {
    const other = theirs[index] ?? ''
    if (value === other) return true
    if (!/^-?\d*\.\d+(?:e|$)/.test(value) || !/^-?\d+(?:\.|e|$)/.test(other)) return false
    if ([value, other].some((text) => normalizeNumber(text) !== text)) return false
    return Math.abs(Number(value) - Number(other)) <= 1e-8 * Math.max(Math.abs(Number(value)), Math.abs(Number(other)))
  })
}

/** Returns a text that is the same for equal sequences and different for others. */
export function sequenceKey({ width, groups }: Sequence): string {
  return `${width}\u0002${groups.map((group) => group.join('\u0003')).join('\u0002')}`
}
