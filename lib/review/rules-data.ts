import type { AuditRule, LoadedFamily } from '../audit-rules/schema'
import type { Locale } from '../i18n/locales'
import { reviewDialects, type ReviewDialect } from './dialect'
import { checks } from './rules/index'

/** A rule of the site as a review needs it: its level, setting and texts in one language. */
export interface ReviewRule {
  readonly code: string
  /** The id of the doc with the rule's section. */
  readonly page: string
  readonly level: AuditRule['level']
  /** The dialects to which the rule applies. */
  readonly dialects: readonly ReviewDialect[]
  readonly setting: string
  readonly name: string
  readonly reason: string
  /** The SQL of the rule that passes. */
  readonly repair: string
  /** The same for the dialects that cannot execute it. */
  readonly variants?: Readonly<Partial<Record<ReviewDialect, string>>>
}

/**
 * Rules that a review cannot check in a dialect: only the catalogue of PostgreSQL tells which indexes are invalid (IX14). Rules
 * whose default is that of another engine: CS03 a collation of MySQL, NM04 and NM05 prefixes where `IX_` and `UQ_` are
 * usual, NM08 a length that fits Oracle. NM10 forbids names in mixed case, which are usual in SQL Server, whose partition schemes
 * IX12 would need.
 */
const excluded: Partial<Readonly<Record<ReviewDialect, readonly string[]>>> = {
  postgresql: ['IX14'],
  sqlserver: ['CS03', 'IX12', 'NM04', 'NM05', 'NM08', 'NM10'],
}

/** Returns the rules that a review checks, by code. */
export function reviewRules(families: readonly Pick<LoadedFamily, 'page' | 'rules'>[], locale: Locale): ReviewRule[] {
  return families
    .flatMap(({ page, rules }) => rules.map((rule) => ({ page, rule })))
    .flatMap(({ page, rule }) =>
      'kind' in rule || !(rule.code in checks) ? [] : [{ page, ...reviewRule(rule, locale) }],
    )
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function reviewRule(rule: AuditRule, locale: Locale): Omit<ReviewRule, 'page'> {
  const { code, level, name, reason, databases, variants } = rule
  return {
    code,
    level,
    dialects: reviewDialects.filter(
      (name) => (databases === 'all' || databases.includes(name)) && !excluded[name]?.includes(code),
    ),
    setting: String(rule.threshold?.default ?? ''),
    name: name[locale],
    reason: reason[locale],
    repair: rule.good.sql.trim(),
    ...(variants && { variants }),
  }
}
