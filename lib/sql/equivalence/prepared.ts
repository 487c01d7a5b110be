import { EngineError, type Engine } from '../engine/engine'
import type { Side } from './statement'

/**
 * Prepares the statements of both sides on the engine, which then parses and plans them once: on a few rows, that takes
 * longer than running them. Returns the sides with SQL that executes the prepared statements.
 */
export async function prepareStatements(
  engine: Engine,
  { before, after }: { before: Side; after: Side },
): Promise<{ before: Side; after: Side }> {
  // those of the last comparison
  await engine.run('DEALLOCATE ALL')
  return { before: await prepared(engine, 'before', before), after: await prepared(engine, 'after', after) }
}

async function prepared(engine: Engine, name: string, side: Side): Promise<Side> {
  const { parsed, reads, sql, randomizedSql } = side
  if (randomizedSql !== undefined && parsed.length > 1) return side
  if (randomizedSql !== undefined) return { ...side, randomizedSql: await prepare(engine, name, randomizedSql) }
  const statements = reads ? [sql] : parsed.map(({ text }) => `${text}\n;`)
  const executed: string[] = []
  for (const statement of statements) executed.push(await prepare(engine, `${name}_${executed.length}`, statement))
  return { ...side, sql: executed.join('\n') }
}

/** Returns the SQL that executes a prepared statement; the statement itself if it cannot be prepared, such as TRUNCATE. */
async function prepare(engine: Engine, name: string, statement: string): Promise<string> {
  try {
    await engine.run(`PREPARE ${name} AS ${statement}`)
    return `EXECUTE ${name};`
  } catch (error) {
    if (error instanceof EngineError) return statement
    throw error
  }
}
