import { useEffect, useRef, useState } from 'react'
import { canRunWebAssembly } from '@/lib/client/web-assembly'
import type { Reply, Request } from '@/lib/sql/browser/protocol'
import code from '../ui/CodeField.module.css'
import { failureText } from '../workbench/failure-text'
import type { RunHereProps } from './run-here-props'
import styles from './RunHere.module.css'
import { RunHereResult } from './RunHereResult'
import { RunHereStatus, type RunHereState } from './RunHereStatus'

interface PanelProps extends RunHereProps {
  statements: readonly [string, string]
  /** Called with the edited statements. */
  onClose: (edited: readonly [string, string]) => void
}

/** A panel with two editable statements and a database in a worker, which terminates with the panel or the page. */
export function RunHerePanel({ worker: workerUrl, setup, texts, statements, onClose }: PanelProps) {
  const [state, setState] = useState<RunHereState>(() =>
    canRunWebAssembly() ? { at: 'loading', loaded: 0, total: 0 } : { at: 'failed', message: texts.unsupported },
  )
  const [result, setResult] = useState<Extract<Reply, { type: 'result' }>>()
  const [version, setVersion] = useState('')
  const [before, setBefore] = useState(statements[0])
  const [after, setAfter] = useState(statements[1])
  const [attempt, setAttempt] = useState(1)
  const worker = useRef<Worker>(null)
  const edited = useRef(statements)
  const first = useRef<HTMLTextAreaElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => first.current?.focus(), [])

  useEffect(() => {
    edited.current = [before, after]
  }, [before, after])

  useEffect(() => {
    if (!canRunWebAssembly()) return undefined
    const started = new Worker(workerUrl, { type: 'module' })
    const send = (request: Request) => started.postMessage(request)
    worker.current = started
    const fail = (message: string) => {
      // terminates the worker, because pending downloads would still report progress
      started.terminate()
      setState({ at: 'failed', message })
    }
    started.onerror = () => fail(texts.failed)
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'progress') setState({ at: 'loading', loaded: data.loaded, total: data.total })
      if (data.type === 'failed') fail(`${texts.failed} ${failureText(data)}`)
      if (data.type === 'result') setResult(data)
      if (data.type === 'ready') {
        setVersion(data.version)
        send({ type: 'run', before: edited.current[0], after: edited.current[1] })
        setState({ at: 'running' })
      }
      if (data.type === 'result') setState({ at: 'ready' })
    }
    send({ type: 'start', setup })
    return () => started.terminate()
  }, [workerUrl, setup, texts, attempt])

  useEffect(() => {
    const close = () => onClose([before, after])
    const escape = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close()
    }
    const controller = new AbortController()
    panel.current?.addEventListener('keydown', escape, controller)
    // closes the panel, because a page restored from the back/forward cache would use a terminated worker
    addEventListener('pagehide', close, controller)
    return () => controller.abort()
  }, [onClose, before, after])

  const canRetry = state.at === 'failed' && canRunWebAssembly()
  const run = () => {
    if (canRetry) {
      setState({ at: 'loading', loaded: 0, total: 0 })
      setAttempt(attempt + 1)
    }
    if (state.at !== 'ready') return
    setState({ at: 'running' })
    worker.current?.postMessage({ type: 'run', before, after } satisfies Request)
  }
  const editor = (label: string, value: string, change: (text: string) => void, ref?: typeof first) => (
    <label className={code.field}>
      {label}
      <textarea
        {...{ ref, value }}
        rows={value.split('\n').length + 1}
        spellCheck="false"
        onChange={({ target }) => change(target.value)}
      />
    </label>
  )
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label={texts.open}>
      <div className={styles.sides}>
        {editor(texts.before, before, setBefore, first)}
        {editor(texts.after, after, setAfter)}
      </div>
      <div className={styles.bar}>
        {/* `disabled` would lose the focus */}
        <button type="button" className={styles.open} onClick={run} aria-disabled={state.at !== 'ready' && !canRetry}>
          {canRetry ? texts.retry : texts.run}
        </button>
        <button type="button" className={styles.close} onClick={() => onClose([before, after])}>
          {state.at === 'loading' || state.at === 'running' ? texts.cancel : texts.close}
        </button>
        <RunHereStatus {...{ state, result, texts }} />
      </div>
      {result && <RunHereResult result={result} texts={texts} version={version} />}
    </div>
  )
}
