import { defaultPolicy, policyCsv, policyJson } from '../audit-rules/policy'
import type { PolicyFormat } from '../config/routes'
import { perSnapshot, snapshot } from './source'

const writers = { json: policyJson, csv: policyCsv } as const satisfies Record<PolicyFormat, unknown>

/** The Content-Type of each format. */
export const policyTypes = { json: 'application/json', csv: 'text/csv' } as const satisfies Record<PolicyFormat, string>

/** Returns the text of the default policy in a format; undefined for content without audit rules. */
export const policyText = perSnapshot((format: PolicyFormat): string | undefined => {
  const rules = defaultPolicy(snapshot().rules)
  return rules.length === 0 ? undefined : writers[format](rules)
})

/** Returns the response of the development server for the default policy; a build writes a static file. */
export function policyResponse(format: PolicyFormat): Response {
  const text = policyText(format)
  const headers = { 'Content-Type': `${policyTypes[format]}; charset=utf-8` }
  return new Response(text ?? null, { status: text === undefined ? 404 : 200, headers })
}
