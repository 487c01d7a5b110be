import { SearchHelp } from './SearchHelp'
import type { SearchPlace, SearchStrings } from './strings'
import type { SearchState } from './hooks/useSearch'

/** How many pages were found, in words. */
function countText(total: number, strings: SearchStrings): string {
  return total === 1 ? strings.oneResult : strings.manyResults.replace('{count}', String(total))
}

/** Where a search stands, in words: how many pages were found, or that an answer is awaited. */
export function statusText(state: SearchState, isAwaited: boolean, strings: SearchStrings): string {
  if (state.status === 'done') return countText(state.result.total, strings)
  return isAwaited ? strings.searching : ''
}

/** What a reader should know of a search beside its hits: how many, what was meant instead, what went wrong. */
export function SearchNotes({
  styles,
  state,
  place,
  onQuery,
  onRetry,
}: {
  /** Those of where it stands: a style sheet of its own would be one request more. */
  styles: Readonly<Record<string, string>>
  state: SearchState
  place: SearchPlace
  onQuery: (query: string) => void
  onRetry: () => void
}) {
  const { strings } = place
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
  const { meant } = result
  const proposed = result.help?.proposals ?? (meant === undefined || result.isMeantShown ? [] : [meant])
  return (
    <>
      {result.isIncomplete && (
        <p className={styles.note} role="alert">
          {strings.incomplete} {again}
        </p>
      )}
      {meant !== undefined && result.total > 0 && result.isMeantShown && (
        <p className={styles.note}>{strings.showing.replace('{query}', () => meant)}</p>
      )}
      {result.help?.unknownRule !== undefined && (
        <p className={styles.note}>
          {result.help.texts.noRule.replace('{code}', result.help.unknownRule)}{' '}
          {result.help.ruleList !== undefined && (
            <a href={place.base + result.help.ruleList}>{result.help.texts.ruleList}</a>
          )}
        </p>
      )}
      {result.total === 0 && result.help?.unknownRule === undefined && (
        <p className={styles.note}>{strings.none.replace('{query}', () => query.slice(0, 80))}</p>
      )}
      {proposed.length > 0 && (
        <p className={styles.note}>
          {strings.didYouMean}{' '}
          {proposed.map((word) => (
            <button key={word} type="button" className={styles.textButton} onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {result.total === 0 && result.help && <SearchHelp {...{ styles, base: place.base, help: result.help }} />}
    </>
  )
}
