import { useRef, useState } from 'react'
import type { CompareRequest, ComparisonVerdict, NoVerdict, Reply, Request } from '@/lib/sql/browser/protocol'
import { useToolWorker, type SharedState } from '../workbench/useToolWorker'
import { seedOf, type CompareInput, type CompareToolProps } from './compare-props'

/** The limits of a search, which the reader can stop before. */
const limits = { databases: 100_000, milliseconds: 600_000 }
/** The time without a message from a running comparison after which its worker is terminated, in milliseconds. */
const SILENCE = 45_000
/** The time in which the worker must answer that it has stopped, in milliseconds. */
const STOP_TIME = 2_000

/** The state of the last comparison. */
export type ComparisonState =
  | SharedState
  | { readonly at: 'comparing'; readonly databases: number; readonly isReducing: boolean }
  | { readonly at: 'compared'; readonly result: ComparisonVerdict; readonly isStopped: boolean }
  | { readonly at: 'notCompared'; readonly reason: NoVerdict }
  | { readonly at: 'stopped'; readonly databases: number }

/** Runs comparisons in a worker; `input` is what was compared last. */
export function useComparison({ worker: url, texts }: Pick<CompareToolProps, 'worker' | 'texts'>) {
  const options = { url, texts, silence: SILENCE, isRunning }
  const tool = useToolWorker<ComparisonState, Reply, Request>(options)
  const { state, setState, worker, end, expectReply, reset } = tool
  const [input, setInput] = useState<CompareInput>()
  const databases = useRef(0)
  const isStopped = useRef(false)

  const stopNow = () => end({ at: 'stopped', databases: databases.current })
  const receive = (reply: Reply) => {
    if (reply.type === 'comparing') {
      databases.current = reply.databases
      setState({ at: 'comparing', databases: reply.databases, isReducing: reply.isReducing })
      if (isStopped.current) expectReply(STOP_TIME, stopNow)
      else expectReply()
    }
    if (reply.type === 'compared') setState({ at: 'compared', result: reply.result, isStopped: isStopped.current })
    if (reply.type === 'notCompared')
      setState(isStopped.current ? { at: 'stopped', databases: 0 } : { at: 'notCompared', reason: reply.reason })
  }
  const start = (compared: CompareInput) => {
    setInput(compared)
    databases.current = 0
    isStopped.current = false
    tool.start(requestOf(compared), receive)
  }
  const stop = () => {
    isStopped.current = true
    if (state.at === 'loading') return stopNow()
    worker.current?.postMessage({ type: 'stop' } satisfies Request)
    return expectReply(STOP_TIME, stopNow)
  }

  return { state, input, start, stop, reset }
}

/** Whether a comparison is running. */
export function isRunning({ at }: ComparisonState): boolean {
  return at === 'loading' || at === 'comparing'
}

function requestOf({ schema, before, after, dialect, seed }: CompareInput): CompareRequest {
  const options = { ...limits, seed: seedOf(seed), ...(dialect !== '' && { dialect }) }
  return { type: 'compare', schema, before, after, ...options }
}
