import { useRef, useState } from 'react'
import { canRunWebAssembly } from '@/lib/client/web-assembly'
import type { CompareRequest, ComparisonVerdict, NoVerdict, Reply, Request } from '@/lib/sql/browser/protocol'
import { failureText } from '../workbench/failure-text'
import { useToolWorker } from '../workbench/useToolWorker'
import { seedOf, type CompareInput, type CompareToolProps } from './compare-props'

/** The limits of a search, which the reader can stop before. */
const limits = { databases: 100_000, milliseconds: 600_000 }
/** The time without a message from a running comparison after which its worker is terminated, in milliseconds. */
const SILENCE = 45_000
/** The time in which the worker must answer that it has stopped, in milliseconds. */
const STOP_TIME = 2_000

/** The state of the last comparison; `input` is what was compared. */
export type ComparisonState =
  | { readonly at: 'idle' }
  | { readonly at: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly at: 'comparing'; readonly databases: number; readonly isReducing: boolean }
  | { readonly at: 'compared'; readonly result: ComparisonVerdict; readonly isStopped: boolean }
  | { readonly at: 'notCompared'; readonly reason: NoVerdict }
  | { readonly at: 'stopped'; readonly databases: number }
  | { readonly at: 'failed'; readonly message: string }

/** Runs comparisons in a worker, which is started by the first and terminated with the page. */
export function useComparison({ worker: url, texts }: Pick<CompareToolProps, 'worker' | 'texts'>) {
  const [state, setState] = useState<ComparisonState>({ at: 'idle' })
  const [input, setInput] = useState<CompareInput>()
  const {
    worker,
    open,
    terminate: end,
    expectMessage,
  } = useToolWorker<Reply>(url, () => setState((current) => (isRunning(current) ? { at: 'idle' } : current)))
  const databases = useRef(0)
  const isStopped = useRef(false)

  const fail = (message: string) => {
    end()
    setState({ at: 'failed', message })
  }
  const stopNow = () => {
    end()
    setState({ at: 'stopped', databases: databases.current })
  }
  const expectReply = (milliseconds = SILENCE) =>
    expectMessage(milliseconds, isStopped.current ? stopNow : () => fail(texts.endless))
  const receive = (reply: Reply) => {
    if (reply.type === 'progress') {
      setState({ at: 'loading', loaded: reply.loaded, total: reply.total })
      // a slow network is not an endless statement
      if (reply.loaded === reply.total) expectReply()
    }
    if (reply.type === 'comparing') {
      databases.current = reply.databases
      setState({ at: 'comparing', databases: reply.databases, isReducing: reply.isReducing })
      expectReply(isStopped.current ? STOP_TIME : SILENCE)
    }
    if (reply.type === 'compared') setState({ at: 'compared', result: reply.result, isStopped: isStopped.current })
    if (reply.type === 'notCompared')
      setState(isStopped.current ? { at: 'stopped', databases: 0 } : { at: 'notCompared', reason: reply.reason })
    if (reply.type === 'failed') fail(`${texts.failed} ${failureText(reply)}`)
  }
  const start = (compared: CompareInput) => {
    if (!canRunWebAssembly()) return fail(texts.unsupported)
    setInput(compared)
    databases.current = 0
    isStopped.current = false
    setState({ at: 'loading', loaded: 0, total: 0 })
    if (worker.current) expectReply()
    return open({ onReply: receive, onError: () => fail(texts.failed) }).postMessage(requestOf(compared))
  }
  const stop = () => {
    isStopped.current = true
    if (state.at === 'loading') return stopNow()
    worker.current?.postMessage({ type: 'stop' } satisfies Request)
    return expectReply(STOP_TIME)
  }
  const reset = () => {
    if (isRunning(state)) end()
    setState({ at: 'idle' })
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
