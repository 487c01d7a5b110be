import type { Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'
import { defaultPolicy } from './policy'
import type { LoadedFamily } from './schema'
import { levels } from './values'

/**
 * Returns a table of the levels with the number of audit rules that the default policy has at each, and a link to the
 * list of these rules; below it, links to the files with all of them. `list` is the doc that filters the rules.
 */
export function levelsTable(families: readonly LoadedFamily[], list: string, locale: Locale): string[] {
  const policy = defaultPolicy(families)
  const { labels, policy: texts } = messages[locale].ruleTexts
  const href = `doc:docs/${list}.mdx`
  const rows = levels
    .map((key) => ({ key, count: policy.filter(({ level }) => level === key).length }))
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `| [${labels[key]}](${href}?level=${key}) | ${count} |`)
  return [
    `| ${labels.level} | ${texts.number} |`,
    '| --- | --: |',
    ...rows,
    `| ${texts.all} | ${policy.length} |`,
    '',
    texts.download,
    '',
  ]
}
