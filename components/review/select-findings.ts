import { levels } from '@/lib/audit-rules/values'
import type { ReviewedStatement } from '@/lib/review/browser/protocol'
import type { Finding } from '@/lib/review/review'
import type { Level, Order } from './review-props'

/** The maximum number of findings that are shown. */
export const MAX_SHOWN = 300

/** Returns the number of findings of each level. */
export function countLevels(found: readonly ReviewedStatement[]): Readonly<Record<Level, number>> {
  const counts = { prohibited: 0, warning: 0, notice: 0 }
  for (const { findings } of found) for (const { level } of findings) counts[level] += 1
  return counts
}

/** Returns the statements with findings of a level or a higher one, in the order that the reader chose. */
export function selectFindings(found: readonly ReviewedStatement[], lowest: Level, order: Order): ReviewedStatement[] {
  const selected = found.flatMap((statement) => {
    const findings = statement.findings.filter(({ level }) => severity(level) <= severity(lowest))
    return findings.length === 0
      ? []
      : [{ ...statement, findings: order === 'level' ? bySeverity(findings) : findings }]
  })
  if (order === 'place') return selected
  return selected.sort((a, b) => worst(a) - worst(b) || a.start - b.start)
}

/** Returns the first findings, at most `MAX_SHOWN`. */
export function firstFindings(selected: readonly ReviewedStatement[]): ReviewedStatement[] {
  let remaining = MAX_SHOWN
  return selected.flatMap((statement) => {
    const findings = statement.findings.slice(0, remaining)
    remaining -= findings.length
    return findings.length === 0 ? [] : [{ ...statement, findings }]
  })
}

const severity = (level: Level) => levels.indexOf(level)
const bySeverity = (findings: readonly Finding[]) =>
  [...findings].sort((a, b) => severity(a.level) - severity(b.level) || a.start - b.start)
/** The severity of the first finding of a statement whose findings are sorted by severity. */
const worst = ({ findings: [first] }: ReviewedStatement) => (first ? severity(first.level) : Infinity)
