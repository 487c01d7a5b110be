import type { FailedReply, ProgressReply } from '../../sql/browser/protocol'
import type { AdvisorInput } from '../advise'
import type { AdvisorResult } from '../session'

/** A message from the page to the worker of the index advisor. The same input with another factor is not loaded again. */
export interface AdvisorRequest {
  readonly type: 'advise'
  readonly input: AdvisorInput
  /** The factor by which all tables are larger. */
  readonly factor: number
}

/** The replies of the worker; `working` says that statements end. */
export type AdvisorReply =
  | ProgressReply
  | { readonly type: 'working' }
  | { readonly type: 'costing'; readonly done: number; readonly of: number }
  | { readonly type: 'advised'; readonly result: AdvisorResult }
  | FailedReply
