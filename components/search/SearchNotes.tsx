import { SearchHelp } from './SearchHelp'
import type { SearchContext, SearchStrings } from './strings'
import type { SearchState } from './hooks/useSearch'

/** Returns the text for a number of found pages. */
function countText(total: number, strings: SearchStrings): string {
  return total === 1 ? strings.oneResult : strings.manyResults.replace('{count}', String(total))
}

/** Returns the text for the status of a search: the number of found pages, or that the search is running. */
export function statusText(state: SearchState, isAwaited: boolean, strings: SearchStrings): string {
  if (state.status === 'done') return countText(state.result.total, strings)
  return isAwaited ? strings.searching : ''
}

/** The notes about a search: corrections of the query, help, and errors. */
export function SearchNotes({
  styles,
  state,
  context,
  onQuery,
  onRetry,
}: {
  /** The CSS module of the container, because a separate style sheet would cost another request. */
  styles: Readonly<Record<string, string>>
  state: SearchState
  context: SearchContext
  onQuery: (query: string) => void
  onRetry: () => void
}) {
  const { strings } = context
  const again = (
    <button type="button" className={styles.textButton} onClick={onRetry}>
      {strings.retry}
    </button>
  )
  if (state.status === 'idle') return null
  if (state.status === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {strings.failed} {again}
      </p>
    )
  }
  const { result, query } = state
  const { correction } = result
  const suggested = result.help?.suggestions ?? (correction === undefined || result.isCorrected ? [] : [correction])
  return (
    <>
      {result.isIncomplete && (
        <p className={styles.note} role="alert">
          {strings.incomplete} {again}
        </p>
      )}
      {correction !== undefined && result.total > 0 && result.isCorrected && (
        <p className={styles.note}>{strings.showing.replace('{query}', () => correction)}</p>
      )}
      {result.help?.unknownRule !== undefined && (
        <p className={styles.note}>
          {result.help.texts.noRule.replace('{code}', result.help.unknownRule)}{' '}
          {result.help.ruleList !== undefined && (
            <a href={context.base + result.help.ruleList}>{result.help.texts.ruleList}</a>
          )}
        </p>
      )}
      {result.total === 0 && result.help?.unknownRule === undefined && (
        <p className={styles.note}>{strings.none.replace('{query}', () => query.slice(0, 80))}</p>
      )}
      {suggested.length > 0 && (
        <p className={styles.note}>
          {strings.didYouMean}{' '}
          {suggested.map((word) => (
            <button key={word} type="button" className={styles.textButton} onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {result.total === 0 && result.help && <SearchHelp {...{ styles, base: context.base, help: result.help }} />}
    </>
  )
}
