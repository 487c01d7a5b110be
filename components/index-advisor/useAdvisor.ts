import { useEffect, useRef } from 'react'
import type { AdvisorReply, AdvisorRequest } from '@/lib/index-advisor/browser/protocol'
import type { AdvisorResult } from '@/lib/index-advisor/session'
import type advisorRun from '@/messages/advisor-run.json'
import { useToolWorker, type SharedState } from '../workbench/useToolWorker'
import type { AdvisorFields } from './advisor-props'

/** The texts about a run, which arrive with the code of the tool. */
export type RunTexts = typeof advisorRun.en

/** The time that the slider must rest before a run, in milliseconds. */
const REST = 300

/** The time without a message from a running worker after which it is terminated, in milliseconds. */
const SILENCE = 45_000

/** The state of the last run; `fields` is what it was given. */
export type AdvisorState =
  | SharedState
  | { readonly at: 'costing'; readonly done: number; readonly of: number }
  | { readonly at: 'advised'; readonly result: AdvisorResult; readonly fields: AdvisorFields }
  | { readonly at: 'stopped' }

/** Runs the index advisor in a worker. */
export function useAdvisor(url: string, texts: RunTexts) {
  const options = { url, texts, silence: SILENCE, isRunning }
  const { state, setState, start, end, expectReply } = useToolWorker<AdvisorState, AdvisorReply, AdvisorRequest>(
    options,
  )
  const run = (fields: AdvisorFields) => {
    const { factor, ...input } = fields
    start({ type: 'advise', input, factor: Number(factor) }, (reply) => {
      if (reply.type === 'advised') return setState({ at: 'advised', result: reply.result, fields })
      if (reply.type === 'costing') setState({ at: 'costing', done: reply.done, of: reply.of })
      return expectReply()
    })
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
