import { closest, distance } from 'fastest-levenshtein'

/** Returns the known name nearest to a wrong one; undefined if none is near enough to be a typing error. */
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

/** A clause for an error message: ` (did you mean “x”?)`, or nothing. */
export function didYouMean(wrong: string, known: readonly string[]): string {
  const found = nearest(wrong, known)
  return found === undefined ? '' : ` (did you mean “${found}”?)`
}
