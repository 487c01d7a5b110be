import type { LoadedFamily } from './schema'

/** The ids of the docs with the rules' sections, by the rules' codes. */
export type RuleSections = Readonly<Record<string, string>>

const known = new WeakMap<readonly LoadedFamily[], RuleSections>()

/** Returns the id of the doc with each rule's section, by the rule's code; the same object for the same families. */
export function ruleSections(families: readonly LoadedFamily[]): RuleSections {
  const sections =
    known.get(families) ??
    Object.fromEntries(families.flatMap(({ page, rules }) => rules.map(({ code }) => [code, page] as const)))
  known.set(families, sections)
  return sections
}

/**
 * Returns the href of a link from the file `from` to a rule's section: the anchor, preceded by the path of the
 * section's file if that is another file.
 */
export function ruleHref(code: string, page: string, from: string): string {
  const file = `docs/${page}.mdx`
  return `${file === from ? '' : `doc:${file}`}#${code.toLowerCase()}`
}
