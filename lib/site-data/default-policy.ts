import { defaultPolicy, policyCsv, policyJson } from '../audit-rules/policy'
import type { PolicyFormat } from '../config/routes'
import { perSnapshot, snapshot } from './source'

const writers = { json: policyJson, csv: policyCsv } as const satisfies Record<PolicyFormat, unknown>

/** Returns the text of the default policy in a format; undefined for content without audit rules. */
export const policyText = perSnapshot((format: PolicyFormat): string | undefined => {
  const rules = defaultPolicy(snapshot().rules)
  return rules.length === 0 ? undefined : writers[format](rules)
})
