import { Link } from '../ui/Link'
import styles from './Search.module.css'
import { countText } from './SearchNotes'
import type { SearchStrings } from './strings'
import type { SearchState } from './useSearch'

/** The dialog's last line: how many pages there are, announced; the way to all of them; and the keys. */
export function SearchFoot({
  state,
  strings,
  all,
  onLeave,
}: {
  state: SearchState
  strings: SearchStrings
  /** The results page, if it has more. */
  all: string | undefined
  onLeave: () => void
}) {
  return (
    <div className={styles.foot}>
      <span role="status">{state.status === 'done' ? countText(state.result.total, strings) : ''}</span>
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
