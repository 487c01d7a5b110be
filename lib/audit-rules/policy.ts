import type { Localized } from '../i18n/locales'
import { messages } from '../i18n/messages'
import type { AuditRule, LoadedFamily } from './schema'
import { databases } from './values'

/** A rule of the default policy, with its texts in both languages. */
export interface PolicyRule {
  readonly code: string
  readonly level: AuditRule['level']
  readonly levelName: Localized
  readonly name: Localized
  readonly statements: readonly string[]
  /** The names of the databases to which the rule applies. */
  readonly databases: readonly string[]
  readonly needs: 'statement' | NonNullable<AuditRule['needs']>
  readonly threshold?: {
    readonly name: Localized
    readonly default: string | number
    readonly unit?: Localized
  }
}

/** Returns the audit rules with their levels and thresholds in the default policy, sorted by code; omits rewrites. */
export function defaultPolicy(families: readonly LoadedFamily[]): PolicyRule[] {
  return families
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => ('kind' in rule ? [] : [policyRule(rule)]))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function policyRule({ code, level, name, statements, databases: only, needs, threshold }: AuditRule): PolicyRule {
  return {
    code,
    level,
    levelName: { en: messages.en.ruleTexts.labels[level], zh: messages.zh.ruleTexts.labels[level] },
    name,
    statements,
    databases: only === 'all' ? Object.values(databases) : only.map((key) => databases[key]),
    needs: needs ?? 'statement',
    ...(threshold && {
      threshold: {
        name: threshold.name,
        default: threshold.default,
        ...(threshold.unit && { unit: threshold.unit }),
      },
    }),
  }
}

/** Returns the policy as JSON. */
export function policyJson(rules: readonly PolicyRule[]): string {
  return `${JSON.stringify({ policy: 'default', rules }, null, 2)}\n`
}

const columns: readonly (readonly [name: string, value: (rule: PolicyRule) => string | number | undefined])[] = [
  ['code', ({ code }) => code],
  ['level', ({ level }) => level],
  ['level_en', ({ levelName }) => levelName.en],
  ['level_zh', ({ levelName }) => levelName.zh],
  ['name_en', ({ name }) => name.en],
  ['name_zh', ({ name }) => name.zh],
  ['statements', ({ statements }) => statements.join('; ')],
  ['databases', ({ databases: names }) => names.join('; ')],
  ['needs', ({ needs }) => needs],
  ['threshold_en', ({ threshold }) => threshold?.name.en],
  ['threshold_zh', ({ threshold }) => threshold?.name.zh],
  ['threshold_default', ({ threshold }) => threshold?.default],
  ['threshold_unit_en', ({ threshold }) => threshold?.unit?.en],
  ['threshold_unit_zh', ({ threshold }) => threshold?.unit?.zh],
]

/** The mark of UTF-8 text, which spreadsheets need to decode Chinese text. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns the policy as CSV (RFC 4180) with a header line and a byte order mark. */
export function policyCsv(rules: readonly PolicyRule[]): string {
  const lines = [columns.map(([name]) => name), ...rules.map((rule) => columns.map(([, value]) => value(rule) ?? ''))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Returns a quoted CSV cell; adds an apostrophe before a text that a spreadsheet would evaluate as a formula. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/u, "'")
  return `"${text.replaceAll('"', '""')}"`
}
