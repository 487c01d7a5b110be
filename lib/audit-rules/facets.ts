import type { Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'
import type { LoadedFamily } from './schema'
import { databases, levels, rewriteKinds, statements } from './values'

/** An option of a filter: its key in the URL, and its label in the table of rules. */
export type FacetOption = readonly [key: string, label: string]

/**
 * Returns the filter options of the rules, in the order of `values.ts`: the levels and statements that at least one rule
 * has, and all databases.
 */
export function ruleFacets(
  families: readonly LoadedFamily[],
  locale: Locale,
): Readonly<Record<'level' | 'statement' | 'database', readonly FacetOption[]>> {
  const rules = families.flatMap((family) => family.rules)
  const { labels } = messages[locale].ruleTexts
  const grades = rules.map((rule) => ('kind' in rule ? rule.kind : rule.level))
  const looked = rules.flatMap((rule) => rule.statements)
  return {
    level: [...levels, ...rewriteKinds].filter((key) => grades.includes(key)).map((key) => [key, labels[key]]),
    statement: statements
      .filter((key) => looked.includes(key))
      .map((key) => [key.toLowerCase().replaceAll(' ', '-'), key]),
    database: Object.entries(databases),
  }
}
