import type { Finding } from '../review'
import type { StatementText } from '../tokens'
import type { ReviewedStatement } from './protocol'

/** Returns the statements that have findings, with these, in the order of the text; both lists are in that order. */
export function groupByStatement(
  statements: readonly StatementText[],
  findings: readonly Finding[],
): ReviewedStatement[] {
  let read = 0
  return statements.flatMap(({ start, end }, index) => {
    const next = statements[index + 1]?.start ?? Infinity
    const first = read
    while ((findings[read]?.start ?? Infinity) < next) read++
    const own = findings.slice(first, read)
    return own.length === 0 ? [] : [{ start, end: Math.max(end, ...own.map((found) => found.end)), findings: own }]
  })
}
