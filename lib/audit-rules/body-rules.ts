import type { LoadedFamily } from './schema'
import { ruleSections, type RuleSections } from './sections'

/** The part of the site's audit rules that a compiled body depends on. */
export interface BodyRules {
  /** All families for a body that shows rules, none for other bodies. */
  readonly families: readonly LoadedFamily[]
  /** The page of every rule for a body that mentions rules, none for other bodies. */
  readonly sections: RuleSections
}

/** Returns the part of the rules that a compiled body depends on. */
export function rulesFor(body: string, families: readonly LoadedFamily[] = []): BodyRules {
  const shows = /<Rule(?:Family|Index|Levels)\b/.test(body)
  const mentions = shows || /\b[A-Z]{2}\d\d\b|<Endpoint/.test(body)
  return { families: shows ? families : [], sections: mentions ? ruleSections(families) : {} }
}
