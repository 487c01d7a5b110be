import type { Locale } from '../i18n/locales'
import { defaultPolicy } from './policy'
import type { LoadedFamily } from './schema'
import { levels } from './values'
import { ruleWords } from './words'

const words = {
  number: { en: 'Rules', zh: '规则数' },
  all: { en: 'All', zh: '合计' },
  download: {
    en: 'Each rule with its level, threshold and databases, in English and Chinese: [JSON](/default-policy.json), [CSV](/default-policy.csv).',
    zh: '每条规则的级别、阈值和适用数据库（中英文对照）：[JSON](/default-policy.json)、[CSV](/default-policy.csv)。',
  },
} as const

/**
 * Returns a table of the levels with the number of audit rules that the default policy has at each, and a link to the
 * list of these rules; below it, links to the files with all of them. `list` is the doc that filters the rules.
 */
export function levelsTable(families: readonly LoadedFamily[], list: string, locale: Locale): string[] {
  const policy = defaultPolicy(families)
  const href = `doc:docs/${list}.mdx`
  const rows = levels
    .map((key) => ({ key, count: policy.filter(({ level }) => level === key).length }))
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `| [${ruleWords[key][locale]}](${href}?level=${key}) | ${count} |`)
  return [
    `| ${ruleWords.level[locale]} | ${words.number[locale]} |`,
    '| --- | --: |',
    ...rows,
    `| ${words.all[locale]} | ${policy.length} |`,
    '',
    words.download[locale],
    '',
  ]
}
