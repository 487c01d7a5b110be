import type { Reply } from '@/lib/sql/browser/protocol'
import { fillMessage } from '@/lib/text/fill-message'
import { megabytes } from '../workbench/progress-text'
import type { RunHereTexts } from './run-here-props'

export type RunHereState =
  | { at: 'loading'; loaded: number; total: number }
  | { at: 'ready' | 'running' }
  | { at: 'failed'; message: string }

interface StatusProps {
  state: RunHereState
  result: Extract<Reply, { type: 'result' }> | undefined
  texts: RunHereTexts
}

/** The status of the database and of the last run, as a live region. */
export function RunHereStatus({ state, result, texts }: StatusProps) {
  return (
    <>
      <p role="status" data-state={state.at}>
        {state.at === 'loading' &&
          state.loaded < state.total &&
          `${texts.loading} ${megabytes(state.loaded)} / ${megabytes(state.total)} MB`}
        {state.at === 'loading' && state.loaded >= state.total && texts.starting}
        {state.at === 'running' && texts.running}
        {state.at === 'failed' && state.message}
        {state.at === 'ready' && result?.verdict && texts[result.verdict]}
        {/* for screen readers only, because the error is shown in place of the rows */}
        {state.at === 'ready' && result && <span className="sr-only">{errorsOf(result, texts)}</span>}
      </p>
      {state.at === 'loading' && (
        <progress aria-label={texts.loading} value={state.loaded} max={Math.max(1, state.total)} />
      )}
    </>
  )
}

function errorsOf(result: Extract<Reply, { type: 'result' }>, texts: RunHereTexts): string {
  const sides = ['before', 'after'] as const
  return sides
    .flatMap((side) => {
      const outcome = result[side]
      return 'error' in outcome ? fillMessage(texts.labelled, { label: texts[side], text: outcome.error }) : []
    })
    .join(' ')
}
