import type { FailedReply } from '../../sql/browser/protocol'
import type { AdvisorInput } from '../advise'
import type { AdvisorResult } from '../session'

/** A message from the page to the worker of the index advisor. The same input with another factor is not loaded again. */
export interface AdvisorRequest {
  readonly type: 'advise'
  readonly input: AdvisorInput
  /** The factor by which all tables are larger. */
  readonly factor: number
}

/** The replies of the worker; `progress` is the download of the engine, in bytes, and `working` says that statements end. */
export type AdvisorReply =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'working' }
  | { readonly type: 'costing'; readonly done: number; readonly of: number }
  | { readonly type: 'advised'; readonly result: AdvisorResult }
  | FailedReply
