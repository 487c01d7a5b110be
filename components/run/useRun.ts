import type { RunReply, RunRequest } from '@/lib/sql-run/browser/protocol'
import type { RunResult } from '@/lib/sql-run/result'
import { useToolWorker, type SharedState } from '../workbench/useToolWorker'
import type { RunInput, RunToolProps } from './run-props'

/** The time after which a statement is ended, in milliseconds. */
const LIMIT = 60_000

/** The state of the last run; `input` is what ran. */
export type RunState =
  | SharedState
  | { readonly at: 'running'; readonly number: number; readonly of: number }
  | { readonly at: 'ran'; readonly result: RunResult; readonly input: RunInput }
  | { readonly at: 'stopped' }

/** Runs SQL in a worker. */
export function useRun({ worker: url, texts }: Pick<RunToolProps, 'worker' | 'texts'>) {
  const options = { url, texts, silence: LIMIT, isRunning }
  const { state, setState, start, end, expectReply, terminate, reset } = useToolWorker<RunState, RunReply, RunRequest>(
    options,
  )
  const run = (input: RunInput) => {
    const { schema, sql } = input
    start({ type: 'script', schema, sql }, (reply) => {
      if (reply.type === 'running') {
        setState({ at: 'running', number: reply.number, of: reply.of })
        expectReply()
      } else {
        if (reply.result.isSpent) terminate()
        setState({ at: 'ran', result: reply.result, input })
      }
    })
  }
  return { state, run, stop: () => end({ at: 'stopped' }), reset }
}

/** True while the worker loads or runs. */
export function isRunning({ at }: RunState): boolean {
  return at === 'loading' || at === 'running'
}
