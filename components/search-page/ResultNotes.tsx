import type { Offer } from '../one-box/offer'
import { OfferLink } from '../one-box/OfferLink'
import type { SearchState } from '../search/hooks/useSearch'
import { SearchNotes, statusText } from '../search/SearchNotes'
import type { SearchContext } from '../search/strings'
import styles from './SearchPage.module.css'

/** The number of results as a live region, the tool or page for a pasted text, and the notes about the search. */
export function ResultNotes({
  state,
  isAwaited,
  offer,
  context,
  onQuery,
  onRetry,
}: {
  state: SearchState
  isAwaited: boolean
  offer: Offer | undefined
  context: SearchContext
  onQuery: (query: string) => void
  onRetry: () => void
}) {
  const isFruitless = state.status === 'done' && state.result.total === 0
  return (
    <>
      <p role="status" className={styles.count}>
        {offer && <span className="sr-only">{`${offer.text} `}</span>}
        {statusText(state, isAwaited, context.strings)}
      </p>
      {offer && (
        <p className={styles.note}>
          {offer.text} <OfferLink offer={offer} />
        </p>
      )}
      {!(offer && isFruitless) && <SearchNotes {...{ styles, state, context, onQuery, onRetry }} />}
    </>
  )
}
