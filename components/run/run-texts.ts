import type { RunError, RunResult, StatementResult } from '@/lib/sql-run/result'
import { countText } from '@/lib/text/count-text'
import { fillMessage } from '@/lib/text/fill-message'
import { positionAt } from '@/lib/text/position-at'
import { failureText } from '../workbench/failure-text'
import type { RunInput, RunToolProps } from './run-props'

type Texts = RunToolProps['texts']

/** Returns what a statement did, in a few words. */
export function outcomeText({ command, count, columns }: StatementResult, texts: Texts, language: string): string {
  if (count === undefined) return fillMessage(texts.done, { command })
  const isQuery = columns.length > 0 && /^(?:SELECT|FETCH)$/.test(command)
  return countText(isQuery ? texts.returned : texts.changed, count, language, { command })
}

/** Returns the message of an error with its place in the input that ran. */
export function errorText(error: RunError, input: RunInput, texts: Texts): string {
  const { text, offset } = error
  const message = failureText(error)
  if (offset === undefined) return fillMessage(texts.errorIn, { text: texts[text], message })
  const { line, column } = positionAt(input[text], offset)
  const place = { line: String(line), column: String(column) }
  return fillMessage(texts.errorAt, { text: texts[text], message, ...place })
}

/** Returns what a screen reader says about a result. */
export function announcementOf({ statements, error }: RunResult, input: RunInput, texts: Texts, language: string) {
  const last = statements.at(-1)
  return [
    ...(last ? [countText(texts.ran, statements.length, language)] : []),
    error ? errorText(error, input, texts) : last ? outcomeText(last, texts, language) : '',
  ].join(' ')
}
