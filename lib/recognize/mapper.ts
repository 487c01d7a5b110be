import type { ReviewDialect } from '../review/dialect'
import { readMapper } from '../review/mapper'
import { statementsIn } from '../review/tokens'
import type { RecognizedSql } from './recognized'

const verb = /^(?:SELECT|WITH|INSERT|UPDATE|DELETE|REPLACE|MERGE)$/i
/** Something that PostgreSQL understands, and MySQL does not. */
const postgresSign = /::[ \t]*\w|\bILIKE\b|\bRETURNING\b|\bON[ \t]+CONFLICT\b/i

/**
 * Recognises a mapper of MyBatis, whose statements go to the review; those without a sign of another engine are most often
 * written for MySQL.
 */
export function recognizeMapper(text: string, dialectOf: (sql: string) => ReviewDialect): RecognizedSql | undefined {
  const ofMysql = readMapper(text, 'mysql').sql
  if (ofMysql === text) return undefined
  const found = dialectOf(ofMysql)
  const dialect = found === 'postgresql' && !postgresSign.test(text) ? 'mysql' : found
  const sql = dialect === 'mysql' ? ofMysql : readMapper(text, dialect).sql
  const statements = [...statementsIn(sql, dialect)]
  const isSql = statements.some(({ tokens }) => verb.test(tokens[0]?.text ?? ''))
  return isSql ? { kind: 'review', sql: text, statements: statements.length, dialect } : undefined
}
