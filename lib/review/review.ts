import { applyStatement } from './apply-statement'
import type { ReviewDialect } from './dialect'
import { lastAt } from './last-at'
import { readMapper } from './mapper'
import { parserText, type ParserText } from './parser-text'
import { repairIn } from './repair'
import type { ReviewRule } from './rules-data'
import { checks } from './rules/index'
import { emptySchema, type Schema } from './schema'
import type { Statement } from './statement'
import { SyntaxProblem, TOO_DEEP } from './syntax-problem'
import { splitStatements, type StatementText, type Token } from './tokens'

/** A line and column, both counted from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A violation of a rule, or a statement that the parser rejects. */
export interface Finding {
  /** The code of the rule; `syntax` for a statement that could not be read. */
  readonly rule: string
  readonly level: ReviewRule['level']
  readonly position: Position & { readonly end: Position }
  readonly start: number
  readonly end: number
  readonly name: string
  readonly reason?: string
  /** SQL that passes the rule, as an example. */
  readonly repair?: string
}

export interface ReviewOptions {
  readonly dialect: ReviewDialect
  readonly rules: readonly ReviewRule[]
  /** DDL of the tables that the text uses; `reviewSchema` returns the statements of it that cannot be read. */
  readonly schema?: string
}

/** Returns the findings of a text, in the order of their positions. */
export async function reviewSql(text: string, { dialect, rules, schema }: ReviewOptions): Promise<Finding[]> {
  const base = schema === undefined ? emptySchema : (await readSchema(schema, dialect)).schema
  const { sql, offsetOf } = readMapper(text, dialect)
  const { statements: script, problems } = await readStatements(sql, dialect)
  const models: Schema[] = []
  for (const { body } of script) models.push(applyStatement(models.at(-1) ?? base, body, true))
  const final = models.at(-1) ?? base
  const active = rules.filter(({ dialects }) => dialects.includes(dialect))
  const violations = script.flatMap((statement, index) => {
    const before = models[index - 1] ?? base
    // the checks of the text look at it once
    const parts = [statement, ...statement.changes.map((body) => ({ ...statement, body, text: '', tokens: [] }))]
    const after = models[index] ?? base
    try {
      return active.flatMap((rule) => {
        const { code, setting } = rule
        const offsets = parts.flatMap(
          (part) => checks[code]?.({ dialect, script, before, after, final, statement: part, setting }) ?? [],
        )
        return offsets.map((offset) => violation(rule, statement, offset, dialect))
      })
    } catch (error) {
      return [problemOf(error, statement, dialect)]
    }
  })
  const found = [...problems, ...violations].map((one) => placed(one, offsetOf))
  // a check can find a place twice, and several statements of a mapper can include the same fragment
  const distinct = [...new Map(found.map((one) => [`${one.rule} ${one.start}`, one])).values()]
  return withPositions(
    distinct.sort((a, b) => a.start - b.start || (a.rule < b.rule ? -1 : 1)),
    text,
  )
}

/** Returns a finding at its place in the source. */
function placed<Found extends Unplaced>(finding: Found, offsetOf: (offset: number) => number): Found {
  const start = offsetOf(finding.start)
  return { ...finding, start, end: start + finding.end - finding.start }
}

/** Returns a warning for each statement of a schema that cannot be read: the rules do not know what it defines. */
export async function reviewSchema(ddl: string, dialect: ReviewDialect): Promise<Finding[]> {
  return (await readSchema(ddl, dialect)).unread
}

interface ReadSchema {
  readonly ddl: string
  readonly schema: Schema
  /** A warning for each statement that cannot be read. */
  readonly unread: Finding[]
}

/** The last schema of each dialect. */
const lastSchemas = new Map<ReviewDialect, ReadSchema>()

