import mysql from 'node-sql-parser/build/mysql.js'
import tsql from 'node-sql-parser/build/transactsql.js'
import type { FenceDialect } from '../mdx/sql-fence'
import { scriptStatements, type Dialect } from '../sql/index'

interface ForeignParser {
  readonly parser: new () => { astify(sql: string): unknown }
  readonly name: string
  readonly dialect: Dialect
}

const parsers: Partial<Record<FenceDialect, ForeignParser>> = {
  mysql: { parser: mysql.Parser, name: 'MySQL', dialect: 'mysql' },
  tsql: { parser: tsql.Parser, name: 'T-SQL', dialect: 'sqlserver' },
}

/**
 * Matches statements that these parsers support well; they reject many valid table options and administrative
 * statements.
 */
const known = /^(?:select|with|insert|update(?!\s+statistics)|delete)\b/i

/**
 * Parses a fence in another engine's dialect; returns `not checked` if no parser supports the dialect or the statement.
 */
export function parseForeign(
  sql: string,
  dialect: FenceDialect,
): 'parsed' | 'not checked' | { message: string; offset: number } {
  const entry = parsers[dialect]
  if (!entry) return 'not checked'
  try {
    new entry.parser().astify(sql)
    return 'parsed'
  } catch (error) {
    if (!scriptStatements(sql, entry.dialect).every((statement) => known.test(statement))) return 'not checked'
    const { message, location } = error as Error & { location?: { start: { offset: number } } }
    return {
      message: `the ${entry.name} parser rejects this: ${shorten(message)}; if ${entry.name} accepts it, mark the fence \`sql ${dialect} fragment\`, which counts as not checked`,
      offset: location?.start.offset ?? 0,
    }
  }
}

/** Shortens a parser message, which lists all expected characters. */
function shorten(message: string): string {
  const found = / but (.+) found\.$/s.exec(message)?.[1]
  return found === undefined ? message : `unexpected ${found}`
}
