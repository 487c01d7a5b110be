import { fillMessage } from '@/lib/text/fill-message'
import { endText, loadingText } from '../workbench/progress-text'
import tool from '../workbench/Workbench.module.css'
import type { RunToolProps } from './run-props'
import type { RunState } from './useRun'

interface ProgressProps extends Pick<RunToolProps, 'texts'> {
  readonly state: RunState
}

/** The progress of a run, or why it ended without a result. */
export function RunProgress({ state, texts }: ProgressProps) {
  const text = progressText(state, texts)
  if (text === '') return null
  const isLoading = state.at === 'loading' && state.loaded < state.total
  return (
    <p className={`${tool.status} ${state.at === 'failed' ? tool.error : ''}`} data-state={state.at}>
      {text} {isLoading && <progress aria-hidden value={state.loaded} max={state.total} />}
    </p>
  )
}

function progressText(state: RunState, texts: RunToolProps['texts']): string {
  if (state.at === 'loading') return loadingText(state, texts)
  if (state.at === 'running')
    return fillMessage(texts.running, { number: String(state.number), count: String(state.of) })
  return endText(state, texts)
}
