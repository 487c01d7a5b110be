import tool from '../workbench/Workbench.module.css'
import type { CompareToolProps } from './compare-props'
import styles from './Compare.module.css'
import { statusText } from './status-text'
import type { ComparisonState } from './useComparison'

interface ProgressProps extends Pick<CompareToolProps, 'texts' | 'language'> {
  readonly state: ComparisonState
}

/** The progress of a comparison. It changes too often for a live region, which announces only the ends. */
export function CompareProgress({ state, texts, language }: ProgressProps) {
  if (state.at === 'idle' || state.at === 'notCompared') return null
  if (state.at === 'compared' && !state.isStopped) return null
  const isLoading = state.at === 'loading' && state.loaded < state.total
  return (
    <p className={`${tool.status} ${state.at === 'failed' ? tool.error : ''} ${styles.progress}`} data-state={state.at}>
      {statusText(state, texts, language)}
      {isLoading && <progress aria-hidden value={state.loaded} max={state.total} />}
    </p>
  )
}
