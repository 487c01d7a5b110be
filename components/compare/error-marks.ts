import type { CodeMark } from '../workbench/SqlEditor'
import { wordMark } from '../workbench/word-mark'
import type { CompareInput } from './compare-props'
import { reasonText } from './reason-text'
import type { ComparisonState } from './useComparison'

/** The marks of each text. */
export type ErrorMarks = Partial<Record<keyof CompareInput, readonly CodeMark[]>>

/** Returns the mark of the error of a comparison, at its word in the text; none if the text has changed since. */
export function errorMarks(
  state: ComparisonState,
  compared: CompareInput | undefined,
  value: CompareInput,
  language: string,
): ErrorMarks {
  if (state.at !== 'notCompared' || state.reason.offset === undefined) return {}
  const { text, offset } = state.reason
  if (compared?.[text] !== value[text]) return {}
  return { [text]: [wordMark(value[text], offset, reasonText(state.reason, language))] }
}
