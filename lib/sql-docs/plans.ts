import type { SqlPair } from '../mdx/plugins/sql'
import { errorMessage } from '../text/error-message'
import { type Engine, type Node, parseSql, quoteName, TextError, walk } from '../sql/index'
import { explain } from '../plan/postgres/explain'
import type { Fixture } from './fixture'
import type { PlanRecord } from '../content-files/sql-records'
import type { SchemaHolder } from './schema-holder'

/**
 * The statement that analyses all rows: with this target ANALYZE reads up to 300,000 rows. A smaller target would use a
 * random sample, so that costs vary.
 */
const analyzeAllRows = 'SET default_statistics_target = 1000; ANALYZE'

/** Types of statements that change no rows, so that a rollback restores the tables and their statistics. */
const definitions = ['CreateStmt', 'DropStmt', 'IndexStmt', 'ViewStmt']

/**
 * Explains both statements of a `<Plan>` on the larger data set. A setup with definitions only runs in a transaction on
 * shared tables that are filled and analysed once. Any other setup gets its own tables.
 */
export async function explainPlans(
  holder: SchemaHolder,
  { before, after, index }: SqlPair,
  setup: string,
  { schema, volume }: Fixture,
): Promise<PlanRecord> {
  const tables = `${schema}\n${volume}`
  const inTransaction = await onlyDefines(setup)
  const engine = await holder.load(inTransaction ? tables : `${tables}\n${setup}`, { prepare: analyzeAllRows })
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

/** True if a setup contains only definitions, which change no rows. */
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

/** Runs a setup and analyses its indexes. Throws a `TextError`, as `loadSchema` does. */
async function define(engine: Engine, setup: string): Promise<void> {
  try {
    await engine.run(setup)
    await analyzeIndexed(engine, setup)
  } catch (error) {
    throw new TextError('schema', errorMessage(error))
  }
}

/**
 * Analyses the tables of new indexes on expressions and of new partial indexes, which need ANALYZE for their
 * statistics; for other indexes, CREATE INDEX counts rows and pages.
 */
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
