import { reviewSchema, reviewSql } from '../review'
import { splitStatements } from '../tokens'
import { groupByStatement } from './group'
import type { Reviewed, ReviewRequest } from './protocol'

/** Reviews the text of a request and reads its schema. */
export async function answerRequest({ text, ...options }: ReviewRequest): Promise<Reviewed> {
  const { dialect, schema = '' } = options
  const statements = splitStatements(text, dialect)
  return {
    type: 'reviewed',
    statements: statements.length,
    found: groupByStatement(statements, await reviewSql(text, options)),
    unreadSchema: groupByStatement(splitStatements(schema, dialect), await reviewSchema(schema, dialect)),
  }
}
