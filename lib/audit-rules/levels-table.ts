import type { Locale } from '../i18n/locales'
import { messages } from '../i18n/messages'
import { defaultPolicy } from './policy'
import type { LoadedFamily } from './schema'
import { levels } from './values'

/**
 * Returns the lines of a Markdown table of the levels: the number of audit rules in the default policy with each level,
 * and a link to the filtered list of these rules. Below are download links. `list` is the id of the doc with the list.
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
