import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  title?: string
  /** It is no warning. */
  quiet?: boolean
  children: ReactNode
}

/** Something the reader should know about a page before reading it. */
export function Notice({ title, quiet = false, children }: NoticeProps) {
  return (
    <div className={quiet ? styles.quiet : styles.notice} role="note">
      {title && <strong>{title}</strong>}
      <p>{children}</p>
    </div>
  )
}
