import type { MouseEvent } from 'react'
import styles from './SearchPage.module.css'

/** The button that requests more hits and focuses the last shown hit. */
export function MoreHits({ label, onMore }: { label: string; onMore: () => void }) {
  const press = ({ currentTarget }: MouseEvent) => {
    // the focus must move, because the button disappears when all hits are shown
    const links = currentTarget.previousElementSibling?.querySelectorAll('a') ?? []
    Array.from(links).at(-1)?.focus({ preventScroll: true })
    onMore()
  }
  return (
    <button type="button" className={styles.more} onClick={press}>
      {label}
    </button>
  )
}
