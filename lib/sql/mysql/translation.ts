import type { DiffOptions } from '../equivalence/difference'
import type { Translation } from '../dialect/translation'
import { dialectFunctions } from './functions'
import { resetCasts } from './operators'
import { translateSchema } from './schema'
import { translateStatement } from './statement'

export const mysql: Translation = {
  name: 'MySQL',
  setup: dialectFunctions,
  reset: resetCasts,
  translateSchema,
  translateStatement,
  differOptions: { equality: { hasNumericBooleans: true }, isUnmodelled },
}

/**
 * Returns true for an error that INSERT IGNORE turns into a warning, and for a query of ON DUPLICATE KEY UPDATE that
 * changes a row twice, which PostgreSQL rejects.
 */
function isUnmodelled(...[error, side]: Parameters<NonNullable<DiffOptions['isUnmodelled']>>): boolean {
  if (error.message.includes('cannot affect row a second time')) return true
  const ignores = side.parsed.some(({ node }) => JSON.stringify(node).includes('"ONCONFLICT_NOTHING"'))
  return ignores && /^2[23]/.test(error.code)
}
