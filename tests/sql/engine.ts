import { openNodeEngine } from '@/lib/sql/engine/node-engine'

/** The engine of a test file. Each test loads a schema first, which replaces what the engine holds. */
export const engine = await openNodeEngine()
