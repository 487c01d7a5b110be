import { ParseError, parseSql, TextError } from '../sql/index'

/**
 * Returns the CREATE TABLE statements of a schema script, on which statements in another dialect run: its rows and indexes
 * are written for PostgreSQL. Throws a `TextError` on a syntax error.
 */
export async function tableDefinitions(schema: string): Promise<string> {
  try {
    const statements = await parseSql(schema)
    return statements.flatMap(({ node, text }) => ('CreateStmt' in node ? [`${text};`] : [])).join('\n')
  } catch (error) {
    if (error instanceof ParseError) throw new TextError('schema', error.message)
    throw error
  }
}
