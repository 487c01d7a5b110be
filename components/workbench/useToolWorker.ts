import { useEffect, useRef, useState } from 'react'
import { canRunWebAssembly } from '@/lib/client/web-assembly'
import type { FailedReply, ProgressReply } from '@/lib/sql/browser/protocol'
import { failureText } from './failure-text'

/** The states that the runs of all tools have. */
export type SharedState =
  | { readonly at: 'idle' }
  | { readonly at: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly at: 'failed'; readonly message: string }

/** The replies that the workers of all tools send. */
type SharedReply = ProgressReply | FailedReply

interface ToolWorker<State> {
  readonly url: string
  readonly texts: { readonly endless: string; readonly failed: string; readonly unsupported: string }
  /** The time without a message from a running worker after which it is terminated, in milliseconds. */
  readonly silence: number
  readonly isRunning: (state: State | SharedState) => boolean
}

/**
 * The worker of a tool, which the first run starts and which ends with the page, and the state of its last run. The replies
 * that are not the same for all tools go to the function that `start` is given.
 */
export function useToolWorker<State, ToolReply, Request>({ url, texts, silence, isRunning }: ToolWorker<State>) {
  const [state, setState] = useState<State | SharedState>({ at: 'idle' })
  const worker = useRef<Worker>(undefined)
  const timer = useRef<number>(undefined)

  const terminate = () => {
    clearTimeout(timer.current)
    worker.current?.terminate()
    worker.current = undefined
  }
  const end = (next: State | SharedState) => {
    terminate()
    setState(next)
  }
  const expectReply = (milliseconds = silence, onSilence = () => end({ at: 'failed', message: texts.endless })) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(onSilence, milliseconds)
  }
  const start = (request: Request, onReply: (reply: Exclude<ToolReply, SharedReply>) => void) => {
    if (!canRunWebAssembly()) return setState({ at: 'failed', message: texts.unsupported })
    setState({ at: 'loading', loaded: 0, total: 0 })
    if (worker.current) expectReply()
    worker.current ??= new Worker(url, { type: 'module' })
    worker.current.onmessage = ({ data }: MessageEvent) => {
      clearTimeout(timer.current)
      const reply = data as SharedReply
      if (reply.type === 'progress') {
        setState({ at: 'loading', loaded: reply.loaded, total: reply.total })
        // a slow network is not an endless statement
        if (reply.loaded === reply.total) expectReply()
      } else if (reply.type === 'failed') end({ at: 'failed', message: `${texts.failed} ${failureText(reply)}` })
      else onReply(data as Exclude<ToolReply, SharedReply>)
    }
    worker.current.onerror = () => end({ at: 'failed', message: texts.failed })
    return worker.current.postMessage(request)
  }
  const reset = () => {
    if (isRunning(state)) terminate()
    setState({ at: 'idle' })
  }

  useEffect(() => {
    // a page restored from the back/forward cache would use a terminated worker
    const leave = () => {
      terminate()
      setState((current) => (isRunning(current) ? { at: 'idle' } : current))
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      terminate()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])

  return { state, setState, worker, start, end, expectReply, terminate, reset }
}
