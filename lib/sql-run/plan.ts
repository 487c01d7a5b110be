import type { Token } from '../review/tokens'
import { type Engine, EngineError } from '../sql/index'
import type { StatementPlan } from './result'

/** A query that took longer, in milliseconds, or costs more, does not run again to count the rows of its plan. */
const SECOND_RUN = { milliseconds: 3_000, cost: 3_000_000 }

const explained = /^(?:select|with|values|table|insert|update|delete|merge|execute|\()$/i

/** Whether a statement has a plan. */
export function hasPlan([first]: readonly Token[]): boolean {
  return explained.test(first?.text ?? '')
}

/** Whether a statement has parameters such as `$1`, so that only its generic plan is known. */
export function hasParameters(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'word' && /^\$\d+$/.test(text))
}

/** Returns the plan of a statement without running it. The position of an error is one in the statement. */
export async function planOf(
  engine: Engine,
  text: string,
  kind: 'estimated' | 'generic' = 'estimated',
): Promise<StatementPlan> {
  const prefix = kind === 'generic' ? 'EXPLAIN (GENERIC_PLAN, FORMAT JSON) ' : 'EXPLAIN (FORMAT JSON) '
  try {
    const [result] = await engine.run(prefix + text)
    return { text: result?.rows[0]?.[0] ?? '', kind }
  } catch (error) {
    if (!(error instanceof EngineError) || error.position === undefined) throw error
    throw new EngineError(error.message, error.code, Math.max(1, error.position - prefix.length))
  }
}

/**
 * Runs a query again, to count the rows of each node of its plan, and undoes what it did. Returns the given plan if the
 * query must not run twice, or fails.
 */
export async function measuredPlan(
  engine: Engine,
  { text, tokens }: { text: string; tokens: readonly Token[] },
  plan: StatementPlan,
  milliseconds: number,
): Promise<StatementPlan> {
  if (milliseconds > SECOND_RUN.milliseconds || !isRepeatable(tokens, plan)) return plan
  const [begin, end] = (await isInTransaction(engine))
    ? ['', 'ROLLBACK TO SAVEPOINT before_plan; RELEASE SAVEPOINT before_plan']
    : ['BEGIN', 'ROLLBACK']
  try {
    await engine.run(begin)
    // the clock of a browser is too coarse for the time of a node
    const options = 'ANALYZE, TIMING OFF, SUMMARY OFF, BUFFERS OFF, FORMAT JSON'
    const [result] = await engine.run(`EXPLAIN (${options}) ${text}`)
    return { text: result?.rows[0]?.[0] ?? '', kind: 'measured' }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return plan
  } finally {
    await engine.run(end)
  }
}

/** Sets the savepoint of a second run; false if there is no transaction. */
async function isInTransaction(engine: Engine): Promise<boolean> {
  try {
    await engine.run('SAVEPOINT before_plan')
    return true
  } catch (error) {
    if (error instanceof EngineError && error.code === '25P01') return false
    throw error
  }
}

function isRepeatable(tokens: readonly Token[], { text }: StatementPlan): boolean {
  if (tokens.some(({ kind, text: word }) => kind === 'word' && /^into$/i.test(word))) return false
  const [{ Plan: root }] = JSON.parse(text) as [{ Plan: { 'Total Cost': number } }]
  return root['Total Cost'] <= SECOND_RUN.cost && !text.includes('"ModifyTable"')
}
