import { memoize } from '../text/memoize'
import type { LoadedFamily } from './schema'

/** The ids of the docs with the rules' sections, by the rules' codes. */
export type RuleSections = Readonly<Record<string, string>>

/** Returns the id of the doc with each rule's section, by the rule's code; the same object for the same families. */
export const ruleSections = memoize((families: readonly LoadedFamily[]): RuleSections =>
  Object.fromEntries(families.flatMap(({ page, rules }) => rules.map(({ code }) => [code, page] as const))),
)

/**
 * Returns the href of a link from the file `from` to a rule's section: the anchor, preceded by the path of the
 * section's file if that is another file.
 */
export function ruleHref(code: string, page: string, from: string): string {
  const file = `docs/${page}.mdx`
  return `${file === from ? '' : `doc:${file}`}#${code.toLowerCase()}`
}
