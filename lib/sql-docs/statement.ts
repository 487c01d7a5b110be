import type { SqlStatement } from '../mdx/plugins/sql'
import { comparableDialects, dialectNames, fenceDialects } from '../mdx/sql-fence'
import { didYouMean } from '../text/nearest'
import {
  type Dialect,
  type Engine,
  EngineError,
  foreignHint,
  isTranslatable,
  type Node,
  ParseError,
  parseSql,
  ReasonError,
  TextError,
  translateScript,
  walk,
} from '../sql/index'
import { parseForeign } from './foreign'
import type { SchemaHolder } from './schema-holder'

/** The result of checking one fence; the offset is in characters of the fence. */
export type StatementResult =
  | { readonly status: 'ran' | 'parsed' | 'not checked' }
  | { readonly status: 'wrong'; readonly message: string; readonly offset?: number }

/** The SQLSTATE of statements that cannot run inside a transaction block; they are only parsed. */
const ACTIVE_SQL_TRANSACTION = '25001'

/** Returns the dialect of the tables on which a fence runs. */
export function dialectOfFence({ flags }: SqlStatement): Dialect {
  return comparableDialects[flags.dialect] ?? 'postgresql'
}

/** Checks a fence on a schema, which is the example tables and the page's setup; what the fence changes is rolled back. */
export async function checkFence(
  holder: SchemaHolder,
  schema: string,
  statement: SqlStatement,
): Promise<StatementResult> {
  try {
    const engine = await holder.load(schema, { dialect: dialectOfFence(statement) })
    return await checkStatement(engine, statement)
  } catch (error) {
    if (error instanceof TextError) return { status: 'wrong', message: setupMessage(error) }
    throw error
  }
}

/** Returns the message for a fence or a pair whose tables cannot be created. */
export function setupMessage({ message }: TextError): string {
  return `cannot be checked, because the page’s \`sql setup\` does not run: ${message}`
}

/** Checks a fence on an engine that has its tables. */
async function checkStatement(engine: Engine, statement: SqlStatement): Promise<StatementResult> {
  const { sql, flags } = statement
  if (flags.fragment) return { status: 'not checked' }
  if (flags.dialect !== 'postgresql') return checkForeign(engine, statement)
  try {
    const parsed = await parseSql(sql)
    if (flags.parsed) return { status: 'parsed' }
    // a statement with parameters is prepared, which resolves its names and types
    const runnable = parsed
      .filter(({ node }) => !endsTransaction(node))
      .map(({ node, text }, number) => (hasParameters(node) ? `PREPARE p${number} AS ${text}` : text))
    const error = await errorOf(engine, runnable.map((text) => `${text}\n;`).join('\n'))
    return judge(error, sql, flags.fails, error && (await nearest(engine, error)))
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    if (flags.fails !== undefined) return judge(new EngineError(error.message, '42601'), sql, flags.fails)
    return {
      status: 'wrong',
      message: `${error.message}; ${hintFor(sql) ?? 'mark a piece of a statement as `sql fragment`, another engine’s SQL by its name (`sql mysql`)'}`,
      ...(error.offset !== undefined && { offset: error.offset }),
    }
  }
}

/** The SQL that disables foreign keys for a transaction: the tables of other engines' fences are empty. */
const withoutForeignKeys = 'SET LOCAL session_replication_role = replica;'

/** Parses a fence of another engine, then runs its translation to PostgreSQL if its dialect is translated. */
async function checkForeign(engine: Engine, { sql, flags }: SqlStatement): Promise<StatementResult> {
  const result = parseForeign(sql, flags.dialect)
  if (typeof result !== 'string') return { status: 'wrong', ...result }
  const dialect = comparableDialects[flags.dialect]
  if (!dialect || flags.parsed || !isTranslatable(sql, dialect)) return { status: result }
  const fix = `if ${dialectNames[flags.dialect]} accepts it, mark the fence \`sql ${flags.dialect} parsed\`: it needs a server, or is not translated`
  try {
    const error = await errorOf(engine, `${withoutForeignKeys}\n${await translateScript(engine, sql, dialect)}\n;`)
    return error ? reportError(error, sql, `${await nearest(engine, error)}; ${fix}`) : { status: 'ran' }
  } catch (error) {
    if (error instanceof ParseError || error instanceof ReasonError)
      return { status: 'wrong', message: `${error.message}; ${fix}` }
    throw error
  }
}

