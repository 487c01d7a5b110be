import type { Translation } from '../dialect/translation'
import { resetTypes, sqlServerFunctions } from './functions'
import { engine } from './names'
import { translateSchema } from './schema'
import { hasSqlServerSign } from './signs'
import { translateStatement } from './statement'

export const sqlserver: Translation = {
  name: engine,
  setup: sqlServerFunctions,
  reset: resetTypes,
  hasSign: hasSqlServerSign,
  hasVariables: true,
  translateSchema,
  translateStatement,
  differOptions: { equality: { trimsChar: false, foldsKeys: true } },
  hintFor: (message) => (/types .+ cannot be matched/.test(message) ? { id: 'mixedTypes', values: {} } : undefined),
}
