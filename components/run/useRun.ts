import { useState } from 'react'
import { canRunWebAssembly } from '@/lib/client/web-assembly'
import type { RunReply, RunRequest } from '@/lib/sql-run/browser/protocol'
import type { RunResult } from '@/lib/sql-run/result'
import { failureText } from '../workbench/failure-text'
import { useToolWorker } from '../workbench/useToolWorker'
import type { RunInput, RunToolProps } from './run-props'

/** The time after which a statement is ended, in milliseconds. */
const LIMIT = 60_000

/** The state of the last run; `input` is what ran. */
export type RunState =
  | { readonly at: 'idle' }
  | { readonly at: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly at: 'running'; readonly number: number; readonly of: number }
  | { readonly at: 'ran'; readonly result: RunResult; readonly input: RunInput }
  | { readonly at: 'stopped' }
  | { readonly at: 'failed'; readonly message: string }

/** Runs SQL in a worker, which the first run starts and which ends with the page. */
export function useRun({ worker: url, texts }: Pick<RunToolProps, 'worker' | 'texts'>) {
  const [state, setState] = useState<RunState>({ at: 'idle' })
  const { worker, open, terminate, expectMessage } = useToolWorker<RunReply>(url, () =>
    setState((current) => (isRunning(current) ? { at: 'idle' } : current)),
  )

  const end = (next: RunState) => {
    terminate()
    setState(next)
  }
  const expectReply = () => expectMessage(LIMIT, () => end({ at: 'failed', message: texts.endless }))
  const receive = (reply: RunReply, input: RunInput) => {
    if (reply.type === 'progress') {
      setState({ at: 'loading', loaded: reply.loaded, total: reply.total })
      // a slow network is not an endless statement
      if (reply.loaded === reply.total) expectReply()
    }
    if (reply.type === 'running') {
      setState({ at: 'running', number: reply.number, of: reply.of })
      expectReply()
    }
    if (reply.type === 'ran') {
      if (reply.result.isSpent) terminate()
      setState({ at: 'ran', result: reply.result, input })
    }
    if (reply.type === 'failed') end({ at: 'failed', message: `${texts.failed} ${failureText(reply)}` })
  }
  const run = (input: RunInput) => {
    if (!canRunWebAssembly()) return setState({ at: 'failed', message: texts.unsupported })
    setState({ at: 'loading', loaded: 0, total: 0 })
    if (worker.current) expectReply()
    const { schema, sql } = input
    const onError = () => end({ at: 'failed', message: texts.failed })
    return open({ onReply: (reply) => receive(reply, input), onError }).postMessage({
      type: 'script',
      schema,
      sql,
    } satisfies RunRequest)
  }

  const reset = () => {
    if (isRunning(state)) terminate()
    setState({ at: 'idle' })
  }
  return { state, run, stop: () => end({ at: 'stopped' }), reset }
}

/** True while the worker loads or runs. */
export function isRunning({ at }: RunState): boolean {
  return at === 'loading' || at === 'running'
}
