import type { ReactNode } from 'react'
import styles from './Dropdown.module.css'

interface DropdownProps {
  /** The content of the button in the bar. */
  button: ReactNode
  /** The accessible name of the button; by default, its text. */
  label?: string
  children: ReactNode
}

/** A dropdown menu of the navbar, which opens on hover, click and key press; `lib/client/menus.ts` closes it. */
export function Dropdown({ button, label, children }: DropdownProps) {
  return (
    <details className={styles.dropdown} data-menu>
      <summary className={styles.button} aria-label={label}>
        {button}
      </summary>
      <div className={styles.panel}>
        <ul className={styles.list}>{children}</ul>
      </div>
    </details>
  )
}
