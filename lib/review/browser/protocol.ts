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

/** The reply of the worker. */
export type ReviewReply =
  | { readonly type: 'reviewed'; readonly statements: number; readonly found: readonly ReviewedStatement[] }
  | { readonly type: 'failed'; readonly message: string }
