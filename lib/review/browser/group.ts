import type { StatementText } from '../tokens'
import type { ReviewedStatement } from './protocol'

/** Returns the statements that have findings, with these, in the order of the text; both lists are in that order. */
export function groupByStatement<Found extends { readonly start: number; readonly end: number }>(
  statements: readonly StatementText[],
  findings: readonly Found[],
): ReviewedStatement<Found>[] {
  let read = 0
  return statements.flatMap(({ start, end }, index) => {
    const next = statements[index + 1]?.start ?? Infinity
    const first = read
    while ((findings[read]?.start ?? Infinity) < next) read++
    const own = findings.slice(first, read)
    const last = own.reduce((furthest, found) => Math.max(furthest, found.end), end)
    return own.length === 0 ? [] : [{ start, end: last, findings: own }]
  })
}
