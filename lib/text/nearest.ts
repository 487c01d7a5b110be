import { closest, distance } from 'fastest-levenshtein'

/**
 * Returns the known name that starts with a wrong name or has the smallest edit distance to it; undefined if the
 * distance is too large for a typing error.
 */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const longer = known.find((name) => wrong.length > 2 && name.toLowerCase().startsWith(wrong.toLowerCase()))
  if (longer !== undefined) return longer
  const found = closest(
    wrong.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  )
  const limit = Math.min(3, Math.ceil(wrong.length / 3))
  return distance(wrong.toLowerCase(), found) <= limit ? known.find((name) => name.toLowerCase() === found) : undefined
}

/** Returns a clause for an error message, such as ` (did you mean “x”?)`; an empty string if no known name is near. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const found = nearest(wrong, known)
  return found === undefined ? '' : ` (did you mean “${found}”?)`
}
