import { fillMessage } from '@/lib/text/fill-message'
import { loadingText } from '../workbench/progress-text'
import type { CompareToolProps } from './compare-props'
import type { ComparisonState } from './useComparison'

/** Returns the state of a comparison in words, for the live region. */
export function statusText(state: ComparisonState, texts: CompareToolProps['texts'], language: string): string {
  const count = (value: number) => value.toLocaleString(language)
  switch (state.at) {
    case 'idle':
      return ''
    case 'loading':
      return loadingText(state, texts)
    case 'comparing':
      return state.isReducing ? texts.reducing : fillMessage(texts.comparing, { count: count(state.databases) })
    case 'compared': {
      if (state.result.counterexample) return texts.differ
      const compared = { count: count(state.result.databases) }
      return fillMessage(state.isStopped ? texts.stopped : texts.noDifference, compared)
    }
    case 'notCompared':
      return texts.noVerdict
    case 'stopped':
      return state.databases > 0 ? fillMessage(texts.stopped, { count: count(state.databases) }) : texts.stoppedEarly
    case 'failed':
      return state.message
  }
}
