import { EngineError, type Engine, type ResultRows } from '../engine/engine'
import type { Side } from './statement'

/** The SQL that limits the intermediate rows of a statement, so that an infinite recursion fails. */
export const limitRows = `SET work_mem = '64kB'; SET temp_file_limit = '8MB';`

/** SQLSTATE `configuration_limit_exceeded`, which `temp_file_limit` raises. */
const LIMIT_EXCEEDED = '53400'

/** The error of a recursion that exceeds the limit; a recursion that ends hardly does on a few rows. */
export class EndlessRecursion extends EngineError {
  constructor() {
    super('the recursion has not ended after 8 MB of intermediate rows', LIMIT_EXCEEDED)
  }
}

/** Runs the script of a side. Throws an `EndlessRecursion` if the side is recursive and exceeds the limit. */
export async function runSide(engine: Engine, script: string, { parsed }: Side): Promise<ResultRows[]> {
  try {
    return await engine.run(script)
  } catch (error) {
    const exceedsLimit = error instanceof EngineError && error.code === LIMIT_EXCEEDED
    throw exceedsLimit && JSON.stringify(parsed).includes('"recursive":true') ? new EndlessRecursion() : error
  }
}
