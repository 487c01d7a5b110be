import type { SqlPair } from '../mdx/plugins/sql'
import { errorMessage } from '../text/error-message'
import { type Engine, type Node, parseSql, quoteName, TextError, walk } from '../sql/index'
import { explain } from '../sql/plan/plan'
import type { Fixture } from './fixture'
import type { PlanRecord } from '../content-files/sql-records'
import type { SchemaHolder } from './schema-holder'

/**
 * ANALYZE with this target looks at up to 300,000 rows, which is all of them; it would choose a smaller sample at random,
 * and the costs would vary with it.
 */
const analyzeAllRows = 'SET default_statistics_target = 1000; ANALYZE'

/** Statements that change no row, so that a rollback leaves the tables and their statistics as they were. */
const definitions = ['CreateStmt', 'DropStmt', 'IndexStmt', 'ViewStmt']

/**
 * Explains both statements of a `<Plan>` on the larger data set. Most pages' setup only defines things: it then runs in a
 * transaction on tables that are filled and analysed once. Any other setup gets tables of its own.
 */
export async function explainPlans(
  holder: SchemaHolder,
  { before, after, index }: SqlPair,
  setup: string,
  { schema, volume }: Fixture,
): Promise<PlanRecord> {
  const tables = `${schema}\n${volume}`
  const inTransaction = await onlyDefines(setup)
  const engine = await holder.load(inTransaction ? tables : `${tables}\n${setup}`, analyzeAllRows)
  try {
    await engine.run('BEGIN')
    if (inTransaction && setup.trim() !== '') await define(engine, setup)
    const planBefore = await explain(engine, before)
    if (index !== undefined) {
      await engine.run(index)
      await analyzeIndexed(engine, index)
    }
    return { engine: engine.version, before: planBefore, after: await explain(engine, after) }
  } finally {
    await engine.run('ROLLBACK')
  }
}

/** True if a setup changes no row of the tables. */
async function onlyDefines(setup: string): Promise<boolean> {
  if (setup.trim() === '') return true
  try {
    const statements = await parseSql(setup)
    return statements.every(({ node }) => definitions.some((kind) => kind in node))
  } catch {
    // the engine reports the syntax error
    return false
  }
}

/** Runs a setup. Throws a `TextError`, as `loadSchema` does. */
async function define(engine: Engine, setup: string): Promise<void> {
  try {
    await engine.run(setup)
    await analyzeIndexed(engine, setup)
  } catch (error) {
    throw new TextError('schema', errorMessage(error))
  }
}

/** CREATE INDEX counts rows and pages itself; ANALYZE adds what it knows of expressions and of partial indexes. */
async function analyzeIndexed(engine: Engine, sql: string): Promise<void> {
  for (const { node } of await parseSql(sql)) {
    if ('IndexStmt' in node && (node.IndexStmt.whereClause || hasExpression(node)))
      await engine.run(`ANALYZE ${quoteName(node.IndexStmt.relation?.relname ?? '')}`)
  }
}

/** True if an index has a key that is not a plain column. */
function hasExpression(node: Node): boolean {
  let found = false
  walk(node, (kind, fields) => {
    found ||= kind === 'IndexElem' && fields.expr !== undefined
  })
  return found
}
