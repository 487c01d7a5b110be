import type { Locale, Localized } from '../i18n/locales'

/** Labels that the tables and sections of rules add to the rules' texts; React's translations are not available here. */
export const ruleWords = {
  code: { en: 'Code', zh: '编码' },
  rule: { en: 'Rule', zh: '规则' },
  level: { en: 'Level', zh: '级别' },
  kind: { en: 'Kind', zh: '类型' },
  statements: { en: 'Statements', zh: '审核对象' },
  databases: { en: 'Databases', zh: '适用数据库' },
  needs: { en: 'Needs', zh: '所需信息' },
  setting: { en: 'Setting', zh: '设置' },
  all: { en: 'all', zh: '全部' },
  bad: { en: 'Reported', zh: '会被报告' },
  good: { en: 'Passes', zh: '符合规则' },
  before: { en: 'Before', zh: '重写前' },
  after: { en: 'After', zh: '重写后' },
  prohibited: { en: 'Prohibited', zh: '禁止' },
  warning: { en: 'Warning', zh: '警告' },
  notice: { en: 'Notice', zh: '提示' },
  equivalent: { en: 'Equivalent rewrite', zh: '等价重写' },
  correctness: { en: 'Correctness rewrite', zh: '纠错重写' },
  statement: { en: 'the statement', zh: '语句本身' },
  workspace: { en: 'a workspace', zh: '工作空间' },
  statistics: { en: 'statistics', zh: '统计信息' },
  plan: { en: 'EXPLAIN', zh: 'EXPLAIN' },
} as const satisfies Record<string, Localized>

/** Run-in headings: the words that a paragraph of a rule begins with. */
const runIns = {
  trigger: { en: '**Reported when** ', zh: '**触发条件**：' },
  reason: { en: '**Why.** ', zh: '**原因**：' },
  note: { en: '**Note.** ', zh: '**注意**：' },
  condition: { en: '**Condition.** ', zh: '**条件**：' },
  depends: { en: '**Equivalence depends on** ', zh: '**等价性取决于**：' },
  why: { en: '**What it saves.** ', zh: '**收益**：' },
  repairs: { en: '**What it repairs.** ', zh: '**修复了什么**：' },
  caveat: { en: '**Note.** ', zh: '**注意**：' },
  native: { en: '**Engines that do it themselves.** ', zh: '**哪些数据库自己会做**：' },
} as const satisfies Record<string, Localized>

/** Joins short items as the language does. */
export function listed(items: readonly string[], locale: Locale): string {
  return items.join(locale === 'zh' ? '、' : ', ')
}

/** Puts a label before a text, with the language's colon. */
export function labelled(label: string, text: string, locale: Locale): string {
  return label + (locale === 'zh' ? '：' : ': ') + text
}

/** A paragraph of a rule with its label in front. */
export function runIn(label: keyof typeof runIns, text: string, locale: Locale): string {
  return runIns[label][locale] + text
}
