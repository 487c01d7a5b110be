import { type Dialect, ParseError, parseSql, TextError } from '../sql/index'

/**
 * Returns the schema on which statements in a dialect run, from a script for PostgreSQL: for another dialect only its CREATE
 * TABLE statements, because its rows and indexes are written for PostgreSQL. Throws a `TextError` on a syntax error.
 */
export async function schemaFor(schema: string, dialect: Dialect): Promise<string> {
  if (dialect === 'postgresql') return schema
  try {
    const statements = await parseSql(schema)
    return statements.flatMap(({ node, text }) => ('CreateStmt' in node ? [`${text};`] : [])).join('\n')
  } catch (error) {
    if (error instanceof ParseError) throw new TextError('schema', error.message)
    throw error
  }
}
