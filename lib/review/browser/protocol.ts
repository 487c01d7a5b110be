import type { Finding, ReviewOptions } from '../review'

/** A message from the page to the worker of a review. */
export interface ReviewRequest extends ReviewOptions {
  readonly text: string
}

/** The findings of a statement; its text is between the offsets. */
export interface ReviewedStatement<Found = Finding> {
  readonly start: number
  readonly end: number
  readonly findings: readonly Found[]
}

/** The result of a review. */
export interface Reviewed<Found = Finding> {
  readonly type: 'reviewed'
  readonly statements: number
  readonly found: readonly ReviewedStatement<Found>[]
  /** The statements of the schema that cannot be read. */
  readonly unreadSchema: readonly ReviewedStatement<Found>[]
}

/** A finding without the texts of its rule: a message that repeats them 100,000 times would block the page. */
export type SentFinding = Omit<Finding, 'name' | 'reason' | 'repair'> & Partial<Pick<Finding, 'name'>>

/** The reply of the worker. */
export type ReviewReply = Reviewed<SentFinding> | { readonly type: 'failed'; readonly message: string }
