import type { Finding } from '../review'
import type { StatementText } from '../tokens'
import type { ReviewedStatement } from './protocol'

/** Returns the statements that have findings, with these, in the order of the text. */
export function groupByStatement(
  statements: readonly StatementText[],
  findings: readonly Finding[],
): ReviewedStatement[] {
  return statements.flatMap(({ start }, index) => {
    const next = statements[index + 1]?.start ?? Infinity
    const own = findings.filter((found) => (index === 0 || found.start >= start) && found.start < next)
    const end = Math.max(statements[index]?.end ?? start, ...own.map((found) => found.end))
    return own.length === 0 ? [] : [{ start, end, findings: own }]
  })
}
