import { openNodeEngine } from '@/lib/sql/node-engine'

/** PostgreSQL for the tests of this worker. Whoever uses it loads a schema first, which replaces all that it holds. */
export const engine = await openNodeEngine()
