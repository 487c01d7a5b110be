import type { ReviewDialect } from '../review/dialect'
import { statementsIn, type StatementText } from '../review/tokens'
import { sqlOf, withoutQuestions } from './clean'
import { dialectOf } from './dialect'
import { recognizeDump } from './dump'
import { slowHeader } from './log'
import { recognizeMapper } from './mapper'
import type { RecognizedSql } from './recognized'
import { kindOf, type StatementKind } from './statement'

/** The longest script that is split into statements; the review reads no more. */
const MAX_LENGTH = 1_000_000
/**
 * Recognises statements: tables and queries go to the index advisor, two queries to the comparison, anything else to the
 * review. Nothing is recognised if a statement is in doubt; after a certain one, words alone are a statement too.
 */
export function recognizeSql(pasted: string): RecognizedSql | undefined {
  const dump = recognizeDump(pasted)
  if (dump) return dump
  if (pasted.length > MAX_LENGTH) return undefined
  const mapper = recognizeMapper(pasted, dialectOf)
  if (mapper) return mapper
  const { sql, isLog } = sqlOf(pasted)
  const isMysql = slowHeader.test(pasted)
  const recognizeIn = (text: string) => recognizeStatements(text, isLog, isMysql ? 'mysql' : dialectOf(text))
  const rest = withoutQuestions(sql)
  return recognizeIn(sql) ?? (rest === sql ? undefined : recognizeIn(rest))
}

function recognizeStatements(sql: string, isLog: boolean, dialect: ReviewDialect): RecognizedSql | undefined {
  const statements: StatementText[] = []
  const known: StatementKind[] = []
  for (const statement of statementsIn(sql, dialect)) {
    const isScript = known[0] !== undefined && known[0] !== 'other'
    const kind = kindOf(statement, isScript || isEnded(sql, statement)) ?? batchKind(statement, dialect)
    if (!kind) return undefined
    statements.push(statement)
    known.push(kind)
  }
  const textOf = ({ start, end }: StatementText) => sql.slice(start, end)
  const [before, after] = statements
  if (!isLog && before && after && statements.length === 2 && known.every((kind) => kind === 'query'))
    return {
      kind: 'compare',
      before: textOf(before),
      after: textOf(after),
      dialect,
    }
  const all = (isWanted: (kind: StatementKind) => boolean) => {
    const chosen = statements.filter((_, at) => isWanted(known[at] ?? 'other'))
    return chosen.map((statement) => `${textOf(statement)};`).join('\n')
  }
  const hasTables = known.includes('statistics') || (known.includes('table') && known.includes('query'))
  if (hasTables && dialect !== 'sqlserver' && dialect !== 'oracle')
    return {
      kind: 'indexes',
      schema: all((kind) => kind !== 'query' && kind !== 'statistics'),
      statistics: all((kind) => kind === 'statistics'),
      queries: all((kind) => kind === 'query'),
      dialect,
    }
  const isSql = known.some((kind) => kind !== 'other')
  return isSql ? { kind: 'review', sql, statements: statements.length, dialect } : undefined
}

/** Returns the kind of a statement that only scripts of SQL Server have. */
function batchKind({ tokens }: StatementText, dialect: ReviewDialect): StatementKind | undefined {
  const isBatch = /^(?:ALTER|EXEC|EXECUTE|IF|PRINT|RAISERROR|RETURN|WHILE)$/i.test(tokens[0]?.text ?? '')
  return dialect === 'sqlserver' && isBatch ? 'other' : undefined
}

/** True if a semicolon or the line `/` follows. */
function isEnded(sql: string, { end }: StatementText): boolean {
  return /^\s*(?:;|(?<=\n)[ \t]*\/[ \t]*$)/m.test(sql.slice(end, end + 1000))
}
