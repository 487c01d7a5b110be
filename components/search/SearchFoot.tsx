import type { Offer } from '../one-box/offer'
import { Link } from '../ui/Link'
import styles from './Search.module.css'
import { statusText } from './SearchNotes'
import type { SearchStrings } from './strings'
import type { SearchState } from './hooks/useSearch'

/** The last line of the dialog: the number of pages as a live region, the link to the results page, the keys. */
export function SearchFoot({
  state,
  isBusy,
  strings,
  all,
  offer,
  onLeave,
}: {
  state: SearchState
  isBusy: boolean
  strings: SearchStrings
  /** The URL of the results page, if it has more results. */
  all: string | undefined
  offer: Offer | undefined
  onLeave: () => void
}) {
  return (
    <div className={styles.foot}>
      <span role="status">
        {offer && <span className="sr-only">{`${offer.text} ${offer.action}. `}</span>}
        {statusText(state, isBusy, strings)}
      </span>
      {all !== undefined && (
        <Link href={all} onClick={onLeave}>
          {strings.all}
        </Link>
      )}
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {strings.choose} <kbd>↵</kbd> {strings.open}
      </span>
    </div>
  )
}
