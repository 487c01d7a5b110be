import { contentRules } from './content-rules'
import { exportRules } from './export-rules'
import type { Rule } from './rule'

export type ContentRuleId = keyof typeof contentRules
export type ExportRuleId = keyof typeof exportRules
export type RuleId = ContentRuleId | ExportRuleId

/** All rules by their ids. */
export const rules: Readonly<Record<RuleId, Rule>> = { ...contentRules, ...exportRules }

/** Returns a Markdown table of rules with their severities and requirements. */
export function rulesTable(listed: Readonly<Record<string, Rule>>): string {
  const rows = Object.entries(listed).map(
    ([id, rule]) => `| \`${id}\` | ${rule.severity}${rule.isStyle ? ', strict' : ''} | ${rule.about} |`,
  )
  return ['| Rule | Severity | Requirement |', '| --- | --- | --- |', ...rows].join('\n')
}
