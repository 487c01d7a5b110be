import type { ReviewDialect } from './dialect'
import type { ReviewRule } from './rules-data'

/** Returns the SQL of a rule that passes in a dialect. */
export function repairIn({ repair, variants }: ReviewRule, dialect: ReviewDialect): string {
  return variants?.[dialect] ?? repair
}
