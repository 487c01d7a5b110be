import type { DiffOptions } from '../equivalence/difference'
import type { Translation } from '../dialect/translation'
import { dialectFunctions } from './functions'
import { resetJsonCast } from './json'
import { resetCasts } from './operators'
import { translateSchema } from './schema'
import { translateStatement } from './statement'

export const mysql: Translation = {
  name: 'MySQL',
  setup: dialectFunctions,
  reset: resetCasts + resetJsonCast,
  translateSchema,
  translateStatement,
  differOptions: { equality: { hasNumericBooleans: true }, isUnmodelled },
}

/** A number beside a date has the digits of none: MySQL compares it differently in each version. */
const NO_MOMENT = '22008'
/** A document as a condition that is not a number, such as `false`: MySQL compares it with 0, but not in each place. */
const NO_TRUTH = '22036'

/**
 * Returns true for an error that INSERT IGNORE turns into a warning, and for a query of ON DUPLICATE KEY UPDATE that
 * changes a row twice, which PostgreSQL rejects.
 */
function isUnmodelled(...[error, side]: Parameters<NonNullable<DiffOptions['isUnmodelled']>>): boolean {
  if (error.code === NO_MOMENT || error.code === NO_TRUTH) return true
  if (error.message.includes('cannot affect row a second time')) return true
  const ignores = side.parsed.some(({ node }) => JSON.stringify(node).includes('"ONCONFLICT_NOTHING"'))
  return ignores && /^2[23]/.test(error.code)
}
