import { useEffect, useRef, useState } from 'react'
import { canRunWebAssembly } from '@/lib/client/web-assembly'
import type { AdvisorReply, AdvisorRequest } from '@/lib/index-advisor/browser/protocol'
import type { AdvisorResult } from '@/lib/index-advisor/session'
import type advisorRun from '@/messages/advisor-run.json'
import { failureText } from '../workbench/failure-text'
import { useToolWorker } from '../workbench/useToolWorker'
import type { AdvisorFields } from './advisor-props'

/** The texts about a run, which arrive with the code of the tool. */
export type RunTexts = typeof advisorRun.en

/** The time that the slider must rest before a run, in milliseconds. */
const REST = 300

/** The time without a message from a running worker after which it is terminated, in milliseconds. */
const SILENCE = 45_000

/** The state of the last run; `fields` is what it was given. */
export type AdvisorState =
  | { readonly at: 'idle' }
  | { readonly at: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly at: 'costing'; readonly done: number; readonly of: number }
  | { readonly at: 'advised'; readonly result: AdvisorResult; readonly fields: AdvisorFields }
  | { readonly at: 'stopped' }
  | { readonly at: 'failed'; readonly message: string }

/** Runs the index advisor in a worker, which the first run starts and which ends with the page. */
export function useAdvisor(url: string, texts: RunTexts) {
  const [state, setState] = useState<AdvisorState>({ at: 'idle' })
  const { worker, open, terminate, expectMessage } = useToolWorker<AdvisorReply>(url, () =>
    setState((current) => (isRunning(current) ? { at: 'idle' } : current)),
  )

  const end = (next: AdvisorState) => {
    terminate()
    setState(next)
  }
  const expectReply = () => expectMessage(SILENCE, () => end({ at: 'failed', message: texts.endless }))
  const receive = (reply: AdvisorReply, fields: AdvisorFields) => {
    // a slow network is not an endless statement
    const isFetching = reply.type === 'progress' && reply.loaded < reply.total
    if (!isFetching && reply.type !== 'advised') expectReply()
    if (reply.type === 'progress') setState({ at: 'loading', loaded: reply.loaded, total: reply.total })
    if (reply.type === 'costing') setState({ at: 'costing', done: reply.done, of: reply.of })
    if (reply.type === 'advised') setState({ at: 'advised', result: reply.result, fields })
    if (reply.type === 'failed') end({ at: 'failed', message: `${texts.failed} ${failureText(reply)}` })
  }
  const run = (fields: AdvisorFields) => {
    if (!canRunWebAssembly()) return setState({ at: 'failed', message: texts.unsupported })
    setState({ at: 'loading', loaded: 0, total: 0 })
    if (worker.current) expectReply()
    const { factor, ...input } = fields
    const onError = () => end({ at: 'failed', message: texts.failed })
    return open({ onReply: (reply) => receive(reply, fields), onError }).postMessage({
      type: 'advise',
      input,
      factor: Number(factor),
    } satisfies AdvisorRequest)
  }

  return { state, run, stop: () => end({ at: 'stopped' }), reset: () => end({ at: 'idle' }) }
}

/** Runs again when the shown result has another factor than the slider, which has rested for a moment. */
export function useRunForFactor(
  state: AdvisorState,
  fields: AdvisorFields,
  run: (fields: AdvisorFields) => void,
): void {
  const isOutdated = state.at === 'advised' && state.result.isCosted && state.fields.factor !== fields.factor
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => run(fields)
  })
  useEffect(() => {
    if (!isOutdated) return undefined
    const timer = setTimeout(() => latest.current(), REST)
    return () => clearTimeout(timer)
  }, [isOutdated, fields.factor])
}

/** True while the worker loads or costs. */
export function isRunning({ at }: AdvisorState): boolean {
  return at === 'loading' || at === 'costing'
}