/** Returns advice if a fence contains another engine's syntax. */
function hintFor(sql: string): string | undefined {
  const hint = foreignHint(sql)
  return hint && `${hint}, or name the engine behind the fence’s \`sql\`: ${fenceDialects.slice(1).join(', ')}`
}

/** Returns the most similar existing name for an unknown table or column. */
async function nearest(engine: Engine, { code, message }: EngineError): Promise<string> {
  const [, name] = /^(?:relation|column) "?([\w.]+)"? does not exist/.exec(message) ?? []
  if (name === undefined) return ''
  const [known] = await engine.run(
    code === '42P01'
      ? `SELECT DISTINCT table_name FROM information_schema.tables WHERE table_schema = 'public'`
      : `SELECT DISTINCT column_name FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  return didYouMean(name.replace(/^.*\./, ''), known?.rows.map(([one]) => one ?? '') ?? [])
}

/** Returns the fix for an error by its SQLSTATE. */
function fixFor({ code }: EngineError): string {
  if (code === '42P01') return 'create the table in a `sql setup` fence above'
  if (code === '42883' || code === '58P01')
    return 'if it requires an extension or another server, mark the fence `sql parsed`'
  if (code.startsWith('23')) return 'the row conflicts with the example rows: use another key'
  if (code === '42P07' || code === '42710')
    return 'the page’s setup or the example schema has it already: use another name'
  return 'if it should fail, write fails="…" with words of the error; if it needs another server, `sql parsed`'
}

function judge(error: EngineError | undefined, sql: string, fails: string | undefined, near = ''): StatementResult {
  if (error?.code === ACTIVE_SQL_TRANSACTION) return { status: 'parsed' }
  if (fails !== undefined) {
    if (error?.message.includes(fails)) return { status: 'ran' }
    const instead = error ? `it fails with “${error.message}”` : 'it does not fail'
    return { status: 'wrong', message: `the fence has fails="${fails}", but ${instead}` }
  }
  if (!error) return { status: 'ran' }
  return reportError(error, sql, `${near}; ${hintFor(sql) ?? fixFor(error)}`)
}

/** Returns an error, followed by advice, at the name that it mentions. */
function reportError({ message }: EngineError, sql: string, advice: string): StatementResult {
  const named = /"([^"]+)"/.exec(message)?.[1]
  const offset = named === undefined ? -1 : offsetOfWord(sql, named.replace(/^.*\./, ''))
  return { status: 'wrong', message: `${message}${advice}`, ...(offset >= 0 && { offset }) }
}

/** Returns the offset of the first occurrence of a word that is not part of a longer word, or -1. */
function offsetOfWord(text: string, word: string): number {
  const isPart = (character: string | undefined) => character !== undefined && /\w/.test(character)
  let offset = text.indexOf(word)
  while (offset >= 0 && (isPart(text[offset - 1]) || isPart(text[offset + word.length])))
    offset = text.indexOf(word, offset + 1)
  return offset
}

/** The SQL that puts the temporary schema before those of the search path, to which a dialect adds its own. */
const scratchFirst = `SELECT set_config('search_path', 'scratch, ' || current_setting('search_path'), true);`

/**
 * Runs statements in a temporary schema before the page's schema in the search path, and rolls them back; returns their
 * error.
 */
async function errorOf(engine: Engine, sql: string): Promise<EngineError | undefined> {
  try {
    await engine.run(`BEGIN; CREATE SCHEMA scratch; ${scratchFirst}\n${sql}\nROLLBACK; DEALLOCATE ALL;`)
    return undefined
  } catch (error) {
    await engine.run('ROLLBACK; DEALLOCATE ALL;')
    if (error instanceof EngineError) return error
    throw error
  }
}

/** True for BEGIN, COMMIT and ROLLBACK, which would end the transaction that isolates a fence. */
function endsTransaction(node: Node): boolean {
  const kind = 'TransactionStmt' in node ? node.TransactionStmt.kind : undefined
  return ['BEGIN', 'START', 'COMMIT', 'ROLLBACK'].some((word) => kind === `TRANS_STMT_${word}`)
}

function hasParameters(node: unknown): boolean {
  const isPrepare = node !== null && typeof node === 'object' && 'PrepareStmt' in node
  let found = false
  walk(node, (kind) => {
    found ||= kind === 'ParamRef'
  })
  return found && !isPrepare
}
