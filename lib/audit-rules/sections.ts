import type { LoadedFamily } from './schema'

/** The doc that has a rule's section, by the rule's code. */
export type RuleSections = Readonly<Record<string, string>>

/** Where every rule of the families stands. */
export function ruleSections(families: readonly LoadedFamily[]): RuleSections {
  return Object.fromEntries(families.flatMap(({ page, rules }) => rules.map(({ code }) => [code, page] as const)))
}

/** What a link to a rule's section says, seen from a file: its anchor, behind the file's name where that is another. */
export function ruleHref(code: string, page: string, from: string): string {
  const file = `docs/${page}.mdx`
  return `${file === from ? '' : `doc:${file}`}#${code.toLowerCase()}`
}
