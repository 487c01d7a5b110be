import type { Locale } from '../i18n/locales'
import { fillMessage, joinList, messages, withLabel, type Messages } from '../i18n/messages'
import type { AuditRule, LoadedFamily, RewriteRule, Rule } from './schema'
import { databases } from './values'
import { ruleHref, ruleSections } from './sections'

/** A line of Markdown, with the code and field of the rule that it comes from. */
export interface RuleLine {
  readonly text: string
  readonly code?: string
  readonly field?: string
  /** The offset from the first line of the field. */
  readonly below?: number
}

/** Returns a family as Markdown: a table of its rules, and a section for each rule. */
export function familyMarkdown(family: LoadedFamily, locale: Locale): RuleLine[] {
  const table = rulesTable([family], `docs/${family.page}.mdx`, locale)
  return [...table, ...family.rules.flatMap((rule) => ruleSection(rule, locale))]
}

/** Returns a Markdown table of the families' rules, sorted by code, with links relative to `file`. */
export function rulesTable(families: readonly LoadedFamily[], file: string, locale: Locale): RuleLine[] {
  const rules = families.flatMap((family) => family.rules).sort((a, b) => (a.code < b.code ? -1 : 1))
  const pages = ruleSections(families)
  const isRewrite = rules.every((rule) => 'kind' in rule)
  const { labels } = messages[locale].ruleTexts
  const heads = ['code', 'rule', isRewrite ? 'kind' : 'level', 'statements', 'databases'] as const
  return [
    ...table(
      heads.map((head) => labels[head]),
      rules.map((rule) => [
        `[${rule.code}](${ruleHref(rule.code, pages[rule.code] ?? '', file)})`,
        rule.name[locale],
        labels['kind' in rule ? rule.kind : rule.level],
        statementsOf(rule, locale),
        databasesOf(rule, locale),
      ]),
    ).map((text) => ({ text })),
    { text: '' },
  ]
}

/** Returns the section of a rule: heading, table of facts, paragraphs and SQL. */
function ruleSection(rule: Rule, locale: Locale): RuleLine[] {
  const anchor = rule.code.toLowerCase()
  const head = [`## ${rule.code} · ${rule.name[locale]} {#${anchor}}`, '']
  const own = { code: rule.code }
  const { labels, paragraphs } = messages[locale].ruleTexts
  const paragraph = (
    field: keyof AuditRule | keyof RewriteRule,
    kind: keyof Messages['ruleTexts']['paragraphs'],
    text: string | undefined,
  ): RuleLine[] =>
    text === undefined
      ? []
      : blocks(fillMessage(paragraphs[kind], { text })).map((line) => ({ text: line, ...own, field }))
  return [
    ...head.map((text) => ({ text, ...own, field: 'name' })),
    ...table(...facts(rule, locale)).map((text) => ({ text, ...own })),
    { text: '' },
    ...('kind' in rule
      ? [
          ...paragraph('condition', 'condition', rule.condition[locale]),
          ...paragraph('depends', 'depends', rule.depends?.[locale]),
          ...proof(rule),
          ...paragraph('why', rule.kind === 'equivalent' ? 'why' : 'repairs', rule.why[locale]),
          ...paragraph('caveat', 'caveat', rule.caveat?.[locale]),
          ...paragraph('native', 'native', rule.native[locale]),
        ]
      : [
          ...paragraph('trigger', 'trigger', rule.trigger[locale]),
          ...paragraph('reason', 'reason', rule.reason[locale]),
          ...fence(rule, 'bad', labels.bad),
          ...fence(rule, 'good', labels.good),
          ...paragraph('note', 'note', rule.note?.[locale]),
        ]),
  ]
}

/** Returns the table of a rule's facts: the heads and a single row. */
function facts(rule: Rule, locale: Locale): [heads: string[], rows: string[][]] {
  const { labels } = messages[locale].ruleTexts
  const rows: [string, string][] = [
    'kind' in rule ? [labels.kind, labels[rule.kind]] : [labels.level, labels[rule.level]],
    [labels.statements, statementsOf(rule, locale)],
    [labels.databases, databasesOf(rule, locale)],
  ]
  if (!('kind' in rule)) rows.push([labels.needs, labels[rule.needs ?? 'statement']])
  if (!('kind' in rule) && rule.threshold) {
    const { name, default: value, unit } = rule.threshold
    const shown = typeof value === 'number' ? String(value) : `\`${value.replaceAll('|', '\\|')}\``
    rows.push([labels.setting, withLabel(name[locale], shown + (unit ? ` ${unit[locale]}` : ''), locale)])
  }
  return [rows.map(([head]) => head), [rows.map(([, cell]) => cell)]]
}

function proof(rule: RewriteRule): RuleLine[] {
  const open = `<Rewrite rule="${rule.code}" kind="${rule.kind}"${rule.plan ? ' plan' : ''}>`
  return [
    { text: open, code: rule.code, field: 'before' },
    { text: '' },
    ...fence(rule, 'before'),
    ...fence(rule, 'after'),
    { text: '</Rewrite>' },
    { text: '' },
  ]
}

function fence(rule: Rule, field: 'bad' | 'good' | 'before' | 'after', title?: string): RuleLine[] {
  const { sql, marks } = (rule as Record<string, unknown>)[field] as AuditRule['bad']
  const words = [
    '```sql',
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(marks === undefined ? [] : [marks]),
  ]
  const lines = [words.join(' '), ...sql.trim().split('\n'), '```']
  return [
    // the statement starts on the line of the field, so the fence is in the line above
    ...lines.map((text, index) => ({ text, code: rule.code, field, below: index - 1 })),
    { text: '' },
  ]
}

function statementsOf({ statements }: Rule, locale: Locale): string {
  return joinList(statements, locale)
}

function databasesOf(rule: Rule, locale: Locale): string {
  if (rule.databases === 'all') return messages[locale].ruleTexts.labels.all
  return joinList(
    rule.databases.map((key) => databases[key]),
    locale,
  )
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}

function blocks(text: string): string[] {
  return [...text.trim().split('\n'), '']
}
