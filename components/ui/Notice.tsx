import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Something the reader should know about a page before reading it. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="note">
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
  )
}
