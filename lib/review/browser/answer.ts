import { reviewSchema, reviewSql } from '../review'
import { splitStatements } from '../tokens'
import { groupByStatement } from './group'
import type { Reviewed, ReviewRequest, SentFinding } from './protocol'
import { withoutRuleTexts } from './rule-texts'

/** Reviews the text of a request and reads its schema. */
export async function answerRequest({ text, ...options }: ReviewRequest): Promise<Reviewed<SentFinding>> {
  const { dialect, schema = '' } = options
  const statements = splitStatements(text, dialect)
  const found = groupByStatement(statements, (await reviewSql(text, options)).map(withoutRuleTexts))
  const unread = (await reviewSchema(schema, dialect)).map(withoutRuleTexts)
  // a schema can be long, and is the same while the reader types SQL
  const unreadSchema = unread.length > 0 ? groupByStatement(splitStatements(schema, dialect), unread) : []
  return { type: 'reviewed', statements: statements.length, found, unreadSchema }
}
