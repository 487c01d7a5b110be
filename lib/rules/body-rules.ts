import type { LoadedFamily } from './schema'
import { ruleSections, type RuleSections } from './sections'

/** What a body depends on of the site's rules. */
export interface BodyRules {
  /** All of them, for a body that shows some. */
  readonly families: readonly LoadedFamily[]
  /** Where each one stands, for a body that mentions some. */
  readonly sections: RuleSections
}

/** As little of the rules as a body's compiled form depends on. */
export function rulesFor(body: string, families: readonly LoadedFamily[] = []): BodyRules {
  const shows = /<Rule(?:Family|Index)\b/.test(body)
  const mentions = shows || /\b[A-Z]{2}\d\d\b|<Endpoint/.test(body)
  return { families: shows ? families : [], sections: mentions ? ruleSections(families) : {} }
}
