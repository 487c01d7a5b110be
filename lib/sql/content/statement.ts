import type { SqlStatement } from '../../markdown/sql'
import { EngineError, type Engine } from '../engine'
import { ParseError, parseSql, walk } from '../parse'
import { parseForeign } from './foreign'

/** What the check of one fence came to; offsets count characters of the fence. */
export type StatementResult =
  | { readonly status: 'ran' | 'parsed' | 'not checked' }
  | { readonly status: 'wrong'; readonly message: string; readonly offset?: number }

/** Statements that no transaction may hold; they are parsed and not run. */
const OUTSIDE = '25001'

/** Checks a fence: PostgreSQL's statements run on the page's schema and leave it as it was. */
export async function checkStatement(engine: Engine, { sql, flags }: SqlStatement): Promise<StatementResult> {
  if (flags.fragment) return { status: 'not checked' }
  if (flags.dialect !== 'postgresql') {
    const result = parseForeign(sql, flags.dialect)
    if (typeof result === 'string') return { status: result }
    const offset = sql
      .split('\n')
      .slice(0, result.line - 1)
      .join('\n').length
    return { status: 'wrong', message: result.message, offset }
  }
  try {
    const parsed = await parseSql(sql)
    if (flags.parsed) return { status: 'parsed' }
    // a statement with parameters is prepared: that resolves its names and types
    const runnable = parsed.map(({ node, text }, number) =>
      hasParameters(node) ? `PREPARE p${number} AS ${text}` : text,
    )
    const error = await errorOf(engine, runnable.map((text) => `${text}\n;`).join('\n'))
    return judge(error, sql, flags.fails)
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    if (flags.fails !== undefined) return judge(new EngineError(error.message, '42601'), sql, flags.fails)
    return {
      status: 'wrong',
      message: `${error.message}; mark a piece of a statement as \`sql fragment\`, another engine’s SQL by its name`,
      ...(error.offset !== undefined && { offset: error.offset }),
    }
  }
}

function judge(error: EngineError | undefined, sql: string, fails: string | undefined): StatementResult {
  if (error?.code === OUTSIDE) return { status: 'parsed' }
  if (fails !== undefined) {
    if (error?.message.includes(fails)) return { status: 'ran' }
    const instead = error ? `it fails with “${error.message}”` : 'it does not fail'
    return { status: 'wrong', message: `the fence says fails="${fails}", but ${instead}` }
  }
  if (!error) return { status: 'ran' }
  const named = /"([^"]+)"/.exec(error.message)?.[1]
  const offset = named === undefined ? -1 : sql.indexOf(named.replace(/^.*\./, ''))
  return {
    status: 'wrong',
    message: `${error.message}; make what it needs in a \`sql setup\` fence, or mark it \`sql parsed\` if it needs another server`,
    ...(offset >= 0 && { offset }),
  }
}

/** Runs a text in a schema of its own in front of the page's and takes everything back. */
async function errorOf(engine: Engine, sql: string): Promise<EngineError | undefined> {
  try {
    await engine.run(
      `BEGIN; CREATE SCHEMA scratch; SET LOCAL search_path = scratch, public;\n${sql}\nROLLBACK; DEALLOCATE ALL;`,
    )
    return undefined
  } catch (error) {
    await engine.run('ROLLBACK; DEALLOCATE ALL;')
    if (error instanceof EngineError) return error
    throw error
  }
}

function hasParameters(node: unknown): boolean {
  const isPrepare = node !== null && typeof node === 'object' && 'PrepareStmt' in node
  let found = false
  walk(node, (kind) => {
    found ||= kind === 'ParamRef'
  })
  return found && !isPrepare
}
