import { splitStatements, type StatementText } from '../review/tokens'
import { emptyDatabase, type Engine, EngineCrash, EngineError, type ResultRows } from '../sql/index'
import { hasParameters, hasPlan, measuredPlan, planOf } from './plan'
import type { RunError, RunResult, RunTexts, StatementPlan, StatementResult } from './result'

/** The maximum number of rows that are returned of a result, and of characters of a value. */
const MAX = { rows: 200, characters: 2_000 }

/** Removes what an earlier run left. A recursion without an end fails when its rows have filled the temporary files. */
const reset = `ROLLBACK; DISCARD ALL; ${emptyDatabase} SET timezone TO 'UTC'; SET temp_file_limit = '64MB';`

/** Ends the transaction of a run, and returns from the role that it took; RESET does not return from a session's user. */
const leave = 'ROLLBACK; SET SESSION AUTHORIZATION postgres; RESET ROLE;'

/** Makes unqualified names work after a script of pg_dump, which empties the search path. */
const afterSchema = `COMMIT; SELECT set_config('search_path', 'public', false) WHERE current_setting('search_path') = '';`

/** Analyses the tables of the schema, which takes a few milliseconds; ANALYZE without names takes 60 for the catalogues. */
const analyze = `DO $$ DECLARE name regclass; BEGIN
  FOR name IN SELECT oid FROM pg_class WHERE oid >= 16384 AND relkind IN ('r', 'p', 'm') AND NOT relispartition LOOP
    EXECUTE format('ANALYZE %s', name);
  END LOOP;
END $$;`

/** Counts the objects that are in no schema. */
const objects = `SELECT ${[
  'database',
  'authid',
  'publication',
  'event_trigger',
  'extension',
  'foreign_data_wrapper',
  'tablespace',
  'cast',
  'largeobject_metadata',
]
  .map((name) => `(SELECT count(*) FROM pg_${name})`)
  .join(', ')}`

/** Fills an empty database and runs the statements of a text one by one, until one fails. */
export async function runScript(
  engine: Engine,
  { schema, sql }: RunTexts,
  onStatement: (number: number, of: number) => void = () => undefined,
): Promise<RunResult> {
  await runAll(engine, reset)
  const before = JSON.stringify(await engine.run(objects))
  const outcome = (await fill(engine, schema)) ?? (await runStatements(engine, sql, onStatement))
  if (outcome.error?.failure) return { engine: engine.version, ...outcome, isSpent: true }
  await runAll(engine, leave)
  const isSpent = before !== JSON.stringify(await engine.run(objects))
  return { engine: engine.version, ...outcome, isSpent }
}

type Outcome = Pick<RunResult, 'statements' | 'error' | 'skipped'>

async function fill(engine: Engine, schema: string): Promise<Outcome | undefined> {
  for (const part of splitStatements(schema, 'postgresql')) {
    const error = await errorOf('schema', schema, part.start, () => {
      refuseCopy(part)
      return engine.run(schema.slice(part.start, part.end))
    })
    if ('message' in error) return { statements: [], error, skipped: 0 }
  }
  const end = await errorOf('schema', schema, schema.length, () => runAll(engine, `${afterSchema} ${analyze}`))
  return end ? { statements: [], error: end, skipped: 0 } : undefined
}

async function runStatements(
  engine: Engine,
  sql: string,
  onStatement: (number: number, of: number) => void,
): Promise<Outcome> {
  const parts = splitStatements(sql, 'postgresql')
  const statements: StatementResult[] = []
  for (const [at, part] of parts.entries()) {
    onStatement(at + 1, parts.length)
    const result = await errorOf('sql', sql, part.start, () => runStatement(engine, sql, part))
    if ('message' in result) return { statements, error: result, skipped: parts.length - at - 1 }
    statements.push(result)
  }
  return { statements, skipped: 0 }
}

async function runStatement(engine: Engine, sql: string, part: StatementText) {
  const { start, end, tokens } = part
  const text = sql.slice(start, end)
  refuseCopy(part)
  if (!hasPlan(tokens)) return statementResult(text, (await engine.run(text))[0])
  if (hasParameters(tokens)) return statementResult(text, undefined, await planOf(engine, text, 'generic'))
  const estimated = await planOf(engine, text)
  const started = performance.now()
  const [rows] = await engine.run(text)
  const plan = await measuredPlan(engine, { text, tokens }, estimated, performance.now() - started)
  return statementResult(text, rows, plan)
}

/** Throws for COPY … FROM stdin, for whose rows the engine would wait without an end. */
function refuseCopy({ tokens: [first, ...rest] }: StatementText): void {
  const isWord = (text: string) => rest.some((token) => token.kind === 'word' && token.text.toLowerCase() === text)
  if (first?.text.toLowerCase() === 'copy' && isWord('stdin'))
    throw new EngineError('only psql can load the rows of COPY … FROM stdin: write INSERT', '0A000')
}

function statementResult(text: string, result: ResultRows | undefined, plan?: StatementPlan): StatementResult {
  const { command = '', count, columns = [], rows = [] } = result ?? {}
  const explainText = command === 'EXPLAIN' ? rows.map(([line]) => line ?? '').join('\n') : undefined
  const statementPlan = explainText === undefined ? plan : ({ text: explainText, kind: 'asked' } as const)
  return {
    text,
    command,
    ...(count !== undefined && { count }),
    columns: columns.map(({ name }) => name),
    rows: rows.slice(0, MAX.rows).map((row) => row.map(shorten)),
    ...(statementPlan && { plan: statementPlan }),
  }
}

function shorten(value: string | null): string | null {
  return value !== null && value.length > MAX.characters ? `${value.slice(0, MAX.characters)}…` : value
}

/** Returns the result of work on a statement, or the error that the engine raises, with its place in the text. */
async function errorOf<Result>(
  text: keyof RunTexts,
  whole: string,
  start: number,
  work: () => Promise<Result>,
): Promise<Result | RunError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineCrash) return { text, message: error.message, offset: start, failure: error.failure }
    if (!(error instanceof EngineError)) throw error
    const { message, position } = error
    if (position === undefined) return { text, message, offset: start }
    // PostgreSQL counts characters, also those that are two units of a JavaScript string
    const before = [...whole.slice(start)].slice(0, position - 1).join('')
    return { text, message, offset: start + before.length }
  }
}

/** Runs statements that may not share the implicit transaction of one message. */
async function runAll(engine: Engine, sql: string): Promise<void> {
  for (const { start, end } of splitStatements(sql, 'postgresql')) await engine.run(sql.slice(start, end))
}
