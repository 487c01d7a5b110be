import type { FailedReply } from '../../sql/browser/protocol'
import type { RunResult, RunTexts } from '../result'

/** A message from the page to the worker that runs SQL. */
export interface RunRequest extends RunTexts {
  readonly type: 'script'
}

/** The replies of the worker; `progress` is the download of the engine, in bytes. */
export type RunReply =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'running'; readonly number: number; readonly of: number }
  | { readonly type: 'ran'; readonly result: RunResult }
  | FailedReply
