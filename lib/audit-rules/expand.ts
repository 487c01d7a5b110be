import { VFileMessage } from 'vfile-message'
import type { Locale } from '../i18n/locales'
import type { TextSource } from '../content-model/body-error'
import { bodyLines } from '../content-model/prose-lines'
import { didYouMean } from '../text/nearest'
import { levelsTable } from './levels-table'
import { familyMarkdown, rulesTable, type RuleLine } from './markdown'
import type { LoadedFamily } from './schema'

/** A line of a body after the expansion of rule blocks to Markdown. */
export interface ExpandedLine {
  readonly text: string
  /** The line for messages, in the body or in the rules' file. */
  readonly line: number
  readonly from?: TextSource
  /** The path of the imported file without language, from which its links and images are resolved. */
  readonly base?: string
}

const BLOCK = /^<(RuleFamily|RuleIndex|RuleLevels)((?:\s+\w+="[^"]*")*)\s*\/>\s*$/
const known = { RuleFamily: ['name'], RuleIndex: ['codes'], RuleLevels: ['list'] } as const

/** Expands rule blocks of a body to Markdown. Throws a `VFileMessage` for an unknown attribute, family or code. */
export function expandRules(body: string, families: readonly LoadedFamily[], locale: Locale): ExpandedLine[] {
  return bodyLines(body).flatMap(({ text, isProse }, index): ExpandedLine[] => {
    const line = index + 1
    const [, block, written = ''] = (isProse && BLOCK.exec(text)) || []
    if (block === undefined) return [{ text, line }]
    const fail = (reason: string): never => {
      throw new VFileMessage(reason, { line, column: 1 })
    }
    const attributes = attributesOf(written, block as keyof typeof known, fail)
    if (block === 'RuleFamily') {
      const family = families.find(({ name }) => name === attributes.name)
      const names = families.map(({ name }) => name)
      if (!family)
        return fail(`there are no rules “${attributes.name ?? ''}”${didYouMean(attributes.name ?? '', names)}`)
      return familyMarkdown(family, locale).map((made) => placed(made, family, line))
    }
    if (block === 'RuleLevels') {
      const { list } = attributes
      if (list === undefined) return fail('<RuleLevels> requires the attribute list: the id of the doc with all rules')
      return levelsTable(families, list, locale).map((made) => ({ text: made, line }))
    }
    const shown = families.filter(({ rules }) => rules.some(({ code }) => code.startsWith(attributes.codes ?? '')))
    if (shown.length === 0) return fail(`there are no rules whose code begins with “${attributes.codes ?? ''}”`)
    return rulesTable(shown, '', locale).map((made) => ({ text: made.text, line }))
  })
}

function attributesOf(
  written: string,
  block: keyof typeof known,
  fail: (reason: string) => never,
): Record<string, string | undefined> {
  const attributes = Object.fromEntries([...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
  for (const name of Object.keys(attributes)) {
    const names: readonly string[] = known[block]
    if (!names.includes(name)) fail(`<${block}> has no “${name}”${didYouMean(name, names)}`)
  }
  return attributes
}

/** Returns a generated line with its position: in the rule's file or, in a table, `line`, the line of the block. */
function placed({ text, code, field, below = 0 }: RuleLine, { file, lines }: LoadedFamily, line: number): ExpandedLine {
  if (code === undefined) return { text, line }
  const at = lines[`${code} ${field ?? ''}`] ?? lines[code] ?? 1
  return { text, line: at + below, from: { file, code } }
}
