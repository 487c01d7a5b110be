import type { Finding, ReviewOptions } from '../review'

/** A message from the page to the worker of a review. */
export interface ReviewRequest extends ReviewOptions {
  readonly text: string
}

/** The findings of a statement; its text is between the offsets. */
export interface ReviewedStatement {
  readonly start: number
  readonly end: number
  readonly findings: readonly Finding[]
}

/** The result of a review. */
export interface Reviewed {
  readonly type: 'reviewed'
  readonly statements: number
  readonly found: readonly ReviewedStatement[]
  /** The statements of the schema that cannot be read. */
  readonly unreadSchema: readonly ReviewedStatement[]
}

/** The reply of the worker. */
export type ReviewReply = Reviewed | { readonly type: 'failed'; readonly message: string }
