import type { LoadedFamily } from './schema'

/** The doc that has a rule's section, by the rule's code. */
export type RuleSections = Readonly<Record<string, string>>

/** Returns the doc that has the section of each rule. */
export function ruleSections(families: readonly LoadedFamily[]): RuleSections {
  return Object.fromEntries(families.flatMap(({ page, rules }) => rules.map(({ code }) => [code, page] as const)))
}

/**
 * Returns the href of a link to a rule's section: its anchor, behind the file's name if that is another file than
 * `from`.
 */
export function ruleHref(code: string, page: string, from: string): string {
  const file = `docs/${page}.mdx`
  return `${file === from ? '' : `doc:${file}`}#${code.toLowerCase()}`
}
