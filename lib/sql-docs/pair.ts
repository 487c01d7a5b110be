import type { SqlPair } from '../mdx/plugins/sql'
import {
  compareTexts,
  type Dialect,
  differenceText,
  type Engine,
  EngineError,
  parseSql,
  readsClock,
  TextError,
  translatedEngine,
  translateScript,
} from '../sql/index'
import type { Fixture } from './fixture'
import { explainPlans } from './plans'
import type { SqlRecord } from '../content-files/sql-records'
import type { SchemaHolder } from './schema-holder'
import { setupMessage } from './statement'
import { schemaFor } from './schema-for-dialect'

/** The result of checking a pair: its record, or an error. */
export type PairResult = { readonly record: SqlRecord } | { readonly message: string }

/** The number of databases on which each rewrite is compared: the example rows and random ones. */
const DATABASES = 400

/**
 * Compares the statements of a `<Rewrite>` on the fixture and on random databases, or explains those of a `<Plan>` on
 * the larger data set.
 */
export async function checkPair(
  holder: SchemaHolder,
  pair: SqlPair,
  setup: string,
  fixture: Fixture,
): Promise<PairResult> {
  try {
    return pair.component === 'Plan'
      ? { record: await explainPlans(holder, pair, setup, fixture) }
      : await rewrite(holder.takeOver(), pair, `${fixture.schema}\n${setup}`)
  } catch (error) {
    if (error instanceof TextError) return { message: whyNot(error, pair.dialect) }
    if (error instanceof EngineError) return { message: error.message }
    throw error
  }
}

function whyNot(error: TextError, dialect: Dialect = 'postgresql'): string {
  const { text, message } = error
  if (text === 'schema') return setupMessage(error)
  const which = text === 'before' ? 'first' : 'second'
  const translated = translatedEngine(dialect)
  const run = translated === undefined ? 'run' : `are translated from ${translated} and run`
  return `its ${which} statement (${text}) does not run: ${message}. Both ${run} on PostgreSQL, with the example tables and the page’s \`sql setup\``
}

async function rewrite(engine: Engine, pair: SqlPair, script: string): Promise<PairResult> {
  const { before, after, kind, dialect = 'postgresql' } = pair
  const options = { databases: DATABASES, seed: 1 }
  const schema = await schemaFor(script, dialect)
  const { result, counterexample: found } = await compareTexts(engine, { schema, before, after }, options, dialect)
  for (const text of [before, after])
    if ((await parseSql(await translateScript(engine, text, dialect))).some(({ node }) => readsClock(node)))
      return { message: 'reads the clock, so its record would change from day to day: write a date instead' }
  const record = { engine: engine.version, databases: result.compared }
  if (kind === 'equivalent' && found) {
    return {
      message: `says kind="equivalent", but the two differ:\n${differenceText(found)}\ncorrect one of them, or write kind="correctness" if they should differ`,
    }
  }
  if (kind === 'correctness' && !found) {
    return {
      message: `says kind="correctness", but the two agree on ${result.compared} databases: write kind="equivalent", or correct the statement that the rewrite should repair`,
    }
  }
  return { record: found ? { ...record, differs: found } : record }
}
