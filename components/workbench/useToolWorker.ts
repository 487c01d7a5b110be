import { useEffect, useRef } from 'react'

interface WorkerHandlers<Reply> {
  readonly onReply: (reply: Reply) => void
  readonly onError: () => void
}

/**
 * The worker of a tool, which `open` starts unless it is running, and which ends with the page; `onLeave` is called then.
 * `expectMessage` calls a function unless a message arrives within a time in milliseconds.
 */
export function useToolWorker<Reply>(url: string, onLeave: () => void) {
  const worker = useRef<Worker>(undefined)
  const timer = useRef<number>(undefined)

  const terminate = () => {
    clearTimeout(timer.current)
    worker.current?.terminate()
    worker.current = undefined
  }
  const expectMessage = (milliseconds: number, onSilence: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(onSilence, milliseconds)
  }
  const open = ({ onReply, onError }: WorkerHandlers<Reply>): Worker => {
    worker.current ??= new Worker(url, { type: 'module' })
    worker.current.onmessage = ({ data }: MessageEvent<Reply>) => {
      clearTimeout(timer.current)
      onReply(data)
    }
    worker.current.onerror = onError
    return worker.current
  }

  useEffect(() => {
    // a page restored from the back/forward cache would use a terminated worker
    const leave = () => {
      terminate()
      onLeave()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      terminate()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])

  return { worker, open, terminate, expectMessage }
}