/** Returns the schema that DDL describes; reads it once for consecutive reviews with the same DDL. */
async function readSchema(ddl: string, dialect: ReviewDialect): Promise<ReadSchema> {
  const last = lastSchemas.get(dialect)
  if (last?.ddl === ddl) return last
  const { statements, problems } = await readStatements(ddl, dialect)
  const schema = statements.reduce((model, { body }) => applyStatement(model, body, false), emptySchema)
  const unread = withPositions(problems, ddl).map((found): Finding => ({ ...found, level: 'warning' }))
  const read = { ddl, schema, unread }
  lastSchemas.set(dialect, read)
  return read
}

type Unplaced = Omit<Finding, 'position'>

function withPositions(found: readonly Unplaced[], text: string): Finding[] {
  const locate = positions(text)
  return found.map((one) => ({ ...one, position: { ...locate(one.start), end: locate(one.end) } }))
}

function violation(rule: ReviewRule, { tokens }: Statement, offset: number, dialect: ReviewDialect): Unplaced {
  const { code, level, name, reason } = rule
  return { rule: code, level, ...spanAt(tokens, offset), name, reason, repair: repairIn(rule, dialect) }
}

/** Returns the span of the token at an offset. */
function spanAt(tokens: readonly Token[], offset: number): { start: number; end: number } {
  const token = tokens[lastAt(tokens, offset, ({ start }) => start)]
  const end = token ? token.start + token.text.length : offset
  return token && offset < end ? { start: token.start, end } : { start: offset, end: offset }
}

/** Returns a function from offsets in a text to positions, which does not read the text for each of them. */
function positions(text: string): (offset: number) => Position {
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    const line = lastAt(lines, offset, (start) => start)
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 }
  }
}

/** Returns the statements of a text, and a finding for each that cannot be read. */
export async function readStatements(
  text: string,
  dialect: ReviewDialect,
): Promise<{ statements: Statement[]; problems: Unplaced[] }> {
  const statements: Statement[] = []
  const problems: Unplaced[] = []
  const parse = await parserOf(dialect)
  for (const part of splitStatements(text, dialect)) {
    try {
      statements.push({
        ...part,
        text: text.slice(part.start, part.end),
        ...(await parse(parserText(text, part, dialect), part)),
      })
    } catch (error) {
      problems.push(problemOf(error, part, dialect))
    }
  }
  return { statements, problems }
}

type Parsed = Pick<Statement, 'body' | 'changes'>
type Parser = (source: ParserText, part: StatementText) => Parsed | Promise<Parsed>

/** Loads the parser of a dialect, so that a browser does not load the grammars of the others. */
async function parserOf(dialect: ReviewDialect): Promise<Parser> {
  if (dialect === 'mysql') {
    const { parseMysql } = await import('./mysql/parse')
    return ({ source }, part) => ({ body: parseMysql(source, part), changes: [] })
  }
  if (dialect === 'sqlserver') {
    const { parseSqlServer } = await import('./sqlserver/parse')
    return ({ source }, part) => ({ body: parseSqlServer(source, part), changes: [] })
  }
  if (dialect === 'oracle') {
    const { parseOracle } = await import('./oracle/parse')
    return (_source, part) => parseOracle(part)
  }
  const { parsePostgresql } = await import('./postgresql/parse')
  return ({ source, offsetOf }, { start }) => parsePostgresql(source, { start, offsetOf })
}

/** Returns the finding for a statement that cannot be read; throws the error again if it has another cause. */
function problemOf(error: unknown, { start, tokens }: StatementText, dialect: ReviewDialect): Unplaced {
  if (error instanceof RangeError) return { rule: 'syntax', level: 'warning', ...spanAt(tokens, start), name: TOO_DEEP }
  if (!(error instanceof SyntaxProblem)) throw error
  // node-sql-parser does not know all statements, and not all of Oracle's are translated, so what they reject may be valid
  const level = dialect === 'postgresql' ? 'prohibited' : 'warning'
  return { rule: 'syntax', level, ...spanAt(tokens, start + error.offset), name: error.message }
}
