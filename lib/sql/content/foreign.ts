import mysql from 'node-sql-parser/build/mysql.js'
import tsql from 'node-sql-parser/build/transactsql.js'
import type { FenceDialect } from '../../markdown/sql-fence'

const parsers: Partial<Record<FenceDialect, { parser: new () => { astify(sql: string): unknown }; name: string }>> = {
  mysql: { parser: mysql.Parser, name: 'MySQL' },
  tsql: { parser: tsql.Parser, name: 'T-SQL' },
}

/** What these parsers know well; of administration they know little, and a refusal there proves nothing. */
const known = /^\s*(?:select|with|insert|update|delete|create\s+table)\b/i

/** What a parser of another engine's dialect says: nothing wrong, what is wrong, or that no parser covers it. */
export function parseForeign(
  sql: string,
  dialect: FenceDialect,
): 'parsed' | 'not checked' | { message: string; line: number } {
  const entry = parsers[dialect]
  if (!entry) return 'not checked'
  try {
    new entry.parser().astify(sql)
    return 'parsed'
  } catch (error) {
    const withoutComments = sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')
    const statements = withoutComments.split(';').filter((statement) => statement.trim() !== '')
    if (!statements.every((statement) => known.test(statement))) return 'not checked'
    const { message, location } = error as Error & { location?: { start: { line: number } } }
    return { message: `the ${entry.name} parser refuses this: ${message}`, line: location?.start.line ?? 1 }
  }
}
