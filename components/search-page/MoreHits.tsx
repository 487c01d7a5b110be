import type { MouseEvent } from 'react'
import styles from './SearchPage.module.css'

/** Asks for more hits than the list before it has; a reader at the keyboard goes on from the last one there. */
export function MoreHits({ label, onMore }: { label: string; onMore: () => void }) {
  const press = ({ currentTarget }: MouseEvent) => {
    // the button itself may go with the last of them
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
