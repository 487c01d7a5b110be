import { FenceError } from './fence-error'

/**
 * Throws a `FenceError` for the first entry that does not belong after the entry before it. Key columns marked DESC
 * descend; the values of included columns are in no order. Engines store NULL in different places, so entries with NULL
 * fit anywhere.
 */
export function checkOrder(
  keys: readonly string[],
  entries: readonly (readonly string[] | undefined)[],
  lines: readonly number[],
): void {
  const descends = keys.map((column) => /\sDESC\b/i.test(column))
  let previous: readonly string[] | undefined
  entries.forEach((values, position) => {
    if (!values) return
    if (previous && isBefore(values, previous, descends))
      throw new FenceError(
        lines[position] ?? 0,
        `entries stand in the order of the index: “${values.join(' | ')}” belongs before “${previous.join(' | ')}”`,
      )
    previous = values
  })
}

/** Whether an entry belongs before another one: the first column in which they differ decides. */
function isBefore(entry: readonly string[], other: readonly string[], descends: readonly boolean[]): boolean {
  const first = descends.findIndex((_, column) => entry[column] !== other[column])
  const [value, than] = [entry[first], other[first]]
  if (value === undefined || than === undefined || [value, than].includes('NULL')) return false
  const order = compareValues(value, than)
  return descends[first] ? order > 0 : order < 0
}

/** Compares two values: numbers by value, others by their characters, as with the C collation. */
function compareValues(one: string, other: string): number {
  const numbers = [Number(one), Number(other)] as const
  if (numbers.every((number) => !Number.isNaN(number))) return numbers[0] - numbers[1]
  return one < other ? -1 : one > other ? 1 : 0
}
