import type { FailedReply, ProgressReply } from '../../sql/browser/protocol'
import type { RunResult, RunTexts } from '../result'

/** A message from the page to the worker that runs SQL. */
export interface RunRequest extends RunTexts {
  readonly type: 'script'
}

/** The replies of the worker. */
export type RunReply =
  | ProgressReply
  | { readonly type: 'running'; readonly number: number; readonly of: number }
  | { readonly type: 'ran'; readonly result: RunResult }
  | FailedReply
