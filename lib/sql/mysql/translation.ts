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
  differOptions: { equality: { hasNumericBooleans: true } },
}
