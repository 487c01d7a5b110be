import type { CodeMark } from '../workbench/SqlEditor'
import type { CompareInput } from './compare-props'
import type { ComparisonState } from './useComparison'

/** The marks of each text. */
export type ErrorMarks = Partial<Record<keyof CompareInput, readonly CodeMark[]>>

/** Returns the mark of the error of a comparison, at its word in the text; none if the text has changed since. */
export function errorMarks(
  state: ComparisonState,
  compared: CompareInput | undefined,
  value: CompareInput,
): ErrorMarks {
  if (state.at !== 'notCompared' || state.reason.offset === undefined) return {}
  const { text, offset: start, message } = state.reason
  if (compared?.[text] !== value[text]) return {}
  const word = /^[\w."`]*/.exec(value[text].slice(start))?.[0] ?? ''
  return { [text]: [{ start, end: start + Math.max(1, word.length), severity: 'error', message }] }
}
