import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  title?: string
  /** True for information, false for a warning. */
  quiet?: boolean
  children: ReactNode
}

/** A notice above the text of a page. */
export function Notice({ title, quiet = false, children }: NoticeProps) {
  return (
    <div className={quiet ? styles.quiet : styles.notice} role="note">
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
  )
}
