/** The web worker of the review tool: one review for each message. It loads the grammar from files in its folder. */
import { errorMessage } from '../../text/error-message'
import { reviewSql } from '../review'
import { splitStatements } from '../tokens'
import { groupByStatement } from './group'
import type { ReviewReply, ReviewRequest } from './protocol'

const reply = (message: ReviewReply) => postMessage(message)

addEventListener('message', ({ data: { text, ...options } }: MessageEvent<ReviewRequest>) => {
  reviewSql(text, options).then(
    (findings) => {
      const statements = splitStatements(text, options.dialect)
      reply({ type: 'reviewed', statements: statements.length, found: groupByStatement(statements, findings) })
    },
    (error: unknown) => reply({ type: 'failed', message: errorMessage(error) }),
  )
})
