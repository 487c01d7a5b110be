import type { Finding } from '../review'
import { repairIn } from '../repair'
import type { Reviewed, ReviewedStatement, ReviewRequest, SentFinding } from './protocol'

/** Removes the texts of its rule from a finding. */
export function withoutRuleTexts({ rule, level, position, start, end, name }: Finding): SentFinding {
  return { rule, level, position, start, end, ...(rule === 'syntax' && { name }) }
}

/** Adds the texts of the rules to the findings of a review. */
export function withRuleTexts(
  review: Reviewed<SentFinding>,
  { rules, dialect }: Pick<ReviewRequest, 'rules' | 'dialect'>,
): Reviewed {
  const byCode = new Map(
    rules.map((rule) => [rule.code, { name: rule.name, reason: rule.reason, repair: repairIn(rule, dialect) }]),
  )
  const complete = ({ findings, ...statement }: ReviewedStatement<SentFinding>): ReviewedStatement => ({
    ...statement,
    findings: findings.map((finding) => ({ name: '', ...finding, ...byCode.get(finding.rule) })),
  })
  return { ...review, found: review.found.map(complete), unreadSchema: review.unreadSchema.map(complete) }
}
