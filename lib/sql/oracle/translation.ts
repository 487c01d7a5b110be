import type { Translation } from '../dialect/translation'
import { oracleFunctions, resetCasts } from './functions'
import { engine } from './names'
import { translateSchema } from './schema'
import { hasOracleSign } from './signs'
import { translateStatement } from './statement'

export const oracle: Translation = {
  name: engine,
  setup: oracleFunctions,
  reset: resetCasts,
  hasSign: hasOracleSign,
  translateSchema,
  translateStatement,
  differOptions: { hasEmptyTexts: false, equality: { trimsChar: false } },
  hintFor: (message) =>
    /timestamp|add_months|months_between|last_day|_date\(/.test(message) && /text|character/.test(message)
      ? { id: 'implicitDate', values: {} }
      : undefined,
}
