import { openNodeEngine } from '@/lib/sql/engine/node-engine'
import { resetEngine } from '@/lib/sql/reset-engine'

/** The engine of a test file. Each test loads a schema first, which replaces what the engine holds. */
export const engine = await openNodeEngine()

/** Removes the functions and casts of a dialect that another test file has left. */
export const removeDialect = () => resetEngine(engine, 'postgresql')
